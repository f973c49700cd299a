import { areaUnit } from '#contract/units/area-words.ts'
import { type AreaUnit, toSqFt } from '#contract/units/area.ts'
import { type Amount, shiftPoint } from '#contract/units/money-words.ts'
import { after, type Phrases } from '#contract/search/phrases.ts'
import { LAKH_ZEROS } from '#contract/units/money.ts'

export type Kind = 'money' | 'sqFt' | 'land' | 'feet' | 'bare' | 'other'
/** A number with its unit. `value` is in rupees, square feet or feet. */
export type Measure = {
  kind: Kind
  value: number
  /** The number as it is said, also of an area: that of '15 thousand sq ft' has three zeros. */
  amount: Amount
  unit?: AreaUnit
  /** '12 lakh katha' is a price, '1 lakh sq ft' an area. */
  isLakhOfLand?: boolean
  hasPlus: boolean
  next: number
}

const FEET_PER_METRE = 1 / 0.3048
const SHORTEST_SIDE_FEET = 10

/** A number with its unit, also of two units ('1 crore 20 lakh', '2 katha 8 chatak'). */
export function measureAt(phrases: Phrases, start: number): Measure | undefined {
  const first = simpleMeasureAt(phrases, start)
  if (!first) return undefined
  let whole = first
  for (let larger = first, parts = 1; parts < 3; parts += 1) {
    const part = simpleMeasureAt(phrases, whole.next)
    if (!part || part.kind !== larger.kind || !isSmallerUnit(part, larger)) break
    const inr = whole.amount.inr + part.amount.inr
    whole = { ...whole, value: whole.value + part.value, amount: { ...whole.amount, inr }, next: part.next }
    larger = part
  }
  return whole
}

function isSmallerUnit(part: Measure, larger: Measure): boolean {
  if (part.kind === 'money') return (part.amount.zeros ?? 0) < (larger.amount.zeros ?? 0)
  return part.unit !== undefined && larger.unit !== undefined && toSqFt(1, part.unit) < toSqFt(1, larger.unit)
}

function simpleMeasureAt(phrases: Phrases, start: number): Measure | undefined {
  const number = numberAt(phrases, start)
  const ground = number && groundAt(phrases, start)
  if (!number || ground) return ground
  const unitAt = afterPlus(phrases, number.next)
  const hasPlus = unitAt > number.next
  const { decimal } = number
  const value = Number(decimal)
  const amount: Amount = { decimal, inr: Math.trunc(value), zeros: undefined }
  const longest = phrases
    .at(unitAt)
    .find(({ roles: { is, moneyZeros } }) => moneyZeros ?? is.otherUnits ?? is.distances)
  const area = areaAt(phrases, unitAt)
  if (area) return areaMeasure({ ...area, value, amount, hasPlus })
  const zeros = longest?.roles.moneyZeros
  if (longest && zeros !== undefined) {
    const inr = shiftPoint(decimal, zeros)
    const many = areaAt(phrases, longest.next)
    if (many) {
      const isLakhOfLand = zeros >= LAKH_ZEROS && !many.unit.startsWith('sq')
      const amountOfMany: Amount = { decimal, inr, zeros }
      return areaMeasure({ ...many, value: inr, amount: amountOfMany, isLakhOfLand, hasPlus })
    }
    return { kind: 'money', value: inr, amount: { decimal, inr, zeros }, hasPlus, next: longest.next }
  }
  const length = lengthAt(phrases, number, unitAt)
  if (length) return { kind: 'feet', ...length, amount, hasPlus }
  if (longest) return { kind: 'other', value, amount, hasPlus, next: longest.next }
  return number.isInWords ? undefined : { kind: 'bare', value, amount, hasPlus, next: unitAt }
}

/** '40x60', '40 by 60 ft', '12 m x 18 m': the sides of a piece of land, in feet where no unit is named. */
function groundAt(phrases: Phrases, start: number): Measure | undefined {
  const width = sideAt(phrases, start)
  const times = width && after(phrases, width.next, 'times')
  const depth = times === undefined ? undefined : sideAt(phrases, times)
  if (!width || !depth) return undefined
  const area = areaAt(phrases, depth.next)
  const feet = (side: typeof width, other: typeof width) =>
    side.value * (side.feetPerUnit ?? other.feetPerUnit ?? (area?.unit === 'sq m' ? FEET_PER_METRE : 1))
  const [wide, deep] = [feet(width, depth), feet(depth, width)]
  if (Math.min(wide, deep) < SHORTEST_SIDE_FEET) return undefined
  const amount = { decimal: String(width.value), inr: width.value, zeros: undefined }
  const next = area?.unit.startsWith('sq') ? area.next : depth.next
  return { kind: 'land', value: wide * deep, amount, hasPlus: false, next }
}

