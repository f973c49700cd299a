import type { Context } from 'hono'
import { knownListAddress } from '#contract/list/address.ts'
import { PATHS } from '#contract/paths.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { askedProperties } from '#worker/lib/asked-properties.ts'
import { asOnCard } from '#worker/lib/card-properties.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { answerPage, answerUnread } from '#worker/lib/page-reads.ts'
import { listHeaders } from '#worker/lib/list-headers.ts'
import { listValues } from '#worker/services/server-template.ts'
import { listHead } from '#worker/services/listing-head.ts'

const UNREAD = { head: listHead([], undefined), values: listValues([], '0'), replies: {} }

/** The list page with the listings it begins with. A query that cannot be answered gets the page alone, which says so. */
export const listPage = handlers(async (c) => {
  const asked = tryAsked(c)
  if (!asked) return answerUnread(c, { built: 'shell-property', content: UNREAD })
  const { parameters, find } = asked
  const key = `${PATHS.listPage}?${parameters.toString()}`
  return answerPage(c, { built: 'shell-property', key }, async () => {
    const { properties, page } = await find()
    const shown = properties.map(asOnCard)
    const reply = { body: shown, headers: listHeaders(page, parameters) }
    const content = {
      head: listHead(shown, onlyCategory(parameters)),
      values: listValues(shown, page.total),
      replies: { [knownListAddress(parameters)]: reply },
    }
    return { version: page.version, content }
  })
})

/** A page begins with the first listings, whatever cursor and limit its address names. */
function tryAsked(c: Context<AppEnv>) {
  const { url } = c.req
  try {
    return askedProperties(c, {}, new URL(knownListAddress(new URL(url).searchParams), url).href)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

function onlyCategory(parameters: URLSearchParams): string | undefined {
  return parameters.size === 1 ? parameters.get('category')?.toLowerCase() : undefined
}
