import type { Deal } from '#contract/properties/enums.ts'
import { readAmounts, shiftPoint, type Amount } from '#contract/units/money-words.ts'
import { LAKH_ZEROS } from '#contract/units/money.ts'

const AT_MOST =
  /^(?:(?:under|below|up ?to|till|within|max(?:imum)?\.?|at most|less than|not? more than|[<≤]=?) ?)?#(?: ?(?:max(?:imum)?|(?:or|and) (?:less|below|under)|tak|se kam|porjonto|samma|(?:(?:k?e|er) )?(?:andar|niche|modd?h[yi]?[ae]|bhit[a-z]*)))?$/
const AROUND = /^(?:about|around) ?#$/
/** How far a price 'around 35 lakh' may be off, either way. */
const SPREAD = 0.15
const AT_LEAST =
  /^(?:(?:above|over|from|min(?:imum)?\.?|at least|more than|not? less than|starting(?: from| at)?|[>≥]=?) ?#|# ?(?:\+|plus|min(?:imum)?|onwards?|(?:or|and) (?:more|above|over|up)))$/
const RANGE =
  /^(?:(?:between|from)? ?# ?(?:[-‐-―−~]|to) ?#|between #and #|min(?:imum)?\.? #,? ?max(?:imum)?\.? #)$/

const UNIT_ZEROS = [7, 5, 3]
const LIKELY_SPREAD = 10
/** From this number on a bare one is rupees, below it lakhs. */
const FIRST_BARE_RUPEES = 1000
const LOWEST_SALE_BUDGET_INR = 500_000

/** Bounds of a price in whole rupees, both included. */
export type Budget = { minInr?: number; maxInr?: number }

/**
 * A budget in words: 'under 60 lakh', '20-40 lakh', '20L to 1 cr', '50 lakh+', 'between 20 and 40 lakh'. One number alone is the
 * upper bound, a bare one under 1,000 is lakhs, a reversed range is put in order. Undefined when not understood; never throws.
 */
export function parseBudget(text: string): Budget | undefined {
  const { shape, amounts } = readAmounts(text)
  const [first, second] = amounts
  if (!first) return undefined
  if (AT_MOST.test(shape)) return { maxInr: amountInr(first) }
  if (AROUND.test(shape)) return around(amountInr(first))
  if (AT_LEAST.test(shape)) return { minInr: amountInr(first) }
  return second && RANGE.test(shape) ? between(first, second) : undefined
}

/** Whether a budget is a number that says no unit and is small enough to mean lakhs: '50', '20-40'. */
export function isLakhAssumed(text: string): boolean {
  const { amounts } = readAmounts(text)
  return parseBudget(text) !== undefined && amounts.every(isBareLakh)
}

/** Rupees of an amount that stands alone: a bare number under 1,000 is lakhs. */
export const amountInr = (amount: Amount): number =>
  isBareLakh(amount) ? shiftPoint(amount.decimal, LAKH_ZEROS) : amount.inr

/** The budget of a price that is told roughly. */
export const around = (inr: number): Budget => ({
  minInr: Math.round(inr * (1 - SPREAD)),
  maxInr: Math.round(inr * (1 + SPREAD)),
})

/** The two ends of a range, in order. */
export function between(first: Amount, second: Amount): Budget {
  const isBare = isBareLakh(first) && isBareLakh(second)
  const bounds = isBare
    ? [amountInr(first), amountInr(second)]
    : [borrowUnit(first, second), borrowUnit(second, first)]
  return { minInr: Math.min(...bounds), maxInr: Math.max(...bounds) }
}

/**
 * The deal that a budget without a stated one means: the upper bound decides. With a lower bound only, 5 lakh and more
 * are sales, less is either.
 */
export function dealOfBudget({ minInr, maxInr }: Budget): Deal | undefined {
  if (maxInr !== undefined) return maxInr >= LOWEST_SALE_BUDGET_INR ? 'sale' : 'rent'
  return minInr !== undefined && minInr >= LOWEST_SALE_BUDGET_INR ? 'sale' : undefined
}

const isBareLakh = ({ zeros, inr }: Amount) => zeros === undefined && inr > 0 && inr < FIRST_BARE_RUPEES

/**
 * Rupees of a range's bare number beside one with a unit, or square feet: the largest unit that keeps the two ends likely. '20-40 lakh'
 * starts at 20 lakh, '90-1.2 cr' at 90 lakh, '20,000-1 lakh' at 20,000.
 */
export function borrowUnit(bare: Amount, { zeros, inr }: Amount): number {
  if (bare.zeros !== undefined || zeros === undefined) return bare.inr
  const candidates = UNIT_ZEROS.filter((unit) => unit <= zeros).map((unit) => shiftPoint(bare.decimal, unit))
  return candidates.find((amountInr) => amountInr <= inr * LIKELY_SPREAD) ?? bare.inr
}
