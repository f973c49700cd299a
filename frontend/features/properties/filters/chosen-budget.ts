import { type Budget, isLakhAssumed, parseBudget } from '#contract/list/budget.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { seenIn } from '#contract/text/unseen.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { budgetLabel } from './budget-label.ts'

/**
 * The budget in the query: minPrice and maxPrice take precedence over the text of the home page's price field, which the list may
 * have read in words that are not known here.
 */
export function chosenBudget(
  params: URLSearchParams,
  reading: SearchReading | undefined,
): Budget & { unreadable?: string } {
  const minInr = parseInr(params.get('minPrice') ?? '')
  const maxInr = parseInr(params.get('maxPrice') ?? '')
  if (minInr !== undefined || maxInr !== undefined) return { minInr, maxInr }
  const words = params.get('price')?.trim()
  if (!words) return {}
  if (reading?.budget?.typed === words) return reading.budget
  return parseBudget(words) ?? { unreadable: seenIn(words) }
}

/** How a bare number in the price field was read: 'Up to ₹50 Lakh' for '50'. */
export function lakhAssumed(params: URLSearchParams): { typed: string; meant: string } | undefined {
  const typed = params.get('price')?.trim() ?? ''
  const meant = isLakhAssumed(typed) ? budgetLabel(parseBudget(typed) ?? {}) : undefined
  return meant === undefined ? undefined : { typed, meant }
}
