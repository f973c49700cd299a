import { amountInr, between, type Budget } from '#contract/list/budget.ts'
import { toSqFt } from '#contract/units/area.ts'
import { MAX_INR } from '#contract/units/money-words.ts'
import type { ListFilters } from '#contract/properties/filters.ts'
import { after, type Phrases } from '#contract/search/phrases.ts'
import {
  afterPlus,
  areaAt,
  type Kind,
  lengthAt,
  type Measure,
  measureAt,
  numberAt,
  rounded,
} from './measures.ts'

/** One or two measures with the words that say what they bound. */
type Quantity = {
  kind: Kind | 'price of a unit'
  min?: number
  max?: number
  isExact?: true
  /** Nothing but a rent beside it makes it a budget. */
  isRentOnly?: true
  next: number
}

const SLACK = 0.1
const LEAST_BARE_DIGITS = 7
const MOST_BARE_DIGITS = 9
const LOWEST_BARE_RENT = 1000
const HIGHEST_BARE_RENT = 99_999
const MOST_PREFIXES = 5
const MOST_SUFFIXES = 4

type Prefix = { bound?: 'atMost' | 'atLeast' | 'about' | 'between'; saysMoney: boolean; next: number }

/**
 * The filters of a budget or a size that begins here; an exact size finds 10 % less to 10 % more. No filter is for the price of
 * a unit, nor for a length. Undefined for none of these.
 */
export function sizeOrBudget(
  phrases: Phrases,
  start: number,
): { filters: ListFilters; isRentOnly?: true; isUnfiltered?: true; next: number } | undefined {
  const quantity = quantityAt(phrases, start)
  if (!quantity) return undefined
  const { kind, min, max, isRentOnly, next } = quantity
  if (kind === 'price of a unit') return { filters: {}, isUnfiltered: true, next }
  if (kind === 'money') return { filters: priceBetween(min, max), ...(isRentOnly && { isRentOnly }), next }
  if (kind === 'feet') {
    const side = after(phrases, next, 'wide') ?? after(phrases, next, 'facing')
    return { filters: {}, isUnfiltered: true, next: side ?? next }
  }
  if (kind !== 'sqFt' && kind !== 'land') return undefined
  const sizeBetween = kind === 'land' ? landBetween : areaBetween
  const exact = quantity.isExact ? max : undefined
  const filters =
    exact === undefined ? sizeBetween(min, max) : sizeBetween(exact * (1 - SLACK), exact * (1 + SLACK))
  return { filters, next }
}

/** The end of the unit behind its price: '12 lakh per katha', '20 rs sq ft', '12 lakh katha'. */
function unitBehind(
  phrases: Phrases,
  { kind, isLakhOfLand, next }: Measure,
  suffix: Suffix,
): number | undefined {
  if (isLakhOfLand) return next
  if (kind !== 'money' && kind !== 'bare') return undefined
  return (
    perUnitAt(phrases, suffix.next) ?? (suffix.saysMoney ? areaAt(phrases, suffix.next)?.next : undefined)
  )
}

/** The end of the unit before its price, or without one: 'per katha', 'price katha', 'katha price'. */
function unitOfPrice(phrases: Phrases, { saysMoney, next }: Prefix): number | undefined {
  if (phrases.tokens[next]?.decimal !== undefined) return undefined
  const perUnit = perUnitAt(phrases, next)
  if (perUnit !== undefined) return perUnit
  const unit = areaAt(phrases, next)?.next
  return unit === undefined || saysMoney ? unit : after(phrases, unit, 'budget')
}

/** 'per katha', 'katha prati'. */
function perUnitAt(phrases: Phrases, start: number): number | undefined {
  const per = after(phrases, start, 'per')
  if (per !== undefined) return areaAt(phrases, per)?.next
  const unit = areaAt(phrases, start)
  return unit && after(phrases, unit.next, 'per')
}

