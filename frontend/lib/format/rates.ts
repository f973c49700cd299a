import { formatRate } from '#contract/units/rates.ts'
import { messages } from '#frontend/messages/messages.ts'

/** INR per katha or sq ft as `formatRate` writes it, in the page's language. */
export const rateWords = (inr: number) => messages.words.amount(formatRate(inr))

/** Joins the two ends of a range in the page's language. */
type Join = (low: string, high: string) => string

/**
 * The lowest and the highest rate (INR): '₹12 to 14 Lakh', sign and unit once where both have the same unit; one of
 * them where they read alike.
 */
export function rateRange(lowInr: number, highInr: number, join: Join): string {
  const [low, high] = [formatRate(lowInr), formatRate(highInr)]
  if (low === high) return rateWords(lowInr)
  const unit = unitOf(high)
  if (unitOf(low) !== unit) return join(rateWords(lowInr), rateWords(highInr))
  const shortLow = low.slice(0, low.length - unit.length)
  return join(messages.words.amount(shortLow), messages.words.amount(high.slice(1)))
}

/** ' Lakh', ' Cr' or nothing. */
const unitOf = (rate: string) => / \D+$/.exec(rate)?.[0] ?? ''
