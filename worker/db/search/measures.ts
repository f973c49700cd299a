import { LIMITS } from '#contract/limits.ts'
import type { ListFilters } from '#contract/search/list-filters.ts'

/*
 * A measure of a listing is one token: 'xp' for the price, 'g' for seven digits, then the digits. The search index
 * finds the prefix of a token as fast as a whole one, so a range of numbers is searched by a few prefixes: from 20 to 45
 * by 'xpb2*', 'xpb3*', 'xpb40' ... 'xpb45'.
 */

type Range = { min?: number | undefined; max?: number | undefined }
/** `sql` is the value of a listing, NULL for none; `perUnit` how many steps a unit (rupee, square foot, foot) has. */
type Measure = {
  token: string
  sql: string
  perUnit: number
  most: number
  asked: (search: ListFilters) => Range
}

const PER_UNIT = 100
const inDetails = (...names: string[]) =>
  `coalesce(${names.map((name) => `details ->> '$.${name}'`).join(', ')}, NULL)`

export const MEASURES = {
  price: {
    token: 'xp',
    sql: 'price_inr',
    perUnit: 1,
    most: LIMITS.maxPriceInr,
    asked: ({ minPriceInr: min, maxPriceInr: max }) =>
      min === undefined && max === undefined ? {} : { min: Math.max(1, min ?? 1), max },
  },
  area: {
    token: 'xa',
    sql: 'ifnull(area_sq_ft, 0)',
    perUnit: PER_UNIT,
    most: LIMITS.maxAreaSqFt,
    asked: ({ minAreaSqFt: min, maxAreaSqFt: max }) => ({ min, max }),
  },
  land: {
    token: 'xl',
    sql: inDetails('plotSizeSqFt', 'landArea'),
    perUnit: PER_UNIT,
    most: LIMITS.maxAreaSqFt,
    asked: ({ minLandSqFt: min, maxLandSqFt: max }) => ({ min, max }),
  },
  roadWidth: {
    token: 'xr',
    sql: inDetails('roadWidth', 'accessRoadWidth'),
    perUnit: PER_UNIT,
    most: LIMITS.maxMeasure,
    asked: ({ minRoadWidthFt: min }) => ({ min }),
  },
  ceilingHeight: {
    token: 'xc',
    sql: inDetails('ceilingHeight'),
    perUnit: PER_UNIT,
    most: LIMITS.maxMeasure,
    asked: ({ minCeilingHeightFt: min }) => ({ min }),
  },
} as const satisfies Record<string, Measure>

/** SQL over a listing's row that gives the tokens of its measures, divided by spaces. */
export const MEASURES_SQL = `concat_ws(' ', ${Object.values(MEASURES).map(tokenSql).join(', ')})`

function tokenSql({ token, sql, perUnit }: Measure): string {
  const steps = perUnit === 1 ? sql : `CAST(round((${sql}) * ${perUnit}) AS INTEGER)`
  return `'${token}' || char(96 + length(${steps})) || ${steps}`
}

/** The range of a measure that a search asks for, in whole steps, both ends included; undefined for none. */
export function askedSteps({ asked, perUnit, most }: Measure, search: ListFilters) {
  const { min, max } = asked(search)
  if (min === undefined && max === undefined) return undefined
  const inSteps = (value: number) => Math.round(Math.min(Math.max(value, 0), most) * perUnit)
  return { from: inSteps(min ?? 0), to: inSteps(max ?? most) }
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
