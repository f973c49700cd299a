import { pageOfPath, pathIn } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { findListings, PUBLIC_LISTING } from '#worker/db/search/index.ts'
import { etagOfBytes } from '#worker/features/answers/etags.ts'
import { answerRead } from '#worker/features/answers/public-reads/index.ts'
import { apiListParameters, publicQuery, readQuery } from '#worker/features/properties/list-request.ts'
import { handlers } from '#worker/lib/app.ts'
import { invalid } from '#worker/lib/errors.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { feedText } from '#worker/services/documents/feed.ts'

/** The newest of a list for feed readers, with the filters of the list; what visitors see, whoever asks. */
export const readFeed = handlers((c) => {
  const { language } = pageOfPath(c.req.path)
  const query = apiListParameters(c.req.url)
  for (const name of ['cursor', 'limit', 'sort']) query.delete(name)
  return answerRead(c, `${pathIn(language, PATHS.feed)}?${query.toString()}`, async () => {
    const allowed = await publicQuery(c, readQuery(query, undefined))
    const request = {
      query: { ...allowed, sort: 'newest' as const },
      limit: LIMITS.feedEntries,
      cursor: undefined,
    }
    const page = await findListings(c.var.db, request, PUBLIC_LISTING)
    if (page === 'cursor of another search') throw invalid('cursor', SERVER_MESSAGES.cursorInvalid)
    const properties: Property[] = JSON.parse(`[${page.listings.join(',')}]`)
    const text = feedText({ properties, query, reading: page.reading, language, siteUrl: c.env.SITE_URL })
    const body = new TextEncoder().encode(text)
    const headers = { 'content-type': 'application/atom+xml; charset=utf-8', etag: await etagOfBytes(body) }
    return { version: page.version, answer: { status: 200, headers, body } }
  })
})
