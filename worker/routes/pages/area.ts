import { type Language, pageOfPath, pathIn } from '#contract/languages/languages.ts'
import type { Property } from '#contract/properties/replies.ts'
import { type Area, areaAt, areaCall, areaPath, areaQuery } from '#contract/site/areas.ts'
import { handlers } from '#worker/lib/app.ts'
import { findRequestedPage } from '#worker/features/properties/list-request.ts'
import { answerDocument, answerUnread, notFoundDocument } from '#worker/features/answers/document-answers.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { areaHead } from '#worker/services/documents/area-head.ts'
import { builtIn } from '#worker/services/documents/documents.ts'
import { areaValues } from '#worker/services/documents/server-template.ts'
import { asOnCard } from './property.ts'

/** The page of a part of the region, or of one kind in it, with the listings it begins with. */
export const areaPage = handlers((c) => {
  const { language } = pageOfPath(c.req.path)
  const area = areaAt(c.req.param('place') ?? '', c.req.param('kind'))
  if (!area) return notFoundDocument(c)
  const built = builtIn(language, 'shell-area')
  const answer = answerDocument(c, { built, key: pathIn(language, areaPath(area)) }, async () => {
    const page = await findRequestedPage(c, new URLSearchParams(areaQuery(area)))
    const properties: Property[] = JSON.parse(`[${page.listings.join(',')}]`)
    const found = { area, properties, total: page.total }
    const replies = {
      [areaCall(area)]: {
        body: {
          properties: properties.map((property) => asOnCard(property, language)),
          total: Number.parseInt(page.total, 10),
          next: page.next ?? null,
        },
      },
    }
    return { version: page.version, content: { ...pageOf(found, language, c.env.SITE_URL), replies } }
  })
  return answer.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const content = { ...pageOf({ area, properties: [], total: '0' }, language, c.env.SITE_URL), replies: {} }
    return answerUnread(c, { built, content }, error.extras)
  })
})

type FoundArea = { area: Area; properties: Property[]; total: string }

const pageOf = (found: FoundArea, language: Language, siteUrl: string) => ({
  head: areaHead(found, language, siteUrl),
  values: areaValues(found, language),
})
