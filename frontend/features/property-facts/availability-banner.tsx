import type { Property } from '#contract/properties.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Alert } from '#frontend/ui/alert.tsx'

const detail = messages.detail

/** Says that a listing is sold, rented out or not public yet; nothing while it is available. */
export function AvailabilityBanner({ status }: Pick<Property, 'status'>) {
  if (status === 'available') return null
  return <Alert tone={status === 'pending' ? 'waiting' : 'info'}>{detail[status]}</Alert>
}
