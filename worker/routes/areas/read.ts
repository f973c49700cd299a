import { areaAt, areaSaidCall } from '#contract/site/areas.ts'
import { AreaQuery } from '#contract/site/area-pages.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answerRead, jsonAnswer } from '#worker/features/answers/public-reads/index.ts'
import { findShownArea } from '#worker/features/properties/shown-area.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'

/** What staff say of a place, in one language, and what is near it. */
export const readArea = handlers(valid('query', AreaQuery), (c) => {
  const area = areaAt(c.req.param('place') ?? '')
  if (!area) throw notFound(SERVER_MESSAGES.areaNotFound)
  const { language = 'en' } = c.req.valid('query')
  return answerRead(c, areaSaidCall(area.place, language), async () => {
    const { shown, version } = await findShownArea(c.var.db, area.place, language)
    return { version, answer: await jsonAnswer(shown) }
  })
})
