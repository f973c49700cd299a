import { useState } from 'react'
import { keepOnDevice, textOnDevice } from '#frontend/lib/browser/device-text.ts'

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
