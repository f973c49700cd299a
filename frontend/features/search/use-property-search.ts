import { useQuery } from '@tanstack/react-query'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { searchProperties } from './search-properties.ts'
import { useEffect, useState } from 'react'

export type Search = { status: 'idle' | 'loading' | 'failed' | 'ready'; term: string; found: Property[] }

/** Searches for what is typed once typing pauses. Results belong to their term: late ones never show under another. */
export function usePropertySearch(typed: string, isEverythingSeen: boolean): Search {
  const term = typed.trim()
  const debounced = useDebounced(term, LIMITS.searchDebounceMs)
  const isWanted = debounced.length >= LIMITS.searchMinLetters
  const { data, isError } = useQuery({
    queryKey: ['properties', 'search', debounced, isEverythingSeen],
    queryFn: ({ signal }) =>
      searchProperties({ term: debounced, status: isEverythingSeen ? 'all' : undefined, signal }),
    enabled: isWanted,
  })
  const found = term === debounced ? (data ?? []) : []
  return { status: statusNow(), term, found }

  function statusNow(): Search['status'] {
    if (term.length < LIMITS.searchMinLetters) return 'idle'
    if (term !== debounced) return 'loading'
    if (isError) return 'failed'
    return data ? 'ready' : 'loading'
  }
}

/** The value once it has not changed for `delayMs`. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
