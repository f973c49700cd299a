import { useEffect, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'

/** What is typed, once typing has paused for `LIMITS.searchDebounceMs`: the server is asked once, not for every letter. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), LIMITS.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced
}
