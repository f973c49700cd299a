import { borrowUnit } from '#contract/list/budget.ts'
import { toSqFt } from '#contract/units/area.ts'
import type { ListFilters } from '#contract/properties/filters.ts'
import { after, type Phrases } from '#contract/search/phrases.ts'
import { prefixAt, type BoundedMeasures } from './bounds.ts'
import { afterPlus, type Kind, lengthAt, type Measure, numberAt, rounded } from './measures.ts'
import type { UnplacedPiece } from './piece.ts'

const SLACK = 0.1

/** An area: a range, a bound, or else 10 % less to 10 % more than this. No filter is for a length. */
export function sizeTold(
  phrases: Phrases,
  kind: Exclude<Kind, 'bare' | 'money'>,
  told: BoundedMeasures,
): UnplacedPiece | undefined {
  const { next } = told.suffix
  switch (kind) {
    case 'feet': {
      const side = after(phrases, next, 'wide') ?? after(phrases, next, 'facing')
      return { filters: {}, isUnfiltered: true, next: side ?? next }
    }
    case 'land':
      return { filters: landBetween(boundsTold(told)), next }
    case 'sqFt':
      return { filters: areaBetween(boundsTold(told)), next }
    case 'other':
      return undefined
    default:
      return kind satisfies never
  }
}

/** A number of feet or metres that begins here. */
export function feetAt(phrases: Phrases, start: number): { feet: number; next: number } | undefined {
  const { bound, next } = prefixAt(phrases, start)
  const number = bound === 'atMost' ? undefined : numberAt(phrases, next)
  const length = number && lengthAt(phrases, number, afterPlus(phrases, number.next))
  return length && { feet: rounded(length.value), next: length.next }
}

type Bounds = { min?: number; max?: number }

const landBetween = ({ min, max }: Bounds): ListFilters => ({
  ...(min !== undefined && { minLandSqFt: rounded(min) }),
  ...(max !== undefined && { maxLandSqFt: rounded(max) }),
})

const areaBetween = ({ min, max }: Bounds): ListFilters => ({
  ...(min !== undefined && { minAreaSqFt: rounded(min) }),
  ...(max !== undefined && { maxAreaSqFt: rounded(max) }),
})

function boundsTold({ first, second, prefix, suffix }: BoundedMeasures): Bounds {
  if (second) return rangeOf(first, second)
  const { value } = first
  const bound = suffix.bound ?? prefix.bound
  if (bound === 'atLeast') return { min: value }
  return bound === 'atMost' ? { max: value } : { min: value * (1 - SLACK), max: value * (1 + SLACK) }
}

/** The two ends of a range; one without a unit has the other's: '5-7 katha' begins at 5 katha, '8-15k sq ft' at 8,000 sq ft. */
function rangeOf(first: Measure, second: Measure): { min: number; max: number } {
  const start = first.kind === 'bare' || first.kind === 'money' ? scaled(first, second) : first.value
  const end = second.kind === 'bare' ? scaled(second, first) : second.value
  return { min: Math.min(start, end), max: Math.max(start, end) }
}

function scaled(bare: Measure, { unit, amount }: Measure): number {
  const isPlain = bare.kind === 'bare' && amount.zeros === undefined
  const value = isPlain ? bare.value : borrowUnit(bare.amount, amount)
  return unit ? toSqFt(value, unit) : value
}
