import type { ComponentProps, KeyboardEvent } from 'react'
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

type LineInputProps = { name: TextName; required?: boolean; maxLength: number; hint?: string | undefined }

/** One line of text in a field that grows until all of it is seen. */
export function LineInput({ name, required, ...field }: LineInputProps) {
  const { control, error } = useField(name)
  return (
    <TextArea
      label={labelOf(name)}
      error={error}
      isMarked={required}
      required={required}
      autoComplete="off"
      rows={1}
      heightLook="block resize-none field-sizing-content not-supports-[field-sizing:content]:min-h-19"
      onKeyDown={saveOnEnter}
      onInput={({ currentTarget }) => joinLines(currentTarget)}
      {...field}
      {...control}
    />
  )
}

/** As a field of one line does. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** What is pasted may have several lines. */
function joinLines(field: HTMLTextAreaElement) {
  if (field.value.includes('\n')) field.value = field.value.replaceAll(/\s*\n\s*/g, ' ')
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
