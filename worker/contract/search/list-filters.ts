import type { Sort, State } from '#contract/properties/enums.ts'
import {
  type Bounds,
  FILTER_NAMES,
  FILTERS,
  type Filter,
  type FilterName,
  type FilterValue,
  type SearchName,
} from '#contract/properties/filters.ts'

/**
 * What a list call looks for, whichever parameter said it: a filter, the budget or the search text. Everything is ANDed. A filter of
 * something that only one kind has comes with that kind in `categories`.
 */
export type ListFilters = { [Name in FilterName as SearchName<Name>]?: FilterValue<Name> } & StaffFilters & {
    /** The words that became no filter: all must match, by prefix; numbers as a whole. Lower case, at most `maxSearchWords`. */
    words?: string[]
  }

/** What only approved accounts may ask for. */
export type StaffFilters = {
  /** The id of the account that listed it. */
  listedBy?: string
  /** Listings without pictures; without a place on the map; whose site was not visited or title deed not seen. */
  unpictured?: true
  unplaced?: true
  unchecked?: true
}

export type ListSearch = ListFilters & {
  statuses: readonly State[]
  sort: Sort
  /** It asks for something that no listing can be: the answer is empty without asking the database. */
  isUnfindable: boolean
  /** Why, where it is a kind of property that the firm does not have ('shop'); the nearest listings differ in it. */
  missingKind?: string
}

/** The filter that a search calls so: 'minLandSqFt' is of 'land'. */
export const filterCalled = (key: string): FilterName | undefined => CALLED.get(key)

const CALLED: ReadonlyMap<string, FilterName> = new Map(
  FILTER_NAMES.flatMap((name) => searchNames(name).map((key) => [key, name] as const)),
)

/** What a search calls a filter. */
export function searchNames(name: FilterName): string[] {
  const filter: Filter = FILTERS[name]
  const { bounds } = { bounds: undefined, ...filter }
  return [
    ...(filter.type === 'range' ? [] : [filter.type === 'one of' ? filter.search : name]),
    ...Object.values(bounds ?? {}).map(({ search }) => search),
  ]
}

/** The bounds that a search names. */
export function boundsIn(search: ListFilters, { min, max }: Bounds): { min?: number; max?: number } {
  return { min: numberAt(search, min.search), max: numberAt(search, max?.search) }
}

/** What a search or a query says by a name, where that is a number. */
export function numberAt(said: Record<string, unknown>, name: string | undefined): number | undefined {
  const value = name === undefined ? undefined : said[name]
  return typeof value === 'number' ? value : undefined
}
