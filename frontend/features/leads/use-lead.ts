import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedUser } from '#contract/accounts/users.ts'
import type {
  ErasureReply,
  HandoverReply,
  Lead,
  LeadChange,
  LeadPage,
  LeadsHandover,
  NewLead,
  WholeLead,
} from '#contract/leads/leads.ts'
import { href, PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'
import type { Pages } from '#frontend/lib/api/use-pages.ts'
import { beforeOf, type Seen, standsNow } from './meanwhile.ts'
import { overtake } from './waiting-notes.ts'
import { LEADS } from './use-leads.ts'

export function useLead(id: string) {
  return useQuery({
    queryKey: [LEADS, 'one', id],
    queryFn: async ({ signal }) => (await call<WholeLead>(href(PATHS.lead, { id }), { signal })).body,
  })
}

/** A lead as one of the lists that were read has it. */
export function useKnownLead(id: string): Lead | undefined {
  const client = useQueryClient()
  return client
    .getQueriesData<Partial<Pages<LeadPage>>>({ queryKey: [LEADS] })
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
      client.setQueryData([LEADS, 'one', id], now)
      void client.invalidateQueries({ queryKey: [LEADS] })
    },
    onSuccess: (lead, saved) => {
      overtake(accountId, id, saved)
      client.setQueryData([LEADS, 'one', id], lead)
      for (const noun of [LEADS, 'dashboard', 'messages']) void client.invalidateQueries({ queryKey: [noun] })
    },
  })
}

export function useNoting() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: NewLead) => (await call<WholeLead>(PATHS.leads, { method: 'POST', json })).body,
    onSuccess: () => {
      for (const noun of [LEADS, 'dashboard']) void client.invalidateQueries({ queryKey: [noun] })
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
