import { LAKH_INR } from '#contract/units/money.ts'
import type { Category } from '#contract/properties/enums.ts'
import { fromSqFt } from '#contract/units/area.ts'
import type { SaidDeal } from './said-deal.ts'
import type { Fact } from './fact.ts'
import { type FactOf, type FilledField, isOf, type Span } from './filled-fields.ts'

/** How far a stated total may differ from rate times size: people round, or name a bargain price. */
const OFF_ITS_RATE = 0.25
const AT_SIGN = /@\s*$/u

/** The one total that is told, or that a rate and the size make; none where the two do not go together. */
export function priceOf(
  facts: readonly Fact[],
  sizes: readonly FilledField[],
  category: Category | undefined,
  text: string,
): FilledField | undefined {
  const totals = facts.filter(isOf('price'))
  const [total] = totals
  const [rate, ...others] = facts.filter(isOf('rate'))
  const inr = rate && others.length === 0 ? wholeOf(rate, sizes) : undefined
  if (total) {
    const isOne = totals.every((one) => one.inr === total.inr)
    const isOfElse = inr !== undefined && Math.abs(total.inr - inr) > inr * OFF_ITS_RATE
    // '3 katha @ 18 lakh' may be the price of one katha.
    const isPerhapsRate = category === 'Plot' && AT_SIGN.test(text.slice(0, total.from))
    return isOne && !isOfElse && !isPerhapsRate
      ? { name: 'price', value: total.inr, facts: totals }
      : undefined
  }
  return rate && inr !== undefined ? { name: 'price', value: inr, facts: [rate] } : undefined
}

/** What a rate makes of the size that it is said of. */
function wholeOf(
  { inr, unit, isUnitLeftOut }: Pick<FactOf<'rate'>, 'inr' | 'unit' | 'isUnitLeftOut'>,
  fields: readonly FilledField[],
): number | undefined {
  const sized = fields.filter(({ name, entered }) => entered && name !== 'carpetArea')
  const ofLand = sized.find(({ name }) => name === 'landArea' || name === 'plotSizeSqFt')
  const size = unit.startsWith('sq') ? sized[0] : ofLand
  if (typeof size?.value !== 'number' || (isUnitLeftOut && size.entered?.unit !== unit)) return undefined
  return Math.round(inr * fromSqFt(size.value, unit))
}

/** 'demand 90', of which the unit is not told. */
const ASKED = /\b(?:demand|asking|ask|price|offer)\b[\s:–-]*(?:is\s+)?(?:rs\.?\s*|inr\s*|₹\s*)?(\d[\d,.]*)/iu
const LEAST_IN_RUPEES = 1000

/**
 * Where no price is read: what is asked beside the least that is taken, or 'last price 35' alone; a bare number is lakh, as no
 * sale costs less. What owners only say of the least that they take ('lowest 35 lakh') is never published.
 */
export function lastPrice(
  facts: readonly Fact[],
  deal: SaidDeal | undefined,
  text: string,
): FilledField | undefined {
  const [last, ...others] = facts.filter(isOf('lowest'))
  const isTold = facts.some(({ is }) => is === 'price' || is === 'rate')
  const isForRent = deal !== undefined && !deal.deals.includes('sale')
  if (!last || others.length > 0 || isTold || (last.isBare && isForRent)) return undefined
  const inr = last.isBare ? Math.round(Number(last.decimal) * LAKH_INR) : last.inr
  const asked = ASKED.exec(text.slice(0, last.from) + ' '.repeat(last.to - last.from) + text.slice(last.to))
  if (asked) return askedPrice(asked, inr)
  return last.isAskable ? { name: 'price', value: inr, facts: [last] } : undefined
}

/** 'demand 90, last 85': lakh, or rupees where the number is no small one; undefined where the two do not go together. */
function askedPrice(
  { 0: words, 1: number = '', index }: RegExpExecArray,
  lowest: number,
): FilledField | undefined {
  const said = Number(number.replace(/[.,]+$/, '').replaceAll(',', ''))
  const value = said < LEAST_IN_RUPEES ? Math.round(said * LAKH_INR) : said
  if (!(lowest < value && lowest >= value * LEAST_OF_ASKED)) return undefined
  return { name: 'price', value, facts: [{ from: index, to: index + words.length }] }
}

const UNITS_INR = [1, 1000, LAKH_INR, 100 * LAKH_INR]
/** The lowest accepted price is at least this part of the asked one; otherwise the two do not belong together. */
const LEAST_OF_ASKED = 0.6

/** The least that is taken, beside the price that is asked: in its unit, and of a rate for the whole. */
export function lowestOf(
  facts: readonly Fact[],
  filled: readonly FilledField[],
): { inr: number; facts: readonly Span[] } | undefined {
  const asked = filled.find(({ name }) => name === 'price')
  const [last, ...others] = facts.filter(isOf('lowest'))
  if (!last || others.length > 0 || asked?.facts.includes(last)) return undefined
  const told = last.unit === undefined ? last.inr : wholeOf({ ...last, unit: last.unit }, filled)
  if (told === undefined) return undefined
  if (typeof asked?.value !== 'number') return last.isBare ? undefined : { inr: told, facts: [last] }
  const rate = facts.find(isOf('rate'))
  const isOfRate = rate && last.unit === undefined && asked.facts.some((fact) => fact.from === rate.from)
  const scale = isOfRate ? asked.value / rate.inr : 1
  const price = asked.value
  const sums = new Set(
    (last.isBare ? UNITS_INR.map((unit) => Number(last.decimal) * unit) : [told]).flatMap((inr) => [
      Math.round(inr),
      Math.round(inr * scale),
    ]),
  )
  const [sum, ...otherSums] = [...sums].filter((inr) => inr < price && inr >= price * LEAST_OF_ASKED)
  return sum === undefined || otherSums.length > 0 ? undefined : { inr: sum, facts: [last] }
}
