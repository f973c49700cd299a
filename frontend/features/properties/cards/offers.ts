import type { SearchReading } from '#contract/search/reading.ts'
import { call } from '#frontend/lib/api/api.ts'
import { messages } from '#frontend/messages/messages.ts'
import {
  activeFilters,
  chosenDeal,
  withoutFilters,
} from '#frontend/features/properties/filters/active-filters.ts'
import { countIn } from '#frontend/features/properties/found-properties.ts'
import { changed, type Choose, listAddress } from '#frontend/features/properties/filters/list-query.ts'

const words = messages.noProperties
const MAX_SINGLE = 5

/** A suggestion for an empty list: what taking a filter out makes of a query, and how many listings it finds, where that is known. */
export type FilterSuggestion = { label: string; without: Choose; count: string | undefined }

/**
 * The query with the other deal of tenants, without each filter and without all of them, with their counts; those that find
 * nothing are left out. At most seven calls.
 */
export async function countSuggestions(
  params: URLSearchParams,
  reading: SearchReading | undefined,
  signal: AbortSignal,
): Promise<FilterSuggestion[]> {
  const other = otherDeal(params, reading)
  const single = activeFilters(params, reading).map(({ label, without }) => ({
    label: words.without(label),
    without,
  }))
  const all = single.length > 1 ? [{ label: words.withoutAll, without: withoutFilters }] : []
  const ways = [...other, ...single.slice(0, MAX_SINGLE), ...all]
  const counts = await Promise.allSettled(
    ways.map(({ without }) => countProperties(listAddress(without(params)), signal)),
  )
  return ways
    .map((way, index) => ({ ...way, count: valueOf(counts[index]) }))
    .filter(({ count }) => count !== '0')
}

/** A lease for who asks to rent, and the other way round: nothing else differs. */
function otherDeal(
  params: URLSearchParams,
  reading: SearchReading | undefined,
): Omit<FilterSuggestion, 'count'>[] {
  const part = reading?.parts.find(({ filters, isOverruled }) => filters.deal && !isOverruled)
  const asked = chosenDeal(params) || part?.filters.deal
  const deal = asked === 'rent' ? 'lease' : asked === 'lease' && 'rent'
  return deal ? [{ label: words.otherDeal[deal], without: (query) => changed(query, { deal }) }] : []
}

/** How many listings an address of the list finds. */
export async function countProperties(address: string, signal: AbortSignal): Promise<string> {
  const { headers } = await call(`${address}${address.includes('?') ? '&' : '?'}limit=1`, { signal })
  return countIn(headers, 0)
}

function valueOf(result: PromiseSettledResult<string> | undefined): string | undefined {
  return result?.status === 'fulfilled' ? result.value : undefined
}
