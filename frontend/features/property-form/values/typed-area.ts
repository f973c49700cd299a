import type { Area, AreaUnit } from '#contract/units/area.ts'
import { parseArea } from '#contract/units/area-words.ts'

/**
 * An area as typed: a number with the chosen unit, or words that name their own unit. Null when nothing was typed,
 * undefined when it cannot be read.
 */
export function typedArea(text: string, unit: AreaUnit): Area | null | undefined {
  return text.trim() === '' ? null : parseArea(text, unit)
}
