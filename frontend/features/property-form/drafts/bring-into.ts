import type { Picture } from '#contract/properties/replies.ts'
import { BLANK_VALUES, FIELD_NAMES } from '#frontend/features/property-form/values/blank-values.ts'
import type { FieldName, FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { valuesOf } from '#frontend/features/property-form/values/values-of-property.ts'
import { draftKeys, type FormOf, hasDraft } from './draft-keys.ts'
import { type LoadedListing, writeDraft } from './drafts.ts'
import { holdDraftKey } from './hold-draft-key.ts'

/** What a form of a new listing holds, and what it began with. */
export type Typed = { values: FormValues; pictures: readonly Picture[]; start: FormValues }

/**
 * Lays what was typed of a new listing over a stored one, as the draft of its form: nothing is saved, and the new one keeps its own
 * draft. False where the stored one has unsaved changes of its own on this device.
 */
export async function bringInto(
  listing: LoadedListing,
  typed: Typed,
  { userId }: Pick<FormOf, 'userId'>,
): Promise<boolean> {
  const { property } = listing
  const keys = draftKeys({ userId, listingId: property._id })
  if (keys.some(hasDraft)) return false
  const { key, release } = await holdDraftKey(keys)
  const own = new Set(property.images)
  const pictures = [...property.pictures, ...typed.pictures.filter(({ url }) => !own.has(url))]
  const values = laidOver(valuesOf(property), typed)
  const isKept = writeDraft(key, { category: property.category, values, pictures, base: listing })
  release()
  return isKept
}

/** The stored values, and the typed ones wherever something was typed. */
function laidOver(stored: FormValues, { values, start }: Omit<Typed, 'pictures'>): FormValues {
  const isTyped = (name: FieldName) => JSON.stringify(values[name]) !== JSON.stringify(start[name])
  const typed = FIELD_NAMES.filter((name) => !NEVER.has(name) && isTyped(wholeOf(name)))
  return { ...stored, ...Object.fromEntries(typed.map((name) => [name, values[name]])) }
}

/** Of the stored listing alone. */
const NEVER: ReadonlySet<FieldName> = new Set(['approvedByAdmin', 'untouchedDefaults'])

/** The unit goes with its number, the words with their answer. */
function wholeOf(name: FieldName): FieldName {
  const whole = name.replace(/(Unit|Words)$/, '')
  return FIELD_NAMES.find((known) => known === whole && whole in BLANK_VALUES) ?? name
}
