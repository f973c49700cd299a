import { LandmarkInput, type LandmarkReply } from '#contract/site/landmarks.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { addLandmark } from '#worker/db/queries/landmarks.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const createLandmark = handlers(valid('json', LandmarkInput), async (c) => {
  const { id, email } = signedIn(c)
  const nowMs = Date.now()
  const landmark = { _id: newId(nowMs), ...c.req.valid('json') }
  if (!(await addLandmark(c.var.db, landmark, { actor: { id, email }, nowMs })))
    throw new ApiError('CONFLICT', SERVER_MESSAGES.landmarksFull)
  return c.json<LandmarkReply>({ message: SERVER_MESSAGES.landmarkSaved, landmark }, 201)
})
