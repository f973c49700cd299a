import type { ComponentProps, KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { LIMITS } from '#contract/limits.ts'
import { groupDigits } from '#contract/units/money.ts'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import type {
  ChoiceName,
  FormValues,
  MoneyName,
  TextName,
} from '#frontend/features/property-form/values/form-values.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { formLabelOf } from '#frontend/features/property-form/plan.ts'
import { PleaseCheck, useIsUntouched } from './please-check.tsx'
import { useField } from './use-field.ts'

type TextInputProps = Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'isMarked'> & {
  name: TextName
  /** Done before the form hears that the field is left. */
  onLeave?: () => void
}

export function TextInput({ name, required, onLeave, ...field }: TextInputProps) {
  const { control, error } = useField(name)
  return (
    <TextField
      label={formLabelOf(name)}
      error={error}
      isMarked={required}
      required={required}
      maxLength={LIMITS.shortTextLetters}
      autoComplete="off"
      {...field}
      {...control}
      onBlur={(event) => {
        onLeave?.()
        void control.onBlur(event)
      }}
    />
  )
}

type MoneyInputProps = Omit<TextInputProps, 'onLeave'> & { name: MoneyName }

/** An amount in digits or in words; digits alone are grouped once the field is left. */
export function MoneyInput({ name, ...field }: MoneyInputProps) {
  const { setValue, getValues } = useFormContext<FormValues>()

  function group() {
    const typed = getValues(name)
    const digits = typed.replace(/[,\s]/g, '')
    if (/^\d+$/.test(digits)) setValue(name, groupDigits(digits), { shouldDirty: true })
  }

  return <TextInput name={name} inputMode="text" onLeave={group} {...field} />
}

type LineInputProps = { name: TextName; required?: boolean; maxLength: number; hint?: string | undefined }

/** One line of text in a field that grows until all of it is seen. */
export function LineInput({ name, required, ...field }: LineInputProps) {
  const { control, error } = useField(name)
  return (
    <TextArea
      label={formLabelOf(name)}
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
      label={formLabelOf(name)}
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
      label={formLabelOf(name)}
      hint={isUntouched ? <PleaseCheck name={name} /> : hint}
      error={error}
      options={[{ value: '', label: forms.notSaid }, ...options.map(asOption)]}
      {...control}
    />
  )
}

const asOption = (option: string | Option): Option =>
  typeof option === 'string' ? { value: option, label: option } : option
