import { amountInr, around, between, type Budget } from '#contract/list/budget.ts'
import { MAX_INR } from '#contract/units/money-words.ts'
import type { Phrases } from '#contract/search/phrases.ts'
import type { BoundedMeasures } from './bounds.ts'
import type { Measure } from './measures.ts'
import type { UnplacedPiece } from './piece.ts'

const LEAST_BARE_DIGITS = 7
const MOST_BARE_DIGITS = 9
const LOWEST_BARE_RENT = 1000
const HIGHEST_BARE_RENT = 99_999
/** Of a range that begins with a rent: '50000 to 150000'. */
const HIGHEST_BARE_RENT_OF_RANGE = 999_999

/** An amount of money; without a unit only where it is a budget, or reads like a rent. */
export function budgetTold(
  phrases: Phrases,
  kind: 'bare' | 'money',
  told: BoundedMeasures,
): UnplacedPiece | undefined {
  const { first, second, suffix } = told
  const isStated = kind === 'money' || isBudget(phrases, told)
  if (!isStated && !isRentLike(first, second)) return undefined
  const { minInr, maxInr, aroundInr } = budgetOf(told)
  if (Math.max(minInr ?? 0, maxInr ?? 0) > MAX_INR) return undefined
  return {
    filters: {
      ...(minInr !== undefined && { minPriceInr: minInr }),
      ...(maxInr !== undefined && { maxPriceInr: maxInr }),
    },
    ...(aroundInr !== undefined && { aroundInr }),
    ...(!isStated && { isRentOnly: true }),
    next: suffix.next,
  }
}

function isRentLike(first: Measure, second = first): boolean {
  const [least, most] = [Math.min(first.value, second.value), Math.max(first.value, second.value)]
  const isRange = least < most
  return (
    least >= LOWEST_BARE_RENT &&
    least <= HIGHEST_BARE_RENT &&
    most <= (isRange ? HIGHEST_BARE_RENT_OF_RANGE : HIGHEST_BARE_RENT)
  )
}

/** A number without a unit is a budget where words say so, or with 7 to 9 digits: more than a size or PIN code has. */
function isBudget(phrases: Phrases, { first, second, prefix, suffix }: BoundedMeasures): boolean {
  const { next } = second ?? first
  const counts = phrases
    .at(next)
    .some(({ roles: { is } }) => is.bedrooms || is.bathrooms || is.road || is.height)
  const isTooSmall = suffix.isPerMonth && first.value < LOWEST_BARE_RENT
  if (counts || isTooSmall) return false
  if (prefix.saysMoney || suffix.saysMoney || prefix.bound === 'atMost' || prefix.bound === 'between')
    return true
  if (prefix.bound === 'atLeast' || suffix.bound === 'atLeast') return first.value >= 1000
  return [first, second ?? first].every(hasDigitsOfBudget)
}

function hasDigitsOfBudget({ amount: { decimal } }: Measure): boolean {
  return decimal.length >= LEAST_BARE_DIGITS && decimal.length <= MOST_BARE_DIGITS
}

function budgetOf({ first, second, prefix, suffix }: BoundedMeasures): Budget & { aroundInr?: number } {
  if (second) return between(first.amount, second.amount)
  const inr = amountInr(first.amount)
  if ((suffix.bound ?? prefix.bound) === 'about') return { ...around(inr), aroundInr: inr }
  return (suffix.bound ?? prefix.bound) === 'atLeast' ? { minInr: inr } : { maxInr: inr }
}
