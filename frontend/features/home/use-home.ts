import { startTransition, useEffect, useState } from 'react'
import type { Home } from '#contract/home.ts'
import { PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'

type HomeState = { status: 'loading' | 'failed'; home?: undefined } | { status: 'ready'; home: Home }

const LOADING: HomeState = { status: 'loading' }

let state: HomeState = LOADING
let leaving: AbortController | undefined
const readers = new Set<() => void>()

/**
 * The listings of the home page, fetched once for all its parts. Each part subscribes by itself, so that a part whose
 * code is still loading stays as it was prerendered. Updates are transitions, so that the cards render in short tasks.
 */
export function useHome(): HomeState {
  const [shown, setShown] = useState(LOADING)
  useEffect(() => {
    const read = () => startTransition(() => setShown(state))
    read()
    return subscribe(read)
  }, [])
  return shown
}

export function askForHomeAgain(): void {
  show(LOADING)
  void ask()
}

function subscribe(reader: () => void) {
  readers.add(reader)
  if (readers.size === 1) void ask()
  return () => {
    readers.delete(reader)
    if (readers.size > 0) return
    leaving?.abort()
    state = LOADING
  }
}

async function ask(): Promise<void> {
  leaving?.abort()
  const { signal } = (leaving = new AbortController())
  try {
    const { body } = await call<Home>(PATHS.home, { signal })
    if (!signal.aborted) show({ status: 'ready', home: body })
  } catch (error) {
    if (signal.aborted) return
    console.error('The listings of the home page could not be fetched.', error)
    addEventListener('online', askForHomeAgain, { once: true, signal })
    show({ status: 'failed' })
  }
}

function show(next: HomeState) {
  state = next
  for (const reader of readers) reader()
}
