import { dealOfBudget } from '#contract/list/budget.ts'
import type { PropertyQuery } from '#contract/list/query.ts'
import {
  DEALS,
  type Deal,
  PUBLIC_STATES,
  type State,
  STATES,
  UNFINISHED,
} from '#contract/properties/enums.ts'
import {
  type Filter,
  FILTER_NAMES,
  type FilterName,
  FILTERS,
  type ListFilters,
  type ListSearch,
  numberAt,
} from '#contract/properties/filters.ts'
import { kindsWith } from '#contract/search/pieces/agreed-pieces.ts'
import { inEnglish } from './endings.ts'
import { isOneWithin } from './region.ts'
import { parseText, type ReadBudget, type ReadText } from './parse-text.ts'
import { lettersOf, type PlaceNames } from './place-names.ts'
import { placesNamed, readPlace } from './read-place.ts'
import { type Correction, isSilent, type ReadingPart, type SearchReading } from './reading.ts'
import { isGuessable } from './spelling.ts'
import { hasWord, wordsOf } from './tokens.ts'

type Understood = { search: ListSearch; reading: SearchReading | undefined }

const NOTHING: ReadText = { parts: [], words: [], corrections: [], unfiltered: [], unsaid: [] }

/** What stands in for words that were not found, in lower case ('sivok' → 'sevoke'). */
export type Respellings = ReadonlyMap<string, string>

/**
 * What a list call looks for, and what was understood of its texts. `respelt` is given for the second search, where the first
 * found nothing: its words are read in another spelling, and places are found also by their sound.
 */
export function readListSearch(
  query: PropertyQuery,
  places: PlaceNames,
  respelt?: Respellings,
  isPlain = false,
): Understood {
  const isAsTyped = query.asTyped === true
  const context = { places: { names: places, isBySound: respelt !== undefined }, respelt, isPlain }
  const place = query.city === undefined ? undefined : readPlace(query.city, context, isAsTyped)
  const said = saidByAddress(query, place?.place)
  const term = query.searchTerm ?? ''
  const text = isAsTyped
    ? { ...NOTHING, words: wordsOf(term) }
    : parseText(term, { ...context, kinds: said.categories })
  const subjects = subjectsOf(said)
  const parts = text.parts.map((part) =>
    isOverruled(part, subjects) ? { ...part, isOverruled: true as const } : part,
  )
  const filters = withKinds(withDeal({ ...mergeParts(parts), ...said }))
  const missingKind = parts.find((part) => !part.isOverruled && part.missingKind)?.missingKind
  const isNothingSaid = term !== '' && !hasWord(term)
  const isRanked = text.words.length > 0 || filters.nearPlaces !== undefined
  const search: ListSearch = {
    ...filters,
    ...(text.words.length > 0 && { words: text.words }),
    statuses: statusesOf(query),
    sort: query.sort ?? text.order?.sort ?? (isRanked ? 'best' : 'newest'),
    isUnfindable:
      query.number !== undefined ||
      isNothingSaid ||
      missingKind !== undefined ||
      place?.place === '' ||
      filters.categories?.length === 0,
    ...(missingKind !== undefined && { missingKind }),
  }
  const order = query.sort === undefined ? text.order : undefined
  return { search, reading: readingOf({ ...text, parts, order }, place?.corrections ?? [], query.price) }
}

/**
 * The same search for a listing in any of the places that were named one after the other, for where none lies in all of them.
 * Undefined where fewer than two were named, or a place and its city.
 */
export function inAnyPlace(
  query: PropertyQuery,
  typed: Understood,
  names: PlaceNames,
): Understood | undefined {
  const inAny = query.city === undefined ? inAnyOfText(query, typed) : inAnyOfPlace(query, typed, names)
  if (!inAny) return undefined
  const { place, otherPlaces = [], nearPlaces } = inAny.search
  if (place === undefined || otherPlaces.length === 0 || nearPlaces) return undefined
  return isOneWithin([place, ...otherPlaces]) ? undefined : inAny
}

