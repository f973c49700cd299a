import type { AskedReply, SpeedReply } from '#contract/leads/leads.ts'
import { NumbersQuery } from '#contract/numbers/numbers.ts'
import { listAsked } from '#worker/db/queries/leads/list.ts'
import { readSpeed } from '#worker/db/queries/leads/speed.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'

/** Which listings people asked about, and when last. */
export const showAsked = handlers(async (c) => c.json<AskedReply>(await listAsked(c.var.db)))

/** How soon people are called. */
export const showSpeed = handlers(valid('query', NumbersQuery), async (c) =>
  c.json<SpeedReply>(await readSpeed(c.var.db, { days: c.req.valid('query').days, nowMs: Date.now() })),
)
