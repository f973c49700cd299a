import { isListCode } from '#contract/ids.ts'
import { deviceStore } from './device-store.ts'
import { listsMadeHere } from './share-list.ts'

/** A shared list that was made or opened on this device: its title, how many listings it had, when it was last opened. */
type ListHere = { code: string; title?: string; count?: number; at?: number }

const MOST = 10

const store = deviceStore<readonly ListHere[]>({
  key: 'aangan:opened-lists',
  nothing: [],
  read: ({ lists }) => (Array.isArray(lists) ? lists.filter(isListHere).slice(0, MOST) : undefined),
  write: (lists) => ({ lists }),
})

/** The shared lists of this device, the one opened last first; those it made and never opened since come last. */
export function useListsHere(): readonly ListHere[] {
  const opened = store.use()
  const others = listsMadeHere().filter((code) => !opened.some((one) => one.code === code))
  return [...opened, ...others.map((code) => ({ code }))].slice(0, MOST)
}

/** Notes a list that was opened, so that there is a way back to it. */
export function noteListHere({ code, title, count }: { code: string; title: string | null; count: number }) {
  const others = store.latest().filter((one) => one.code !== code)
  store.replace([{ code, title: title ?? undefined, count, at: Date.now() }, ...others].slice(0, MOST))
}

/** Forgets a list that has ended. */
export function forgetListHere(code: string): void {
  const known = store.latest()
  if (known.some((one) => one.code === code)) store.replace(known.filter((one) => one.code !== code))
}

function isListHere(value: unknown): value is ListHere {
  if (typeof value !== 'object' || value === null) return false
  const { code, title = '', count = 0, at = 0 }: Partial<Record<string, unknown>> = { ...value }
  const isCode = typeof code === 'string' && isListCode(code)
  return isCode && typeof title === 'string' && typeof count === 'number' && typeof at === 'number'
}
