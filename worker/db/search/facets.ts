import { LIMITS } from '#contract/limits.ts'
import { boxAround } from '#contract/list/map-area.ts'
import { NEEDED_CHECKS } from '#contract/properties/checks.ts'
import {
  type Category,
  FILTER_CATEGORIES,
  type FilterCategory,
  type State,
  STATES,
} from '#contract/properties/enums.ts'
import { ALL_FIELDS, COMMON_FIELDS, type Field } from '#contract/properties/fields.ts'
import { READY } from '#contract/properties/possession.ts'
import {
  boundsIn,
  type FilterFact,
  type Filter,
  FILTER_NAMES,
  type FilterNames,
  FILTERS,
  isFilterOf,
  kindsFor,
  type ListFilters,
  type StaffFilters,
} from '#contract/properties/filters.ts'

/*
 * The facets of a listing are stored as tokens in the search index, beside its words: 'xvilla', 'xdealrent', 'xbed3'. The
 * index intersects the lists of listings of any tokens. Each facet has `sql`, an expression over a listing's row that gives
 * its token, and `token`, the one that a search asks for.
 */

type Facet = {
  sql: string
  token: (search: ListFilters) => string | undefined
  /** The kinds that have it, where not all do. */
  kinds?: readonly Category[] | undefined
}
type FacetFilter = Extract<Filter, { type: 'choice' | 'count' | 'flag' }>
type FacetName = FilterNames<{ type: FacetFilter['type'] }>

const KNOWN: Record<string, Field> = ALL_FIELDS
const detail = (name: string) => `(details ->> '$.${name}')`

/** SQL of a fact of a listing: a column, or that field of its details which its kind has. */
function factSql(fact: FilterFact): string {
  if (fact === 'deal' || fact === 'isPriceLowered') return columnNamed(fact)
  if (fact === 'isPlaced') return "iif(lat IS NULL, 'false', 'true')"
  if (typeof fact === 'string') return commonSql(COMMON_FIELDS[fact], fact)
  const fields = fieldsOf(fact).map(detail)
  return fields.length === 1 ? fields.join() : `coalesce(${fields.join(', ')})`
}

const commonSql = (field: object, name: string) =>
  'column' in field ? columnNamed(String(field.column)) : detail(name)

const fieldsOf = (fact: Exclude<FilterFact, string>): string[] => [...new Set(Object.values(fact))]
const columnNamed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A word of a closed list as a token: 'Co-operative Society' is 'xowncooperativesociety'. */
const wordSql = (token: string, expression: string) =>
  `'${token}' || lower(replace(replace(${expression}, ' ', ''), '-', ''))`
const IS_TOKEN = /^[a-z]+$/

/** SQL that is 1 where a detail is true, or a text that is not empty and denies nothing ('none', 'no wall'). */
function isThere(name: string): string {
  const said = `lower(trim(details ->> '$.${name}'))`
  const denials = ['', '-', 'no', 'none', 'nil', 'na', 'n/a', 'absent'].map((word) => `'${word}'`).join(', ')
  const beginnings = ['no %', 'not %', 'none %', 'without %']
    .map((like) => `${said} NOT LIKE '${like}'`)
    .join(' AND ')
  return `CASE json_type(details, '$.${name}') WHEN 'true' THEN 1 WHEN 'text' THEN ${said} NOT IN (${denials}) AND ${beginnings} ELSE 0 END`
}

/** SQL that is true where a flag is set; one that is told in words must name one of `among`. */
function isSet({ fact, among = [] }: Extract<Filter, { type: 'flag' }>): string {
  if (typeof fact === 'string') return factSql(fact)
  const fields = fieldsOf(fact).map((name) => isFieldSet(name, among))
  return fields.length === 1 ? fields.join() : `(${fields.join(') OR (')})`
}

function isFieldSet(name: string, among: readonly string[]): string {
  if (KNOWN[name]?.kind !== 'feature') return detail(name)
  if (among.length === 0) return isThere(name)
  const isNamed = among.map((word) => `${detail(name)} LIKE '%${word}%'`).join(' OR ')
  return `(${isThere(name)}) AND (json_type(details, '$.${name}') = 'true'
  OR ${isNamed})`
}

