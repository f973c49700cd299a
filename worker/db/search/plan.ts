import { CATEGORIES, type Category, type FilterCategory, type Order } from '#contract/properties/enums.ts'
import { FILTERS, type ListFilters, type ListSearch } from '#contract/properties/filters.ts'
import { waysToSay } from '#contract/search/roads.ts'
import { allWordsOf } from '#contract/search/tokens.ts'
import {
  askedBands,
  askedFacets,
  askedSteps,
  categoryToken,
  countTerms,
  facetTokens,
  MEASURES,
  pointTerms,
  stateToken,
  termsOfRange,
} from './facets.ts'
import { COUNTED_INDEX } from './indexed.ts'
import {
  ANYWHERE,
  facet,
  IN_PLACE,
  IN_PLACE_OR_ADDRESS,
  IN_TITLE,
  kindInPlaceTerm,
  measure,
  NOWHERE,
  type OF_REGION,
  regionTerm,
  wordTerm,
} from './tokens.ts'

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
  const order = ORDERS[search.sort]
  const match = matchOf(search, order.index)
  if (match === undefined) return { ...order, runs: [] }
  if (search.sort === 'best') return { ...order, runs: tiersOf(search, match) }
  if (search.sort === 'price-asc') return { ...order, runs: cheapestRuns(search, match) }
  return { ...order, runs: [{ match }] }
}

const ORDERS = {
  newest: { index: 'properties_search', isAscending: false },
  oldest: { index: 'properties_search', isAscending: true },
  best: { index: 'properties_search', isAscending: false },
  'price-asc': { index: 'properties_by_price', isAscending: true },
  'price-desc': { index: 'properties_by_price', isAscending: false },
  'area-desc': { index: 'properties_by_area', isAscending: false },
} as const satisfies Record<Order, Omit<Plan, 'runs'>>

/** The cheapest first; price on request (0) stands last, and not at all where a budget is asked for. */
function cheapestRuns(search: ListSearch, match: string): Run[] {
  const priced = { match, above: FIRST_PRICED }
  return askedSteps('price', search) ? [priced] : [priced, { match, below: FIRST_PRICED }]
}

/** The best matches first: in the named place itself, then with all words as whole words, then with all words in the title. */
function tiersOf(search: ListSearch, match: string): Run[] {
  if (!hasText(search)) return [{ match }]
  const { words = [] } = search
  const merits = [
    ...placesOf(search, IN_PLACE).map(has),
    ...(words.length === 0 ? [] : [isWholeIn(words), has(allSaid(words, IN_TITLE))]),
  ]
  const tiers = merits.reduce<Tier[]>(
    (tiers, merit) => tiers.flatMap((tier) => [merit.having(tier), merit.lacking(tier)]),
    [{ has: [match], lacks: [] }],
  )
  return tiers.map(({ has, lacks }) => ({
    match: [`(${has.join(' AND ')})`, ...lacks.map((query) => `(${query})`)].join(' NOT '),
  }))
}

/**
 * The index in which the listings of a search are counted. With a budget that is the price index, where a budget is one
 * stretch; elsewhere its many terms would cost more than all the rest. Two choices together match even fewer listings,
 * and only COUNTED_INDEX has such pairs as one token.
 */
export function countedRun(search: ListSearch): (Run & Pick<Plan, 'index'>) | undefined {
  const match = matchOf(search, COUNTED_INDEX)
  if (match === undefined) return undefined
  const { minPriceInr: _min, maxPriceInr: _max, ...ofAnyPrice } = search
  const prices = askedSteps('price', search)
  const matchOfAnyPrice = matchOf(ofAnyPrice)
  if (prices === undefined || matchOfAnyPrice === undefined || isPaired(search))
    return { index: COUNTED_INDEX, match }
  return {
    index: 'properties_by_price',
    match: matchOfAnyPrice,
    above: BigInt(prices.from) * FIRST_PRICED,
    below: BigInt(prices.to + 1) * FIRST_PRICED,
  }
}

