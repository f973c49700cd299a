import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { LEAD_STATUSES, VISIT_PARTS, VISIT_STATES } from '#contract/leads/kinds.ts'
import type { Lead, LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { href, PATHS } from '#contract/paths.ts'
import { MINUTE_MS } from '#contract/units/time.ts'
import { ApiError, isRefused } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { keepOnDevice, textOnDevice } from './note-drafts.ts'

const text = z.string().nullable()
/** What may be told to the server later: what others did to a lead meanwhile stands in its lines either way. */
const LateChange = z
  .object({
    status: z.enum(LEAD_STATUSES),
    nextStep: text,
    nextStepOn: text,
    bestTime: text,
    visit: z
      .object({
        propertyId: z.string(),
        on: z.string(),
        at: text.optional(),
        part: z.enum(VISIT_PARTS).nullable().optional(),
        state: z.enum(VISIT_STATES),
      })
      .nullable(),
  })
  .partial()
  .strict()
export type LateChange = z.infer<typeof LateChange>

const WaitingNotes = z.array(
  z.object({ leadId: z.string(), line: z.string(), at: z.string(), change: LateChange.optional() }),
)
/** A line, or a change with its words, that did not reach the server. */
export type WaitingNote = z.infer<typeof WaitingNotes>[number]
type Account = { _id: string; username: string }

const keyOf = (accountId: string) => `aangan.waiting-notes.${accountId}`
const listeners = new Set<() => void>()

/** Whether the server cannot be reached now, which says nothing of what it was told. */
export const isUnreached = (error: unknown) =>
  error instanceof ApiError && (error.code === 'OFFLINE' || error.code === 'TIMEOUT')

/** The lines of a lead that wait on this device, the newest first. */
export function useWaitingNotes(accountId: string, leadId: string): WaitingNote[] {
  const stored = useSyncExternalStore(subscribe, () => textOnDevice(keyOf(accountId)))
  return notesIn(stored)
    .filter((note) => note.leadId === leadId)
    .toReversed()
}

/** A change that may wait on this device: a step, a visit, where a lead stands; undefined for any other. */
export const lateChangeOf = (change: LeadChange): LateChange | undefined => LateChange.safeParse(change).data

/** A lead as it will be once the changes that wait on this device, newest first, have reached the server. */
export function asWanted<Known extends Lead>(lead: Known, notes: readonly WaitingNote[]): Known {
  return notes.toReversed().reduce((known, { change }): Known => {
    if (!change) return known
    const { visit, ...others } = change
    if (visit === undefined) return { ...known, ...others }
    return {
      ...known,
      ...others,
      visit: visit && { ...visit, at: visit.at ?? null, part: visit.part ?? null },
    }
  }, lead)
}

/** Keeps a line or a change on this device until the server can be reached; false where nothing can be kept. */
export function letWait(accountId: string, note: Omit<WaitingNote, 'at'>): boolean {
  const notes = notesOf(accountId)
  const latest = Math.max(0, ...notes.map(({ at }) => Date.parse(at)))
  const at = new Date(Math.max(Date.now(), latest + 1)).toISOString()
  return store(accountId, [...notes, { ...note, at }])
}

/** What was saved of a lead is wanted no more otherwise: taken out of what waits, which `saidOf` puts into words. */
export function overtake(
  accountId: string,
  leadId: string,
  saved: LeadChange,
  saidOf: (change: LateChange) => string,
): void {
  const waiting = notesOf(accountId)
  const left = waiting.flatMap((note): WaitingNote[] => {
    if (note.leadId !== leadId || !note.change) return [note]
    const others = Object.entries(note.change).filter(([name]) => !(name in saved))
    if (others.length === Object.keys(note.change).length) return [note]
    const change: LateChange = Object.fromEntries(others)
    return others.length > 0 ? [{ ...note, change, line: saidOf(change) }] : []
  })
  if (waiting.some((note) => !left.includes(note))) store(accountId, left)
}

/** Sends what waits on this device: now, when the connection is back, and when the panel is looked at again. */
export function useSendingOfNotes(account: Account | null) {
  const client = useQueryClient()
  const send = useEffectEvent(async () => {
    if (account === null) return
    const sent = await sendOnce(account)
    if (sent === 0) return
    showToast('success', panelLeads.lines.sentLater(sent))
    await client.invalidateQueries({ queryKey: ['leads'] })
  })
  useEffect(() => {
    const onBack = () => {
      if (document.visibilityState === 'visible') void send()
    }
    onBack()
    window.addEventListener('online', onBack)
    document.addEventListener('visibilitychange', onBack)
    return () => {
      window.removeEventListener('online', onBack)
      document.removeEventListener('visibilitychange', onBack)
    }
  }, [account?._id])
}

let sending: Promise<number> | undefined

/** A connection that is back and a panel that is looked at again are told of together, and to every tab of the panel: one sends. */
async function sendOnce(account: Account): Promise<number> {
  const isFirst = sending === undefined
  sending ??= inOneTab(keyOf(account._id), () => sendAll(account)).finally(() => (sending = undefined))
  const sent = await sending
  return isFirst ? sent : 0
}

/** Does a work when no other tab does it; at once where the browser has no locks, or refuses them. */
async function inOneTab(name: string, work: () => Promise<number>): Promise<number> {
  let begun: Promise<number> | undefined
  const begin = () => (begun ??= work())
  try {
    return await navigator.locks.request(name, begin)
  } catch {
    return begin()
  }
}

/** How many were sent; those after one that does not get through wait on. */
async function sendAll({ _id: accountId, username }: Account): Promise<number> {
  let sent = 0
  for (const note of notesOf(accountId)) {
    try {
      if (!(await isThere(note, username))) {
        const json: LeadChange = note.change ?? { line: note.line }
        await call(href(PATHS.lead, { id: note.leadId }), { method: 'PATCH', json })
      }
      sent += 1
    } catch (error) {
      if (!isRefused(error)) return sent
      showToast('danger', panelLeads.lines.lost(note.line))
    }
    store(
      accountId,
      notesOf(accountId).filter(({ at }) => at !== note.at),
    )
  }
  return sent
}

const CLOCKS_APART_MS = 10 * MINUTE_MS

/** Whether the server has the line already: then only its answer was lost. */
async function isThere({ leadId, line, at, change }: WaitingNote, username: string): Promise<boolean> {
  const { body } = await call<WholeLead>(href(PATHS.lead, { id: leadId }))
  if (change) return isAsWanted(body, change)
  return body.lines.some(
    ({ kind, text, by, at: storedAt }) =>
      kind === 'note' &&
      text === line &&
      by === username &&
      Date.parse(storedAt) > Date.parse(at) - CLOCKS_APART_MS,
  )
}

const isAsWanted = (lead: WholeLead, { visit, ...wanted }: LateChange) =>
  Object.entries(wanted).every(([name, value]) =>
    Object.entries(lead).some(([known, now]) => known === name && now === value),
  ) &&
  (visit === undefined || isSameVisit(lead.visit, visit))

function isSameVisit(now: WholeLead['visit'], wanted: NonNullable<LateChange['visit']> | null): boolean {
  if (now === null || wanted === null) return now === wanted
  return (
    now.propertyId === wanted.propertyId &&
    now.on === wanted.on &&
    now.at === (wanted.at ?? null) &&
    now.state === wanted.state
  )
}

const notesOf = (accountId: string) => notesIn(textOnDevice(keyOf(accountId)))

function notesIn(stored: string): WaitingNote[] {
  try {
    return WaitingNotes.safeParse(JSON.parse(stored || '[]')).data ?? []
  } catch {
    return []
  }
}

function store(accountId: string, notes: readonly WaitingNote[]): boolean {
  const isKept = keepOnDevice(keyOf(accountId), notes.length > 0 ? JSON.stringify(notes) : '')
  for (const notify of listeners) notify()
  return isKept
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}
