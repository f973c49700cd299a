import type { Context } from 'hono'
import type { PropertyQuery } from '#contract/list/query.ts'
import type { AppEnv } from '#worker/lib/app.ts'
import { askedParameters, findAskedPage } from './list-request.ts'
import { answerRead, jsonText } from '#worker/features/answers/public-reads.ts'

/** Answers one of the view-…-properties addresses: a page of listings with the total and the next cursor. */
export function answerPropertyPage(
  c: Context<AppEnv>,
  address: string,
  fixed: PropertyQuery = {},
): Promise<Response> {
  const parameters = askedParameters(c.req.url)
  return answerRead(c, `${address}?${parameters.toString()}`, async () => {
    const { listings, total, next, version } = await findAskedPage(c, parameters, fixed)
    const properties = `[${listings.join(',')}]`
    const text = `{"properties":${properties},"total":${Number.parseInt(total)},"next":${JSON.stringify(next ?? null)}}`
    return { version, answer: await jsonText(text, { 'x-total-count': total }) }
  })
}