/** A unit without a number, which says how a size or price is told, not which: 'plot in katha', 'per sq ft', 'price in lakh'. */
export function unitAt(phrases: Phrases, start: number): number | undefined {
  const area = perUnitAt(phrases, start) ?? areaAt(phrases, start)?.next
  if (area !== undefined) return area
  if (phrases.tokens[start]?.key.length === 1) return undefined
  return phrases.at(start).find(({ roles: { is, moneyZeros } }) => moneyZeros ?? is.currency)?.next
}

/** A number of feet or metres that begins here. */
export function feetAt(phrases: Phrases, start: number): { feet: number; next: number } | undefined {
  const { bound, next } = prefixAt(phrases, start)
  const number = bound === 'atMost' ? undefined : numberAt(phrases, next)
  const length = number && lengthAt(phrases, number, afterPlus(phrases, number.next))
  return length && { feet: rounded(length.value), next: length.next }
}

const priceBetween = (min?: number, max?: number): ListFilters => ({
  ...(min !== undefined && { minPriceInr: min }),
  ...(max !== undefined && { maxPriceInr: max }),
})

const landBetween = (min?: number, max?: number): ListFilters => ({
  ...(min !== undefined && { minLandSqFt: rounded(min) }),
  ...(max !== undefined && { maxLandSqFt: rounded(max) }),
})

const areaBetween = (min?: number, max?: number): ListFilters => ({
  ...(min !== undefined && { minAreaSqFt: rounded(min) }),
  ...(max !== undefined && { maxAreaSqFt: rounded(max) }),
})

function quantityAt(phrases: Phrases, start: number): Quantity | undefined {
  const asked = prefixAt(phrases, start)
  const perUnit = unitOfPrice(phrases, asked)
  const prefix = perUnit === undefined ? asked : prefixAt(phrases, perUnit)
  const first = measureAt(phrases, prefix.next)
  if (!first) return perUnit === undefined ? undefined : { kind: 'price of a unit', next: prefix.next }
  const second = secondOf(phrases, first, prefix)
  const suffix = suffixAt(phrases, (second ?? first).next, first.hasPlus || second?.hasPlus === true)
  const unit = perUnit ?? unitBehind(phrases, second ?? first, suffix)
  if (unit !== undefined)
    return { kind: 'price of a unit', next: suffixAt(phrases, Math.max(unit, suffix.next), false).next }
  const kind = kindOf(first, second)
  const told = { first, second, prefix, suffix }
  return kind === 'bare' || kind === 'money' ? budgetTold(phrases, kind, told) : sizeTold(kind, told)
}

/** One or two measures, and the words before and behind them. */
type Told = { first: Measure; second: Measure | undefined; prefix: Prefix; suffix: Suffix }

/** An amount of money; without a unit only where it is a budget, or reads like a rent. */
function budgetTold(phrases: Phrases, kind: 'bare' | 'money', told: Told): Quantity | undefined {
  const { first, second, prefix, suffix } = told
  const isStated = kind === 'money' || isBudget(phrases, told)
  if (!isStated && ![first, second ?? first].every(isRentLike)) return undefined
  const { minInr, maxInr } = budgetOf(first, second, suffix.bound ?? prefix.bound)
  if (Math.max(minInr ?? 0, maxInr ?? 0) > MAX_INR) return undefined
  return {
    kind: 'money',
    min: minInr,
    max: maxInr,
    ...(!isStated && { isRentOnly: true }),
    next: suffix.next,
  }
}

/** An area or a length: a range, a bound, or else exactly this. */
function sizeTold(kind: Kind, { first, second, prefix, suffix }: Told): Quantity {
  const { next } = suffix
  if (second) return { kind, ...rangeOf(first, second), next }
  const bound = suffix.bound ?? prefix.bound
  if (bound === 'atLeast') return { kind, min: first.value, next }
  return { kind, max: first.value, ...(bound !== 'atMost' && { isExact: true }), next }
}

const isRentLike = ({ value }: Measure) => value >= LOWEST_BARE_RENT && value <= HIGHEST_BARE_RENT

