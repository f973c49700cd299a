import type { AskedReply, SpeedReply } from '#contract/leads/leads.ts'
import { listAsked } from '#worker/db/queries/leads/list.ts'
import { readSpeed } from '#worker/db/queries/leads/speed.ts'
import { handlers } from '#worker/lib/app.ts'

/** Which listings people asked about, and when last. */
export const showAsked = handlers(async (c) => c.json<AskedReply>(await listAsked(c.var.db)))

/** How soon people are called. */
export const showSpeed = handlers(async (c) =>
  c.json<SpeedReply>(await readSpeed(c.var.db, { nowMs: Date.now() })),
)
