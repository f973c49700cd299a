import type { Area } from '#contract/area.ts'
import { parseInr } from '#contract/money-words.ts'
import type { Category } from '#contract/property-words.ts'
import type { FeatureName, FormValues } from './form-values.ts'
import { type PlannedField, PLANS } from '#frontend/features/property-form/plan.ts'
import { settledTerms } from './settled-terms.ts'
import { squareFeetOf, typedArea } from './typed-area.ts'

/** What the calls take as propertyDetails. */
type Details = Record<string, unknown> & { enteredAreas: Record<string, Area | null> }

const COMMON_TEXTS = [
  'title',
  'city',
  'state',
  'country',
  'locality',
  'address',
  'description',
  'propertyType',
  'ownershipType',
  'googleMap',
  'company',
  'phone',
] as const

/** The form as the calls take it: empty is null, areas also as they were typed, flags brought in line. */
export function detailsOf(category: Category, values: FormValues): Details {
  const plan = PLANS[category]
  const areas = plan.flatMap((field) => (field.kind === 'area' ? [areaEntry(field.name, values)] : []))
  const own = plan.flatMap((field) => (field.kind === 'area' ? [] : [[field.name, ownValue(field, values)]]))
  return {
    ...Object.fromEntries(COMMON_TEXTS.map((name) => [name, orNull(values[name])])),
    price: parseInr(values.price) ?? null,
    ...settledTerms(values),
    approvedByAdmin: values.approvedByAdmin,
    ...Object.fromEntries(own),
    ...Object.fromEntries(areas.map(([name, area]) => [name, area && squareFeetOf(area)])),
    enteredAreas: Object.fromEntries(areas),
  }
}

type AreaField = Extract<PlannedField, { kind: 'area' }>
const areaEntry = (name: AreaField['name'], values: FormValues): [string, Area | null] => [
  name,
  typedArea(values[name], values[`${name}Unit`]) ?? null,
]

function ownValue(field: Exclude<PlannedField, AreaField>, values: FormValues): unknown {
  if (field.kind === 'feature') return featureValue(field.name, values)
  if (field.kind === 'flag') return values[field.name]
  if (field.kind === 'amenities') return values.amenities.length > 0 ? values.amenities : null
  return orNull(values[field.name])
}

function featureValue(name: FeatureName, values: FormValues): string | boolean | null {
  if (values[name] === '') return null
  return values[name] === 'yes' && (values[`${name}Words`].trim() || true)
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** What an edit sends: the keys whose value is another one than before, areas one by one. */
export function changesBetween(before: Details, after: Details): Record<string, unknown> {
  const { enteredAreas: areasBefore, ...fieldsBefore } = before
  const { enteredAreas: areasAfter, ...fieldsAfter } = after
  const areas = changed(areasBefore, areasAfter)
  return {
    ...changed(fieldsBefore, fieldsAfter),
    ...(Object.keys(areas).length > 0 && { enteredAreas: areas }),
  }
}

function changed(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )
}