/** 'under', 'budget', 'from Rs': everything before a number that says what it bounds. */
function prefixAt(phrases: Phrases, start: number): Prefix {
  const prefix: Prefix = { saysMoney: false, next: start }
  for (let taken = 0; taken < MOST_PREFIXES; taken += 1) {
    const phrase = phrases
      .at(prefix.next)
      .find(
        ({ roles: { is } }) => is.atMost || is.atLeast || is.about || is.between || is.budget || is.currency,
      )
    if (!phrase) break
    const { is } = phrase.roles
    if (is.between) prefix.bound = 'between'
    else if (is.atMost) prefix.bound = 'atMost'
    else if (is.atLeast) prefix.bound = 'atLeast'
    else if (is.about) prefix.bound ??= 'about'
    if (is.budget || is.currency) prefix.saysMoney = true
    prefix.next = phrase.next
  }
  return prefix
}

type Suffix = { bound?: 'atMost' | 'atLeast'; saysMoney: boolean; isPerMonth?: true; next: number }

function suffixAt(phrases: Phrases, start: number, hasPlus: boolean): Suffix {
  const suffix: Suffix = { saysMoney: false, next: start, ...(hasPlus && { bound: 'atLeast' }) }
  for (let taken = 0; taken < MOST_SUFFIXES; taken += 1) {
    const phrase = phrases
      .at(suffix.next)
      .find(({ roles: { is } }) => is.orLess || is.orMore || is.perMonth || is.currency)
    if (!phrase) break
    const { is } = phrase.roles
    if (is.orMore) suffix.bound = 'atLeast'
    else if (is.orLess && !is.budget) suffix.bound ??= 'atMost'
    if (is.perMonth) suffix.isPerMonth = true
    if (is.orLess || is.perMonth || is.currency) suffix.saysMoney = true
    suffix.next = phrase.next
  }
  return suffix
}

function secondOf(phrases: Phrases, first: Measure, prefix: Prefix): Measure | undefined {
  const isLower = prefix.bound === 'atLeast' || prefix.bound === 'between'
  const joint = phrases
    .at(first.next)
    .find(({ roles: { is } }) => is.to || (prefix.bound === 'between' && is.and) || (isLower && is.atMost))
  if (!joint) return undefined
  const currency = after(phrases, joint.next, 'currency') ?? joint.next
  const second = measureAt(phrases, currency)
  if (!second || second.kind === 'other') return undefined
  const isSame = first.kind === second.kind || first.kind === 'bare' || second.kind === 'bare'
  return isSame ? second : undefined
}

const kindOf = (first: Measure, second: Measure | undefined): Kind =>
  first.kind === 'bare' && second ? second.kind : first.kind

/** A number without a unit is a budget where words say so, or with 7 to 9 digits: more than a size or PIN code has. */
function isBudget(phrases: Phrases, { first, second, prefix, suffix }: Told): boolean {
  const { next } = second ?? first
  const counts = phrases
    .at(next)
    .some(({ roles: { is } }) => is.bedrooms || is.bathrooms || is.road || is.height)
  const isTooSmall = suffix.isPerMonth && first.value < LOWEST_BARE_RENT
  if (counts || isTooSmall) return false
  if (prefix.saysMoney || suffix.saysMoney || prefix.bound === 'atMost' || prefix.bound === 'between')
    return true
  if (prefix.bound === 'atLeast' || suffix.bound === 'atLeast') return first.value >= 1000
  const digits = first.amount.decimal.length
  return second === undefined && digits >= LEAST_BARE_DIGITS && digits <= MOST_BARE_DIGITS
}

function budgetOf(first: Measure, second: Measure | undefined, bound: Prefix['bound']): Budget {
  if (second) return between(first.amount, second.amount)
  const inr = amountInr(first.amount)
  return bound === 'atLeast' ? { minInr: inr } : { maxInr: inr }
}

/** The two ends of a range; one without a unit has the other's: '5-7 katha' begins at 5 katha. */
function rangeOf(first: Measure, second: Measure): { min: number; max: number } {
  const start = first.kind === 'bare' ? scaled(first, second) : first.value
  const end = second.kind === 'bare' ? scaled(second, first) : second.value
  return { min: Math.min(start, end), max: Math.max(start, end) }
}

const scaled = (bare: Measure, { unit }: Measure) => (unit ? toSqFt(bare.value, unit) : bare.value)