function facetSql(filter: FacetFilter): string {
  const { token, fact } = filter
  switch (filter.type) {
    case 'choice':
      return filter.words.every((word) => IS_TOKEN.test(word))
        ? `'${token}' || ${factSql(fact)}`
        : wordSql(token, factSql(fact))
    case 'count':
      return `'${token}' || ${factSql(fact)}`
    case 'flag':
      return flagSql(token, isSet(filter))
    default:
      return filter satisfies never
  }
}

const flagSql = (token: string, condition: string) => `iif(${condition}, '${token}', NULL)`

function facetOf(name: FacetName): Facet {
  const { token } = FILTERS[name]
  return {
    sql: facetSql(FILTERS[name]),
    token: (search) => asked(token, search[name]),
    kinds: kindsFor(name),
  }
}

function asked(token: string, value: string | number | true | undefined): string | undefined {
  if (value === undefined) return undefined
  return value === true ? token : token + String(value).toLowerCase().replaceAll(/[ -]/g, '')
}

/** Tokens of listings that lack pictures, both an embedded map and a place, or the checks of site and title deed. */
export const UNPICTURED = 'xunpictured'
export const UNPLACED = 'xunplaced'
export const UNCHECKED_TERM = 'xunchecked'
const LISTED_BY = 'xby'
const hasNeededChecks = NEEDED_CHECKS.map(
  (check) => `ifnull(instr(${detail('checks')}, '"${check}"'), 0)`,
).join(' AND ')

const STAFF_FACETS: Record<keyof StaffFilters, Facet> = {
  listedBy: { sql: `'${LISTED_BY}' || listed_by`, token: ({ listedBy }) => asked(LISTED_BY, listedBy) },
  unpictured: {
    sql: flagSql(UNPICTURED, 'json_array_length(pictures) = 0'),
    token: ({ unpictured }) => asked(UNPICTURED, unpictured),
  },
  unplaced: {
    sql: flagSql(UNPLACED, 'lat IS NULL AND embed_url IS NULL'),
    token: ({ unplaced }) => asked(UNPLACED, unplaced),
  },
  unchecked: {
    sql: flagSql(UNCHECKED_TERM, `NOT (${hasNeededChecks})`),
    token: ({ unchecked }) => asked(UNCHECKED_TERM, unchecked),
  },
}

/** These facets come first in the stored column, whatever the order of the registry: another order would be another column definition. */
const FIRST: readonly FacetName[] = ['deal', 'leaseType', 'ownership', 'villaType']
const [isChoice, isCount, isFlag] = [isFilterOf('choice'), isFilterOf('count'), isFilterOf('flag')]
const FACET_NAMES: readonly FacetName[] = [
  ...new Set([...FIRST, ...FILTER_NAMES.filter((name) => isChoice(name) || isCount(name) || isFlag(name))]),
]
const FACETS: readonly Facet[] = FACET_NAMES.map(facetOf).concat(Object.values(STAFF_FACETS))

const MOST_COUNTED = 50
const COUNT_NAMES = FILTER_NAMES.filter(isCount)

/** For each range of a count its tokens; a listing must have one of each list. */
export function countTerms(search: ListFilters): string[][] {
  return COUNT_NAMES.flatMap((name) => {
    const { token, bounds }: Extract<Filter, { type: 'count' }> = FILTERS[name]
    const { min, max } = bounds ? boundsIn(search, bounds) : {}
    if (min === undefined && max === undefined) return []
    const from = min ?? 0
    const to = max ?? MOST_COUNTED
    return [Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `${token}${from + index}`)]
  })
}

/** How many tokens precede the facets: status, kind, and whether it is residential. */
const BASICS = 3

/** SQL over a listing's row that gives its tokens as a JSON list, with null for a facet that it lacks. */
export const FACETS_SQL = `json_array('x' || status, 'x' || lower(category),
  iif(category = 'Villa' OR lease_type IS 'Residential', 'xresidential', NULL),
  ${FACETS.map(({ sql }) => sql).join(', ')})`

/** The positions in that list of facets that only some kinds have: each pair of them is also indexed as one token. */
export const PAIRED_AT: readonly number[] = FACETS.flatMap(({ kinds }, index) =>
  kinds === undefined ? [] : [BASICS + index],
)

