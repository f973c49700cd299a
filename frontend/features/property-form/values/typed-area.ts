import { type Area, type AreaUnit, toSqFt } from '#contract/units/area.ts'
import { parseArea } from '#contract/units/area-words.ts'

const DIGITS_ONLY = /^[\d.,\s০-৯०-९]+$/

/**
 * An area as typed: a number with the chosen unit, or words that name their own unit. Null when nothing was typed,
 * undefined when it cannot be read.
 */
export function typedArea(text: string, unit: AreaUnit): Area | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return parseArea(DIGITS_ONLY.test(typed) ? `${typed} ${unit}` : typed)
}

/** Square feet, to the hundredth as they are stored. */
export function squareFeetOf({ value, unit }: Area): number {
  return Math.round(toSqFt(value, unit) * 100) / 100
}
