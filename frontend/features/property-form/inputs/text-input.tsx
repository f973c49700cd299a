import type { ComponentProps } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import type { ChoiceName, TextName } from '#frontend/features/property-form/values/form-values.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { labelOf } from '#frontend/features/property-form/plan.ts'
import { PleaseCheck, useIsUntouched } from './please-check.tsx'
import { useField } from './use-field.ts'

type TextInputProps = Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'isMarked'> & {
  name: TextName
}

export function TextInput({ name, required, ...field }: TextInputProps) {
  const { control, error } = useField(name)
  return (
    <TextField
      label={labelOf(name)}
      error={error}
      isMarked={required}
      required={required}
      maxLength={LIMITS.shortTextLetters}
      autoComplete="off"
      {...field}
      {...control}
    />
  )
}

export function TextAreaInput({ name, ...field }: { name: TextName; maxLength: number; lang?: string }) {
  const { control, error } = useField(name)
  return (
    <TextArea
      label={labelOf(name)}
      note={forms.optional}
      error={error}
      rows={5}
      className="col-span-full"
      {...field}
      {...control}
    />
  )
}

type Option = { value: string; label: string; group?: string }
type ChoiceInputProps = { name: ChoiceName; options: readonly (string | Option)[]; hint?: string }

/** A choice from a closed list, or none. */
export function ChoiceInput({ name, options, hint }: ChoiceInputProps) {
  const { control, error } = useField(name)
  const isUntouched = useIsUntouched(name)
  return (
    <SelectField
      label={labelOf(name)}
      hint={isUntouched ? <PleaseCheck name={name} /> : hint}
      error={error}
      options={[{ value: '', label: forms.notSaid }, ...options.map(asOption)]}
      {...control}
    />
  )
}

const asOption = (option: string | Option): Option =>
  typeof option === 'string' ? { value: option, label: option } : option
