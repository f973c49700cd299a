import type { Picture } from '#contract/properties/replies.ts'
import { type LeftOut, type PictureEntry, storedEntry } from '#frontend/features/images/picture-list.ts'

type PictureList = { entries: readonly PictureEntry[]; leftOut: readonly LeftOut[] }
export type PictureStore = ReturnType<typeof createPictureStore>

/** The list of one form's pictures, as a store outside React. */
export function createPictureStore(initial: readonly Picture[]) {
  const listeners = new Set<() => void>()
  let lastId = 0
  let list: PictureList = listOf(initial)

  function newId(): string {
    lastId += 1
    return `picture-${lastId}`
  }

  function listOf(pictures: readonly Picture[]): PictureList {
    return { entries: pictures.map((picture) => storedEntry(newId(), picture)), leftOut: [] }
  }

  function become(next: Partial<PictureList>) {
    list = { ...list, ...next }
    for (const notify of listeners) notify()
  }

  return {
    newId,
    become,
    current: () => list,
    find: (id: string) => list.entries.find((entry) => entry.id === id),
    change: (id: string, changes: Partial<PictureEntry>) =>
      become({ entries: list.entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)) }),
    restart: (pictures: readonly Picture[]) => become(listOf(pictures)),
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      return () => void listeners.delete(notify)
    },
  }
}
