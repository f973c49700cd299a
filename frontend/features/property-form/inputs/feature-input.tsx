import { useWatch } from 'react-hook-form'
import { LIMITS } from '#contract/limits.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import type { FeatureName, FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { labelOf } from '#frontend/features/property-form/plan.ts'
import { useField } from './use-field.ts'

const ANSWERS = [
  { value: '', label: forms.notSaid },
  { value: 'yes', label: forms.yes },
  { value: 'no', label: forms.no },
]

/** Whether a feature is there, and if so, a few words on it. */
export function FeatureInput({ name }: { name: FeatureName }) {
  const { control, error } = useField(name)
  const { control: wordsControl } = useField(`${name}Words`)
  const isThere = useWatch<FormValues, FeatureName>({ name }) === 'yes'
  return (
    <div className="grid min-w-0 content-start gap-2">
      <SelectField label={labelOf(name)} options={ANSWERS} error={error} {...control} />
      {isThere && (
        <TextField
          label={forms.details(labelOf(name))}
          isLabelHidden
          placeholder={forms.detailsPlaceholder}
          maxLength={LIMITS.shortTextLetters}
          {...wordsControl}
        />
      )}
    </div>
  )
}
