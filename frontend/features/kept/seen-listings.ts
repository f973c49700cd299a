import { isId } from '#contract/ids.ts'
import { LIMITS } from '#contract/limits.ts'
import { deviceStore } from './device-store.ts'

/** Listings that were opened on this device, and those that its owner does not want to see; the newest first. */
type SeenListings = { seen: readonly string[]; hidden: readonly string[] }

const store = deviceStore<SeenListings>({
  key: 'aangan:looked',
  nothing: { seen: [], hidden: [] },
  read: ({ seen, hidden }) => ({
    seen: idsIn(seen, LIMITS.seenProperties),
    hidden: idsIn(hidden, LIMITS.hiddenProperties),
  }),
  write: (listings) => listings,
})

export const useSeenListings = store.use
export const seenListingsNow = store.now

export function noteSeen(id: string): void {
  const { seen, hidden } = store.latest()
  if (seen[0] === id) return
  store.replace({
    hidden,
    seen: [id, ...seen.filter((other) => other !== id)].slice(0, LIMITS.seenProperties),
  })
}

export function hide(id: string): void {
  const { seen, hidden } = store.latest()
  store.replace({
    seen,
    hidden: [id, ...hidden.filter((other) => other !== id)].slice(0, LIMITS.hiddenProperties),
  })
}

/** Shows these listings again. */
export function unhide(ids: readonly string[]): void {
  const { seen, hidden } = store.latest()
  store.replace({ seen, hidden: hidden.filter((id) => !ids.includes(id)) })
}

/** What somebody may have written into the storage by hand is left out. */
function idsIn(stored: unknown, most: number): readonly string[] {
  if (!Array.isArray(stored)) return []
  return stored.filter((id): id is string => typeof id === 'string' && isId(id)).slice(0, most)
}