export const stateToken = (state: State) => `x${state}`
export const categoryToken = (category: FilterCategory) => `x${category.toLowerCase()}`

/** The counter of all listings of a kind in a status. */
export const kindCounterKey = (status: State, category: Category) =>
  counterKey(status, category, categoryToken(category))

export const counterKey = (status: State, category: Category, token: string) =>
  `${status}/${category}/${token}`

/** The tokens that a listing must have, all of them, to be found by a search; without those of its kind and status. */
export const facetTokens = (search: ListFilters): string[] => askedFacets(search).map(({ token }) => token)

/** The same, each with the kinds that have it where not all do. */
export const askedFacets = (search: ListFilters) =>
  FACETS.flatMap(({ token, kinds }) => {
    const asked = token(search)
    return asked === undefined ? [] : [{ token: asked, kinds }]
  })

/*
 * A measure of a listing is one token: 'xp' for the price, 'g' for seven digits, then the digits. The search index
 * finds the prefix of a token as fast as a whole one, so a range of numbers is searched by a few prefixes: from 20 to 45
 * by 'xpb2*', 'xpb3*', 'xpb40' ... 'xpb45', and all of two digits by 'xpb*'.
 */

type Range = Extract<Filter, { type: 'range' }>
type RangeName = FilterNames<{ type: 'range' }>

/** The ranges by which listings are measured, in the order of the column. */
export const MEASURES: readonly RangeName[] = FILTER_NAMES.filter(isFilterOf('range'))

/** How many steps a unit has, and the most units that a listing can have. */
const UNITS: Record<Range['unit'], { perUnit: number; most: number }> = {
  rupees: { perUnit: 1, most: LIMITS.maxPriceInr },
  'sq ft': { perUnit: 100, most: LIMITS.maxAreaSqFt },
  ft: { perUnit: 100, most: LIMITS.maxMeasure },
  places: { perUnit: 1, most: LIMITS.maxCount },
  years: { perUnit: 1, most: LIMITS.maxCount },
  'moving in': { perUnit: 1, most: 209_912 },
}

/** Coordinates are indexed like measures, in millionths of a degree (a tenth of a metre) from the south pole and the date line. */
const STEPS_PER_DEGREE = 1_000_000
const DEGREES = {
  lat: { token: 'xx', from: 90, sql: `CAST(round((lat + 90) * ${STEPS_PER_DEGREE}) AS INTEGER)` },
  lng: { token: 'xy', from: 180, sql: `CAST(round((lng + 180) * ${STEPS_PER_DEGREE}) AS INTEGER)` },
}

/** The terms that match every point between two parallels or meridians, edges included. */
const termsBetween = (of: keyof typeof DEGREES, least: number, most: number): string[] => {
  const { token, from } = DEGREES[of]
  const steps = (degrees: number) => Math.round((degrees + from) * STEPS_PER_DEGREE)
  return termsOfRange(token, { from: steps(least), to: steps(most) })
}

/** The terms of a search's box, and of the box around its outline; a listing must match one term of each list. */
export const pointTerms = ({ bbox, outline }: ListFilters): string[][] =>
  [bbox, outline && boxAround(outline)].flatMap((box) =>
    box ? [termsBetween('lat', box.south, box.north), termsBetween('lng', box.west, box.east)] : [],
  )

/** SQL over a listing's row that gives the tokens of its measures, divided by spaces. */
export const MEASURES_SQL = `concat_ws(' ', ${[
  ...MEASURES.map((name) => tokenSql(FILTERS[name])),
  ...Object.values(DEGREES).map(({ token, sql }) => stepsSql(token, sql)),
].join(', ')})`

function tokenSql(range: Range): string {
  const { token, unit } = range
  const { perUnit } = UNITS[unit]
  return stepsSql(
    token,
    perUnit === 1 ? valueSql(range) : `CAST(round((${valueSql(range)}) * ${perUnit}) AS INTEGER)`,
  )
}

function stepsSql(token: string, steps: string): string {
  return `'${token}' || char(96 + length(${steps})) || ${steps}`
}

