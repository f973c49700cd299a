import { LIMITS } from '#contract/limits.ts'
import { deviceStore } from './device-store.ts'

/** A listing that is kept on this device: since when, its price then, a note of one's own. */
export type Kept = { id: string; at: number; price: number; note: string }

const store = deviceStore<readonly Kept[]>({
  key: 'aangan:kept',
  nothing: [],
  read: ({ kept }) => (Array.isArray(kept) ? kept.filter(isKept).slice(0, LIMITS.keptProperties) : undefined),
  write: (kept) => ({ kept }),
})

/** What is kept on this device, in the order of its owner. Where storage is forbidden or full it is kept until the page is left. */
export const useKept = store.use
export const keptNow = store.now

/** Keeps a listing, or lets it go. Answers false where a hundred are kept already. */
export function toggleKept({ _id: id, price }: { _id: string; price: number }): boolean {
  const known = store.latest()
  if (known.some((one) => one.id === id)) return replace(known.filter((one) => one.id !== id))
  if (known.length >= LIMITS.keptProperties) return false
  return replace([{ id, at: Date.now(), price, note: '' }, ...known])
}

export function noteKept(id: string, note: string): void {
  replace(
    store
      .latest()
      .map((one) => (one.id === id ? { ...one, note: note.slice(0, LIMITS.listCommentLetters) } : one)),
  )
}

/** Moves a listing up or down among the kept ones. */
export function moveKept(id: string, by: -1 | 1): void {
  const known = [...store.latest()]
  const from = known.findIndex((one) => one.id === id)
  const [moved] = known.splice(from, 1)
  if (from < 0 || !moved) return
  known.splice(Math.max(0, from + by), 0, moved)
  replace(known)
}

/** Puts them back as they were before something was taken out. */
export const restoreKept = (before: readonly Kept[]): void => void replace(before)

function replace(next: readonly Kept[]): true {
  store.replace(next)
  dispatchEvent(new Event('kept'))
  return true
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { id, at, price, note }: Partial<Record<string, unknown>> = { ...value }
  const isId = typeof id === 'string' && /^[0-9a-f]{24}$/.test(id)
  return isId && typeof at === 'number' && typeof price === 'number' && typeof note === 'string'
}
