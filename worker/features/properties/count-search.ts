import type { Context } from 'hono'
import { mayLook } from '#contract/accounts/roles.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { MINUTE_MS } from '#contract/units/time.ts'
import type { AppEnv } from '#worker/lib/app.ts'
import { tooMany } from '#worker/lib/errors.ts'
import { callerNetworks, wideNetwork } from '#worker/lib/networks.ts'

/**
 * Counts the searches of strangers that no cache answers and that cost more than a list: by words, and for the nearest
 * listings; an account that waits for approval is one. They count for the /48 or /24, as a wide network has any number of addresses.
 */
export async function countSearch(c: Context<AppEnv>): Promise<void> {
  if (mayLook(c.var.account)) return
  const { success } = await c.env.SEARCH_SHIELD.limit({ key: wideNetwork(callerNetworks(c)) })
  if (!success) throw tooMany(MINUTE_MS, SERVER_MESSAGES.tooManySearches)
}
