import { useWatch } from 'react-hook-form'
import { LIMITS } from '#contract/limits.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { TextInput } from './text-input.tsx'

const COUNTED_FROM = 240

/** The title; near its end it says how many letters are left. */
export function TitleInput() {
  const title = useWatch<FormValues, 'title'>({ name: 'title' })
  const left = LIMITS.titleLetters - title.length
  return (
    <TextInput
      name="title"
      required
      maxLength={LIMITS.titleLetters}
      hint={title.length >= COUNTED_FROM ? forms.hints.title(left) : undefined}
    />
  )
}
