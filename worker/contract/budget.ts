import { readAmounts, shiftPoint, type Amount } from './money-words.ts'

const AT_MOST =
  /^(?:(?:under|below|up ?to|till|within|max(?:imum)?\.?|at most|less than|not? more than|about|around|[<≤]=?) ?)?#(?: ?(?:max(?:imum)?|(?:or|and) (?:less|below|under)))?$/
const AT_LEAST =
  /^(?:(?:above|over|from|min(?:imum)?\.?|at least|more than|not? less than|starting(?: from| at)?|[>≥]=?) ?#|# ?(?:\+|plus|min(?:imum)?|onwards?|(?:or|and) (?:more|above|over|up)))$/
const RANGE =
  /^(?:(?:between|from)? ?# ?(?:[-‐-―−~]|to) ?#|between #and #|min(?:imum)?\.? #,? ?max(?:imum)?\.? #)$/

const UNIT_ZEROS = [7, 5, 3]
const LIKELY_SPREAD = 10

/** Bounds of a price in whole rupees, both included. */
export type Budget = { minInr?: number; maxInr?: number }

/**
 * A budget in words: 'under 60 lakh', '20-40 lakh', '20L to 1 cr', '50 lakh+', 'between 20 and 40 lakh'. One number alone is the
 * upper bound, a reversed range is put in order. Undefined when not understood; never throws.
 */
export function parseBudget(text: string): Budget | undefined {
  const { shape, amounts } = readAmounts(text)
  const [first, second] = amounts
  if (!first) return undefined
  if (AT_MOST.test(shape)) return { maxInr: first.inr }
  if (AT_LEAST.test(shape)) return { minInr: first.inr }
  if (!second || !RANGE.test(shape)) return undefined
  const bounds = [borrowUnit(first, second), borrowUnit(second, first)]
  return { minInr: Math.min(...bounds), maxInr: Math.max(...bounds) }
}

/**
 * Rupees of a range's bare number beside one with a unit: the largest unit that keeps the two ends likely. '20-40 lakh' starts at
 * 20 lakh, '90-1.2 cr' at 90 lakh, '20,000-1 lakh' at 20,000.
 */
function borrowUnit(bare: Amount, { zeros, inr }: Amount): number {
  if (bare.zeros !== undefined || zeros === undefined) return bare.inr
  const candidates = UNIT_ZEROS.filter((unit) => unit <= zeros).map((unit) => shiftPoint(bare.decimal, unit))
  return candidates.find((amountInr) => amountInr <= inr * LIKELY_SPREAD) ?? bare.inr
}
