import { RemovalBody } from '#contract/dashboard.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { allowRemovals } from '#worker/db/queries/images/removal.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const allowRemoval = handlers(valid('json', RemovalBody), async (c) => {
  const { pictures } = c.req.valid('json')
  await allowRemovals(c.var.db, pictures, { actor: signedIn(c), nowMs: Date.now() })
  return c.json({ message: SERVER_MESSAGES.removalAllowed })
})
