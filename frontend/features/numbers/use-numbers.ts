import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LIMITS } from '#contract/limits.ts'
import type { NumbersReply } from '#contract/numbers/numbers.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { TaughtInput } from '#contract/search/taught.ts'
import { call, request } from '#frontend/lib/api/api.ts'
import { saveFile } from '#frontend/lib/browser/save-file.ts'

/** What was counted in the last days; those of before stay until the others are there. */
export const useNumbers = (days: number, isAsked: boolean) =>
  useQuery({
    queryKey: ['numbers', days],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call<NumbersReply>(`${PATHS.numbers}?days=${days}`, { signal })).body,
  })

/** Teaches the search a word, or what it means now; the numbers and the activity are read again. */
export function useTeaching() {
  return useWordChange((taught: TaughtInput) => call(PATHS.taughtWords, { method: 'PUT', json: taught }))
}

export function useForgetting() {
  return useWordChange((word: string) => call(href(PATHS.taughtWord, { word }), { method: 'DELETE' }))
}

function useWordChange<Given>(change: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      for (const noun of ['numbers', 'audit']) void client.invalidateQueries({ queryKey: [noun] })
    },
  })
}

/** Saves the counts of every listing as a CSV file. */
export async function saveNumbers(days: number, day: string): Promise<void> {
  const response = await request(`${PATHS.numbersCsv}?days=${days}`, {
    headers: { accept: 'text/csv' },
    waitMs: LIMITS.csvTimeoutMs,
  })
  saveFile(await response.blob(), `numbers-${days}-days-${day}.csv`)
}
