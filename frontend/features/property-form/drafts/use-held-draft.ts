import { useEffect, useState } from 'react'
import { draftKeys, type FormOf } from './draft-keys.ts'
import { type Draft, readDraft } from './drafts.ts'
import { canHold, holdDraftKey, isHeldElsewhere } from './hold-draft-key.ts'

/** The key under which this tab keeps the draft of a form, and the draft found there. */
export type HeldDraft = { keys: string[]; key: string; draft: Draft | undefined }

/** A key that no other tab writes to, with its draft; undefined until it is locked. */
export function useHeldDraft(form: FormOf): HeldDraft | undefined {
  const [keys] = useState(() => draftKeys(form))
  const [held, setHeld] = useState(() => (canHold() ? undefined : heldAt(keys, keys[0] ?? '')))
  useEffect(() => {
    if (!canHold()) return undefined
    const holding = holdDraftKey(keys)
    let isOver = false
    void holding.then(({ key }) => !isOver && setHeld(heldAt(keys, key)))
    return () => {
      isOver = true
      void holding.then(({ release }) => release())
    }
  }, [keys])
  return held
}

const heldAt = (keys: string[], key: string): HeldDraft => ({ keys, key, draft: readDraft(key) })

/** Whether another tab has something unsaved in the same form. */
export function useOtherTab({ keys, key: ownKey }: HeldDraft): boolean {
  const [isAtWork, setIsAtWork] = useState(false)
  useEffect(() => {
    let isOver = false
    const look = () => void isHeldElsewhere(keys, ownKey).then((is) => !isOver && setIsAtWork(is))
    const onStorage = ({ key }: StorageEvent) => (key === null || keys.includes(key)) && look()
    look()
    window.addEventListener('storage', onStorage)
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      window.removeEventListener('storage', onStorage)
      document.removeEventListener('visibilitychange', look)
    }
  }, [keys, ownKey])
  return isAtWork
}
