import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { z } from 'zod'
import type { Lead, LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { href, PATHS } from '#contract/paths.ts'
import { MINUTE_MS } from '#contract/units/time.ts'
import { ApiError, isRefused } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { LateChange, lateChangeText } from './late-change.ts'
import { keepOnDevice, keptValue, textOnDevice } from '#frontend/lib/browser/device-text.ts'

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

/** What was saved of a lead is wanted no more otherwise: taken out of what waits. */
export function overtake(accountId: string, leadId: string, saved: LeadChange): void {
  const waiting = notesOf(accountId)
  const left = waiting.flatMap((note): WaitingNote[] => {
    if (note.leadId !== leadId || !note.change) return [note]
    const others = Object.entries(note.change).filter(([name]) => !(name in saved))
    if (others.length === Object.keys(note.change).length) return [note]
    const change: LateChange = Object.fromEntries(others)
    return others.length > 0 ? [{ ...note, change, line: lateChangeText(change) }] : []
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
  for (const { at, leadId, line } of notesOf(accountId)) {
    // What is saved meanwhile takes out of it what is wanted no more.
    const waiting = () => notesOf(accountId).find((note) => note.at === at)
    if (!waiting()) continue
    const path = href(PATHS.lead, { id: leadId })
    try {
      const { body: lead } = await call<WholeLead>(path)
      const note = waiting()
      if (!note) continue
      if (!isThere(lead, note, username)) {
        const json: LeadChange = note.change ?? { line: note.line }
        await call(path, { method: 'PATCH', json })
      }
      sent += 1
    } catch (error) {
      if (!isRefused(error)) return sent
      showToast('danger', panelLeads.lines.lost(line))
    }
    store(
      accountId,
      notesOf(accountId).filter((note) => note.at !== at),
    )
  }
  return sent
}

const CLOCKS_APART_MS = 10 * MINUTE_MS

/** Whether the server has it already: then only its answer was lost. */
function isThere(lead: WholeLead, { line, at, change }: WaitingNote, username: string): boolean {
  if (change) return isAsWanted(lead, change)
  return lead.lines.some(
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
    now.part === (wanted.part ?? null) &&
    now.state === wanted.state
  )
}

const notesOf = (accountId: string) => notesIn(textOnDevice(keyOf(accountId)))

const notesIn = (stored: string): WaitingNote[] => keptValue(stored, WaitingNotes) ?? []

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
