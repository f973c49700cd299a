import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { TextField } from '#frontend/ui/form/text-field.tsx'

type TypedFilterProps = {
  label: string
  placeholder: string
  value: string
  /** Id of a list of suggestions. */
  list?: string
  onCommit: (value: string) => void
}

/** A filter in words: taken when the visitor leaves the field, presses Enter or picks a suggestion. */
export function TypedFilter({ label, placeholder, value, list, onCommit }: TypedFilterProps) {
  const [typed, setTyped] = useState({ value, text: value })
  if (typed.value !== value) setTyped({ value, text: value })

  function commit(text: string) {
    if (text.trim() !== value.trim()) onCommit(text.trim())
  }

  function type({ currentTarget }: FormEvent<HTMLInputElement>) {
    const text = currentTarget.value
    setTyped({ value, text })
    if (list && FIRM.localities.some((locality) => locality === text)) commit(text)
  }

  return (
    <TextField
      label={label}
      isLabelHidden
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={LIMITS.maxSearchLetters}
      placeholder={placeholder}
      list={list}
      value={typed.text}
      onInput={type}
      onBlur={() => commit(typed.text)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit(typed.text)}
    />
  )
}
