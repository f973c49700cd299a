import { useState } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS } from '#contract/units/time.ts'
import { messages } from '#frontend/messages/messages.ts'

/** A chip for a listing whose price was lowered as lately as a list of such listings says. */
export function PriceLowered({ property: { priceLoweredAt } }: { property: Property }) {
  const [now] = useState(() => Date.now())
  if (!priceLoweredAt || now - Date.parse(priceLoweredAt) >= LIMITS.loweredDays * DAY_MS) return null
  return (
    <span className="mr-2 inline-block rounded-tag bg-brass-100 px-2 font-semibold text-brass-800">
      {messages.card.lowered}
    </span>
  )
}
