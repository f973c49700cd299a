import { knownListAddress } from '#contract/list/address.ts'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { handlers } from '#worker/lib/app.ts'
import { listRequestParameters, findRequestedPage } from '#worker/features/properties/list-request.ts'
import { asOnCard } from '#worker/features/properties/card-view.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { listHeaders } from '#worker/features/properties/list-headers.ts'
import { answerDocument, answerUnread } from '#worker/features/answers/document-answers.ts'
import { listValues } from '#worker/services/documents/server-template.ts'
import { listHead } from '#worker/services/documents/listing-head.ts'

const UNREAD = {
  head: listHead([], undefined),
  values: listValues({ properties: [], total: '0', query: new URLSearchParams() }),
  replies: {},
}

/** The list page with the listings it begins with. A query that cannot be answered gets the page alone, which says so. */
export const listPage = handlers(async (c) => {
  // A page begins with the first listings, whatever cursor and limit its address names.
  const address = knownListAddress(listRequestParameters(c.req.url))
  const answer = answerDocument(c, { built: 'shell-property', key: PATHS.listPage + address }, async () => {
    const parameters = listRequestParameters(address)
    const page = await findRequestedPage(c, parameters)
    const listings: Property[] = JSON.parse(`[${page.listings.join(',')}]`)
    const content = {
      head: listHead(listings, onlyCategory(parameters)),
      values: listValues({ ...page, properties: listings, query: parameters }),
      replies: { [address]: { body: listings.map(asOnCard), headers: listHeaders(page, parameters) } },
    }
    return { version: page.version, content }
  })
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError) return answerUnread(c, { built: 'shell-property', content: UNREAD })
    throw error
  })
})

function onlyCategory(parameters: URLSearchParams): string | undefined {
  return parameters.size === 1 ? parameters.get('category')?.toLowerCase() : undefined
}
