import { useQuery } from '@tanstack/react-query'
import type { SpeedReply } from '#contract/leads/leads.ts'
import { PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'
import { LEADS } from './use-leads.ts'

/** How soon people are called, in the last days and by week. */
export function useSpeed(days: number) {
  return useQuery({
    queryKey: [LEADS, 'speed', days],
    queryFn: async ({ signal }) =>
      (await call<SpeedReply>(`${PATHS.answerSpeed}?days=${days}`, { signal })).body,
  })
}
