import { type CheckSaid, checksOf } from '#contract/properties/checks.ts'
import { type Area, squareFeetOf } from '#contract/units/area.ts'
import { parseInr } from '#contract/units/money-words.ts'
import type { Category } from '#contract/properties/enums.ts'
import { type FormFieldSpec, formFieldsOf } from '#frontend/features/property-form/plan.ts'
import type { AreaName, FeatureName, FormCheck, FormValues } from './form-values.ts'
import { normalizedTerms } from './normalized-terms.ts'
import { typedArea } from './typed-area.ts'

/** What the API takes as propertyDetails. */
type Details = Record<string, unknown> & { enteredAreas: Record<string, Area | null> }

/**
 * The form's values as the API takes them: empty is null, areas also as typed, contradicting flags resolved. A default
 * that nobody has confirmed is left out.
 */
export function detailsOf(category: Category, values: FormValues): Details {
  const fields = formFieldsOf(category).filter(({ name }) => !values.untouchedDefaults.includes(name))
  const areas = fields.flatMap((field) => (field.kind === 'area' ? [areaEntry(field.name, values)] : []))
  return {
    ...Object.fromEntries(fields.map((field) => [field.name, sentAs(field, values, category)])),
    ...normalizedTerms(values),
    ...(values.confirm && { confirm: true }),
    enteredAreas: Object.fromEntries(areas),
  }
}

const areaEntry = (name: AreaName, values: FormValues): [string, Area | null] => [
  name,
  typedArea(values[name], values[`${name}Unit`]) ?? null,
]

function sentAs(field: FormFieldSpec, values: FormValues, category: Category): unknown {
  switch (field.kind) {
    case 'area': {
      const [, area] = areaEntry(field.name, values)
      return area && squareFeetOf(area)
    }
    case 'money':
      return parseInr(values[field.name]) ?? null
    case 'feature':
      return featureValue(field.name, values)
    case 'flag':
      return values[field.name]
    case 'several of':
      return values[field.name].length > 0 ? values[field.name] : null
    case 'checks':
      return checksSaid(values.checks, category)
    case 'text':
    case 'long text':
    case 'measure':
    case 'count':
    case 'moving in':
    case 'one of':
    case 'place':
    case 'phones':
      return values[field.name].trim() || null
    default:
      return field satisfies never
  }
}

/** The checks that this category can have, in their fixed order. */
function checksSaid(checks: readonly FormCheck[], category: Category): CheckSaid[] | null {
  const said = checksOf(category).flatMap((name) =>
    checks.flatMap(({ check, note, paperNumber, again }) =>
      check === name
        ? [
            {
              check,
              note: note.trim() || null,
              paperNumber: paperNumber.trim() || null,
              ...(again && { again }),
            },
          ]
        : [],
    ),
  )
  return said.length > 0 ? said : null
}

function featureValue(name: FeatureName, values: FormValues): string | boolean | null {
  if (values[name] === '') return null
  return values[name] === 'yes' && (values[`${name}Words`].trim() || true)
}

/** What an edit sends: the fields whose value has changed; areas are compared one by one. */
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
