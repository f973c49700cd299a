import { LIMITS } from '#contract/limits.ts'
import { DAY_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { countOpen } from '#worker/db/queries/contact-messages.ts'
import type { Mail } from '#worker/services/mails/compose.ts'
import { consumeTry, refundTries, type TryWindow } from '#worker/db/queries/accounts/tries.ts'
import { middleware } from '#worker/lib/app.ts'
import { requireMail } from '#worker/lib/mail-outbox.ts'
import { tooMany } from '#worker/lib/errors.ts'
import { callerNetworks, networkWindows } from '#worker/lib/networks.ts'

/** Counts a visitor's message before its body is read, and takes the count back when the message is refused. */
export const countedTries = (window: TryWindow, { isMailed } = { isMailed: true }) =>
  middleware(async (c, next) => {
    if (isMailed) requireMail(c.env)
    const windows = networkWindows(callerNetworks(c), window)
    const waitMs = await consumeTry(c.var.db, windows, Date.now())
    if (waitMs !== undefined) throw tooMany(waitMs)
    await next()
    const keys = windows.map(({ key }) => key)
    if (c.error) await refundTries(c.var.db, keys)
  })

const NOTICES: TryWindow = { key: 'notices', limit: LIMITS.noticesPerDay, lengthMs: DAY_MS }
const THAT_MORE_WAIT: TryWindow = { key: 'notices-wait', limit: 1, lengthMs: DAY_MS }
const noticesOf = (propertyId: string): TryWindow => ({
  key: `notices|${propertyId}`,
  limit: LIMITS.noticesPerListing,
  lengthMs: DAY_MS,
})

/**
 * The mail that tells the firm of a message: its own; beyond a day's number of them, or of those about one listing, one mail that
 * says how many wait; after that none. The message is stored all the same.
 */
export async function noticeOf(
  db: Db,
  own: Mail,
  { propertyId, nowMs }: { propertyId?: string; nowMs: number },
): Promise<Mail | undefined> {
  const windows = [NOTICES, ...(propertyId === undefined ? [] : [noticesOf(propertyId)])]
  if ((await consumeTry(db, windows, nowMs)) === undefined) return own
  if ((await consumeTry(db, [THAT_MORE_WAIT], nowMs)) !== undefined) return undefined
  // The one that is about to be stored waits too.
  return { kind: 'messages-wait', count: 1 + (await countOpen(db, LIMITS.dashboardCountedMessages)) }
}
