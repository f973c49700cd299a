import type { Budget } from '#contract/list/budget.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.activeFilters

/** A budget in a few words: 'Up to ₹50 Lakh'. Nothing when it has no bounds. */
export function budgetLabel({ minInr, maxInr }: Budget): string | undefined {
  if (minInr !== undefined && maxInr !== undefined) {
    return words.between(formatLakhCrore(minInr), formatLakhCrore(maxInr))
  }
  if (minInr !== undefined) return words.atLeast(formatLakhCrore(minInr))
  return maxInr === undefined ? undefined : words.upTo(formatLakhCrore(maxInr))
}
