import { useQuery } from '@tanstack/react-query'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { searchProperties } from './search-properties.ts'
import { useEffect, useState } from 'react'

export type Search = { status: 'idle' | 'loading' | 'failed' | 'ready'; term: string; found: Property[] }

/** What is typed, looked up once it has stood still. An answer belongs to its term: a late one never shows under another. */
export function usePropertySearch(typed: string, isEverythingSeen: boolean): Search {
  const term = typed.trim()
  const settled = useDebounced(term, LIMITS.searchDebounceMs)
  const isWanted = settled.length >= LIMITS.searchMinLetters
  const { data, isError } = useQuery({
    queryKey: ['properties', 'search', settled, isEverythingSeen],
    queryFn: ({ signal }) =>
      searchProperties({ term: settled, status: isEverythingSeen ? 'all' : undefined, signal }),
    enabled: isWanted,
  })
  const found = term === settled ? (data ?? []) : []
  return { status: statusNow(), term, found }

  function statusNow(): Search['status'] {
    if (term.length < LIMITS.searchMinLetters) return 'idle'
    if (term !== settled) return 'loading'
    if (isError) return 'failed'
    return data ? 'ready' : 'loading'
  }
}

/** A value once it has stood still for so many milliseconds. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
