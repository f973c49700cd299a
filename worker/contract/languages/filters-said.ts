import {
  boundsIn,
  FILTER_NAMES,
  type FilterName,
  FILTERS,
  isFilterOf,
  type ListFilters,
} from '#contract/properties/filters.ts'
import { type AreaUnit, formatArea, fromSqFt } from '#contract/units/area.ts'
import { FEATURE_NAMES } from './feature-names.ts'
import { FILTER_WORDS } from './filter-words.ts'
import type { Language } from './languages.ts'
import { amountIn, countOf, groupedIn } from './numbers.ts'
import { storedIn } from './stored-words.ts'
import { NUMBER_WORDS } from './tables.ts'

type Range = { min?: number | undefined; max?: number | undefined }

const isFlag = isFilterOf('flag')
/** So far off may a size be that was typed as one number. */
const GIVE_OR_TAKE = 0.1

/**
 * What a search asks for beyond a single kind, its deal, place and price, which the sentence of a list says: '8,000 sq ft to 15,000 sq
 * ft', 'loading dock'.
 */
export const filtersSaid = (language: Language, filters: ListFilters): string[] =>
  FILTER_NAMES.flatMap((name) => said(name, filters, language) ?? [])

function said(name: FilterName, filters: ListFilters, language: Language): string | undefined {
  const words = FILTER_WORDS[language]
  if (isFlag(name)) return filters[name] && FEATURE_NAMES[language][name]
  switch (name) {
    case 'category':
      return kindsSaid(filters.categories, language)
    case 'deal':
    case 'price':
    case 'place':
      return undefined
    case 'bbox':
    case 'outline':
      return filters[name] && (name === 'bbox' ? words.box : words.outline)
    case 'placed':
      return filters.placed && (filters.placed === 'true' ? words.placed : words.unplaced)
    case 'bedRooms': {
      const { bedRooms, minBedRooms: min = bedRooms, maxBedRooms: max = bedRooms } = filters
      const count = (rooms: number) => counted(words.bedRooms, rooms, language)
      return min !== undefined && min === max ? count(min) : rangeSaid({ min, max }, count, language)
    }
    case 'bathrooms':
      return filters.bathrooms === undefined
        ? undefined
        : counted(words.bathrooms, filters.bathrooms, language)
    case 'floor':
      if (filters.floor === undefined) return undefined
      return filters.floor === 0 ? words.groundFloor : numbered(words.floor, filters.floor, language)
    case 'facing':
      return filters.facing && filled(words.facing, stored(language, filters.facing))
    case 'villaType':
    case 'furnishing':
    case 'ownership':
    case 'leaseType':
      return filters[name] && stored(language, filters[name])
    default:
      return boundSaid(name, filters, language)
  }
}

type Bound = Extract<
  FilterName,
  'area' | 'land' | 'roadWidth' | 'ceilingHeight' | 'parkingPlaces' | 'ageYears' | 'possession'
>

function boundSaid(name: Bound, filters: ListFilters, language: Language): string | undefined {
  const words = FILTER_WORDS[language]
  const { min, max } = boundsIn(filters, FILTERS[name].bounds)
  const { categories = [] } = filters
  switch (name) {
    case 'area':
      return sizeSaid({ min, max }, categories.join() === 'Plot' ? 'katha' : 'sq ft', language)
    case 'land':
      return sizeSaid({ min, max }, 'katha', language)
    case 'roadWidth':
      return min === undefined ? min : numbered(words.road, min, language)
    case 'ceilingHeight':
      return min === undefined ? min : numbered(words.height, min, language)
    case 'parkingPlaces':
      return min === undefined ? min : counted(words.parking, min, language)
    case 'ageYears':
      return ageSaid({ min, max }, language)
    case 'possession':
      return max === undefined ? max : max === 0 ? words.ready : filled(words.readyBy, monthIn(language, max))
    default:
      return name satisfies never
  }
}

/** Several kinds; one is said by the sentence of the list. */
const kindsSaid = (kinds: readonly string[] = [], language: Language) =>
  kinds.length < 2 ? undefined : kinds.map((kind) => stored(language, kind)).join(' / ')

function sizeSaid({ min, max }: Range, unit: AreaUnit, language: Language): string | undefined {
  const size = (sqFt: number) => amountIn(language, formatArea(fromSqFt(sqFt, unit), unit))
  const middle = min !== undefined && max !== undefined ? (min + max) / 2 : 0
  const isAbout = middle > 0 && Math.abs((max ?? 0) / middle - 1 - GIVE_OR_TAKE) < 0.002
  return isAbout
    ? filled(FILTER_WORDS[language].about, size(middle))
    : rangeSaid({ min, max }, size, language)
}

function rangeSaid({ min, max }: Range, say: (value: number) => string, language: Language) {
  const { from, upTo, between } = FILTER_WORDS[language]
  if (min !== undefined && max !== undefined) return filled(between, say(min)).replace('{y}', () => say(max))
  if (min !== undefined) return filled(from, say(min))
  return max === undefined ? undefined : filled(upTo, say(max))
}

function ageSaid({ min, max }: Range, language: Language): string | undefined {
  const { ageFrom, ageUpTo } = FILTER_WORDS[language]
  const least = min === undefined ? [] : [numbered(ageFrom, min, language)]
  const most = max === undefined ? [] : [numbered(ageUpTo, max, language)]
  return [...least, ...most].join(', ') || undefined
}

/** '202703' as 'March 2027'. */
const monthIn = (language: Language, movingIn: number) =>
  `${NUMBER_WORDS[language].months[(movingIn % 100) - 1] ?? ''} ${groupedIn(language, Math.floor(movingIn / 100)).replaceAll(',', '')}`

const filled = (text: string, x: string) => text.replace('{x}', () => x)
const numbered = (text: string, number: number, language: Language) =>
  text.replace('{n}', () => groupedIn(language, number))
function counted(text: string, count: number, language: Language): string {
  const one = language === 'en' && count === 1 ? text.replace(/s$/, '') : text
  return one.replace('{n}', () => (language === 'en' ? String(count) : countOf(language, count)))
}

const stored = (language: Language, word: string) => (language === 'en' ? word : storedIn(language, word))
