import { href, PATHS } from '#contract/paths.ts'
import { findSimilar } from '#worker/db/queries/properties/similar.ts'
import { handlers } from '#worker/lib/app.ts'
import { asSeenBy, visible } from '#worker/features/properties/list-request.ts'
import { answerRead, jsonAnswer } from '#worker/features/answers/public-reads/index.ts'
import { propertyId } from '#worker/features/properties/stored-property.ts'

export const similarProperties = handlers((c) => {
  const id = propertyId(c)
  return answerRead(c, href(PATHS.similarProperties, { id }), async () => {
    const { row, similar, version } = await findSimilar(c.var.db, id)
    visible(c, row)
    return { version, answer: await jsonAnswer(similar.map((other) => asSeenBy(c, other))) }
  })
})
