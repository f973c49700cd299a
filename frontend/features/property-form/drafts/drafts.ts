import { z } from 'zod'
import { Picture, Property } from '#contract/properties/replies.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { BLANK_VALUES, FIELD_NAMES } from '#frontend/features/property-form/values/blank-values.ts'
import { keepOnDevice, keptValue, textOnDevice } from '#frontend/lib/browser/device-text.ts'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'

/** A listing as it was loaded, with the ETag of that version. */
export const LoadedListing = z.object({ property: Property, etag: z.string() })
export type LoadedListing = z.infer<typeof LoadedListing>

const Draft = z.object({
  category: z.enum(CATEGORIES),
  values: z.record(z.string(), z.unknown()).transform(knownValues),
  pictures: z.array(Picture),
  /** The listing that an edit started from. */
  base: LoadedListing.optional(),
  /** The idempotency key for adding a new listing, so that the call can be repeated. */
  addKey: z.string().optional(),
})
export type Draft = z.infer<typeof Draft>

export const readDraft = (key: string): Draft | undefined => keptValue(textOnDevice(key), Draft)

/** False where it cannot be stored: storage is full or switched off. */
export const writeDraft = (key: string, draft: Draft): boolean => keepOnDevice(key, JSON.stringify(draft))

export const forgetDraft = (key: string): boolean => keepOnDevice(key, '')

/** The draft's values for the fields that this version of the form knows. */
function knownValues(stored: Record<string, unknown>): FormValues {
  const known = FIELD_NAMES.flatMap((name) => {
    const value = stored[name]
    return isLike(BLANK_VALUES[name], value) ? [[name, value]] : []
  })
  return { ...BLANK_VALUES, ...Object.fromEntries(known) }
}

/** Whether a value can stand where a blank one does; a flag of which nobody knows is null. */
function isLike(blank: unknown, value: unknown): boolean {
  if (blank === null) return value === null || typeof value === 'boolean'
  return Array.isArray(value) === Array.isArray(blank) && typeof value === typeof blank
}

export function isChanged(before: FormValues, after: FormValues): boolean {
  return FIELD_NAMES.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
