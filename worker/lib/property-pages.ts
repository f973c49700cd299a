import type { Context } from 'hono'
import type { PropertyPage } from '#contract/properties/replies.ts'
import type { PropertyQuery } from '#contract/list/query.ts'
import type { AppEnv } from './app.ts'
import { askedProperties } from './asked-properties.ts'
import { answerRead, jsonAnswer } from './public-reads.ts'

/** Answers one of the view-…-properties addresses: a page of listings with the total and the next cursor. */
export function answerPropertyPage(
  c: Context<AppEnv>,
  address: string,
  fixed: PropertyQuery = {},
): Promise<Response> {
  const { parameters, find } = askedProperties(c, fixed)
  return answerRead(c, `${address}?${parameters.toString()}`, async () => {
    const { properties, page } = await find()
    const reply: PropertyPage = { properties, total: Number.parseInt(page.total), next: page.next ?? null }
    return { version: page.version, answer: await jsonAnswer(reply, { 'x-total-count': page.total }) }
  })
}
