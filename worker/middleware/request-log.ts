import { counting } from '#worker/db/measured.ts'
import { middleware } from '#worker/lib/app.ts'
import { isLocal } from '#worker/lib/config.ts'

/** Reads that this isolate has answered from memory since its last line. */
let fromMemory = 0
export const countFromMemory = () => void (fromMemory += 1)
/** Sign-ins that it has refused before they were read. */
let refused = 0
export const countUnread = () => void (refused += 1)

/**
 * Logs one line about each request: which address of the route table was called and what that took, nothing of who
 * called or what was sent. Its id stands in the error reply and in the log line of an error too. Reads answered from
 * memory get no line, which would cost a fifth of such a read, nor do sign-ins that are refused unread: the next line says how many there
 * were.
 */
export const requestLog = middleware(async (c, next) => {
  const requestId = crypto.randomUUID()
  c.set('requestId', requestId)
  const startedMs = Date.now()
  const database = { calls: 0, rowsRead: 0, ms: 0 }
  await counting(database, next)
  const { calls, rowsRead } = database
  const ms = Date.now() - startedMs
  if (c.get('isFromMemory')) countFromMemory()
  else {
    const { method, routePath: route } = c.req
    const { status } = c.res
    console.log(
      JSON.stringify({ requestId, method, route, status, ms, calls, rowsRead, fromMemory, refused }),
    )
    fromMemory = refused = 0
  }
  if (isLocal(c.env))
    c.res.headers.set(
      'server-timing',
      `total;dur=${ms}, db;dur=${database.ms};desc="${calls} calls, ${rowsRead} rows"`,
    )
})
