import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LEAD_KINDS } from '#contract/leads/kinds.ts'
import type { AskedReply, Lead, LeadPage } from '#contract/leads/leads.ts'
import { ownDigits, phoneKey } from '#contract/leads/phone.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { call } from '#frontend/lib/api/api.ts'
import { useDebounced } from '#frontend/lib/browser/use-debounced.ts'
import { usePages } from '#frontend/lib/api/use-pages.ts'

export type LeadFilter = (typeof LEAD_KINDS)[number] | 'open' | 'done'

/** What the answers about leads are kept under: a change of one reads them all again. */
export const LEADS = 'leads'

type Narrowed = {
  search: string
  /** Only those of this account, and those that nobody looks after yet. */
  assignedTo?: string | undefined
}

/** The leads of a filter, what is due first, page by page. */
export function useLeads(filter: LeadFilter, narrowed: Narrowed) {
  const query = queryOf(filter, narrowed)
  return usePages({
    queryKey: [LEADS, query],
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
    queryKey: [LEADS, 'counts', query],
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
    queryKey: [LEADS, 'of', propertyId],
    queryFn: async ({ signal }) =>
      (await call<LeadPage>(`${PATHS.leads}?propertyId=${propertyId}&limit=100`, { signal })).body.leads,
  })
}

/** The leads of a whole phone number, open ones first; none while it is too short for one. */
export function useLeadsOfPhone(phone: string): readonly Lead[] {
  const key = phoneKey(useDebounced(phone))
  const { data } = useQuery({
    queryKey: [LEADS, 'phone', key],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ search: ownDigits(key), limit: String(LIMITS.leadsOfPerson) })
      return (await call<LeadPage>(`${PATHS.leads}?${query}`, { signal })).body.leads
    },
    enabled: ownDigits(key).length >= LIMITS.enquiryPhoneDigits,
  })
  return data?.filter((lead) => phoneKey(lead.phone) === key) ?? []
}

/** The listings that somebody asked about, the last one first, with how many did. */
export function useAsked() {
  return useQuery({
    queryKey: [LEADS, 'asked'],
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
