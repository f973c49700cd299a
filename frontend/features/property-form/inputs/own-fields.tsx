import { useController, useFormContext, useWatch } from 'react-hook-form'
import { LIMITS } from '#contract/limits.ts'
import type { Category } from '#contract/properties/enums.ts'
import { type FormFieldSpec, formLabelOf, ownFieldsOf } from '#frontend/features/property-form/plan.ts'
import { isRequired, type Mode } from '#frontend/features/property-form/values/check-form.ts'
import type {
  FeatureName,
  FlagName,
  FormField,
  FormValues,
  WordsName,
} from '#frontend/features/property-form/values/form-values.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { fieldColumns } from '#frontend/ui/form/form-section.tsx'
import { WordsField } from '#frontend/ui/form/words-field.tsx'
import { AreaInput } from './area-input.tsx'
import { MoreFields } from './more-fields.tsx'
import { PleaseCheck, useIsUntouched } from './please-check.tsx'
import { ChoiceInput, MoneyInput, TextAreaInput, TextInput } from './text-input.tsx'
import { useField } from './use-field.ts'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'

type OwnFieldsProps = { category: Category; mode: Mode }

/** The fields that only this category has: required ones and those shown on cards first, the others collapsible. */
export function OwnFields({ category, mode }: OwnFieldsProps) {
  const fields = ownFieldsOf(category)
  const first = fields.filter((field) => 'isOnCards' in field || isRequired(category, field.name, mode))
  const more = fields.filter((field) => !first.includes(field))
  return (
    <>
      <SpecifiedFields fields={first} category={category} mode={mode} />
      <MoreFields names={more.map(({ name }) => name)}>
        <SpecifiedFields fields={more} category={category} mode={mode} />
      </MoreFields>
    </>
  )
}

type SpecifiedFieldsProps = OwnFieldsProps & { fields: readonly FormFieldSpec[] }

/** Inputs for fields, each by its kind in the contract. */
export function SpecifiedFields({ fields, category, mode }: SpecifiedFieldsProps) {
  if (fields.length === 0) return null
  return (
    <>
      <div className={fieldColumns}>
        {fields.map((field) => (
          <SpecifiedField
            key={field.name}
            field={field}
            isRequired={isRequired(category, field.name, mode)}
          />
        ))}
      </div>
      {fields.map(
        (field) => field.kind === 'several of' && <WordsInput key={field.name} name={field.name} />,
      )}
      <div className="grid grid-cols-1 gap-x-3.5 sm:grid-cols-2 xl:grid-cols-3">
        {fields.map((field) => field.kind === 'flag' && <Flag key={field.name} name={field.name} />)}
      </div>
    </>
  )
}

const { dimension, floor, ageYears } = forms.hints
const HINTS: Partial<Record<FormField, string>> = { dimension, floor, ageYears }

type SpecifiedFieldProps = { field: FormFieldSpec; isRequired: boolean }

function SpecifiedField({ field, isRequired: required }: SpecifiedFieldProps) {
  const hint = HINTS[field.name]
  switch (field.kind) {
    case 'area':
      return <AreaInput name={field.name} />
    case 'one of':
      return <ChoiceInput name={field.name} options={field.words} />
    case 'feature':
      return <FeatureInput name={field.name} />
    case 'measure':
      return (
        <TextInput
          name={field.name}
          inputMode="decimal"
          hint={hint ?? forms.hints.feet}
          required={required}
        />
      )
    case 'count':
      return <TextInput name={field.name} inputMode="numeric" hint={hint} required={required} />
    case 'long text':
      return <TextAreaInput name={field.name} maxLength={field.maxLetters} />
    case 'text':
      return <TextInput name={field.name} hint={hint} required={required} maxLength={field.maxLetters} />
    case 'phones':
      return (
        <TextInput
          name={field.name}
          type="tel"
          inputMode="tel"
          hint={forms.hints.phones}
          required={required}
        />
      )
    case 'money':
      return <MoneyInput name={field.name} hint={hint} required={required} />
    case 'moving in':
    case 'place':
      return <TextInput name={field.name} hint={hint} required={required} />
    case 'several of':
    case 'flag':
    case 'checks':
      return null
    default:
      return field satisfies never
  }
}

function WordsInput({ name }: { name: WordsName }) {
  const { clearErrors } = useFormContext<FormValues>()
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useController<FormValues, WordsName>({ name })
  return (
    <WordsField
      label={formLabelOf(name)}
      note={forms.optional}
      hint={forms.hints.amenities}
      error={fieldState.error?.message}
      words={value}
      onChange={(words) => {
        onChange(words)
        clearErrors(name)
      }}
      ref={ref}
      removeLabel={forms.hints.amenityRemove}
      maxLetters={LIMITS.shortTextLetters}
    />
  )
}

export function Flag({ name }: { name: FlagName }) {
  const { control } = useField(name)
  const isUntouched = useIsUntouched(name)
  return (
    <div className="min-w-0">
      <Checkbox {...control} aria-describedby={isUntouched ? `check-${name}` : undefined}>
        {formLabelOf(name)}
      </Checkbox>
      <PleaseCheck name={name} className="-mt-1.5 mb-2 ml-9" />
    </div>
  )
}

const ANSWERS = [
  { value: '', label: forms.notSaid },
  { value: 'yes', label: forms.yes },
  { value: 'no', label: forms.no },
]

/** Whether a feature is there, and if so, a few words on it. */
function FeatureInput({ name }: { name: FeatureName }) {
  const { control, error } = useField(name)
  const { control: wordsControl } = useField(`${name}Words`)
  const isThere = useWatch<FormValues, FeatureName>({ name }) === 'yes'
  return (
    <div className="grid min-w-0 content-start gap-2">
      <SelectField label={formLabelOf(name)} options={ANSWERS} error={error} {...control} />
      {isThere && (
        <TextField
          label={forms.details(formLabelOf(name))}
          isLabelHidden
          placeholder={forms.detailsPlaceholder}
          maxLength={LIMITS.shortTextLetters}
          {...wordsControl}
        />
      )}
    </div>
  )
}
