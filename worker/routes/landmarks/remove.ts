import type { MessageReply } from '#contract/message-reply.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { deleteLandmark, findLandmark } from '#worker/db/queries/landmarks.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const removeLandmark = handlers(async (c) => {
  const { id, email } = signedIn(c)
  const known = await findLandmark(c.var.db, c.req.param('id') ?? '')
  if (!known) throw notFound(SERVER_MESSAGES.landmarkNotFound)
  await deleteLandmark(c.var.db, known, { actor: { id, email }, nowMs: Date.now() })
  return c.json<MessageReply>({ message: SERVER_MESSAGES.landmarkDeleted })
})
