import {
  boundsIn,
  type FilterFact,
  type Filter,
  FILTER_NAMES,
  type FilterName,
  FILTERS,
  type ListSearch,
  numberAt,
  searchNames,
} from '#contract/properties/filters.ts'
import type { Difference, DifferingField } from '#contract/search/nearest.ts'
import { isSaid, waysToSay } from '#contract/search/roads.ts'
import { kilometresBetween, middleOf } from '#contract/search/region.ts'
import { isLoweredLately } from '#contract/properties/lowered.ts'
import { movingInOf } from '#contract/properties/possession.ts'
import { isInBox, isInOutline, type Point } from '#contract/list/map-area.ts'
import { parseMapLocation } from '#contract/properties/map-location.ts'
import { allWordsOf } from '#contract/search/tokens.ts'
import type { ComparedListing, Facts } from './public-listing.ts'

/** What is told first of a near listing; all else follows in the order of the filters. */
const FIRST: readonly FilterName[] = [
  'category',
  'deal',
  'leaseType',
  'price',
  'bedRooms',
  'place',
  'area',
  'land',
  'ownership',
  'villaType',
]
export const TOLD_IN_ORDER = [...new Set([...FIRST, ...FILTER_NAMES])]
const TOLD_AND_ASKED = TOLD_IN_ORDER.map((name) => ({ name, keys: searchNames(name) }))

/** Tells what of a search a listing does not meet. */
export function differencesFrom(search: ListSearch): (compared: ComparedListing) => Difference[] {
  const filtersDiffer = filterDifferencesFrom(search)
  return ({ facts, text }) => [...filtersDiffer(facts), ...wordsDiffer(text, search.words)]
}

/** The same without its words. What the search does not ask for is not looked at. */
export function filterDifferencesFrom(search: ListSearch): (facts: Facts) => Difference[] {
  const said: Record<string, unknown> = search
  const places = placesOf(search)
  const asked = TOLD_AND_ASKED.filter(
    ({ name, keys }) =>
      keys.some((key) => said[key] !== undefined) ||
      (name === 'category' && search.missingKind !== undefined),
  )
  return (facts) => asked.flatMap(({ name }) => differsIn(name, facts, search, places))
}

function differsIn(name: FilterName, facts: Facts, search: ListSearch, places: string[][]): Difference[] {
  const filter: Filter = FILTERS[name]
  const said: Record<string, unknown> = search
  switch (filter.type) {
    case 'one of':
      return kindDiffers(facts, search)
    case 'place':
      return placeDiffers(facts, search, places)
    case 'choice':
      return same(name, said[name], factOf(facts, filter.fact))
    case 'flag':
      return having(name, said[name] === true, factOf(facts, filter.fact))
    case 'count': {
      const count = numberAt(said, name)
      const { min = count, max = count } = filter.bounds ? boundsIn(search, filter.bounds) : {}
      return within(name, min, max, numberOf(factOf(facts, filter.fact)))
    }
    case 'range': {
      const { min, max } = boundsIn(search, filter.bounds)
      const fact = factOf(facts, filter.fact)
      const has = numberOf(typeof fact === 'string' ? movingInOf(fact) : fact)
      return within(name, min, max, has !== null && has < (filter.least ?? 0) ? null : has)
    }
    case 'box':
      return having(
        name,
        search.bbox !== undefined,
        isAt(facts, (point) => !search.bbox || isInBox(point, search.bbox)),
      )
    case 'outline':
      return having(
        name,
        search.outline !== undefined,
        isAt(facts, (point) => !search.outline || isInOutline(point, search.outline)),
      )
    default:
      return filter satisfies never
  }
}

/** What a listing says of a fact: the field that it has of those of all kinds. */
function factOf(facts: Facts, fact: FilterFact): unknown {
  const own: Record<string, unknown> = facts
  if (fact === 'isPriceLowered') return isLoweredLately(timeOf(facts.priceLoweredAt), Date.now())
  if (fact === 'isPlaced') return String(isAt(facts, () => true))
  if (typeof fact === 'string') return own[fact]
  return Object.values(fact).reduce<unknown>((known, field) => known ?? own[field], undefined)
}

const timeOf = (text: string | null) => (text === null ? null : Date.parse(text))

/** Where a listing lies, in degrees. */
function pointOf({ googleMap }: Facts): Point | undefined {
  const map = parseMapLocation(googleMap ?? '')
  return map && 'lat' in map ? map : undefined
}

function isAt(facts: Facts, isThere: (point: Point) => boolean): boolean {
  const point = pointOf(facts)
  return point !== undefined && isThere(point)
}