type Tier = { has: string[]; lacks: string[] }
type Merit = Record<'having' | 'lacking', (tier: Tier) => Tier>

const has = (query: string): Merit => ({
  having: ({ has, lacks }) => ({ has: [...has, query], lacks }),
  lacking: ({ has, lacks }) => ({ has, lacks: [...lacks, query] }),
})

/** Ranks listings by whether they have every word whole. The tier without asks for a longer word instead, which few listings have. */
const isWholeIn = (words: string[]): Merit => {
  const longer = words.map((word) => `(${said(word, ANYWHERE, '+')} NOT ${said(word, ANYWHERE, '')})`)
  return { ...has(allSaid(words, ANYWHERE, true)), lacking: has(anyOf(longer)).having }
}

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

/*
 * A search as a query of the search index (FTS5). It is bound as a parameter and holds only words of closed lists,
 * digits, and the visitor's words in quotes, for which those of listings are put in (see tokens.ts).
 */

const WHOLE_NUMBER = /^\d+$/

/** The query that finds every listing of a search in an index, or in any, and no other; undefined where none can be found. */
export function matchOf(search: ListSearch, index?: Plan['index']): string | undefined {
  const ranges = [...measureTerms(search), ...pointTerms(search)]
  const kindsThere = kindsInPlaces(search, index === COUNTED_INDEX ? askedBands(search) : undefined)
  const { ofSome, ofAll } = facetLists(search, {
    isKindKnown: kindsThere !== undefined,
    hasPairs: index === COUNTED_INDEX,
  })
  if (search.isUnfindable || [...ranges, ...ofSome, ...ofAll].some((terms) => terms.length === 0))
    return undefined
  const { words = [] } = search
  const where = kindsThere ? anyOf(kindsThere) : whereOf(search)
  const wanted = allOfRarestFirst([
    ...ofSome.map(anyOf),
    ...(words.length > 0 ? [allSaid(words, ANYWHERE)] : []),
    ...(where === undefined ? [] : [where]),
    ...ofAll.map(anyOf),
    ...ranges.map((terms) => anyOf(terms.map(measure))),
  ])
  const { notPlaces } = search
  return notPlaces === undefined ? wanted : `(${wanted}) NOT ${inAny(notPlaces, IN_PLACE_OR_ADDRESS)}`
}

/** Matches listings in one of the wanted places or their neighbours, or mentioning the landmark anywhere. */
function whereOf({ place, otherPlaces = [], nearPlaces = [], landmark }: ListFilters): string | undefined {
  if (place === undefined) return undefined
  const places = inAny([place, ...otherPlaces, ...nearPlaces], IN_PLACE_OR_ADDRESS)
  return landmark === undefined ? places : `(${places} OR ${allOf(allWordsOf(landmark), ANYWHERE)})`
}

/**
 * One token for each pair of kind and place, with the deal and the size band where they are asked for; undefined unless
 * the search is for available listings and all its places belong to the region.
 */
function kindsInPlaces(search: ListSearch, bands: string[] = ['']): string[] | undefined {
  const { categories = [], deal, place, otherPlaces = [], nearPlaces = [], landmark } = search
  if (
    place === undefined ||
    landmark !== undefined ||
    !isOnOffer(search) ||
    categories.includes('Residential')
  )
    return undefined
  const places = [place, ...otherPlaces, ...nearPlaces].map(allWordsOf)
  const beds = bedRoomsToken(search)
  const kinds =
    beds === undefined
      ? categories.map((kind) => ({ token: categoryToken(kind), bands }))
      : [{ token: beds, bands: [''] }]
  const tokens = kinds.flatMap(({ token, bands: ofKind }) =>
    ofKind.flatMap((band) =>
      places.map((words) => kindInPlaceTerm(`${token}${dealToken(deal)}${band}`, words)),
    ),
  )
  const known = tokens.filter((token) => token !== undefined)
  return known.length > 0 && known.length === tokens.length ? known : undefined
}

