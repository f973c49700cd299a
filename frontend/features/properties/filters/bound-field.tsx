import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { controlLook, Field } from '#frontend/ui/form/field.tsx'

type BoundFieldProps<Value> = {
  label: string
  /** What is applied, as it is written; empty while this bound is open. */
  shown: string
  read: (text: string) => Value | 'unreadable'
  /** Said while what is typed cannot be read. */
  notUnderstood: string
  inputMode: 'decimal' | 'text'
  /** Another way to choose, at the right end of the field. */
  choices?: ReactNode
  onCommit: (value: Value | undefined) => void
}

/** One bound of a range, typed. Applied on Enter and on leaving the field. */
export function BoundField<Value>({ shown, read, choices, onCommit, ...props }: BoundFieldProps<Value>) {
  const [typed, setTyped] = useState({ shown, text: shown })
  if (typed.shown !== shown) setTyped({ shown, text: shown })
  const text = typed.text.trim()
  const value = text === '' ? undefined : read(text)

  function commit() {
    if (value === 'unreadable' || text === shown) return
    // What is applied stands there from now on: a range that was typed is no single bound.
    setTyped({ shown, text: shown })
    onCommit(value)
  }

  return (
    <Field label={props.label} error={value === 'unreadable' ? props.notUnderstood : undefined}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            type="text"
            inputMode={props.inputMode}
            autoComplete="off"
            placeholder={messages.filterPanel.any}
            className={classNames(controlLook, choices !== undefined && 'pr-11')}
            value={typed.text}
            onChange={({ target }) => setTyped({ shown, text: target.value })}
            onBlur={commit}
            onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && commit()}
          />
          {choices}
        </span>
      )}
    </Field>
  )
}
