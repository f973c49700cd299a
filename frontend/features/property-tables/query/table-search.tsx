import { Search } from 'lucide'
import { useEffect, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { controlLook } from '#frontend/ui/form/field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const words = panelProperties.filters

type TableSearchProps = { value: string; onSearch: (text: string) => void }

/** Searches a moment after the last letter, at once with Enter, and from two letters on. */
export function TableSearch({ value, onSearch }: TableSearchProps) {
  const [typed, setTyped] = useState({ value, text: value })
  if (typed.value !== value) setTyped({ value, text: typed.text.trim() === value ? typed.text : value })
  const text = typed.text.trim()
  const isNew = text !== value && (text === '' || text.length >= LIMITS.searchMinLetters)

  useEffect(() => {
    if (!isNew) return undefined
    const timer = setTimeout(() => onSearch(text), LIMITS.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [isNew, text, onSearch])

  return (
    <form
      aria-label={words.name}
      className="relative min-w-0"
      onSubmit={(event) => {
        event.preventDefault()
        if (isNew) onSearch(text)
      }}
    >
      <Icon of={Search} className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-500" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.search}
        placeholder={words.search}
        maxLength={LIMITS.maxSearchLetters}
        value={typed.text}
        onChange={({ currentTarget }) => setTyped({ value, text: currentTarget.value })}
        className={`${controlLook} pl-11`}
      />
    </form>
  )
}
