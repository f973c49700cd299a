import { LandmarkInput, type LandmarkReply } from '#contract/site/landmarks.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { changeLandmark } from '#worker/db/queries/landmarks.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const updateLandmark = handlers(valid('json', LandmarkInput), async (c) => {
  const { id, email } = signedIn(c)
  const landmark = { ...c.req.valid('json'), _id: c.req.param('id') ?? '' }
  if (!(await changeLandmark(c.var.db, landmark, { actor: { id, email }, nowMs: Date.now() })))
    throw notFound(SERVER_MESSAGES.landmarkNotFound)
  return c.json<LandmarkReply>({ message: SERVER_MESSAGES.landmarkSaved, landmark })
})
