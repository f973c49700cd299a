import { href, PATHS } from '#contract/paths.ts'
import { NearQuery, type NearThings } from '#contract/site/landmarks.ts'
import { findAround } from '#worker/db/queries/landmarks.ts'
import { answerRead, jsonAnswer } from '#worker/features/answers/public-reads/index.ts'
import { visible } from '#worker/features/properties/list-request.ts'
import { nearOfRow } from '#worker/features/properties/near-things.ts'
import { propertyId } from '#worker/features/properties/stored-property.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'

/** What is near a listing, in a straight line. */
export const nearOfProperty = handlers(valid('query', NearQuery), (c) => {
  const id = propertyId(c)
  const { language = 'en' } = c.req.valid('query')
  return answerRead(c, `${href(PATHS.nearProperty, { id })} ${language}`, async () => {
    const { row, landmarks, version } = await findAround(c.var.db, id)
    const reply: NearThings = { near: nearOfRow(visible(c, row), landmarks, language) }
    return { version, answer: await jsonAnswer(reply) }
  })
})
