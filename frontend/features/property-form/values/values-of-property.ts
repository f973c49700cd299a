import type { Check } from '#contract/properties/checks.ts'
import type { Field } from '#contract/properties/fields.ts'
import type { Category } from '#contract/properties/enums.ts'
import type { FromTextReply } from '#contract/properties/message/read-message.ts'
import type { Property } from '#contract/properties/replies.ts'
import { groupDigits } from '#contract/units/money.ts'
import { formFieldsOf } from '#frontend/features/property-form/plan.ts'
import { BLANK_VALUES } from './blank-values.ts'
import type { FormCheck, FormValues } from './form-values.ts'

/** A stored listing as form values; areas in the unit in which they were entered. */
export function valuesOf(property: Property): FormValues {
  const { location, contact, privateFile, ...fields } = property
  const stored: Record<string, unknown> = { ...fields, ...location, ...contact, ...privateFile }
  const shown = formFieldsOf(property.category).map((field) => shownAs(field, stored[field.name], property))
  return {
    ...BLANK_VALUES,
    ...Object.assign({}, ...shown),
    untouchedDefaults: property.untouchedDefaults ?? [],
  }
}

/** A stored listing as a new one: without what was checked, said or done of the other. Pictures stay with it. */
export function copiedValues(property: Property, { isAdmin }: { isAdmin: boolean }): FormValues {
  const isForSale = property.deal === 'sale'
  return {
    ...valuesOf(property),
    checks: [],
    isSold: false,
    isRented: false,
    isForSale,
    isForRent: !isForSale,
    approvedByAdmin: isAdmin,
  }
}

/** Where a listing is, for the next one beside it; its pin is its own. */
export function placeValues(property: Property): Partial<FormValues> {
  const { address, locality, city, state, country } = valuesOf(property)
  return { address, locality, city, state, country }
}

/** What was read from a message as form values; what it does not say is left out. */
export function readValues(category: Category, fields: FromTextReply['fields']): Partial<FormValues> {
  const read = { enteredAreas: fields.enteredAreas ?? {}, checks: null }
  const { privateFile: { notes, ...file } = {}, ...open } = fields
  const said: Record<string, unknown> = {
    ...open,
    ...file,
    ...(notes !== undefined && { privateNotes: notes }),
  }
  const shown = formFieldsOf(category).flatMap((field) =>
    said[field.name] === undefined ? [] : [shownAs(field, said[field.name], read)],
  )
  return Object.assign({}, ...shown)
}

type StoredDetails = {
  enteredAreas: Record<string, { value: number; unit: string } | undefined>
  checks?: Property['checks']
}

function shownAs(
  field: Field & { name: string },
  value: unknown,
  { enteredAreas, checks }: StoredDetails,
): Record<string, unknown> {
  const { name } = field
  if (value === null || value === undefined)
    return field.kind === 'area' ? { [`${name}Unit`]: field.unit } : {}
  switch (field.kind) {
    case 'text':
    case 'long text':
    case 'place':
    case 'one of':
    case 'measure':
    case 'count':
    case 'moving in':
      return { [name]: typeof value === 'string' ? value : JSON.stringify(value) }
    case 'money':
      return { [name]: groupDigits(JSON.stringify(value)) }
    case 'phones':
      return { [name]: Array.isArray(value) ? value.join(', ') : '' }
    case 'checks':
      return { [name]: (checks ?? []).map(checkShown) }
    case 'flag':
    case 'several of':
      return { [name]: value }
    case 'feature':
      if (value === false) return { [name]: 'no' }
      return { [name]: 'yes', [`${name}Words`]: value === true ? '' : value }
    case 'area':
      return areaShown(name, value, Object.entries(enteredAreas).find(([known]) => known === name)?.[1])
    default:
      return field satisfies never
  }
}

const checkShown = ({ check, checkedAt, checkedByName, note, paperNumber }: Check): FormCheck => ({
  check,
  checkedAt,
  checkedByName: checkedByName ?? '',
  note: note ?? '',
  paperNumber: paperNumber ?? '',
  again: false,
})

function areaShown(name: string, areaSqFt: unknown, entered: { value: number; unit: string } | undefined) {
  const { value, unit } = entered ?? { value: areaSqFt, unit: 'sq ft' }
  return { [name]: String(value), [`${name}Unit`]: unit }
}