/** Only villas have bedrooms, so this token replaces the one of the kind. */
const bedRoomsToken = ({ bedRooms, categories = [] }: ListSearch) =>
  bedRooms === undefined || categories.length !== 1 || categories[0] !== 'Villa'
    ? undefined
    : `${FILTERS.bedRooms.token}${bedRooms}`

const dealToken = (deal: ListSearch['deal']) => (deal === undefined ? '' : `${FILTERS.deal.token}${deal}`)

type Where = keyof typeof OF_REGION

function placesOf({ place, otherPlaces = [] }: ListFilters, where: Where): string[] {
  return place === undefined ? [] : [inAny([place, ...otherPlaces], where)]
}

const inAny = (places: string[], where: Where) =>
  anyOf(places.map(allWordsOf).map((words) => regionTerm(words, where) ?? allOf(words, where)))

export const hasText = ({ words = [], place, notPlaces }: ListFilters) =>
  words.length > 0 || place !== undefined || notPlaces !== undefined

/** The query for all of these words in one part of a listing: each by its beginning, a number as a whole. */
export const allOf = (words: string[], where: string, isWhole = false): string =>
  `(${words.map((word) => wordTerm(word, where, wayOf(word, isWhole))).join(' AND ')})`

/** The same for the words of a search, of which some may be said in other ways. */
export const allSaid = (words: string[], where: string, isWhole = false): string =>
  `(${words.map((word) => said(word, where, wayOf(word, isWhole))).join(' AND ')})`

const wayOf = (word: string, isWhole: boolean) => (isWhole || WHOLE_NUMBER.test(word) ? '' : '*')

/** A word in any of the ways to say it; '+': in those alone that may be the beginning of a longer one. */
function said(word: string, where: string, way: '' | '*' | '+'): string {
  const ways = waysToSay(word)
  if (!ways) return wordTerm(word, where, way)
  const asked = way === '+' ? ways.filter(({ isBeginning }) => isBeginning) : ways
  return anyOf(
    asked.map(({ words, isBeginning }) => {
      const terms = words.map((one) => wordTerm(one, where, isBeginning ? way : ''))
      return terms.length === 1 ? terms.join('') : `(${terms.join(' AND ')})`
    }),
  )
}

/**
 * A query for all of these, the rarest first. SQLite scans every list that is joined by AND to its end; behind a `NOT`
 * of a token that no listing has, the next list is only probed for listings that matched everything before it.
 */
const allOfRarestFirst = (queries: string[]) =>
  queries.reduce((few, query, index) => `${index === 1 ? few : `((${few}) NOT ${NOWHERE})`} AND ${query}`)

/**
 * Lists of tokens for status, kinds, facets and counts; a listing must have one token of each list. Facets that only
 * some kinds have come apart from those that all have. `isKindKnown`: another part of the query asks for kind and deal.
 */
function facetLists(
  search: ListSearch,
  { isKindKnown, hasPairs }: { isKindKnown: boolean; hasPairs: boolean },
): Record<'ofSome' | 'ofAll', string[][]> {
  const { statuses, categories = [], deal } = search
  const facets = askedFacets(search)
  const beds = isKindKnown || deal !== undefined ? bedRoomsToken(search) : undefined
  const ofSome = facets.filter(({ kinds, token }) => kinds !== undefined && token !== beds)
  const isKindSaid = ofSome.some(({ kinds }) => kinds?.every((kind) => isAmong(kind, categories)))
  const ofAll = facets.filter(({ kinds, token }) => kinds === undefined && token !== dealToken(deal))
  const inStates = (terms: string[]) => statuses.flatMap((state) => terms.map((token) => facet(state, token)))
  const bedsWithDeal = isKindKnown || beds === undefined ? [] : [[`${beds}${dealToken(deal)}`]]
  const chosen = ofSome.map(({ token }) => token)
  const choices = hasPairs && isOnOffer(search) ? inTwos(chosen) : chosen
  const counted = [...countTerms(search), ...choices.map((token) => [token])]
  const lists = {
    ofSome: [...bedsWithDeal, ...counted].map(inStates),
    ofAll: [
      ...(isKindKnown || beds !== undefined ? [] : kindTokens(categories, deal, isKindSaid)),
      ...ofAll.map(({ token }) => [token]),
    ].map(inStates),
  }
  return isKindKnown || lists.ofSome.length + lists.ofAll.length > 0
    ? lists
    : { ofSome: [], ofAll: [statuses.map((state) => facet(state, stateToken(state)))] }
}

