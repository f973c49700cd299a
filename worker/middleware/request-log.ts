import { counting } from '#worker/db/measured.ts'
import { middleware } from '#worker/lib/app.ts'
import { isLocal } from '#worker/lib/config.ts'

/** Reads that this isolate has answered from memory since its last line. */
let fromMemory = 0

/**
 * Writes one line about each request. The line says which address of the table was called and what that took,
 * and nothing of who called or what was sent: the same id stands in the error reply and in the line of an error.
 * Reads from memory are all alike, and a line costs a fifth of one: the next line says how many there were.
 */
export const requestLog = middleware(async (c, next) => {
  const requestId = crypto.randomUUID()
  c.set('requestId', requestId)
  const startedMs = Date.now()
  const database = { calls: 0, rowsRead: 0, ms: 0 }
  await counting(database, next)
  const { calls, rowsRead } = database
  const ms = Date.now() - startedMs
  if (c.get('isFromMemory')) fromMemory += 1
  else {
    const { method, routePath: route } = c.req
    const { status } = c.res
    console.log(JSON.stringify({ requestId, method, route, status, ms, calls, rowsRead, fromMemory }))
    fromMemory = 0
  }
  if (isLocal(c.env))
    c.res.headers.set(
      'server-timing',
      `total;dur=${ms}, db;dur=${database.ms};desc="${calls} calls, ${rowsRead} rows"`,
    )
})
