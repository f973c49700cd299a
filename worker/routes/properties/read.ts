import { href, PATHS } from '#contract/paths.ts'
import { findPropertyAtVersion } from '#worker/db/queries/properties.ts'
import { handlers } from '#worker/lib/app.ts'
import { asSeenBy, seesEverything, visible } from '#worker/lib/asked-properties.ts'
import { etagOfListing } from '#worker/lib/etags.ts'
import { answerRead, jsonAnswer } from '#worker/lib/public-reads.ts'
import { propertyId } from '#worker/lib/saved-properties.ts'

export const readProperty = handlers((c) => {
  const id = propertyId(c)
  return answerRead(c, href(PATHS.property, { id }), async () => {
    const found = await findPropertyAtVersion(c.var.db, id, { withLister: seesEverything(c) })
    const row = visible(c, found.row)
    return {
      version: found.version,
      answer: await jsonAnswer(asSeenBy(c, row), { etag: etagOfListing(row) }),
    }
  })
})
