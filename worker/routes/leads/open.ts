import type { Context } from 'hono'
import { ListedIds } from '#contract/list/query.ts'
import { OpenLeadsQuery, type OpenLeadsReply } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { countOpen } from '#worker/db/queries/leads/list.ts'
import { apiListParameters, everyPage } from '#worker/features/properties/list-request.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { parse, valid } from '#worker/lib/valid.ts'

/** How many open leads and agreed visits there are, so that who deletes listings or ends an account is told. */
export const showOpenLeads = handlers(valid('query', OpenLeadsQuery), async (c) => {
  const { assignedTo } = c.req.valid('query')
  const of = assignedTo === undefined ? { ids: await listingsOf(c) } : { assignedTo }
  return c.json<OpenLeadsReply>(await countOpen(c.var.db, of, { nowMs: Date.now() }))
})

async function listingsOf(c: Context<AppEnv>): Promise<string[]> {
  const named = c.req.query('ids')
  if (named !== undefined) return parse(ListedIds, { ids: named }).ids
  const found: string[] = []
  for await (const listings of everyPage(c, apiListParameters(c.req.url))) {
    found.push(...listings.map(({ id }) => id))
    if (found.length >= LIMITS.bulkMatches) break
  }
  return found
}
