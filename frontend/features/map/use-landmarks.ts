import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { href, PATHS } from '#contract/paths.ts'
import type { Landmark, LandmarkInput, LandmarkReply, Landmarks } from '#contract/site/landmarks.ts'
import { call } from '#frontend/lib/api/api.ts'

const NOUN = 'landmarks'

/** All landmarks, by name. */
export function useLandmarks() {
  return useQuery({
    queryKey: [NOUN],
    queryFn: async ({ signal }) => (await call<Landmarks>(PATHS.landmarks, { signal })).body.landmarks,
  })
}

/** Adds a landmark, or changes the one with an id. */
export function useSavingLandmark() {
  return useChange(({ _id, ...json }: LandmarkInput & { _id?: string }) =>
    _id === undefined
      ? call<LandmarkReply>(PATHS.landmarks, { method: 'POST', json })
      : call<LandmarkReply>(href(PATHS.landmark, { id: _id }), { method: 'PATCH', json }),
  )
}

export function useDeletingLandmark() {
  return useChange(({ _id }: Landmark) => call(href(PATHS.landmark, { id: _id }), { method: 'DELETE' }))
}

function useChange<Given>(change: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      for (const noun of [NOUN, 'audit']) void client.invalidateQueries({ queryKey: [noun] })
    },
  })
}
