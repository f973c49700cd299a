import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedUser } from '#contract/accounts/users.ts'
import type { WaitingAlertsReply } from '#contract/alerts.ts'
import type { LEAD_KINDS } from '#contract/leads/kinds.ts'
import type {
  AskedReply,
  CalendarReply,
  CalendarState,
  ErasureReply,
  HandoverReply,
  Lead,
  LeadChange,
  LeadPage,
  LeadsHandover,
  LookingReply,
  NewLead,
  SpeedReply,
  VisitsReply,
  WholeLead,
} from '#contract/leads/leads.ts'
import {
  isWithin,
  nearParameters,
  type NearTerms,
  nearTermsOf,
  unsaidTerms,
} from '#contract/leads/near-terms.ts'
import { ownDigits, phoneKey } from '#contract/leads/phone.ts'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS } from '#contract/units/time.ts'
import { href, PATHS } from '#contract/paths.ts'
import { fileOfOffer } from '#contract/properties/message/file-of-offer.ts'
import type { FromTextReply } from '#contract/properties/message/read-message.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { NearestProperties } from '#contract/search/nearest.ts'
import { parseReading, READING_HEADER } from '#contract/search/reading.ts'
import { call, request } from '#frontend/lib/api/api.ts'
import { useDebounced } from '#frontend/lib/browser/use-debounced.ts'
import { type Pages, usePages } from '#frontend/lib/api/use-pages.ts'
import { beforeOf, type Seen, standsNow } from './meanwhile.ts'
import { overtake } from './waiting-notes.ts'

export type LeadFilter = (typeof LEAD_KINDS)[number] | 'open' | 'done'

const NOUN = 'leads'

type Narrowed = {
  search: string
  /** Only those of this account, and those that nobody looks after yet. */
  assignedTo?: string | undefined
}

/** The leads of a filter, what is due first, page by page. */
export function useLeads(filter: LeadFilter, narrowed: Narrowed) {
  const query = queryOf(filter, narrowed)
  return usePages({
    queryKey: [NOUN, query],
    read: async (cursor, signal) => {
      const at = cursor === null ? query : `${query}&cursor=${cursor}`
      return (await call<LeadPage>(`${PATHS.leads}?${at}`, { signal })).body
    },
  })
}

/** The open leads of the list, to count them; unknown beyond the longest page. */
export function useOpenLeads(narrowed: Narrowed): readonly Lead[] | undefined {
  const query = queryOf('open', narrowed)
  const { data } = useQuery({
    queryKey: [NOUN, 'counts', query],
    queryFn: async ({ signal }) => (await call<LeadPage>(`${PATHS.leads}?${query}`, { signal })).body,
    placeholderData: keepPreviousData,
  })
  return data?.next === null ? data.leads : undefined
}

function queryOf(filter: LeadFilter, { search, assignedTo }: Narrowed): string {
  const asked = new URLSearchParams({
    open: filter === 'done' ? 'false' : 'true',
    limit: String(LIMITS.maxPageSize),
  })
  if (filter !== 'open' && filter !== 'done') asked.set('kind', filter)
  if (search) asked.set('search', search)
  if (assignedTo) {
    asked.set('assignedTo', assignedTo)
    asked.set('orFree', 'true')
  }
  return asked.toString()
}

/** The leads about a listing, and visits of it. */
export function useLeadsOf(propertyId: string) {
  return useQuery({
    queryKey: [NOUN, 'of', propertyId],
    queryFn: async ({ signal }) =>
      (await call<LeadPage>(`${PATHS.leads}?propertyId=${propertyId}&limit=100`, { signal })).body.leads,
  })
}

/** Open leads that look for what these listings are. */
export function useLooking(ids: string[]) {
  const asked = ids.slice(0, LIMITS.comparedListings).join()
  return useQuery({
    queryKey: [NOUN, 'looking', asked],
    queryFn: async ({ signal }) =>
      (await call<LookingReply>(`${PATHS.lookingLeads}?ids=${asked}`, { signal })).body,
    enabled: asked !== '',
  })
}

/** How many alerts of visitors wait for what a listing is. */
export const useWaitingAlerts = (id: string) =>
  useQuery({
    queryKey: [NOUN, 'waiting alerts', id],
    queryFn: async ({ signal }) =>
      (await call<WaitingAlertsReply>(`${PATHS.toldAlerts}?id=${id}`, { signal })).body,
  })

