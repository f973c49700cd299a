import { useController, useFormContext } from 'react-hook-form'
import { LIMITS } from '#contract/limits.ts'
import type { Category } from '#contract/property-words.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { fieldColumns } from '#frontend/ui/form/form-section.tsx'
import { WordsField } from '#frontend/ui/form/words-field.tsx'
import { AreaInput } from './area-input.tsx'
import { isRequired, type Mode } from '#frontend/features/property-form/values/check-form.ts'
import { FeatureInput } from './feature-input.tsx'
import type { FlagName, FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { labelOf, type PlannedField, PLANS } from '#frontend/features/property-form/plan.ts'
import { ChoiceInput, TextInput } from './text-input.tsx'
import { useField } from './use-field.ts'

type OwnFieldsProps = { category: Category; mode: Mode }

/** The fields that only this category has: inputs first, ticks last. */
export function OwnFields({ category, mode }: OwnFieldsProps) {
  const plan = PLANS[category]
  return (
    <>
      <div className={fieldColumns}>
        {plan.map((field) => (
          <OwnField key={field.name} field={field} isRequired={isRequired(category, field.name, mode)} />
        ))}
      </div>
      {category === 'Villa' && <AmenitiesInput />}
      <div className="grid grid-cols-1 gap-x-3.5 sm:grid-cols-2 xl:grid-cols-3">
        {plan.map((field) => field.kind === 'flag' && <Flag key={field.name} name={field.name} />)}
      </div>
    </>
  )
}

function OwnField({ field, isRequired: required }: { field: PlannedField; isRequired: boolean }) {
  if (field.kind === 'area') return <AreaInput name={field.name} />
  if (field.kind === 'choice') return <ChoiceInput name={field.name} options={field.options} />
  if (field.kind === 'feature') return <FeatureInput name={field.name} />
  if (field.kind !== 'text') return null
  return <TextInput name={field.name} inputMode={field.inputMode} hint={field.hint} required={required} />
}

function AmenitiesInput() {
  const { clearErrors } = useFormContext<FormValues>()
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useController<FormValues, 'amenities'>({ name: 'amenities' })
  return (
    <WordsField
      label={labelOf('amenities')}
      note={forms.optional}
      hint={forms.hints.amenities}
      error={fieldState.error?.message}
      words={value}
      onChange={(words) => {
        onChange(words)
        clearErrors('amenities')
      }}
      ref={ref}
      removeLabel={forms.hints.amenityRemove}
      maxLetters={LIMITS.shortTextLetters}
    />
  )
}

function Flag({ name }: { name: FlagName }) {
  return <Checkbox {...useField(name).control}>{labelOf(name)}</Checkbox>
}
