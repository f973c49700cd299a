import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WaitingAlertsReply } from '#contract/alerts.ts'
import type { LookingReply } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS } from '#contract/units/time.ts'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { call } from '#frontend/lib/api/api.ts'
import { LEADS } from './use-leads.ts'

/** Open leads that look for what these listings are. */
export function useLooking(ids: string[]) {
  const asked = ids.slice(0, LIMITS.comparedListings).join()
  return useQuery({
    queryKey: [LEADS, 'looking', asked],
    queryFn: async ({ signal }) =>
      (await call<LookingReply>(`${PATHS.lookingLeads}?ids=${asked}`, { signal })).body,
    enabled: asked !== '',
  })
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

/** How many alerts of visitors wait for what a listing is. */
export const useWaitingAlerts = (id: string) =>
  useQuery({
    queryKey: [LEADS, 'waiting alerts', id],
    queryFn: async ({ signal }) =>
      (await call<WaitingAlertsReply>(`${PATHS.toldAlerts}?id=${id}`, { signal })).body,
  })