/** The leads of a whole phone number, open ones first; none while it is too short for one. */
export function useLeadsOfPhone(phone: string): readonly Lead[] {
  const key = phoneKey(useDebounced(phone))
  const { data } = useQuery({
    queryKey: [NOUN, 'phone', key],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ search: ownDigits(key), limit: String(LIMITS.leadsOfPerson) })
      return (await call<LeadPage>(`${PATHS.leads}?${query}`, { signal })).body.leads
    },
    enabled: ownDigits(key).length >= LIMITS.enquiryPhoneDigits,
  })
  return data?.filter((lead) => phoneKey(lead.phone) === key) ?? []
}

export function useLead(id: string) {
  return useQuery({
    queryKey: [NOUN, 'one', id],
    queryFn: async ({ signal }) => (await call<WholeLead>(href(PATHS.lead, { id }), { signal })).body,
  })
}

/** A lead as one of the lists that were read has it. */
export function useKnownLead(id: string): Lead | undefined {
  const client = useQueryClient()
  return client
    .getQueriesData<Partial<Pages<LeadPage>>>({ queryKey: [NOUN] })
    .flatMap(([, list]) => list?.pages?.flatMap(({ leads }) => leads) ?? [])
    .find(({ _id }) => _id === id)
}

/**
 * Changes a lead; every list and the dashboard are read again, and nothing older of it waits on the account's device. Where others
 * have changed the same since it was seen, the change is refused; who changes it again has seen theirs.
 */
export function useLeadChange(seen: Seen, accountId: string) {
  const id = seen._id
  const client = useQueryClient()
  const [stands, setStands] = useState<WholeLead>()
  const known = stands && stands.updatedAt > (seen.updatedAt ?? '') ? stands : seen
  return useMutation({
    mutationFn: async (change: LeadChange) => {
      const json = { before: beforeOf(change, known), ...change }
      return (await call<WholeLead>(href(PATHS.lead, { id }), { method: 'PATCH', json })).body
    },
    onError: (error) => {
      const now = standsNow(error)
      if (!now) return
      setStands(now)
      client.setQueryData([NOUN, 'one', id], now)
      void client.invalidateQueries({ queryKey: [NOUN] })
    },
    onSuccess: (lead, saved) => {
      overtake(accountId, id, saved)
      client.setQueryData([NOUN, 'one', id], lead)
      for (const noun of [NOUN, 'dashboard', 'messages']) void client.invalidateQueries({ queryKey: [noun] })
    },
  })
}

export function useNoting() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: NewLead) => (await call<WholeLead>(PATHS.leads, { method: 'POST', json })).body,
    onSuccess: () => {
      for (const noun of [NOUN, 'dashboard']) void client.invalidateQueries({ queryKey: [noun] })
    },
  })
}

/** Hands all open leads of an account over, with null to nobody. */
export async function handOverLeads(json: LeadsHandover): Promise<void> {
  await call<HandoverReply>(PATHS.handOverLeads, { method: 'POST', json })
}

export function useErasure() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (phone: string) =>
      (await call<ErasureReply>(`${PATHS.leads}?phone=${encodeURIComponent(phone)}`, { method: 'DELETE' }))
        .body,
    onSuccess: () => void client.invalidateQueries(),
  })
}

export function useVisits(from: string, to: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: [NOUN, 'visits', from, to],
    queryFn: async ({ signal }) =>
      (await call<VisitsReply>(`${PATHS.visits}?from=${from}&to=${to}`, { signal })).body,
  })
}

const CALENDAR = [NOUN, 'calendar']

/** Since when the account's calendar has its address. */
export function useCalendarState() {
  return useQuery({
    queryKey: CALENDAR,
    queryFn: async ({ signal }) => (await call<CalendarState>(PATHS.calendarKey, { signal })).body,
  })
}

/** Makes the address of the account's calendar, or a new one. */
export function useCalendar() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call<CalendarReply>(PATHS.calendarKey, { method: 'POST' })).body,
    onSuccess: () => void client.invalidateQueries({ queryKey: CALENDAR }),
  })
}

export function useCalendarEnd() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request(PATHS.calendarKey, { method: 'DELETE' }),
    onSuccess: () => client.setQueryData<CalendarState>(CALENDAR, { madeAt: null }),
  })
}

