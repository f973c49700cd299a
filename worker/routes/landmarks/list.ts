import type { Landmarks } from '#contract/site/landmarks.ts'
import { listLandmarks } from '#worker/db/queries/landmarks.ts'
import { handlers } from '#worker/lib/app.ts'

/** Every landmark that distances are told to, by name. */
export const readLandmarks = handlers(async (c) =>
  c.json<Landmarks>({ landmarks: await listLandmarks(c.var.db) }),
)
