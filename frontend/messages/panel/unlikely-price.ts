import { unlikelyPrice } from '#contract/units/money-words.ts'

/** What is asked below a price that no listing costs, and the answers with what each of them types. */
export function unlikelyPriceAsked(typed: string) {
  const number = unlikelyPrice(typed)
  if (number === undefined) return undefined
  return {
    question: `₹${number} is very little. Did you mean ₹${number} Lakh or ₹${number} Crore?`,
    answers: [
      { label: `₹${number} Lakh`, typed: `${number} lakh` },
      { label: `₹${number} Crore`, typed: `${number} crore` },
    ],
  }
}
