import { oneBedroomFact } from '#contract/properties/bedrooms.ts'
import type { Category } from '#contract/properties/enums.ts'
import { jsonFieldsOf, presetsOf } from '#contract/properties/fields.ts'
import type { PropertyChange } from '#contract/properties/input.ts'
import { SIZE_FIELD } from '#contract/properties/kinds.ts'
import { CategoryDetails, StoredStaffDetails } from '#contract/properties/replies.ts'
import type { PropertyRow } from './rows.ts'
import { pickKept, type NormalizeContext } from './normalize-context.ts'

type Values = Record<string, unknown>

/** Size and bedrooms have a common name and one of the category; whichever was given fills both. */
export function mergeTwins(
  category: Category,
  changes: PropertyChange,
  stored?: PropertyRow,
): PropertyChange {
  const values: Values = { ...changes }
  const fields = jsonFieldsOf(category)
  const twins = [[SIZE_FIELD[category], 'areaSqFt'] as const]
  for (const [own, common] of 'bedrooms' in fields ? [...twins, ['bedrooms', 'bedRooms'] as const] : twins) {
    const given = values[own] === undefined ? values[common] : values[own]
    if (given !== undefined) Object.assign(values, { [own]: given, [common]: given })
  }
  return 'bhk' in fields ? { ...values, ...oneBedroomFact(values, stored?.details) } : values
}

/**
 * The fields that stand in JSON: what visitors get, and apart from it what only staff get. A preset that nobody has touched is no
 * fact: it is empty here and named, and only the answer about this one listing shows it (`presetsShown`).
 */
export function mergeDetails(
  category: Category,
  form: Values,
  { isImport }: NormalizeContext,
  stored?: PropertyRow,
) {
  const before: Values = { ...stored?.details, ...stored?.staffDetails }
  const presets = isImport ? [] : Object.keys(presetsOf(category))
  const untouched = stored ? (stored.staffDetails.untouchedDefaults ?? []) : presets
  const fields = Object.entries(jsonFieldsOf(category))
  const merged = fields.map(
    ([name, field]) => [name, pickKept(form[name], before[name]) ?? null, field] as const,
  )
  const valuesOf = (isForStaff: boolean) =>
    Object.fromEntries(
      merged.flatMap(([name, value, field]) =>
        Boolean(field.isForStaff) === isForStaff ? [[name, value]] : [],
      ),
    )
  return {
    details: CategoryDetails.parse({ ...valuesOf(false), category }),
    staffDetails: StoredStaffDetails.parse({
      ...valuesOf(true),
      checkNotes: form['checkNotes'],
      untouchedDefaults: untouched.filter((name) => form[name] === undefined),
    }),
  }
}
