import type { Context } from 'hono'
import { mayLook } from '#contract/accounts/roles.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { MINUTE_MS } from '#contract/units/time.ts'
import type { AppEnv } from '#worker/lib/app.ts'
import { tooMany } from '#worker/lib/errors.ts'
import { callerNetworks, wideNetwork } from '#worker/lib/networks.ts'

/**
 * Limits what costs more than a list where no cache answers it: searches by words, pins, counts of each kind, and the nearest
 * listings, for everybody but approved accounts. They are counted by /48 or /24, since one network can call from any number of
 * addresses.
 */
export async function countSearch(c: Context<AppEnv>): Promise<void> {
  if (mayLook(c.var.account)) return
  const { success } = await c.env.SEARCH_SHIELD.limit({ key: wideNetwork(callerNetworks(c)) })
  if (!success) throw tooMany(MINUTE_MS, SERVER_MESSAGES.tooManySearches)
}
