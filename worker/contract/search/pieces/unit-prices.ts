import { after, type Phrases } from '#contract/search/phrases.ts'
import { LAKH_ZEROS } from '#contract/units/money.ts'
import type { Prefix, Suffix } from './bounds.ts'
import { areaAt, type Measure, measureAt } from './measures.ts'

/** 'Rs 19 psf'. */
export const PER_SQ_FT = 'psf'

/** The end of the unit behind its price: '12 lakh per katha', '20 rs sq ft', '12 lakh katha'. */
export function unitBehind(
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
export function unitOfPrice(phrases: Phrases, { saysMoney, next }: Prefix): number | undefined {
  if (phrases.tokens[next]?.decimal !== undefined) return undefined
  const perUnit = perUnitAt(phrases, next)
  if (perUnit !== undefined) return perUnit
  const unit = areaAt(phrases, next)?.next
  if (unit === undefined || saysMoney) return unit
  return after(phrases, unit, 'budget') ?? (isLakhs(phrases, unit) ? unit : undefined)
}

/** 'katha 12 lakh', 'कठ्ठाको ७ लाख': a unit without a number, and lakhs. */
function isLakhs(phrases: Phrases, start: number): boolean {
  const measure = measureAt(phrases, start)
  return measure?.kind === 'money' && (measure.amount.zeros ?? 0) >= LAKH_ZEROS
}

/** 'per katha', 'katha prati'. */
function perUnitAt(phrases: Phrases, start: number): number | undefined {
  if (phrases.tokens[start]?.word === PER_SQ_FT) return start + 1
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
