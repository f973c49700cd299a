import type { Budget } from '#contract/list/budget.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.activeFilters

/** A budget in a few words: 'Up to ₹50 Lakh'. Nothing when it has no bounds; two are said in order. */
export function budgetLabel({ minInr, maxInr }: Budget): string | undefined {
  if (minInr !== undefined && maxInr !== undefined) {
    const [least, most] = [Math.min(minInr, maxInr), Math.max(minInr, maxInr)]
    return words.between(formatLakhCrore(least), formatLakhCrore(most))
  }
  if (minInr !== undefined) return words.atLeast(formatLakhCrore(minInr))
  return maxInr === undefined ? undefined : words.upTo(formatLakhCrore(maxInr))
}
