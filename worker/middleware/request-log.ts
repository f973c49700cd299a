import { counting } from '#worker/db/measured.ts'
import { middleware } from '#worker/lib/app.ts'
import { isLocal } from '#worker/lib/config.ts'

/**
 * Writes one line about each request. The line says which address of the table was called and what that took,
 * and nothing of who called or what was sent: the same id stands in the error reply and in the line of an error.
 */
export const requestLog = middleware(async (c, next) => {
  const requestId = c.get('requestId')
  const startedMs = Date.now()
  const database = { calls: 0, rowsRead: 0, ms: 0 }
  await counting(database, next)
  const { calls, rowsRead } = database
  const ms = Date.now() - startedMs
  const { method, routePath: route } = c.req
  console.log(JSON.stringify({ requestId, method, route, status: c.res.status, ms, calls, rowsRead }))
  if (isLocal(c.env))
    c.res.headers.set(
      'server-timing',
      `total;dur=${ms}, db;dur=${database.ms};desc="${calls} calls, ${rowsRead} rows"`,
    )
})