function sideAt(phrases: Phrases, start: number) {
  const number = numberAt(phrases, start)
  if (!number) return undefined
  const value = Number(number.decimal)
  const metres = after(phrases, number.next, 'metres')
  if (metres !== undefined) return { value, feetPerUnit: FEET_PER_METRE, next: metres }
  const feet = after(phrases, number.next, 'feet')
  return { value, feetPerUnit: feet === undefined ? undefined : 1, next: feet ?? number.next }
}

/** '5 katha', '20 thousand sq ft'. */
function areaMeasure({ value, unit, ...others }: Omit<Measure, 'kind'> & { unit: AreaUnit }): Measure {
  return { ...others, kind: unit.startsWith('sq') ? 'sqFt' : 'land', value: toSqFt(value, unit), unit }
}

type FoundNumber = { decimal: string; isInWords: boolean; next: number }

/** What stands before a number and behind it, and by how much it changes a whole one. */
const BEFORE = [
  ['andHalf', 0.5],
  ['andQuarter', 0.25],
  ['lessQuarter', -0.25],
] as const
const BEHIND = [
  ['halfBehind', 0.5],
  ['quarterBehind', 0.25],
] as const
const WHOLE = /^[1-9]\d*$/

/** A number in digits, or one in words, with the fraction that is said of it. */
export function numberAt(phrases: Phrases, start: number): FoundNumber | undefined {
  const number = changedNumberAt(phrases, start) ?? plainNumberAt(phrases, start)
  if (!number) return undefined
  const whole = withFraction(number, phrases)
  return { ...whole, next: after(phrases, whole.next, 'counters') ?? whole.next }
}

/** 'sadhe teen', 'সওয়া দুই', 'पौने दो'. */
function changedNumberAt(phrases: Phrases, start: number): FoundNumber | undefined {
  if (phrases.at(start).length === 0) return undefined
  for (const [role, change] of BEFORE) {
    const behind = after(phrases, start, role)
    const number = behind === undefined ? undefined : plainNumberAt(phrases, behind)
    if (number) return changed(number, change)
  }
  return undefined
}

/** 'two and a half', '1 and a quarter'. */
function withFraction(number: FoundNumber, phrases: Phrases): FoundNumber {
  for (const [role, change] of BEHIND) {
    const next = after(phrases, number.next, role)
    if (next !== undefined) return changed({ ...number, next }, change)
  }
  return number
}

const changed = (number: FoundNumber, change: number): FoundNumber =>
  WHOLE.test(number.decimal) ? { ...number, decimal: String(Number(number.decimal) + change) } : number

function plainNumberAt(phrases: Phrases, start: number) {
  const decimal = phrases.tokens[start]?.decimal
  if (decimal !== undefined) return { decimal, isInWords: false, next: start + 1 }
  const spoken = phrases.at(start).find(({ roles }) => roles.decimal !== undefined)
  return spoken?.roles.decimal === undefined
    ? undefined
    : { decimal: spoken.roles.decimal, isInWords: true, next: spoken.next }
}

const LONGEST_AREA_UNIT = 3

/** A unit of area: of the vocabulary, or an English spelling in up to three pieces ('sq', 'ft'). */
export function areaAt(phrases: Phrases, start: number): { unit: AreaUnit; next: number } | undefined {
  const known = phrases.at(start).find(({ roles }) => roles.areaUnit)
  if (known?.roles.areaUnit) return { unit: known.roles.areaUnit, next: known.next }
  if (phrases.at(start).length > 0) return undefined
  const { tokens } = phrases
  let spelling = ''
  let found: { unit: AreaUnit; next: number } | undefined
  for (let at = start; at < start + LONGEST_AREA_UNIT && at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token || token.isSign || token.decimal !== undefined) break
    // Only square feet and metres are written in several words.
    if (at > start && !spelling.startsWith('s')) break
    spelling += token.word.normalize('NFKC')
    const unit = areaUnit(spelling.replace(/^(ft|m)2$/, 'sq$1'))
    if (unit) found = { unit, next: at + 1 }
  }
  return found
}

/** A number without a unit, or one in feet. */
export function bareOrFeetAt(phrases: Phrases, start: number): { feet: number; next: number } | undefined {
  const measure = measureAt(phrases, start)
  const isUsable = measure?.kind === 'feet' || measure?.kind === 'bare'
  return isUsable ? { feet: rounded(measure.value), next: measure.next } : undefined
}

/** A number in feet, where its unit stands at `unit`. */
export function lengthAt(phrases: Phrases, { decimal }: { decimal: string }, unit: number) {
  const value = Number(decimal)
  const feet = after(phrases, unit, 'feet')
  if (feet !== undefined) return { value, next: feet }
  const metres = after(phrases, unit, 'metres')
  return metres === undefined ? undefined : { value: value * FEET_PER_METRE, next: metres }
}

export const afterPlus = ({ tokens }: Phrases, index: number) =>
  tokens[index]?.word === '+' ? index + 1 : index

/** Feet and square feet with two decimals. */
export const rounded = (value: number) => Number(value.toFixed(2))
