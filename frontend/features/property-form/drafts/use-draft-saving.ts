import { useEffect, useRef, useState } from 'react'
import { type Draft, forgetDraft, writeDraft } from './drafts.ts'

const REST_MS = 500

type Status = 'none' | 'kept' | 'not kept'
type DraftSaving = {
  /** Whether unsaved changes are kept on this device; 'none' when there are none. */
  status: Status
  /** Saves the draft once typing pauses. */
  keepSoon: () => void
  keepNow: () => void
}

/**
 * Keeps unsaved changes on this device; `unsaved` returns undefined when there are none. A form that never kept or
 * restored a draft does not delete that of another tab.
 */
export function useDraftSaving(
  key: string,
  isRestored: boolean,
  unsaved: () => Draft | undefined,
): DraftSaving {
  const [status, setStatus] = useState<Status>('none')
  const isOwn = useRef(isRestored)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(unsaved)
  useEffect(() => {
    latest.current = unsaved
  })

  function keepNow() {
    clearTimeout(timer.current)
    setStatus(keep(key, latest.current(), isOwn))
  }

  function keepSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(keepNow, REST_MS)
  }

  useEffect(() => {
    const keepBeforeTheEnd = () => void keep(key, latest.current(), isOwn)
    document.addEventListener('visibilitychange', keepBeforeTheEnd)
    window.addEventListener('pagehide', keepBeforeTheEnd)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', keepBeforeTheEnd)
      window.removeEventListener('pagehide', keepBeforeTheEnd)
      keepBeforeTheEnd()
    }
  }, [key])

  return { status, keepSoon, keepNow }
}

function keep(key: string, draft: Draft | undefined, isOwn: { current: boolean }): Status {
  if (!draft && isOwn.current) forgetDraft(key)
  isOwn.current = draft !== undefined
  if (!draft) return 'none'
  return writeDraft(key, draft) ? 'kept' : 'not kept'
}
