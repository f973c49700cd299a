import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Dashboard, RemovalBody } from '#contract/dashboard.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import type { PropertyPage } from '#contract/properties/replies.ts'
import { call } from '#frontend/lib/api/api.ts'

/** What the dashboard shows; open tasks are there for approved users only. */
export type Overview = Pick<Dashboard, 'recent' | 'totals'> &
  Partial<
    Pick<
      Dashboard,
      | 'waiting'
      | 'toConfirm'
      | 'reports'
      | 'messages'
      | 'pictures'
      | 'missing'
      | 'accounts'
      | 'lowered'
      | 'leads'
    >
  >

/** The counts and newest listings: of everything for approved users, of what visitors see for accounts that wait for approval. */
export function useOverview(isApproved: boolean) {
  return useQuery<Overview>({
    queryKey: ['dashboard', isApproved ? 'all' : 'public'],
    queryFn: ({ signal }) => (isApproved ? readDashboard(signal) : readPublicOverview(signal)),
  })
}

const COUNTS_FRESH_MS = 60_000

/** The open tasks for the sidebar: the dashboard's data, fetched again once it is a minute old. */
export function useWaiting(isApproved: boolean) {
  return useQuery<Overview>({
    queryKey: ['dashboard', 'all'],
    queryFn: ({ signal }) => readDashboard(signal),
    enabled: isApproved,
    staleTime: COUNTS_FRESH_MS,
  })
}

/** Allows the waiting pictures to be deleted, as many as were shown. */
export function useAllowRemoval() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pictures: number) => {
      const json: RemovalBody = { pictures }
      return call(PATHS.allowRemoval, { method: 'POST', json })
    },
    onSuccess: () => {
      for (const noun of ['dashboard', 'audit']) void client.invalidateQueries({ queryKey: [noun] })
    },
  })
}

async function readDashboard(signal: AbortSignal): Promise<Dashboard> {
  return (await call<Dashboard>(PATHS.dashboard, { signal })).body
}

async function readPublicOverview(signal: AbortSignal): Promise<Overview> {
  const [all, plots, warehouses, villas] = await Promise.all([
    readPage(PATHS.allProperties, LIMITS.recentListings, signal),
    readPage(PATHS.plotProperties, 1, signal),
    readPage(PATHS.warehouseProperties, 1, signal),
    countVillas(signal),
  ])
  const totals = { properties: all.total, lands: plots.total, warehouses: warehouses.total, villas }
  return { totals, recent: all.properties }
}

async function readPage(path: string, limit: number, signal: AbortSignal): Promise<PropertyPage> {
  return (await call<PropertyPage>(`${path}?limit=${limit}`, { signal })).body
}

/** Of the kinds only villas have no list of their own for the panel: the public one is counted. */
async function countVillas(signal: AbortSignal): Promise<number> {
  const { headers } = await call<unknown>(`${PATHS.properties}?category=Villa&limit=1`, { signal })
  return Number.parseInt(headers.get('x-total-count') ?? '0', 10)
}
