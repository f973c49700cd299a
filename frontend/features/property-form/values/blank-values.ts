import { FIRM } from '#contract/firm.ts'
import { ALL_FIELDS, type Field, presetsOf } from '#contract/properties/fields.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import type { FieldName, FormValues } from './form-values.ts'

export const BLANK_VALUES = blankValues()

function blankValues(): FormValues
function blankValues() {
  const fields = Object.entries<Field>(ALL_FIELDS).filter(([, { isInForm }]) => isInForm !== false)
  const blank = Object.assign({}, ...fields.map(([name, field]) => blankOf(name, field)))
  return { ...blank, untouchedDefaults: [], confirm: false, isPinUnmoved: false, isOnlyLocality: false }
}

function blankOf(name: string, field: Field): Record<string, unknown> {
  switch (field.kind) {
    case 'text':
    case 'long text':
    case 'money':
    case 'measure':
    case 'count':
    case 'moving in':
    case 'place':
    case 'phones':
    case 'one of':
      return { [name]: '' }
    case 'flag':
      return { [name]: field.page === undefined ? false : null }
    case 'several of':
    case 'checks':
      return { [name]: [] }
    case 'area':
      return { [name]: '', [`${name}Unit`]: field.unit }
    case 'feature':
      return { [name]: '', [`${name}Words`]: '' }
    default:
      return field satisfies never
  }
}

export const FIELD_NAMES = Object.keys(BLANK_VALUES).filter((name): name is FieldName => name in BLANK_VALUES)

/** What a new listing starts with; it is approved from the start only when an admin adds it. */
export function newValues({ isAdmin }: { isAdmin: boolean }): FormValues {
  const presets = Object.assign({}, ...CATEGORIES.map(presetsOf))
  return {
    ...BLANK_VALUES,
    ...presets,
    isForSale: true,
    approvedByAdmin: isAdmin,
    country: 'India',
    company: FIRM.name,
    phone: FIRM.phone,
    untouchedDefaults: Object.keys(presets),
  }
}
