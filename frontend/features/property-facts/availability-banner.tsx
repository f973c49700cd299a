import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'

const detail = messages.detail
const LOOKS = {
  sold: 'border-oxide-700 bg-paste text-oxide-800',
  rented: 'border-oxide-700 bg-paste text-oxide-800',
  unconfirmed: 'border-brass-500 bg-brass-100 text-brass-800',
  pending: 'border-brass-500 bg-brass-100 text-brass-800',
}

/**
 * Says that a listing is sold, rented out, long unconfirmed or not public yet; nothing while it is available. `day`
 * is that of its last confirmation.
 */
export function AvailabilityBanner({ status, day = '' }: Pick<Property, 'status'> & { day?: string }) {
  if (status === 'available') return null
  return (
    <p className={`mb-4 rounded-court border-l-4 px-3.5 py-3 leading-snug font-medium ${LOOKS[status]}`}>
      {status === 'unconfirmed' ? detail.unconfirmed(day) : detail[status]}
    </p>
  )
}
