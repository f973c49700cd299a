import { X } from 'lucide'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

type WordsFieldProps = FieldFrame & {
  words: readonly string[]
  onChange: (words: string[]) => void
  removeLabel: (word: string) => string
  maxLetters: number
  ref?: Ref<HTMLInputElement>
}

/** A list of words: what is typed joins it at a comma, at Enter and on leaving the field; each can be taken out. */
export function WordsField({ words, onChange, removeLabel, maxLetters, ref, ...frame }: WordsFieldProps) {
  const [typed, setTyped] = useState('')

  function take(text: string, rest: string) {
    const added = text
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter(Boolean)
    if (added.length > 0) onChange([...new Set([...words, ...added])])
    setTyped(rest)
  }

  function type(text: string) {
    const end = text.lastIndexOf(',')
    if (end === -1) return setTyped(text)
    return take(text.slice(0, end), text.slice(end + 1).trimStart())
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    take(typed, '')
  }

  return (
    <Field {...frame}>
      {(control) => (
        <>
          <input
            {...control}
            ref={ref}
            type="text"
            autoComplete="off"
            maxLength={maxLetters}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={() => take(typed, '')}
            className={controlLook}
          />
          {words.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {words.map((word) => (
                <li key={word} className="max-w-full">
                  <button
                    type="button"
                    aria-label={removeLabel(word)}
                    onClick={() => onChange(words.filter((other) => other !== word))}
                    className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-sill border-[1.5px] border-mist-400 bg-lime-0 py-1 pr-2.5 pl-3.5 text-base leading-snug hover:border-crimson-700"
                  >
                    <span className="min-w-0 wrap-anywhere">{word}</span>
                    <Icon of={X} size={18} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  )
}