/** SQL of what a listing measures, NULL for none. */
function valueSql({ fact, unit, absent }: Range): string {
  if (typeof fact === 'object')
    return `coalesce(${fieldsOf(fact)
      .map((name) => `details ->> '$.${name}'`)
      .join(', ')}, NULL)`
  if (unit === 'moving in') return `iif(${factSql(fact)} = '${READY}', 0, replace(${factSql(fact)}, '-', ''))`
  return absent === undefined ? factSql(fact) : `ifnull(${factSql(fact)}, ${absent})`
}

/** The range of a measure that a search asks for, in whole steps, both ends included; undefined for none. */
export function askedSteps(name: RangeName, search: ListFilters) {
  const { unit, bounds, least = 0 }: Range = FILTERS[name]
  const { min, max } = boundsIn(search, bounds)
  if (min === undefined && max === undefined) return undefined
  const { perUnit, most } = UNITS[unit]
  const inSteps = (value: number) => Math.round(Math.min(Math.max(value, 0), most) * perUnit)
  return { from: inSteps(Math.max(least, min ?? least)), to: inSteps(max ?? most) }
}

/** The sizes that are indexed together with kind and place as one token; where a search asks for both, the land's is used. */
const BANDED = ['land', 'area'] as const
export const BANDED_TOKENS = BANDED.map((name) => FILTERS[name].token)
/** The beginning of a size's token: how many digits it has, and the first of them. */
export const BAND_LETTERS = 4
const MOST_BANDS = 10

/** The size bands of the range that a search asks for; undefined without such a range, or where it spans too many bands. */
export function askedBands(search: ListFilters): string[] | undefined {
  const name = BANDED.find((one) => askedSteps(one, search) !== undefined)
  const steps = name && askedSteps(name, search)
  if (!steps || steps.from > steps.to) return undefined
  const [first, last] = [bandOf(steps.from), bandOf(steps.to)]
  if (last - first >= MOST_BANDS) return undefined
  return Array.from({ length: last - first + 1 }, (_, index) =>
    beginningOf(FILTERS[name].token, first + index),
  )
}

/** The bands in their order: 0, then 1 to 9, then those of two digits, which begin with 1 to 9, and so on. */
const bandOf = (steps: number) =>
  steps === 0 ? 0 : (String(steps).length - 1) * 9 + Number(String(steps).charAt(0))

function beginningOf(token: string, band: number): string {
  if (band === 0) return `${token}a0`
  const [moreDigits, first] = [Math.floor((band - 1) / 9), ((band - 1) % 9) + 1]
  return `${token}${String.fromCharCode(97 + moreDigits)}${first}`
}

/** The terms for the search index that match every number of a range, and no other. None for an empty range. */
export function termsOfRange(token: string, { from, to }: { from: number; to: number }): string[] {
  const terms: string[] = []
  const cover = (digits: string, missing: number): void => {
    const lowest = Number(digits) * 10 ** missing
    const highest = lowest + 10 ** missing - 1
    if (highest < from || lowest > to) return
    const beginning = `${token}${String.fromCharCode(96 + digits.length + missing)}${digits}`
    if (missing === 0) terms.push(beginning)
    else if (lowest >= from && highest <= to) terms.push(`${beginning}*`)
    else for (let digit = 0; digit < 10; digit++) cover(`${digits}${digit}`, missing - 1)
  }
  for (let length = 1; length <= String(to).length; length++) {
    const ofLength = `${token}${String.fromCharCode(96 + length)}`
    const [lowest, highest] = [length === 1 ? 0 : 10 ** (length - 1), 10 ** length - 1]
    if (lowest >= from && highest <= to && !isBeginning(ofLength)) terms.push(`${ofLength}*`)
    else for (let first = length === 1 ? 0 : 1; first < 10; first++) cover(String(first), length - 1)
  }
  return terms
}

/** Whether a token that is no measure begins with these letters: 'xre' is five digits of a road, and 'xrented' a status. */
const isBeginning = (letters: string) => OTHER_TOKENS.some((token) => token.startsWith(letters))

const OTHER_TOKENS = [
  ...FACET_NAMES.map((name) => FILTERS[name].token),
  ...STATES.map(stateToken),
  ...FILTER_CATEGORIES.map(categoryToken),
  LISTED_BY,
  UNPICTURED,
  UNPLACED,
  UNCHECKED_TERM,
  ...Object.values(DEGREES).map(({ token }) => token),
]
