import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'

const detail = messages.detail
const LOOKS = {
  sold: 'border-oxide-700 bg-paste text-oxide-800',
  rented: 'border-oxide-700 bg-paste text-oxide-800',
  pending: 'border-brass-500 bg-brass-100 text-brass-800',
}

/** Says that a listing is sold, rented out or not public yet; nothing while it is available. */
export function AvailabilityBanner({ status }: Pick<Property, 'status'>) {
  if (status === 'available') return null
  return (
    <p className={`mb-4 rounded-court border-l-4 px-3.5 py-3 leading-snug font-medium ${LOOKS[status]}`}>
      {detail[status]}
    </p>
  )
}