const isOnOffer = ({ statuses }: ListSearch) => statuses.every((state) => state === 'available')

/** Whether a search asks for two facets that available listings have indexed as one token. */
function isPaired(search: ListSearch): boolean {
  const beds = bedRoomsToken(search)
  const choices = askedFacets(search).filter(({ kinds, token }) => kinds !== undefined && token !== beds)
  return isOnOffer(search) && choices.length > 1
}

/** Joins tokens in pairs, in the order of the facets as the index has them; an odd last one is paired with the one before it again. */
function inTwos(tokens: string[]): string[] {
  const starts = tokens.flatMap((_, at) => (at % 2 === 0 ? [Math.min(at, tokens.length - 2)] : []))
  return tokens.length < 2 ? tokens : starts.map((at) => tokens.slice(at, at + 2).join(''))
}

const isAmong = (kind: Category, categories: readonly FilterCategory[]) =>
  categories.includes(kind) || (kind === 'Villa' && categories.includes('Residential'))

/**
 * Kind and deal together are indexed as one token, and so are bedrooms and deal, which saves the scan of one long list.
 * A kind that another token implies is left out.
 */
function kindTokens(
  categories: readonly FilterCategory[],
  deal: ListSearch['deal'],
  isKindSaid: boolean,
): string[][] {
  const [kind] = categories
  if (categories.length === 1 && kind !== undefined && kind !== 'Residential' && deal !== undefined)
    return [[`${categoryToken(kind)}${dealToken(deal)}`]]
  return [
    ...(categories.length === 0 || isKindSaid ? [] : [categories.map(categoryToken)]),
    ...(deal === undefined ? [] : [[dealToken(deal)]]),
  ]
}

/** For each range its terms; a listing must match one of each list. */
const rangesOf = (search: ListSearch): string[][] => [
  ...measureTerms(search),
  ...countTerms(search),
  ...pointTerms(search),
]

const measureTerms = (search: ListSearch): string[][] =>
  MEASURES.flatMap((name) => {
    const steps = askedSteps(name, search)
    return steps ? [termsOfRange(FILTERS[name].token, steps)] : []
  })

const anyOf = (terms: string[]) => (terms.length === 1 ? terms.join('') : `(${terms.join(' OR ')})`)

/** The counters whose sum is the number of listings of a search with one filter at most; undefined for any other. */
export function counterKeys(search: ListSearch): string[] | undefined {
  const tokens = facetTokens(search)
  const isMeasured = rangesOf(search).length > 0
  const kinds = countedKinds(search.categories ?? [])
  if (hasText(search) || search.isUnfindable || isMeasured || tokens.length > 1 || !kinds) return undefined
  if (kinds === 'residential' && tokens.length > 0) return undefined
  const [token] = kinds === 'residential' ? ['xresidential'] : tokens
  const counted = kinds === 'residential' ? CATEGORIES : kinds
  return search.statuses.flatMap((status) =>
    counted.map((category) => `${status}/${category}/${token ?? categoryToken(category)}`),
  )
}

/** The kinds whose counters add up; 'residential', with or without Villa, has its own; undefined with other kinds. */
function countedKinds(asked: FilterCategory[]): readonly Category[] | 'residential' | undefined {
  if (asked.length === 0) return CATEGORIES
  const kinds = CATEGORIES.filter((category) => asked.includes(category))
  if (!asked.includes('Residential')) return kinds
  return kinds.every((kind) => kind === 'Villa') ? 'residential' : undefined
}
