import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarReply, CalendarState, VisitsReply } from '#contract/leads/leads.ts'
import { PATHS } from '#contract/paths.ts'
import { call, request } from '#frontend/lib/api/api.ts'
import { LEADS } from './use-leads.ts'

export function useVisits(from: string, to: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: [LEADS, 'visits', from, to],
    queryFn: async ({ signal }) =>
      (await call<VisitsReply>(`${PATHS.visits}?from=${from}&to=${to}`, { signal })).body,
  })
}

const CALENDAR = [LEADS, 'calendar']

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
