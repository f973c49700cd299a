import { useState } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { isLoweredLately } from '#contract/properties/lowered.ts'
import { messages } from '#frontend/messages/messages.ts'

/** One of the words in the upper corner of a picture. */
export const BADGE = 'card-badge rounded-tag text-micro leading-snug font-semibold'

/** A chip beside the badge of a picture, for a listing whose price was lowered as lately as a list of such listings says. */
export function PriceLowered({ property: { priceLoweredAt } }: { property: Property }) {
  const [now] = useState(() => Date.now())
  if (!priceLoweredAt || !isLoweredLately(Date.parse(priceLoweredAt), now)) return null
  return (
    <span data-lowered className={`${BADGE} bg-brass-100 text-brass-800`}>
      {messages.card.lowered}
    </span>
  )
}
