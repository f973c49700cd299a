import type { Location } from 'react-router'
import { PREFIX } from './site-href.ts'

/**
 * What is restored of a page on Back: how far it was scrolled, in px, how many listings it showed, which were ticked,
 * and in what order.
 */
type Entry = { top: number; shown: number; ticked?: readonly string[]; order?: string }

const KEY = 'visits'
const MAX_STORED = 50
/** What the router calls an entry that it did not make: the one a document was opened with. */
const FIRST = 'default'
let entries: Map<string, Entry> | undefined

type Place = Pick<Location, 'key' | 'pathname' | 'search'> & Partial<Pick<Location, 'state'>>

/**
 * An entry of the history, the same after a reload, however far down its list has been read since, and with what was
 * opened over its page.
 */
export function entryId({ key, pathname, search, state }: Place): string {
  return (state?.over ?? key) + withoutPrefix(pathname) + search.replace(/[?&]cursor=[^&]*/, '')
}

/** The browser's own addresses say the language, those of the router do not. */
const withoutPrefix = (pathname: string) =>
  `${pathname}/`.startsWith(`${PREFIX}/`) ? pathname.slice(PREFIX.length) || '/' : pathname

export function recallEntry(id: string): Entry {
  return known().get(id) ?? { top: 0, shown: 0 }
}

export function keepEntry(id: string, changes: Partial<Entry>) {
  const entry = { ...recallEntry(id), ...changes }
  known().delete(id)
  known().set(id, entry)
}

/** Keeps them for this tab: they outlive the document. */
export function storeEntries() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...known()].slice(-MAX_STORED)))
  } catch {
    // Storage can be switched off; then a reload starts at the top.
  }
}

function known(): Map<string, Entry> {
  entries ??= stored()
  return entries
}

function stored(): Map<string, Entry> {
  try {
    const found = new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, Entry][])
    // Whoever typed the address, or came by a link, starts again.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigation?.type === 'navigate')
      found.delete(entryId({ key: FIRST, pathname: location.pathname, search: location.search }))
    return found
  } catch {
    return new Map()
  }
}
