import { LIMITS } from '#contract/limits.ts'
import {
  type Filter,
  FILTER_NAMES,
  type FilterNames,
  FILTERS,
  isFilterOf,
} from '#contract/properties/filters.ts'
import { boundsIn, type ListFilters } from '#contract/search/list-filters.ts'
import { sqlOf } from './facets.ts'

/*
 * A measure of a listing is one token: 'xp' for the price, 'g' for seven digits, then the digits. The search index
 * finds the prefix of a token as fast as a whole one, so a range of numbers is searched by a few prefixes: from 20 to 45
 * by 'xpb2*', 'xpb3*', 'xpb40' ... 'xpb45'.
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
}

/** SQL over a listing's row that gives the tokens of its measures, divided by spaces. */
export const MEASURES_SQL = `concat_ws(' ', ${MEASURES.map((name) => tokenSql(FILTERS[name])).join(', ')})`

function tokenSql(range: Range): string {
  const { token, unit } = range
  const { perUnit } = UNITS[unit]
  const steps = perUnit === 1 ? valueSql(range) : `CAST(round((${valueSql(range)}) * ${perUnit}) AS INTEGER)`
  return `'${token}' || char(96 + length(${steps})) || ${steps}`
}

/** SQL of what a listing measures, NULL for none. */
function valueSql({ fact, absent }: Range): string {
  const value = sqlOf(fact, (name) => `details ->> '$.${name}'`)
  if (typeof fact === 'object') return `coalesce(${value}, NULL)`
  return absent === undefined ? value : `ifnull(${value}, ${absent})`
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
  for (let length = 1; length <= String(to).length; length++)
    for (let first = length === 1 ? 0 : 1; first < 10; first++) cover(String(first), length - 1)
  return terms
}
