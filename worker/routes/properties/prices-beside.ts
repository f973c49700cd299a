import { href, PATHS } from '#contract/paths.ts'
import { findPricesBeside } from '#worker/db/queries/properties/prices-beside.ts'
import { answerRead, jsonAnswer } from '#worker/features/answers/public-reads/index.ts'
import { visible } from '#worker/features/properties/list-request.ts'
import { propertyId } from '#worker/features/properties/stored-property.ts'
import { handlers } from '#worker/lib/app.ts'

/** A listing's price beside those of its kind in its place. */
export const pricesBeside = handlers((c) => {
  const id = propertyId(c)
  return answerRead(c, href(PATHS.pricesBeside, { id }), async () => {
    const { row, beside, version } = await findPricesBeside(c.var.db, id)
    visible(c, row)
    return { version, answer: await jsonAnswer(beside) }
  })
})
