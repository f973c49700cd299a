import { after, type Phrases } from '#contract/search/phrases.ts'
import { prefixAt, type Prefix, suffixAt } from './bounds.ts'
import { budgetTold } from './budgets.ts'
import { type Kind, type Measure, measureAt } from './measures.ts'
import { shiftPoint } from '#contract/units/money-words.ts'
import type { UnplacedPiece } from './piece.ts'
import { sizeTold } from './sizes.ts'
import { unitBehind, unitOfPrice } from './unit-prices.ts'

/** The filters of a budget or a size that begins here. No filter is for the price of a unit. Undefined for none of these. */
export function sizeOrBudget(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const asked = prefixAt(phrases, start)
  const perUnit = unitOfPrice(phrases, asked)
  const prefix = perUnit === undefined ? asked : prefixAt(phrases, perUnit)
  const first = measureAt(phrases, prefix.next)
  if (!first) return perUnit === undefined ? undefined : priceOfUnit(prefix.next)
  const second = secondOf(phrases, first, prefix)
  const suffix = suffixAt(phrases, (second ?? first).next, first.hasPlus || second?.hasPlus === true)
  const unit = perUnit ?? unitBehind(phrases, second ?? first, suffix)
  if (unit !== undefined) return priceOfUnit(suffixAt(phrases, Math.max(unit, suffix.next), false).next)
  const kind = kindOf(first, second)
  const told = { first, second, prefix, suffix }
  return kind === 'bare' || kind === 'money' ? budgetTold(phrases, kind, told) : sizeTold(phrases, kind, told)
}

const priceOfUnit = (next: number): UnplacedPiece => ({ filters: {}, isUnfiltered: true, next })

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
  return isSame || isStartOfArea(first, second, prefix) ? second : undefined
}

/** '8k to 15k sq ft': the unit of the second end is that of the first too, which alone would be a price. */
function isStartOfArea(first: Measure, second: Measure, { saysMoney }: Prefix): boolean {
  const isTold = second.isLakhOfLand === true || first.value < scaleOf(second)
  return first.kind === 'money' && second.amount.zeros !== undefined && !saysMoney && isTold
}

const scaleOf = ({ amount: { decimal, zeros = 0 } }: Measure) => shiftPoint(decimal, zeros)

function kindOf(first: Measure, second: Measure | undefined): Kind {
  const isOfSecond = first.kind === 'bare' || first.kind === 'money'
  return isOfSecond && second && second.kind !== 'bare' ? second.kind : first.kind
}
