import type { Issue } from '#contract/errors.ts'
import { ADD_NEEDS } from '#contract/properties/fields.ts'
import { PropertyChanges } from '#contract/properties/input.ts'
import type { Category } from '#contract/properties/enums.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { FIELD_NAMES } from './blank-values.ts'
import { detailsOf } from './details-of-values.ts'
import type { FieldName, FormValues } from './form-values.ts'
import { type FormFieldSpec, formFieldsOf, formLabelOf } from '#frontend/features/property-form/plan.ts'
import { typedArea } from './typed-area.ts'

export type Problem = { name: FieldName | 'images'; message: string }
export type Mode = 'add' | 'edit'

/** The problems of the form, one per field; title, city and price come first, as in the specification. */
export function checkForm(
  category: Category,
  values: FormValues,
  images: readonly string[],
  mode: Mode,
): Problem[] {
  const refused = schemaProblems(category, values, images)
  const first = (['title', 'city', 'price'] as const).flatMap((name) =>
    refused.filter((problem) => problem.name === name),
  )
  const required = mode === 'add' ? missing(category, values, images) : []
  return onePerField([
    ...first,
    ...required,
    ...unmovedPin(values),
    ...unreadable(category, values),
    ...refused,
  ])
}

function missing(category: Category, values: FormValues, images: readonly string[]): Problem[] {
  const need = ADD_NEEDS[category]
  const found: Problem[] = []
  if (need === 'images' && images.length === 0)
    found.push({ name: 'images', message: SERVER_MESSAGES.imageRequired })
  if (need === 'googleMap' && values.googleMap.trim() === '')
    found.push({ name: 'googleMap', message: SERVER_MESSAGES.locationRequired })
  for (const field of formFieldsOf(category)) {
    if (isAskedFor(field) && values[field.name].trim() === '')
      found.push({ name: field.name, message: forms.required[field.name] })
  }
  return found
}

function unmovedPin({ googleMap, isPinUnmoved, isOnlyLocality }: FormValues): Problem[] {
  if (!isPinUnmoved || isOnlyLocality || googleMap.trim() === '') return []
  return [{ name: 'googleMap', message: forms.map.unmoved }]
}

type AskedFor = Extract<FormFieldSpec, { required: 'add' }>
const isAskedFor = (field: FormFieldSpec): field is AskedFor =>
  'required' in field && field.required === 'add'

/** Whether the form marks a field as required. */
export function isRequired(category: Category, name: FieldName, mode: Mode): boolean {
  const field = formFieldsOf(category).find((known) => known.name === name)
  if (!field) return false
  if ('required' in field && field.required === 'always') return true
  return mode === 'add' && (ADD_NEEDS[category] === name || isAskedFor(field))
}

/** What is sent in numbers and was typed in words that say none: sent as it is, it would empty the field. */
function unreadable(category: Category, values: FormValues): Problem[] {
  return formFieldsOf(category).flatMap((field): Problem[] => {
    if (field.kind === 'area' && typedArea(values[field.name], values[`${field.name}Unit`]) === undefined)
      return [{ name: field.name, message: forms.areaUnreadable(formLabelOf(field.name)) }]
    if (field.kind === 'money' && isNoAmount(values[field.name]))
      return [{ name: field.name, message: forms.amountUnreadable(formLabelOf(field.name)) }]
    return []
  })
}

const isNoAmount = (typed: string) => typed.trim() !== '' && parseInr(typed) === undefined

/** What the contract's schema of an edit refuses, with every field given. */
function schemaProblems(category: Category, values: FormValues, images: readonly string[]): Problem[] {
  const result = PropertyChanges[category].safeParse({ ...detailsOf(category, values), images })
  return problemsOf(
    result.error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [],
  )
}

/** The contract's issues by form field: 'enteredAreas.plotSizeSqFt' is 'plotSizeSqFt', 'amenities.3' is 'amenities'. */
export function problemsOf(issues: readonly Issue[]): Problem[] {
  return issues.flatMap(({ path, message }) => {
    const [first, second] = path.split('.')
    const wanted = first === 'enteredAreas' ? second : first
    const name = wanted === 'images' ? wanted : FIELD_NAMES.find((known) => known === wanted)
    return name ? [{ name, message }] : []
  })
}

function onePerField(problems: readonly Problem[]): Problem[] {
  const isFirst = ({ name }: Problem, at: number) => at === problems.findIndex((other) => other.name === name)
  return problems.filter(isFirst)
}
