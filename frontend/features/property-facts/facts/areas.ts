import { type Area, type AreaUnit, formatArea, landSizes } from '#contract/units/area.ts'
import { messages } from '#frontend/messages/messages.ts'

export type ShownArea = { value: string; more: string | undefined }

/** A built-up area as entered, with square feet beside it when that was another unit. */
export function builtArea(areaSqFt: number | null, entered: Area | undefined): ShownArea | undefined {
  if (!areaSqFt) return undefined
  const squareFeet = amount(areaSqFt, 'sq ft')
  if (!isForeign(entered)) return { value: squareFeet, more: undefined }
  return { value: amount(entered.value, entered.unit), more: squareFeet }
}

/** An area of land as entered, with square feet and the local units beside it. */
export function landArea(areaSqFt: number | null, entered: Area | undefined): ShownArea | undefined {
  if (!areaSqFt) return undefined
  const squareFeet = amount(areaSqFt, 'sq ft')
  if (!isForeign(entered))
    return { value: squareFeet, more: landSizes(areaSqFt).map(messages.words.amount).join(', ') }
  const others = landSizes(areaSqFt)
    .filter((size) => !size.endsWith(` ${entered.unit}`))
    .map(messages.words.amount)
  return { value: amount(entered.value, entered.unit), more: [squareFeet, ...others].join(', ') }
}

const amount = (value: number, unit: AreaUnit) => messages.words.amount(formatArea(value, unit))

function isForeign(entered: Area | undefined): entered is Area {
  return entered !== undefined && entered.value > 0 && entered.unit !== 'sq ft'
}
