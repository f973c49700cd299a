import { isId } from '#contract/ids.ts'
import { LIMITS } from '#contract/limits.ts'
import { deviceStore } from './device-store.ts'

/**
 * A listing that is kept on this device: since when, its price then, a note of one's own; its number and what the page called it,
 * which are all that is left of one that is deleted.
 */
export type KeptListing = { id: string; at: number; price: number; note: string } & Name
type Name = { number?: string; title?: string }

const store = deviceStore<readonly KeptListing[]>({
  key: 'aangan:kept',
  nothing: [],
  read: ({ kept }) => (Array.isArray(kept) ? kept.filter(isKept).slice(0, LIMITS.keptProperties) : undefined),
  write: (kept) => ({ kept }),
})

/** What is kept on this device, in the order of its owner. Where storage is forbidden or full it is kept until the page is left. */
export const useKept = store.use
export const keptNow = store.now

/** Keeps a listing, or lets it go. Answers false where a hundred are kept already. */
export function toggleKept({
  _id: id,
  price,
  number,
  title,
}: { _id: string; price: number } & Name): boolean {
  const known = store.latest()
  if (known.some((one) => one.id === id)) return replace(known.filter((one) => one.id !== id))
  if (known.length >= LIMITS.keptProperties) return false
  return replace([{ id, at: Date.now(), price, note: '', number, title }, ...known])
}

export function noteKept(id: string, note: string): void {
  replace(
    store
      .latest()
      .map((one) => (one.id === id ? { ...one, note: note.slice(0, LIMITS.listCommentLetters) } : one)),
  )
}

/** Notes the numbers and titles of those that were kept without. */
export function nameKept(names: ReadonlyMap<string, Required<Name>>): void {
  const known = store.latest()
  if (!known.some(({ id, number }) => number === undefined && names.has(id))) return
  replace(known.map((one) => (one.number === undefined ? { ...one, ...names.get(one.id) } : one)))
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
export const restoreKept = (before: readonly KeptListing[]): void => void replace(before)

function replace(next: readonly KeptListing[]): true {
  store.replace(next)
  dispatchEvent(new Event('kept'))
  return true
}

function isKept(value: unknown): value is KeptListing {
  if (typeof value !== 'object' || value === null) return false
  const { id, at, price, note, number = '', title = '' }: Partial<Record<string, unknown>> = { ...value }
  const isListed = typeof id === 'string' && isId(id)
  const isNamed = typeof number === 'string' && typeof title === 'string'
  return (
    isListed && isNamed && typeof at === 'number' && typeof price === 'number' && typeof note === 'string'
  )
}
