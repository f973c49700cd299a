import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findListedProperty, findPublicListing } from '#worker/db/queries/properties/read.ts'
import { asAnswered } from '#worker/db/queries/properties/rows.ts'
import { handlers } from '#worker/lib/app.ts'
import { asSeenBy, seesEverything, visible } from '#worker/features/properties/list-request.ts'
import { notFound } from '#worker/lib/errors.ts'
import { etagOfListing } from '#worker/features/answers/etags.ts'
import { answerRead, jsonAnswer, jsonText } from '#worker/features/answers/public-reads/index.ts'
import { propertyId } from '#worker/features/properties/stored-property.ts'

export const readProperty = handlers((c) => {
  const id = propertyId(c)
  return answerRead(c, href(PATHS.property, { id }), async () => {
    if (seesEverything(c)) {
      const { row, version } = await findListedProperty(c.var.db, id)
      const listed = visible(c, row)
      return {
        version,
        answer: await jsonAnswer(asAnswered(asSeenBy(c, listed), listed), { etag: etagOfListing(listed) }),
      }
    }
    const { listing, version } = await findPublicListing(c.var.db, id)
    if (!listing) throw notFound(SERVER_MESSAGES.propertyNotFound)
    return { version, answer: await jsonText(listing.json, { etag: etagOfListing(listing) }) }
  })
})