/** How soon people are called, in the last days and by week. */
export function useSpeed(days: number) {
  return useQuery({
    queryKey: [NOUN, 'speed', days],
    queryFn: async ({ signal }) =>
      (await call<SpeedReply>(`${PATHS.answerSpeed}?days=${days}`, { signal })).body,
  })
}

/** A listing that somebody may be sent, and how it differs from what was asked for. */
export type ListingMatch = NearestProperties[number]

/** With so many exact matches, near matches are not looked for; they are undefined then. */
const MANY = 4

type MatchOptions = {
  isLetter?: boolean
  /** The listing that somebody asked about, whose deal and price count where the text says none. */
  asked?: Lead['property']
}

/**
 * The listings that fit a text, those that come nearest where few do, and how the text was read. Owners are searched for staff
 * only and what comes nearest is the same for all: what fits by its owner is taken out of it. A letter also says what no listing has:
 * where nothing fits all of it, what was understood of it counts.
 */
export function useMatches(
  text: string,
  most: number,
  { isLetter = false, asked = null }: MatchOptions = {},
) {
  return useQuery({
    queryKey: ['properties', 'matches', most, isLetter, text, asked?.deal, asked?.price],
    queryFn: async ({ signal }) => {
      const find = (wanted: string) => findMatches(wanted, most, asked, signal)
      const found = await find(text)
      const { reading, fitting } = found
      if (!isLetter || fitting.length > 0 || !reading || reading.words.length === 0) return found
      const understood = reading.parts.map(({ from, to }) => text.slice(from, to)).join(' ')
      if (understood === '') return found
      return { ...(await find(understood)), reading: { ...reading, words: [] } }
    },
    enabled: text !== '',
  })
}

async function findMatches(text: string, most: number, asked: Lead['property'], signal: AbortSignal) {
  const query = new URLSearchParams({ searchTerm: text, limit: String(most) })
  const { found, reading } = await listed(query, signal)
  const terms = nearTermsOf(reading, asked)
  const fitting: ListingMatch[] = (await meantOf(query, found, unsaidTerms(terms), signal)).map(
    (property) => ({
      property,
      differs: [],
    }),
  )
  if (fitting.length >= MANY) return { reading, fitting, near: undefined }
  return { reading, fitting, near: await findNear(query, found, terms, signal) }
}

async function listed(query: URLSearchParams, signal: AbortSignal) {
  const { body, headers } = await call<Property[]>(`${PATHS.properties}?${query}`, { signal })
  return { found: body, reading: parseReading(headers.get(READING_HEADER)) }
}

/** Those of what was found that are meant; where others took their room in the answer, what they left out is asked for. */
async function meantOf(
  query: URLSearchParams,
  found: readonly Property[],
  terms: NearTerms,
  signal: AbortSignal,
): Promise<Property[]> {
  const most = Number(query.get('limit'))
  const meant = found.filter((property) => isWithin(terms, property))
  if (meant.length === found.length || found.length < most) return meant
  const ids = new Set(meant.map(({ _id }) => _id))
  const more = await listed(new URLSearchParams([...query, ...nearParameters(terms)]), signal)
  return [...meant, ...more.found.filter(({ _id }) => !ids.has(_id))].slice(0, most)
}

/** What comes nearest and differs neither in its deal nor by far in its price. Nobody said a price that is taken from a listing. */
async function findNear(
  query: URLSearchParams,
  found: readonly Property[],
  terms: NearTerms,
  signal: AbortSignal,
): Promise<ListingMatch[]> {
  const asked = new URLSearchParams([...query, ...nearParameters(terms)])
  const { body } = await call<NearestProperties>(`${PATHS.nearestProperties}?${asked}`, { signal })
  const ids = new Set(found.map(({ _id }) => _id))
  return body
    .filter(({ property }) => !ids.has(property._id) && isWithin(terms, property))
    .map(({ property, differs }) => ({
      property,
      differs: terms.price?.isSaid === false ? differs.filter(({ field }) => field !== 'price') : differs,
    }))
}

const NEW_DAYS = 7

/**
 * The listings of these that came on offer within a week, each with the open leads of an account, or of nobody, who
 * look for it and were not sent it.
 */
