import { AddPropertyBody, NewPropertyDetails } from '#contract/property-input.ts'
import { propertyAdded } from '#contract/sentences.ts'
import { toPropertyWithContact } from '#worker/db/queries/property-rows.ts'
import { insertProperty } from '#worker/db/queries/property-writes.ts'
import { handlers } from '#worker/lib/app.ts'
import { etagOfListing } from '#worker/lib/etags.ts'
import { newId } from '#worker/lib/ids.ts'
import { pictureMissing } from '#worker/lib/saved-properties.ts'
import { parse, valid } from '#worker/lib/valid.ts'
import { jsonBody } from '#worker/middleware/limits.ts'
import { signedIn } from '#worker/middleware/who.ts'

/** An admin's own listings are approved unless unticked; everybody else's wait for approval. */
export const addProperty = handlers(jsonBody, valid('json', AddPropertyBody), async (c) => {
  const { category, propertyDetails } = c.req.valid('json')
  const details = parse(NewPropertyDetails[category], propertyDetails)
  const actor = signedIn(c)
  const nowMs = Date.now()
  const approvedByAdmin = actor.role === 'admin' && details.approvedByAdmin !== false
  const saved = await insertProperty(
    c.var.db,
    { id: newId(nowMs), category, details },
    { actor, approvedByAdmin, nowMs },
  )
  if (saved === 'picture missing') throw pictureMissing()
  c.header('etag', etagOfListing(saved))
  return c.json({ message: propertyAdded(category), property: toPropertyWithContact(saved) }, 201)
})
