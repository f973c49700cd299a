import type { Context } from 'hono'
import { ListedIds } from '#contract/list/query.ts'
import { PATHS } from '#contract/paths.ts'
import { findPublicByIds } from '#worker/db/queries/properties/by-ids.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import {
  apiListParameters,
  columnsFor,
  findRequestedPage,
  listHeaders,
} from '#worker/features/properties/list-request.ts'
import { parse } from '#worker/lib/valid.ts'
import { answerRead, jsonText } from '#worker/features/answers/public-reads/index.ts'

export const listProperties = handlers((c) => {
  const ids = c.req.query('ids')
  if (ids !== undefined) return answerNamed(c, ids)
  const parameters = apiListParameters(c.req.url)
  return answerRead(c, `${PATHS.properties}?${parameters.toString()}`, async () => {
    const page = await findRequestedPage(c, parameters)
    const answer = await jsonText(`[${page.listings.join(',')}]`, listHeaders(page, parameters))
    return { version: page.version, answer }
  })
})

/** The public listings of these ids in their order, sold and rented ones too; gone ones are left out, other filters ignored. */
function answerNamed(c: Context<AppEnv>, text: string): Promise<Response> {
  const { ids } = parse(ListedIds, { ids: text })
  return answerRead(c, `${PATHS.properties}?ids=${ids.join()}`, async () => {
    const { listings, version } = await findPublicByIds(c.var.db, ids, columnsFor(c))
    return {
      version,
      answer: await jsonText(`[${listings.join()}]`, { 'x-total-count': String(listings.length) }),
    }
  })
}
