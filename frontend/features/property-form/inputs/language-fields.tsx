import { type ToggleEvent, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { fieldIn } from '#contract/languages/field-in.ts'
import { LANGUAGES, OTHER_LANGUAGES } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { TextAreaInput, TextInput } from './text-input.tsx'

const words = forms.otherLanguages
const NAMES = OTHER_LANGUAGES.flatMap((language) => [
  fieldIn('title', language),
  fieldIn('description', language),
])

/** Title and description in each other language; collapsed until opened or until one of them has an error. */
export function LanguageFields() {
  const { control } = useFormContext<FormValues>()
  const { errors } = useFormState<FormValues>({ control, name: NAMES })
  const filled = useWatch<FormValues>({ control, name: NAMES }).filter(Boolean).length
  const [isOpen, setIsOpen] = useState(false)
  const hasFault = NAMES.some((name) => errors[name])

  function toggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!hasFault) setIsOpen(currentTarget.open)
  }

  return (
    <details open={isOpen || hasFault} onToggle={toggle}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-tea-700">
        {words.filled(filled, NAMES.length)}
      </summary>
      <div className="grid grid-cols-1 gap-6 pt-2">
        <p className="text-small text-ink-500">{words.hint}</p>
        {OTHER_LANGUAGES.map((language) => (
          <fieldset key={language} className="grid min-w-0 grid-cols-1 gap-3.5">
            <legend lang={language} className="mb-2 font-semibold">
              {LANGUAGES[language].name}
            </legend>
            <TextInput
              name={fieldIn('title', language)}
              lang={language}
              maxLength={LIMITS.titleLetters}
              note={forms.optional}
            />
            <TextAreaInput
              name={fieldIn('description', language)}
              lang={language}
              maxLength={LIMITS.descriptionLetters}
            />
          </fieldset>
        ))}
      </div>
    </details>
  )
}
