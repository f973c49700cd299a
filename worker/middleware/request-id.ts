import { middleware } from '#worker/lib/app.ts'

/** Names the request in its error reply and in the log line, so that a user's report finds the log. */
export const requestId = middleware((c, next) => {
  c.set('requestId', crypto.randomUUID())
  return next()
})
