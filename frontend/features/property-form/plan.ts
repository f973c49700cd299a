import { formPart } from '#frontend/lib/navigation/panel-paths.ts'
import {
  type AllFields,
  COMMON_FIELDS,
  type CommonFields,
  type Field,
  fieldsOf,
  OWN_FIELDS,
} from '#contract/properties/fields.ts'
import type { Category } from '#contract/properties/enums.ts'
import type { FormField } from '#frontend/features/property-form/values/form-values.ts'
import { forms } from '#frontend/messages/panel/forms.ts'

/** A field of the form with its specification in the contract. */
export type FormFieldSpec = { [Name in FormField]: { name: Name } & AllFields[Name] }[FormField]

/** The fields that the form of a category asks for, in order. */
export const formFieldsOf = (category: Category) => inForm(fieldsOf(category))

/** The fields that only this category has, in the order in which they are shown and sent. */
export const ownFieldsOf = (category: Category) => inForm(OWN_FIELDS[category])

/** The common fields that the sections of the form lay out by hand. */
const LAID_OUT = [
  'title',
  'propertyType',
  'price',
  'description',
  'address',
  'locality',
  'city',
  'state',
  'country',
  'googleMap',
  'placeIsApproximate',
  'leaseType',
  'ownershipType',
  'jurisdiction',
  'deposit',
  'possession',
  'priceNegotiable',
  'isForSale',
  'isForRent',
  'isSold',
  'isRented',
  'approvedByAdmin',
  'isProjectUnit',
  'reraNumber',
  'reraNotNeeded',
  'checks',
  'company',
  'phone',
] as const satisfies readonly (keyof CommonFields)[]

/** The common fields of a section that are not laid out by hand; they come after those. */
export function otherFieldsIn(group: CommonFields[keyof CommonFields]['group']): readonly FormFieldSpec[] {
  const others = Object.entries(COMMON_FIELDS).filter(
    ([name, field]) => field.group === group && !LAID_OUT.some((known) => known === name),
  )
  return inForm(Object.fromEntries(others))
}

function inForm(fields: Record<string, Field>): readonly FormFieldSpec[]
function inForm(fields: Record<string, Field>): readonly object[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.isInForm === false ? [] : [{ ...field, name }],
  )
}

export const formLabelOf = (name: keyof typeof forms.labels) => forms.labels[name]

/** The parts of the form, in their order. */
export const SECTIONS = [
  'basics',
  'pictures',
  'place',
  'own',
  'terms',
  'papers',
  'languages',
  'contact',
  'private',
] as const
export type FormSectionName = (typeof SECTIONS)[number]

export const sectionId = (section: FormSectionName) => formPart(section)

/** The section that a field belongs to. */
export function sectionOf(name: string): FormSectionName {
  if (name === 'images') return 'pictures'
  const common: Partial<Record<string, { group: FormSectionName }>> = COMMON_FIELDS
  return common[name]?.group ?? 'own'
}
