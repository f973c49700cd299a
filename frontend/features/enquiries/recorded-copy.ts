import type { VisitPart } from '#contract/leads/kinds.ts'
import { PATHS } from '#contract/paths.ts'
import { isRefused } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { WAITING_KEY } from './waiting-key.ts'

/** The copy of an enquiry, as POST /api/enquiries takes it. */
type EnquiryCopy = {
  propertyId: string
  name: string
  email: string
  phone: string
  message: string
  visitOn?: string
  visitPart?: VisitPart
}
type Waiting = EnquiryCopy & { key: string; language: string; page: string; at: string }

/**
 * Leaves a copy of an enquiry with the firm, once, after its chat has opened: it is kept on the device under a key of its own until the
 * server has taken it, also offline and over a reload.
 */
export function leaveCopy(copy: EnquiryCopy): void {
  const made = {
    ...copy,
    key: crypto.randomUUID(),
    language: import.meta.env.LANGUAGE,
    page: location.pathname,
    at: new Date().toISOString(),
  }
  keep([...waiting(), made])
  watchWaiting()
}

/** Sends what waits now, and whenever there is a network again. */
export function watchWaiting(): void {
  addEventListener('online', sendAgain)
  void sendWaiting()
}

const sendAgain = () => void sendWaiting()

let sending: Promise<void> | undefined

/** Sends what waits, one after the other; what the server refuses for good is dropped, all else waits for the next time. */
export function sendWaiting(): Promise<void> {
  sending ??= sendAll().finally(() => (sending = undefined))
  return sending
}

async function sendAll(): Promise<void> {
  for (let next = waiting()[0]; next; next = waiting()[0]) {
    const { key } = next
    try {
      await call(PATHS.enquiries, { method: 'POST', json: next, outlivesPage: true })
    } catch (error) {
      if (!isRefused(error)) return
    }
    settled.add(key)
    keep(waiting())
  }
}

/** What waits where storage is switched off, or full: it lives as long as the page. */
let onPage: Waiting[] = []
/** The keys of what waits no more, also where storage holds on to it. */
const settled = new Set<string>()

function waiting(): Waiting[] {
  const byKey = new Map([...stored(), ...onPage].map((one) => [one.key, one]))
  return [...byKey.values()].filter(({ key }) => !settled.has(key))
}

function stored(): Waiting[] {
  try {
    const copies: Waiting[] = JSON.parse(localStorage.getItem(WAITING_KEY) ?? '[]')
    return Array.isArray(copies) ? copies : []
  } catch {
    return []
  }
}

function keep(copies: Waiting[]): void {
  try {
    if (copies.length === 0) localStorage.removeItem(WAITING_KEY)
    else localStorage.setItem(WAITING_KEY, JSON.stringify(copies))
    onPage = []
  } catch {
    onPage = copies
  }
}
