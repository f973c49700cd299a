import type { ListSearch } from '#contract/search/list-filters.ts'
import type { Sort } from '#contract/properties/enums.ts'
import { allOf, hasText, matchOf, wordsIn } from './match.ts'
import { askedSteps } from './measures.ts'

/*
 * Newest, price and area each have a search index, with the same words and facets. Its rowid is a listing's place in that
 * order: the rank (price or area), then `seq`, its age. So only the rows of a page are read, in order, whatever is asked.
 */

/** One scan of an index: a part of a search's listings, in order; `above` is included, `below` is not. */
export type Run = { match: string; above?: bigint; below?: bigint }
export type Plan = {
  index: 'properties_search' | 'properties_by_price' | 'properties_by_area'
  isAscending: boolean
  runs: Run[]
}

/** Where a listing stands in a search: the run, the rank, the age. */
export type Position = { run: number; rank: number; seq: number }

/** `seq` is the lower 23 bits of a rowid, so there may be eight million listings. */
export const AGES = 2 ** 23
const FIRST_PRICED = BigInt(AGES)

/** The index, direction and runs of a search; no runs where nothing can be found. */
export function planOf(search: ListSearch): Plan {
  const match = matchOf(search)
  const order = ORDERS[search.sort]
  if (match === undefined) return { ...order, runs: [] }
  if (search.sort === 'best') return { ...order, runs: tiersOf(search, match) }
  if (search.sort === 'price-asc') return { ...order, runs: cheapestRuns(search, match) }
  return { ...order, runs: [{ match }] }
}

const ORDERS = {
  newest: { index: 'properties_search', isAscending: false },
  best: { index: 'properties_search', isAscending: false },
  'price-asc': { index: 'properties_by_price', isAscending: true },
  'price-desc': { index: 'properties_by_price', isAscending: false },
  'area-desc': { index: 'properties_by_area', isAscending: false },
} as const satisfies Record<Sort, Omit<Plan, 'runs'>>

/** The cheapest first; price on request (0) stands last, and not at all where a budget is asked for. */
function cheapestRuns(search: ListSearch, match: string): Run[] {
  const priced = { match, above: FIRST_PRICED }
  return askedSteps('price', search) ? [priced] : [priced, { match, below: FIRST_PRICED }]
}

/** The best first: in the very place, then with all words whole, then with all words in the title. */
function tiersOf(search: ListSearch, match: string): Run[] {
  if (!hasText(search)) return [{ match }]
  const { words = [], place } = search
  const merits = [
    ...(place === undefined ? [] : [allOf(wordsIn(place), 'place')]),
    ...(words.length === 0 ? [] : [allOf(words, '- facets', true), allOf(words, 'title')]),
  ]
  const tiers = merits.reduce<Tier[]>(
    (tiers, merit) => tiers.flatMap((tier) => splitBy(tier, merit)),
    [{ has: [match], lacks: [] }],
  )
  return tiers.map(({ has, lacks }) => ({
    match: [allTrue(has), ...lacks.map((query) => `(${query})`)].join(' NOT '),
  }))
}

type Tier = { has: string[]; lacks: string[] }
const allTrue = (queries: string[]) => `(${queries.join(' AND ')})`
const splitBy = ({ has, lacks }: Tier, merit: string): Tier[] => [
  { has: [...has, merit], lacks },
  { has, lacks: [...lacks, merit] },
]

/** The runs that are left after a position; the first of them begins right after it. */
export function runsAfter(
  { runs, isAscending }: Plan,
  position: Position | undefined,
): (Run & { number: number })[] {
  const numbered = runs.map((run, number) => ({ ...run, number }))
  if (!position) return numbered
  const spot = BigInt(position.rank) * BigInt(AGES) + BigInt(position.seq)
  return numbered
    .filter(({ number }) => number >= position.run)
    .map((run) =>
      run.number > position.run ? run : { ...run, ...(isAscending ? { above: spot + 1n } : { below: spot }) },
    )
}
