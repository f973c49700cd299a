import { AREA_UNITS, type Area, type AreaUnit, fromSqFt, toSqFt } from './area.ts'
import { amountText } from './money-words.ts'

const SPELLINGS: Record<AreaUnit, RegExp> = {
  'sq ft': /^(?:s(?:q|quare)?(?:ft|feet|foot))?$/,
  'sq m': /^s(?:q|quare)?m(?:trs?|ts?|et(?:er|re)s?)?$/,
  decimal: /^(?:dec(?:imal)?s?|dismils?|sh?ataks?|শতক|ডেসিমেল|डिसमिल)$/,
  katha: /^(?:[kc][ao]tt?h?ah?s?|কাঠা|कट्ठा)$/,
  chatak: /^(?:ch+[ai]tt?ac?ks?|ছটাক)$/,
  bigha: /^(?:b[ie]e?gha?h?s?|বিঘা|बीघा)$/,
  acre: /^(?:acres?|একর|एकड़)$/,
  hectare: /^(?:hectares?|ha)$/,
}

/**
 * Units of other regions, told in one of ours: a gaj is a square yard, a cent a decimal, a guntha 121 square yards, a
 * ground 2,400 square feet.
 */
const CONVERTED: readonly (readonly [RegExp, Area])[] = [
  [/^(?:s(?:q|quare)?y(?:ar)?ds?|ga[jz])$/, { value: 9, unit: 'sq ft' }],
  [/^cents?$/, { value: 1, unit: 'decimal' }],
  [/^gunth?as?$/, { value: 1089, unit: 'sq ft' }],
  [/^grounds?$/, { value: 2400, unit: 'sq ft' }],
]

const PART = /(\d+(?:(?:,\d\d\d?)*,\d{3})?(?:\.\d+)?)(\D*)/g

/** A number without a unit, in ASCII digits. */
const BARE = /^[\d.,\s]+$/

/**
 * An area in words: '7 katha', '2450 sqft', '1,200 sq. m', '12 dismil', '2 katha 8 chatak' (2.5 katha), also in Bengali or
 * Devanagari; a bare number, in whatever digits, is in `bareUnit`. Undefined when not understood.
 */
export function parseArea(text: string, bareUnit: AreaUnit = 'sq ft'): Area | undefined {
  const typed = amountText(text)
  const plain = (BARE.test(typed) ? `${typed} ${bareUnit}` : typed).replace(/(ft|m)2(?!\d)/g, 'sq$1')
  const parts = [...plain.matchAll(PART)].map(([, digits = '', word = '']) => readPart(digits, word))
  if (!/^\d/.test(plain) || (parts.length > 1 && /\d$/.test(plain))) return undefined
  return parts.length === 1 ? parts[0] : joinParts(parts)
}

function readPart(digits: string, word: string): Area | undefined {
  const spelling = word.replace(/[.,\s]/g, '')
  const value = Number(digits.replaceAll(',', ''))
  const unit = areaUnit(spelling)
  if (unit) return { value, unit }
  const converted = CONVERTED.find(([known]) => known.test(spelling))?.[1]
  return converted && { value: value * converted.value, unit: converted.unit }
}

/** The unit that a word spells, in lower case without spaces and dots; none at all is square feet. */
export const areaUnit = (spelling: string): AreaUnit | undefined =>
  AREA_UNITS.find((known) => SPELLINGS[known].test(spelling))

function joinParts([first, ...smaller]: (Area | undefined)[]): Area | undefined {
  if (!first) return undefined
  let areaSqFt = toSqFt(first.value, first.unit)
  let unitSqFt = toSqFt(1, first.unit)
  for (const part of smaller) {
    if (!part || toSqFt(1, part.unit) >= unitSqFt) return undefined
    areaSqFt += toSqFt(part.value, part.unit)
    unitSqFt = toSqFt(1, part.unit)
  }
  return { value: fromSqFt(areaSqFt, first.unit), unit: first.unit }
}
