import type { Context } from 'hono'
import type { PropertyQuery } from '#contract/list/query.ts'
import { PATHS } from '#contract/paths.ts'
import { FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import { answerRead, jsonAnswer } from '#worker/features/answers/public-reads/index.ts'
import { apiListParameters, columnsFor, requestedQuery } from '#worker/features/properties/list-request.ts'
import { countInOutline, findListings } from '#worker/db/search/index.ts'
import type { CountedByKind } from '#worker/db/search/outlined-kinds.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'

/**
 * A list is counted once for each kind: that reads five times what its total does, and is kept as long as the
 * listings stand. In an outline all kinds are counted together. Whatever is asked, calls of strangers are counted.
 */
export const propertiesByKind = handlers((c) => {
  const parameters = apiListParameters(c.req.url)
  for (const name of ['category', 'cursor', 'limit', 'sort']) parameters.delete(name)
  return answerRead(c, `${PATHS.propertiesByKind}?${parameters.toString()}`, async () => {
    const query = await requestedQuery(c, parameters, {}, { costsMore: true })
    const { counts, version } = (await countInOutline(c.var.db, query)) ?? (await countEach(c, query))
    return { version, answer: await jsonAnswer(counts) }
  })
})

async function countEach(c: Context<AppEnv>, query: PropertyQuery): Promise<CountedByKind> {
  const counted = async (category?: (typeof FILTER_CATEGORIES)[number]) => {
    const asked = { ...query, ...(category && { category: [category] }) }
    const page = await findListings(c.var.db, { query: asked, limit: 1, cursor: undefined }, columnsFor(c))
    if (page === 'cursor of another search') throw new Error('There is no cursor.')
    return page
  }
  const [all, ...pages] = await Promise.all([counted(), ...FILTER_CATEGORIES.map(counted)])
  const totals = FILTER_CATEGORIES.map((category, at) => [category, pages[at]?.total ?? '0'])
  return { counts: { total: all.total, kinds: Object.fromEntries(totals) }, version: all.version }
}
