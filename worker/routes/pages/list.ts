import { knownListAddress } from '#contract/list/address.ts'
import { type Language, pageOfPath, pathIn } from '#contract/languages/languages.ts'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { handlers } from '#worker/lib/app.ts'
import {
  findRequestedPage,
  listHeaders,
  listRequestParameters,
} from '#worker/features/properties/list-request.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { answerDocument, answerUnread } from '#worker/features/answers/document-answers.ts'
import { builtIn } from '#worker/services/documents/documents.ts'
import { listValues } from '#worker/services/documents/list-values.ts'
import { listHead } from '#worker/services/documents/listing-head.ts'
import { asOnCard } from '#worker/services/documents/on-card.ts'

const NOTHING = { properties: [], total: '0', query: new URLSearchParams() }
const unread = (language: Language, siteUrl: string) => ({
  head: listHead(NOTHING, language, siteUrl),
  values: listValues(NOTHING, language),
  replies: {},
})

/** The list page with the listings it begins with. A query that cannot be answered gets the page alone, which says so. */
export const listPage = handlers(async (c) => {
  const { language } = pageOfPath(c.req.path)
  const built = builtIn(language, 'shell-property')
  // A page begins with the first listings, whatever cursor and limit its address names.
  const address = knownListAddress(listRequestParameters(c.req.url))
  const answer = answerDocument(c, { built, key: pathIn(language, PATHS.listPage) + address }, async () => {
    const parameters = listRequestParameters(address)
    const page = await findRequestedPage(c, parameters)
    const listings: Property[] = JSON.parse(`[${page.listings.join(',')}]`)
    const found = { ...page, properties: listings, query: parameters }
    const content = {
      head: listHead(found, language, c.env.SITE_URL),
      values: listValues(found, language),
      replies: {
        [address]: {
          body: listings.map((listing) => asOnCard(listing, language)),
          headers: listHeaders(page, parameters),
        },
      },
    }
    return { version: page.version, content }
  })
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError)
      return answerUnread(c, { built, content: unread(language, c.env.SITE_URL) }, error.extras)
    throw error
  })
})
