import { type Language, pageOfPath, pathIn } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { type Area, areaPath } from '#contract/site/area-path.ts'
import { areaAt, areaCall, areaNearest, areaQuery, areaSaidCall } from '#contract/site/areas.ts'
import type { AreaShown } from '#contract/site/area-pages.ts'
import type { PropertyQuery } from '#contract/list/query.ts'
import type { NearestProperties } from '#contract/search/nearest.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import type { Db } from '#worker/db/client.ts'
import { findPlaceCount } from '#worker/db/queries/area-pages.ts'
import { understand } from '#worker/db/search/index.ts'
import { findNearest, nearJson } from '#worker/db/search/nearest.ts'
import { findShownArea } from '#worker/features/properties/shown-area.ts'
import { findRequestedPage, readQuery } from '#worker/features/properties/list-request.ts'
import { answerDocument, answerUnread, notFoundDocument } from '#worker/features/answers/document-answers.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { areaHead } from '#worker/services/documents/area-head.ts'
import { builtIn } from '#worker/services/documents/documents.ts'
import { type AreaFound, areaValues } from '#worker/services/documents/area-values.ts'
import type { Context } from 'hono'
import { asOnCard } from '#worker/services/documents/on-card.ts'

/** The page of a part of the region, or of one kind in it, with the listings it begins with; without any, with the nearest ones. */
export const areaPage = handlers((c) => {
  const { language } = pageOfPath(c.req.path)
  const area = areaAt(c.req.param('place') ?? '', c.req.param('kind'))
  if (!area) return notFoundDocument(c)
  const built = builtIn(language, 'shell-area')
  const answer = answerDocument(c, { built, key: pathIn(language, areaPath(area)) }, async () => {
    const { version, next, found } = await findAreaListings(c, area, language)
    const replies = repliesOf(found, next, language)
    return { version, content: { ...pageOf(found, language, c.env.SITE_URL), replies } }
  })
  return answer.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const content = { ...pageOf(unread(area), language, c.env.SITE_URL), replies: {} }
    return answerUnread(c, { built, content }, error.extras)
  })
})

const NOTHING_SAID: AreaShown = { text: null, picture: null, near: [], plots: [] }
const unread = (area: Area): AreaFound => ({
  area,
  properties: [],
  total: '0',
  nearest: [],
  shown: NOTHING_SAID,
})

/** What is said of a whole place stands on its own page alone: no two pages begin with the same words. */
async function findAreaListings(c: Context<AppEnv>, area: Area, language: Language) {
  const parameters = new URLSearchParams(areaQuery(area))
  const { db } = c.var
  const page = await findRequestedPage(c, parameters, {}, LIMITS.areaCounted)
  const properties: Property[] = JSON.parse(`[${page.listings.join(',')}]`)
  const nearest: NearestProperties =
    properties.length > 0 ? [] : await findNearestTo(db, readQuery(parameters, undefined))
  const found: AreaFound = { area, properties, total: page.total, nearest, shown: NOTHING_SAID }
  if (area.category) return { version: page.version, next: page.next, found }
  const [{ shown }, total] = await Promise.all([
    findShownArea(db, area.place, language),
    findPlaceCount(db, area.place),
  ])
  return {
    version: page.version,
    next: page.next,
    found: { ...found, shown, total: total === undefined ? page.total : String(total) },
  }
}

async function findNearestTo(db: Db, query: PropertyQuery): Promise<NearestProperties> {
  const { search } = await understand(db, query)
  const { nearest } = await findNearest(db, search)
  return JSON.parse(`[${nearest.map(nearJson).join(',')}]`)
}

const pageOf = (found: AreaFound, language: Language, siteUrl: string) => ({
  head: areaHead(found, language, siteUrl),
  values: areaValues(found, language),
})

/** What the page's scripts would call for. */
function repliesOf(
  { area, properties, total, nearest, shown }: AreaFound,
  next: string | undefined,
  language: Language,
) {
  return {
    [areaCall(area)]: {
      body: {
        properties: properties.map((property) => asOnCard(property, language)),
        total: Number.parseInt(total, 10),
        next: next ?? null,
        totalSaid: total,
      },
    },
    ...(properties.length === 0 && {
      [areaNearest(area)]: {
        body: nearest.map(({ property, differs }) => ({ property: asOnCard(property, language), differs })),
      },
    }),
    ...(!area.category && {
      [areaSaidCall(area.place, language)]: { body: shown },
    }),
  }
}
