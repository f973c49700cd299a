import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { z } from 'zod'
import type { Lead, LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { isSameVisit } from '#contract/leads/meanwhile.ts'
import { href, PATHS } from '#contract/paths.ts'
import { MINUTE_MS } from '#contract/units/time.ts'
import { ApiError, isRefused } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { KeptChange, lateChangeText } from './late-change.ts'
import { type Before, saidMeanwhile, standsNow } from './meanwhile.ts'
import { keepOnDevice, keptValue, textOnDevice } from '#frontend/lib/browser/device-text.ts'

const WaitingNotes = z.array(
  z.object({
    leadId: z.string(),
    line: z.string(),
    at: z.string(),
    change: KeptChange.optional(),
    /** What stood there before the change. */
    before: z.custom<Before>((value) => typeof value === 'object' && value !== null).optional(),
    /** Others had changed the same: it is not sent before somebody chooses. */
    isRefused: z.boolean().optional(),
  }),
)
/** A line, or a change with its words, that did not reach the server, or was refused. */
export type WaitingNote = z.infer<typeof WaitingNotes>[number]
type Account = { _id: string; username: string }

const keyOf = (accountId: string) => `aangan.waiting-notes.${accountId}`
const listeners = new Set<() => void>()

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT'

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
  return notes.toReversed().reduce((known, { change, isRefused }): Known => {
    if (!change || isRefused) return known
    const { visit, ...others } = change
    if (visit === undefined) return { ...known, ...others }
    return {
      ...known,
      ...others,
      visit: visit && { ...visit, at: visit.at ?? null, part: visit.part ?? null },
    }
  }, lead)
}

/** The same for what waits now. */
export const wantedNow = <Known extends Lead>(lead: Known, accountId: string): Known =>
  asWanted(
    lead,
    notesOf(accountId)
      .filter(({ leadId }) => leadId === lead._id)
      .toReversed(),
  )

/**
 * Keeps a line or a change on this device until the server can be reached, or until somebody chooses where it was refused; false where
 * nothing can be kept. It takes the place of what was refused of the same, and a refused one also of what waits.
 */
export function letWait(accountId: string, note: Omit<WaitingNote, 'at'>): boolean {
  const notes = notesOf(accountId).flatMap((known) =>
    note.change && (note.isRefused || known.isRefused) ? without(known, note.leadId, note.change) : [known],
  )
  const latest = Math.max(0, ...notes.map(({ at }) => Date.parse(at)))
  const at = new Date(Math.max(Date.now(), latest + 1)).toISOString()
  return store(accountId, [...notes, { ...note, at }])
}

/** What was saved of a lead is wanted no more otherwise: taken out of what waits. */
export function overtake(accountId: string, leadId: string, saved: LeadChange): void {
  const waiting = notesOf(accountId)
  const left = waiting.flatMap((note) => without(note, leadId, saved))
  if (waiting.some((note) => !left.includes(note))) store(accountId, left)
}

/** What is left of what waits without what another change says of the same lead. */
function without(note: WaitingNote, leadId: string, newer: LeadChange): WaitingNote[] {
  if (note.leadId !== leadId || !note.change) return [note]
  const others = Object.entries(note.change).filter(([name]) => !(name in newer))
  if (others.length === Object.keys(note.change).length) return [note]
  const change: KeptChange = Object.fromEntries(others)
  return others.length > 0 ? [{ ...note, change, line: lateChangeText(change) }] : []
}

/** Lets go of changes that were refused: what others did stays. */
export const forgetRefused = (accountId: string, ofLead: string) =>
  store(
    accountId,
    notesOf(accountId).filter(({ leadId, isRefused }) => leadId !== ofLead || !isRefused),
  )