function inAnyOfPlace({ city = '' }: PropertyQuery, { search, reading }: Understood, names: PlaceNames) {
  const [place, ...otherPlaces] = placesNamed(city, { names, isBySound: false })
  return place === undefined ? undefined : { search: { ...search, place, otherPlaces }, reading }
}

function inAnyOfText({ searchTerm = '' }: PropertyQuery, { search, reading }: Understood) {
  if (!reading) return undefined
  const parts: ReadingPart[] = []
  for (const part of reading.parts) {
    const last = parts.at(-1)
    const isNext = last && /^[\s,;&/-]*$/.test(searchTerm.slice(last.to, part.from))
    if (isNext && isPlace(last) && isPlace(part)) parts.splice(-1, 1, inEither(last, part))
    else parts.push(part)
  }
  if (parts.length === reading.parts.length) return undefined
  const { place, otherPlaces } = mergeParts(parts)
  return place === undefined
    ? undefined
    : { search: { ...search, place, ...(otherPlaces && { otherPlaces }) }, reading: { ...reading, parts } }
}

const isPlace = ({ filters, isOverruled }: ReadingPart) =>
  !isOverruled && Object.keys(filters).every((name) => name === 'place' || name === 'otherPlaces')

function inEither(one: ReadingPart, { to, filters: { place, otherPlaces = [] } }: ReadingPart): ReadingPart {
  const others = [...(one.filters.otherPlaces ?? []), ...(place === undefined ? [] : [place]), ...otherPlaces]
  return { ...one, to, filters: { ...one.filters, otherPlaces: others } }
}

/**
 * The words for which another spelling may be looked for, where nothing was found: words of letters only, or with an English
 * word for them, that are no name of a place. The caller finds a spelling for each (suggestWord) and reads the query again.
 */
export function doubtfulWords({ words = [], place }: ListSearch, { byLetters }: PlaceNames): string[] {
  const placeWords =
    place === undefined || byLetters.has(lettersOf([place.replaceAll(' ', '')])) ? [] : place.split(' ')
  return [...new Set([...words, ...placeWords])].filter(
    (word) => (isGuessable(word) || inEnglish(word) !== undefined) && !byLetters.has(lettersOf([word])),
  )
}

function readingOf(
  { parts, words, corrections, unfiltered, unsaid, order, isSelling }: ReadText,
  ofPlace: Correction[],
  budget: ReadBudget | undefined,
): SearchReading | undefined {
  const reading: SearchReading = {
    parts,
    words,
    corrections: [...corrections, ...ofPlace],
    ...(unfiltered.length > 0 && { unfiltered }),
    ...(unsaid.length > 0 && { absent: unsaid }),
    ...(order && { order }),
    ...(budget?.typed !== undefined && { budget: { ...budget, typed: budget.typed } }),
    ...(isSelling && { isSelling }),
  }
  return isSilent(reading) ? undefined : reading
}

/** The filters of the query's own parameters, without the search text. */
function saidByAddress(query: PropertyQuery, place: string | undefined): ListFilters {
  const budget = intersect(
    orderly(query.minPrice, query.maxPrice),
    orderly(query.price?.minInr, query.price?.maxInr),
  )
  return present({
    ...filtersIn(query),
    minPriceInr: budget.min,
    maxPriceInr: budget.max,
    listedBy: query.listedBy,
    unpictured: query.missing === 'pictures' || undefined,
    unplaced: query.missing === 'map' || undefined,
    unchecked: query.missing === 'papers' || undefined,
    place: place === '' ? undefined : place,
  })
}

/** The filters by what a search calls them; a range with its bounds in order. */
function filtersIn(query: PropertyQuery): ListFilters
function filtersIn(query: Record<string, unknown>): object {
  return Object.fromEntries(FILTER_NAMES.flatMap((name) => filterIn(query, name, FILTERS[name])))
}

