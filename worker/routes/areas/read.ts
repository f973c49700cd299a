import { href, PATHS } from '#contract/paths.ts'
import { areaAt } from '#contract/site/areas.ts'
import { AreaQuery, type AreaShown } from '#contract/site/area-pages.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findArea } from '#worker/db/queries/area-pages.ts'
import { answerRead, jsonAnswer } from '#worker/features/answers/public-reads/index.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'

/** What staff say of a place, in one language. */
export const readArea = handlers(valid('query', AreaQuery), (c) => {
  const place = c.req.param('place') ?? ''
  if (!areaAt(place)) throw notFound(SERVER_MESSAGES.areaNotFound)
  const { language = 'en' } = c.req.valid('query')
  return answerRead(c, `${href(PATHS.area, { place })} ${language}`, async () => {
    const { area, version } = await findArea(c.var.db, place)
    const shown: AreaShown = { text: area?.texts[language] ?? null, picture: area?.picture ?? null }
    return { version, answer: await jsonAnswer(shown) }
  })
})
