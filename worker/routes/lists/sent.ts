import type { SentLists } from '#contract/shared-lists.ts'
import { listSent } from '#worker/db/queries/shared-lists.ts'
import { handlers } from '#worker/lib/app.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const sentLists = handlers(async (c) =>
  c.json<SentLists>(await listSent(c.var.db, signedIn(c).id, { nowMs: Date.now() })),
)
