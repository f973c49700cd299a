import type { Context } from 'hono'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS, HOUR_MS } from '#contract/units/time.ts'
import { countOpen } from '#worker/db/queries/contact-messages.ts'
import type { Mail } from '#worker/services/mails/compose.ts'
import { consumeTry, refundTries, type TryWindow } from '#worker/db/queries/accounts/tries.ts'
import { type AppEnv, middleware } from '#worker/lib/app.ts'
import { requireMail } from '#worker/lib/mail-outbox.ts'
import { tooMany } from '#worker/lib/errors.ts'
import { callerNetworks, networkWindows, shareOf } from '#worker/lib/networks.ts'

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

const ofDay = (key: string, limit: number): TryWindow => ({ key, limit, lengthMs: DAY_MS })
const THAT_MORE_WAIT: TryWindow = {
  key: 'notices-wait',
  limit: 1,
  lengthMs: LIMITS.noticesWaitHours * HOUR_MS,
}

/** Those of the day and, of these, the caller's network's, so that no stranger silences them for others. */
function noticeWindows(c: Context<AppEnv>, propertyId: string | undefined): TryWindow[] {
  const shared = (key: string, limit: number, ofNetwork: number) => [
    ofDay(key, limit),
    shareOf(callerNetworks(c), ofDay(`${key}|of`, ofNetwork)),
  ]
  const { noticesPerDay, noticesPerNetwork, noticesPerListing, noticesPerListingOfNetwork } = LIMITS
  const all = shared('notices', noticesPerDay, noticesPerNetwork)
  if (propertyId === undefined) return all
  return [...all, ...shared(`notices|${propertyId}`, noticesPerListing, noticesPerListingOfNetwork)]
}

/**
 * The mail that tells the firm of a message: its own; beyond a day's number of them, of those of one network or about one listing, one
 * mail in some hours that says how many wait. The message is stored all the same.
 */
export async function noticeOf(
  c: Context<AppEnv>,
  own: Mail,
  { propertyId, nowMs }: { propertyId?: string; nowMs: number },
): Promise<Mail | undefined> {
  const { db } = c.var
  if ((await consumeTry(db, noticeWindows(c, propertyId), nowMs)) === undefined) return own
  if ((await consumeTry(db, [THAT_MORE_WAIT], nowMs)) !== undefined) return undefined
  // The one that is about to be stored waits too.
  return { kind: 'messages-wait', count: 1 + (await countOpen(db, LIMITS.dashboardCountedMessages)) }
}
