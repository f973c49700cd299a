import type { MessageReply } from '#contract/message-reply.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { deleteLandmark, findLandmark } from '#worker/db/queries/landmarks.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const removeLandmark = handlers(async (c) => {
  const { id, email } = signedIn(c)
  const known = await findLandmark(c.var.db, c.req.param('id') ?? '')
  const by = { actor: { id, email }, nowMs: Date.now() }
  if (!known || !(await deleteLandmark(c.var.db, known, by))) throw notFound(SERVER_MESSAGES.landmarkNotFound)
  return c.json<MessageReply>({ message: SERVER_MESSAGES.landmarkDeleted })
})
