import { LIMITS } from '#contract/limits.ts'
import { DAY_MS } from '#contract/units/time.ts'
import type { Property } from './replies.ts'

/** Whether lists say of a price that it was lowered: so lately was it. Both in milliseconds. */
export const isLoweredLately = (loweredAtMs: number | null, nowMs: number): boolean =>
  loweredAtMs !== null && nowMs < loweredAtMs + LIMITS.loweredDays * DAY_MS

/** When the price of a listing was lowered last, and from how many rupees; undefined where it never was, or where that is not known. */
export function loweringOf({
  priceLoweredAt,
  priceHistory = [],
}: Pick<Property, 'priceLoweredAt' | 'priceHistory'>): { at: string; beforeInr: number } | undefined {
  if (priceLoweredAt === null) return undefined
  const before = priceHistory.findLast(({ at, price }) => price !== null && at < priceLoweredAt)
  return before?.price ? { at: priceLoweredAt, beforeInr: before.price } : undefined
}