/** Sends what waits on this device: now, when the connection is back, and when the panel is looked at again. */
export function useSendingOfNotes(account: Account | null) {
  const client = useQueryClient()
  const send = useEffectEvent(async () => {
    if (account === null) return
    const { sent, refused } = await sendOnce(account)
    if (sent > 0) showToast('success', panelLeads.lines.sentLater(sent))
    if (sent + refused > 0) await client.invalidateQueries({ queryKey: ['leads'] })
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

type Told = { sent: number; refused: number }

const NONE: Told = { sent: 0, refused: 0 }
let sending: Promise<Told> | undefined

/** A connection that is back and a panel that is looked at again are told of together, and to every tab of the panel: one sends. */
async function sendOnce(account: Account): Promise<Told> {
  const isFirst = sending === undefined
  sending ??= inOneTab(keyOf(account._id), () => sendAll(account)).finally(() => (sending = undefined))
  const told = await sending
  return isFirst ? told : NONE
}

/** Does a work when no other tab does it; at once where the browser has no locks, or refuses them. */
async function inOneTab(name: string, work: () => Promise<Told>): Promise<Told> {
  let begun: Promise<Told> | undefined
  const begin = () => (begun ??= work())
  try {
    return await navigator.locks.request(name, begin)
  } catch {
    return begin()
  }
}

/** How many were sent, and how many others came before; those after one that does not get through wait on. */
async function sendAll({ _id: accountId, username }: Account): Promise<Told> {
  const told = { ...NONE }
  for (const { at, leadId, line } of notesOf(accountId)) {
    // What is saved meanwhile takes out of it what is wanted no more.
    const waiting = () => notesOf(accountId).find((note) => note.at === at)
    if (!waiting()) continue
    const path = href(PATHS.lead, { id: leadId })
    try {
      const { body: lead } = await call<WholeLead>(path)
      const note = waiting()
      if (!note) continue
      const has = isThere(lead, note, laterThan(note, accountId), username)
      if (note.isRefused && !has) continue
      if (!has) await call(path, { method: 'PATCH', json: bodyOf(note) })
      if (!note.isRefused) told.sent += 1
    } catch (error) {
      const note = waiting()
      const now = standsNow(error)
      if (now && note?.change) {
        told.refused += 1
        refuse(accountId, note, now)
        continue
      }
      if (!isRefused(error) || isConflict(error)) return told
      showToast('danger', panelLeads.lines.lost(line))
    }
    store(
      accountId,
      notesOf(accountId).filter((note) => note.at !== at),
    )
  }
  return told
}

const bodyOf = ({ line, change, before }: WaitingNote): LeadChange =>
  change ? { ...change, ...(before && { before }) } : { line }

const laterThan = ({ at, leadId }: WaitingNote, accountId: string) =>
  notesOf(accountId).filter((note) => note.leadId === leadId && note.at > at)

/** Keeps a change that others came before until somebody chooses, with later ones of the same, and says so. */
function refuse(accountId: string, { at, leadId, change = {}, before = {} }: WaitingNote, now: WholeLead) {
  store(
    accountId,
    notesOf(accountId).map((note) => {
      const isSame = note.at === at || without(note, leadId, change)[0] !== note
      return note.leadId === leadId && note.at >= at && isSame ? { ...note, isRefused: true } : note
    }),
  )
  showToast(
    'danger',
    panelLeads.meanwhile.notSentOf(now.name || panelLeads.nobodyNamed, saidMeanwhile(change, before, now)),
  )
}

const CLOCKS_APART_MS = 10 * MINUTE_MS

/** Whether the server has it already, or what later ones make of it: then only its answer was lost. */
function isThere(
  lead: WholeLead,
  { line, at, change }: WaitingNote,
  later: readonly WaitingNote[],
  username: string,
): boolean {
  if (change) return isAsWanted(lead, asWantedLast(change, later))
  return lead.lines.some(
    ({ kind, text, by, at: storedAt }) =>
      kind === 'note' &&
      text === line &&
      by === username &&
      Date.parse(storedAt) > Date.parse(at) - CLOCKS_APART_MS,
  )
}

function asWantedLast(change: KeptChange, later: readonly WaitingNote[]): KeptChange {
  const last: KeptChange = Object.assign({}, change, ...later.map((note) => note.change))
  return Object.fromEntries(Object.entries(last).filter(([name]) => name in change))
}

const isAsWanted = (lead: WholeLead, { visit, ...wanted }: KeptChange) =>
  Object.entries(wanted).every(([name, value]) =>
    Object.entries(lead).some(([known, now]) => known === name && now === value),
  ) &&
  (visit === undefined || isSameVisit(lead.visit, visit))

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