/** Words that stand nowhere in a listing count so much. */
const WORDS_WEIGHT = 2
const weightOf = (field: DifferingField) => (field === 'words' ? WORDS_WEIGHT : FILTERS[field].nearest.weight)
const KM_PER_POINT = 5
const MOST_POINTS = 5
/** What a number that is far off counts for, as times of its weight: half a time at least, one where it is double or half. */
const NEAR_MISS = 0.5
const FAR_MISS = 3

/** How far a listing is from a search, in points that serve for comparison only. */
export function distanceOf(
  { facts, differs }: { facts: Facts; differs: Difference[] },
  search: ListSearch,
): number {
  return differs.reduce(
    (sum, difference) =>
      sum + (difference.field === 'place' ? pointsAway(facts, search.place ?? '') : weigh(difference)),
    0,
  )
}

const weigh = ({ field, wanted, has }: Difference) =>
  weightOf(field) * (typeof wanted === 'number' && typeof has === 'number' ? missOf(wanted, has) : 1)

/** How far off a number is, by its ratio to the bound that it misses. */
function missOf(wanted: number, has: number): number {
  const [less, more] = [Math.min(wanted, has), Math.max(wanted, has)]
  return less <= 0 ? FAR_MISS : Math.min(FAR_MISS, NEAR_MISS + Math.log2(more / less) / 2)
}

function pointsAway(facts: Facts, place: string): number {
  const wanted = middleOf(place)
  const here = pointOf(facts) ?? middleOf(facts.locality ?? facts.location.city)
  if (!wanted || !here) return MOST_POINTS
  return 1 + Math.min(MOST_POINTS - 1, kilometresBetween(wanted, here) / KM_PER_POINT)
}

function kindDiffers(facts: Facts, { missingKind, categories = [] }: ListSearch): Difference[] {
  if (missingKind) return [{ field: 'category', wanted: missingKind, has: facts.category }]
  const isResidential = facts.category === 'Villa' || facts.leaseType === 'Residential'
  const isOne = categories.some((kind) => (kind === 'Residential' ? isResidential : kind === facts.category))
  return categories.length === 0 || isOne
    ? []
    : [{ field: 'category', wanted: categories.join(', '), has: facts.category }]
}

/** The words of each place that a search is content with. */
const placesOf = ({ place, otherPlaces = [], nearPlaces = [] }: ListSearch) =>
  place === undefined ? [] : [place, ...otherPlaces, ...nearPlaces].map(allWordsOf)

function placeDiffers(
  { locality, location, address }: Facts,
  { place }: ListSearch,
  places: string[][],
): Difference[] {
  if (place === undefined) return []
  const words = allWordsOf([locality, location.city, address].join(' '))
  const isThere = places.some((name) => name.every((word) => words.some((known) => known.startsWith(word))))
  return isThere
    ? []
    : [
        {
          field: 'place',
          wanted: place,
          has: [...new Set([locality, location.city])].filter(Boolean).join(', '),
        },
      ]
}

/** The index holds more words than a reply; a word that stands nowhere in the reply counts as one that the listing lacks. */
function wordsDiffer(text: ComparedListing['text'], words: string[] = []): Difference[] {
  if (words.length === 0) return []
  const written = text().normalize('NFC').toLowerCase()
  // To cut a text into words costs more than to look for one in it.
  const known = words.some((word) => waysToSay(word) || written.includes(word)) ? allWordsOf(written) : []
  const lacking = words.filter((word) => !isSaid(word, known))
  return lacking.length > 0 ? [{ field: 'words', wanted: lacking.join(' '), has: null }] : []
}

function same(field: DifferingField, wanted: unknown, has: unknown): Difference[] {
  return typeof wanted !== 'string' || wanted === has ? [] : [{ field, wanted, has: shown(has) }]
}

function within(
  field: DifferingField,
  min: number | undefined,
  max: number | undefined,
  has: number | null,
): Difference[] {
  if (min !== undefined && (has === null || has < min)) return [{ field, wanted: min, has }]
  return max !== undefined && (has === null || has > max) ? [{ field, wanted: max, has }] : []
}

function having(field: DifferingField, isWanted: boolean, has: unknown): Difference[] {
  const isThere =
    has === true ||
    (typeof has === 'string' && !/^(?:-|no|none|nil|na|n\/a|absent|(?:no|not|without) .*)$/i.test(has))
  return isWanted && !isThere ? [{ field, wanted: true, has: shown(has) }] : []
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
