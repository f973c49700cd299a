import { AREA_FIELDS } from '#contract/properties/fields.ts'
import type { PropertyChange } from '#contract/properties/input.ts'
import { EnteredAreas } from '#contract/properties/replies.ts'
import { squareFeetOf } from '#contract/units/area.ts'
import type { PropertyRow } from './rows.ts'

/** The sizes as they were typed, after a save: one that was typed in square feet since is not kept. */
export function mergeEntered(changes: PropertyChange, stored?: PropertyRow): EnteredAreas {
  const values: Record<string, unknown> = { ...changes }
  const merged: Record<string, unknown> = {}
  for (const field of AREA_FIELDS) {
    const typed = changes.enteredAreas?.[field]
    const isReplaced = typed === null || (typed === undefined && values[field] !== undefined)
    const area = isReplaced ? undefined : (typed ?? stored?.enteredAreas[field])
    if (area) merged[field] = area
  }
  return EnteredAreas.parse(merged)
}

/** The form with the square feet of what was typed in another unit. */
export function withEntered(changes: PropertyChange, entered: EnteredAreas): PropertyChange {
  const typed = AREA_FIELDS.flatMap((field) => {
    const area = changes.enteredAreas?.[field] ? entered[field] : undefined
    return area ? [[field, squareFeetOf(area)] as const] : []
  })
  return { ...changes, ...Object.fromEntries(typed) }
}
