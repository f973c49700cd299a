import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import type { SuggestedWords } from '#frontend/features/properties/suggestions/suggest.ts'
import { useSuggestions } from '#frontend/features/properties/suggestions/use-suggestions.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'

type TypedFilterProps = {
  label: string
  placeholder: string
  value: string
  asked: SuggestedWords
  onCommit: (value: string) => void
}

/** A text filter, applied on leaving the field, on Enter, or when a suggestion is picked. */
export function TypedFilter({ label, placeholder, value, asked, onCommit }: TypedFilterProps) {
  const [typed, setTyped] = useState({ value, text: value })
  if (typed.value !== value) setTyped({ value, text: value })
  const { comboboxOf, rowOf } = useSuggestions(commit)
  const combobox = comboboxOf(asked)

  function commit(text: string) {
    if (text.trim() !== value.trim()) onCommit(text.trim())
  }

  function type({ currentTarget }: FormEvent<HTMLInputElement>) {
    const text = currentTarget.value
    setTyped({ value, text })
    if (asked === 'places' && FIRM.localities.some((locality) => locality === text)) commit(text)
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    commit(typed.text)
    combobox.onBlur?.(event)
  }

  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        isLabelHidden
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LIMITS.maxSearchLetters}
        placeholder={placeholder}
        value={typed.text}
        onInput={type}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit(typed.text)}
        {...combobox}
        onBlur={leave}
      />
      {rowOf(asked)}
    </div>
  )
}
