import { useState } from 'react'

type DraftOf = 'line' | 'notes' | 'notes-before' | 'name' | 'phone' | 'words'

/** What is typed and not saved yet, by what it is about; it outlives the page and the session, for the account that typed it. */
export function useDraft(accountId: string, about: string, of: DraftOf) {
  const key = `aangan.draft.${accountId}.${about}.${of}`
  const [text, setText] = useState(() => textOnDevice(key))

  function keep(typed: string) {
    setText(typed)
    keepOnDevice(key, typed)
  }
  return [text, keep] as const
}

export function textOnDevice(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Whether it is kept; an empty text is forgotten. */
export function keepOnDevice(key: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    // with storage switched off it lasts as long as the page
    return false
  }
}
