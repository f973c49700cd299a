import { DAY_MS } from '#contract/units/time.ts'
import { LIMITS } from '#contract/limits.ts'
import { isLoweredLately } from '#contract/properties/lowered.ts'
import { isPerMonth } from '#contract/properties/rules.ts'
import type { Deal } from '#contract/properties/enums.ts'

/** A price that stood long enough in public, and since when (milliseconds); 0 rupees is a price on request. */
export type StoodPrice = { at: number; priceInr: number }

/** What a listing keeps of its prices: nothing that the public never saw. */
export type PriceState = {
  priceHistory: StoodPrice[]
  /** Since when the present price stands in public without a break; null while nobody sees it. */
  priceSince: number | null
  priceLoweredAt: number | null
  /** Lowered so lately that a list says so. */
  isPriceLowered: boolean
  /** When an answer changes by itself; the cron looks again then. */
  priceDueAt: number | null
}

export type PricedListing = {
  priceInr: number
  deal: Deal
  approvedByAdmin: boolean
  publishedAt: number | null
}

const STANDS_AFTER_MS = DAY_MS
const LATELY_MS = LIMITS.loweredDays * DAY_MS

/** What is kept of the prices after a save, or by now where nothing was saved. */
export function priceStateAfter(
  next: PricedListing,
  stored: (PricedListing & PriceState) | undefined,
  nowMs: number,
): PriceState {
  const isSameDeal = stored !== undefined && isPerMonth(stored.deal) === isPerMonth(next.deal)
  const priceHistory = isSameDeal ? stoodBy(stored, nowMs) : []
  const isKept = isSameDeal && stored.priceInr === next.priceInr
  const priceSince = next.approvedByAdmin ? ((isKept ? stored.priceSince : null) ?? nowMs) : null
  const priceLoweredAt = loweredAt(priceHistory, next.priceInr)
  const isPriceLowered = isLoweredLately(priceLoweredAt, nowMs)
  const isToStand =
    priceSince !== null && priceSince !== next.publishedAt && priceHistory.at(-1)?.priceInr !== next.priceInr
  const due = [
    isToStand ? priceSince + STANDS_AFTER_MS : Infinity,
    isPriceLowered && priceLoweredAt !== null ? priceLoweredAt + LATELY_MS : Infinity,
  ]
  const priceDueAt = Math.min(...due)
  return {
    priceHistory,
    priceSince,
    priceLoweredAt,
    isPriceLowered,
    priceDueAt: priceDueAt === Infinity ? null : priceDueAt,
  }
}

/** The prices that have stood by now, the present one too where it has. */
function stoodBy(
  { priceHistory, priceSince, priceInr }: PricedListing & PriceState,
  nowMs: number,
): StoodPrice[] {
  const isNew = priceHistory.at(-1)?.priceInr !== priceInr
  if (!isNew || priceSince === null || nowMs < priceSince + STANDS_AFTER_MS) return priceHistory
  return [...priceHistory, { at: priceSince, priceInr }].slice(-LIMITS.pricesKept)
}

/** When the newest of these prices was set, where it and the present one are lower than what was asked before. */
function loweredAt(history: readonly StoodPrice[], presentInr: number): number | null {
  const last = history.at(-1)
  const before = history.slice(0, -1).findLast(({ priceInr }) => priceInr > 0)
  if (!last || !before) return null
  const isLower = (priceInr: number) => priceInr > 0 && priceInr < before.priceInr
  return isLower(last.priceInr) && isLower(presentInr) ? last.at : null
}
