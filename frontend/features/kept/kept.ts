import { useSyncExternalStore } from 'react'
import { LIMITS } from '#contract/limits.ts'

const KEY = 'aangan:kept'

/** A listing that is kept on this device: since when, its price then, a note of one's own. */
export type Kept = { id: string; at: number; price: number; note: string }

const NONE: readonly Kept[] = []
let kept: readonly Kept[] | undefined
/** Whether the store took what was kept last; else memory alone knows it. */
let isStored = true
const listeners = new Set<() => void>()

/** What is kept on this device, in the order of its owner. Where storage is forbidden or full it is kept until the page is left. */
export const useKept = (): readonly Kept[] => useSyncExternalStore(subscribe, keptNow, () => NONE)

export function keptNow(): readonly Kept[] {
  return (kept ??= stored() ?? NONE)
}

/** Keeps a listing, or lets it go. Answers false where a hundred are kept already. */
export function toggleKept({ _id: id, price }: { _id: string; price: number }): boolean {
  const known = latest()
  if (known.some((one) => one.id === id)) return replace(known.filter((one) => one.id !== id))
  if (known.length >= LIMITS.keptProperties) return false
  return replace([{ id, at: Date.now(), price, note: '' }, ...known])
}

export function noteKept(id: string, note: string): void {
  replace(
    latest().map((one) => (one.id === id ? { ...one, note: note.slice(0, LIMITS.listCommentLetters) } : one)),
  )
}

/** Moves a listing up or down among the kept ones. */
export function moveKept(id: string, by: -1 | 1): void {
  const known = [...latest()]
  const from = known.findIndex((one) => one.id === id)
  const [moved] = known.splice(from, 1)
  if (from < 0 || !moved) return
  known.splice(Math.max(0, from + by), 0, moved)
  replace(known)
}

/** Puts them back as they were before something was taken out. */
export const restoreKept = (before: readonly Kept[]): void => void replace(before)

/** What the store holds now, as another tab may have changed it; what is in memory where the store takes nothing. */
const latest = () => (isStored ? stored() : undefined) ?? keptNow()

function replace(next: readonly Kept[]): true {
  kept = next
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, kept: next }))
    isStored = true
  } catch {
    // Forbidden or full: what is kept lasts as long as the page.
    isStored = false
  }
  for (const listener of listeners) listener()
  dispatchEvent(new Event('kept'))
  return true
}

function stored(): readonly Kept[] | undefined {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const list: unknown = typeof read === 'object' && read !== null && 'kept' in read ? read.kept : undefined
    return Array.isArray(list) ? list.filter(isKept).slice(0, LIMITS.keptProperties) : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { id, at, price, note }: Partial<Record<string, unknown>> = { ...value }
  const isId = typeof id === 'string' && /^[0-9a-f]{24}$/.test(id)
  return isId && typeof at === 'number' && typeof price === 'number' && typeof note === 'string'
}

function subscribe(listener: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return
    kept = stored() ?? NONE
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}
