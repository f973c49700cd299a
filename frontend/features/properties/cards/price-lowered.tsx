import { useState } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { isLoweredLately } from '#contract/properties/lowered.ts'
import { messages } from '#frontend/messages/messages.ts'

/** A chip below the badge of a picture, for a listing whose price was lowered as lately as a list of such listings says. */
export function PriceLowered({ property: { priceLoweredAt } }: { property: Property }) {
  const [now] = useState(() => Date.now())
  if (!priceLoweredAt || !isLoweredLately(Date.parse(priceLoweredAt), now)) return null
  return (
    <span className="pointer-events-none absolute top-11 left-3 rounded-tag bg-brass-100 px-2 py-0.5 text-micro leading-snug font-semibold text-brass-800 in-row:top-9 in-row:left-2">
      {messages.card.lowered}
    </span>
  )
}