function filterIn(query: Record<string, unknown>, name: FilterName, filter: Filter): [string, unknown][] {
  switch (filter.type) {
    case 'choice':
    case 'count':
    case 'flag':
    case 'box':
    case 'outline':
      return [[name, query[name]]]
    case 'one of': {
      const words = query[name]
      return [[filter.search, Array.isArray(words) && words.length > 0 ? words : undefined]]
    }
    case 'range': {
      const { min, max } = filter.bounds
      const range = orderly(numberAt(query, min?.address), numberAt(query, max?.address))
      const lower: [string, unknown][] = min ? [[min.search, range.min]] : []
      const upper: [string, unknown][] = max ? [[max.search, range.max]] : []
      return [...lower, ...upper]
    }
    case 'place':
      return []
    default:
      return filter satisfies never
  }
}

/** Who names a listing by its number gets it sold and rented too. */
function statusesOf({ number, status, missing }: PropertyQuery): readonly State[] {
  if (status === undefined) return number === undefined ? ['available'] : PUBLIC_STATES
  if (status !== 'all') return [status]
  return missing === undefined ? STATES : UNFINISHED
}

function present(filters: { [Name in keyof ListFilters]: ListFilters[Name] | undefined }): ListFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** The subject of a filter: both bounds of a price have one. */
const subjectOf = (name: string) => name.replace(/^(?:min|max)/, '').toLowerCase()

function subjectsOf(said: ListFilters): ReadonlySet<string> {
  const subjects = new Set(Object.keys(said).map(subjectOf))
  if (isDeal(said.leaseType)) subjects.add('deal')
  return subjects
}

/** Whether a parameter of the query filters by the same subject as a part of the search text. */
function isOverruled({ filters, missingKind }: ReadingPart, subjects: ReadonlySet<string>): boolean {
  if (subjects.size === 0) return false
  if (missingKind) return subjects.has(subjectOf('categories'))
  return Object.keys(filters).some((name) => subjects.has(subjectOf(name)))
}

/** All parts together: kinds are ORed, places joined, bounds narrowed. */
function mergeParts(parts: ReadingPart[]): ListFilters {
  const counted = parts.filter((part) => !part.isOverruled).map(({ filters }) => filters)
  const categories = new Set(counted.flatMap((filters) => filters.categories ?? []))
  const places = new Set(counted.flatMap((filters) => filters.place ?? []))
  const otherPlaces = counted.flatMap((filters) => filters.otherPlaces ?? [])
  const nearPlaces = counted.flatMap((filters) => filters.nearPlaces ?? [])
  const notPlaces = counted.flatMap((filters) => filters.notPlaces ?? [])
  return {
    ...counted.reduce<ListFilters>((merged, filters) => ({ ...merged, ...filters }), {}),
    ...(categories.size > 0 && { categories: [...categories] }),
    ...(places.size > 0 && { place: [...places].join(' ') }),
    ...(otherPlaces.length > 0 && { otherPlaces }),
    ...(nearPlaces.length > 0 && { nearPlaces }),
    ...(notPlaces.length > 0 && { notPlaces }),
  }
}

/** A budget without a stated deal says which deal is meant. */
function withDeal(filters: ListFilters): ListFilters {
  if (filters.deal || isDeal(filters.leaseType)) return filters
  const deal = dealOfBudget({ minInr: filters.minPriceInr, maxInr: filters.maxPriceInr })
  return deal ? { ...filters, deal } : filters
}

const isDeal = (leaseType: string | undefined) =>
  DEALS.some((deal: Deal) => deal === leaseType?.toLowerCase())

/** Filters of what only one kind has mean that kind; an empty list where no kind has everything. */
function withKinds(filters: ListFilters): ListFilters {
  const kinds = filters.categories ? undefined : kindsWith(filters)
  return kinds && kinds.length < 2 ? { ...filters, categories: [...kinds] } : filters
}

type Range = { min?: number; max?: number }

function orderly(min: number | undefined, max: number | undefined): Range {
  const isReversed = min !== undefined && max !== undefined && min > max
  return isReversed ? { min: max, max: min } : { min, max }
}

function intersect(one: Range, other: Range): Range {
  const mins = [one.min, other.min].filter((bound) => bound !== undefined)
  const maxes = [one.max, other.max].filter((bound) => bound !== undefined)
  return {
    ...(mins.length > 0 && { min: Math.max(...mins) }),
    ...(maxes.length > 0 && { max: Math.min(...maxes) }),
  }
}