export function useLookedFor(listings: readonly Property[], accountId: string) {
  const [since] = useState(() => Date.now() - NEW_DAYS * DAY_MS)
  const fresh = listings.filter(
    ({ status, publishedAt }) =>
      status === 'available' && publishedAt !== null && Date.parse(publishedAt) > since,
  )
  const { data, isLoading } = useLooking(fresh.map(({ _id }) => _id))
  const lookedFor = fresh.flatMap((property) => {
    const leads = (data?.looking ?? []).flatMap(({ lead, listings: met }) =>
      [accountId, null].includes(lead.assignedTo) &&
      met.some((one) => one.propertyId === property._id && one.differs.length === 0 && one.sentAt === null)
        ? [lead]
        : [],
    )
    return leads.length > 0 ? [{ property, leads }] : []
  })
  return { lookedFor, isLoading }
}

/** A listing with what only staff know of it; one that is gone is null. */
export function useStaffListing(id: string | null) {
  return useQuery({
    queryKey: ['properties', 'of-lead', id],
    queryFn: async ({ signal }) =>
      (await call<Property>(href(PATHS.property, { id: id ?? '' }), { signal })).body,
    enabled: id !== null,
    retry: false,
  })
}

/** Listings of the same kind, near in place and price. */
export function useLikeListing(id: string | null) {
  return useQuery({
    queryKey: ['properties', 'like-of-lead', id],
    queryFn: async ({ signal }) =>
      (await call<Property[]>(href(PATHS.similarProperties, { id: id ?? '' }), { signal })).body,
    enabled: id !== null,
    retry: false,
  })
}

/** Makes a shared list of these listings; answers its code. */
export async function makeList(propertyIds: string[]): Promise<string> {
  return (await call<{ code: string }>(PATHS.lists, { method: 'POST', json: { propertyIds } })).body.code
}

/** What somebody offers to sell, read like a message of a broker: the fields of a new listing. */
export function useOffer(id: string) {
  return useQuery({
    // Read once for each form: not again with the leads.
    queryKey: ['offer', id],
    queryFn: async ({ signal }) => {
      const { body: lead } = await call<WholeLead>(href(PATHS.lead, { id }), { signal })
      const { name, words, offer, property } = lead
      const said = offer ? [offer.category, offer.place, offer.size, offer.wantedPrice] : []
      const text = [said.filter(Boolean).join(', '), words].join('\n').slice(0, LIMITS.pastedLetters)
      const { body } = await call<FromTextReply>(PATHS.fromText, { method: 'POST', json: { text } })
      const { fields } = body
      return { name, property, fields: { ...fields, privateFile: fileOfOffer(lead, fields.privateFile) } }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}

/**
 * Everybody a lead can be handed to, the newest 100; who may not read the accounts takes leads, and hands none on. A Worker
 * that does not know `may` yet answers whoever signed up last.
 */
export function useColleagues(isAdmin: boolean) {
  return useQuery({
    queryKey: ['users', 'colleagues'],
    queryFn: async ({ signal }) => {
      const { body } = await call<{ users: ListedUser[] }>(`${PATHS.users}?may=edit`, { signal })
      return body.users.filter(({ approvedByAdmin, suspended }) => approvedByAdmin && !suspended)
    },
    enabled: isAdmin,
  })
}

/** The listing of a number, as 'A-14' or '14'; null where there is none, undefined while nothing is asked or known. */
export function useListing(number: string) {
  return useQuery({
    queryKey: ['properties', 'number', number],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ number, limit: '1' })
      const { body } = await call<Property[]>(`${PATHS.properties}?${query}`, { signal })
      return body[0] ?? null
    },
    enabled: number !== '',
    retry: false,
  })
}

/** The listings that somebody asked about, the last one first, with how many did. */
export function useAsked() {
  return useQuery({
    queryKey: [NOUN, 'asked'],
    queryFn: async ({ signal }) => {
      const { asked } = (await call<AskedReply>(PATHS.askedProperties, { signal })).body
      if (asked.length === 0) return []
      const ids = asked.map(({ propertyId }) => propertyId).join(',')
      const { body } = await call<Property[]>(`${PATHS.properties}?ids=${ids}`, { signal })
      return asked.flatMap(({ propertyId, leads, lastAt }) => {
        const property = body.find(({ _id }) => _id === propertyId)
        return property ? [{ property, leads, lastAt }] : []
      })
    },
  })
}
