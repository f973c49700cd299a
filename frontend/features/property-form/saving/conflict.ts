import { CHECK_LABELS } from '#contract/properties/checks.ts'
import { formatArea } from '#contract/units/area.ts'
import { formatInr } from '#contract/units/money.ts'
import { parseInr } from '#contract/units/money-words.ts'
import type { Picture } from '#contract/properties/replies.ts'
import type { Category } from '#contract/properties/enums.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import type {
  AreaName,
  FeatureName,
  FieldName,
  FormCheck,
  FormValues,
} from '#frontend/features/property-form/values/form-values.ts'
import { type FormFieldSpec, formFieldsOf } from '#frontend/features/property-form/plan.ts'
import { normalizedTerms } from '#frontend/features/property-form/values/normalized-terms.ts'
import { typedArea } from '#frontend/features/property-form/values/typed-area.ts'

/** A state of the form: values and pictures. */
export type FormState = { values: FormValues; pictures: readonly Picture[] }
export type Side = 'mine' | 'theirs'

/** A field in which two states of a listing differ, each in words. */
export type FormDifference = {
  name: FieldName | 'pictures'
  label: string
  mine: string
  theirs: string
  /** 'mine' where this form changed the field, else 'theirs'. */
  suggested: Side
}

/** The fields in which this form and the stored listing differ, in the order of the form. */
export function differencesBetween(
  category: Category,
  before: FormState,
  mine: FormState,
  theirs: FormState,
): FormDifference[] {
  const fields = formFieldsOf(category).flatMap((field) => {
    const shown = { mine: inWords(field, mine.values), theirs: inWords(field, theirs.values) }
    if (shown.mine === shown.theirs) return []
    const { name } = field
    const isMine = shown.mine !== inWords(field, before.values)
    return [{ name, label: forms.labels[name], ...shown, suggested: suggestion(isMine) }]
  })
  return [...fields, ...pictureDifference(before, mine, theirs)]
}

const suggestion = (isMine: boolean): Side => (isMine ? 'mine' : 'theirs')

function pictureDifference(before: FormState, mine: FormState, theirs: FormState): FormDifference[] {
  const [wasBefore, isMine, isTheirs] = [before, mine, theirs].map(({ pictures }) => JSON.stringify(pictures))
  if (isMine === isTheirs) return []
  const shown = {
    mine: forms.conflict.pictures(mine.pictures.length),
    theirs: forms.conflict.pictures(theirs.pictures.length),
  }
  return [
    { name: 'pictures', label: forms.labels.pictures, ...shown, suggested: suggestion(isMine !== wasBefore) },
  ]
}

/** The state after one side was chosen for each difference. */
export function merged(mine: FormState, theirs: FormState, chosen: ReadonlyMap<string, Side>): FormState {
  const names = [...chosen].flatMap(([name, side]) => (side === 'mine' ? keysOf(name) : []))
  const picked = Object.fromEntries(Object.entries(mine.values).filter(([name]) => names.includes(name)))
  const isUntouched = (name: string) => mine.values.untouchedDefaults.includes(name) && !names.includes(name)
  const untouchedDefaults = theirs.values.untouchedDefaults.filter(isUntouched)
  return {
    values: { ...theirs.values, ...picked, untouchedDefaults },
    pictures: chosen.get('pictures') === 'mine' ? mine.pictures : theirs.pictures,
  }
}

/** An area is chosen together with its unit, a feature with its words. */
const keysOf = (name: string) => [name, `${name}Unit`, `${name}Words`]

function inWords(field: FormFieldSpec, values: FormValues): string {
  const shown = { ...values, ...normalizedTerms(values) }
  switch (field.kind) {
    case 'area':
      return areaInWords(values[field.name], values[`${field.name}Unit`])
    case 'feature':
      return featureInWords(values[field.name], values[`${field.name}Words`])
    case 'money':
      return priceInWords(values[field.name])
    case 'several of':
      return values[field.name].join(', ') || forms.notSaid
    case 'checks':
      return checksInWords(values.checks) || forms.notSaid
    case 'flag':
      return flagInWords(shown[field.name])
    case 'text':
    case 'long text':
    case 'measure':
    case 'count':
    case 'moving in':
    case 'one of':
    case 'place':
    case 'phones':
      return shown[field.name]?.trim() || forms.notSaid
    default:
      return field satisfies never
  }
}

function flagInWords(value: boolean | null): string {
  if (value === null) return forms.notSaid
  return value ? forms.yes : forms.no
}

const checksInWords = (checks: readonly FormCheck[]) =>
  checks
    .map(({ check, paperNumber, note }) =>
      [CHECK_LABELS[check], paperNumber, note].filter(Boolean).join(', '),
    )
    .join('; ')

function areaInWords(text: string, unit: FormValues[`${AreaName}Unit`]): string {
  const area = typedArea(text, unit)
  return area ? formatArea(area.value, area.unit) : text || forms.notSaid
}

function featureInWords(answer: FormValues[FeatureName], words: string): string {
  if (answer === '') return forms.notSaid
  if (answer === 'no') return forms.no
  return words.trim() || forms.yes
}

function priceInWords(typed: string): string {
  const priceInr = parseInr(typed)
  return priceInr === undefined ? typed || forms.notSaid : `₹${formatInr(priceInr)}`
}
