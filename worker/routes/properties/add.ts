import { rightsOf } from '#contract/accounts/roles.ts'
import type { AddPropertyReply } from '#contract/properties/replies.ts'
import { AddPropertyBody, NewPropertyDetails, RepeatHeaders } from '#contract/properties/input.ts'
import { offerListed, propertyAdded } from '#contract/server-messages.ts'
import { differences } from '#worker/db/queries/properties/add-keys.ts'
import { findListedOf } from '#worker/db/queries/leads/listed.ts'
import { toPropertyWithContact, asAnswered, type PropertyRow } from '#worker/db/queries/properties/rows.ts'
import { insertProperty } from '#worker/db/queries/properties/writes.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { etagOfListing } from '#worker/features/answers/etags.ts'
import { newId } from '#worker/lib/ids.ts'
import { pictureMissing, requireRera } from '#worker/features/properties/stored-property.ts'
import { parse, valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** An admin's own listings are approved unless unticked; everybody else's wait for approval. */
export const addProperty = handlers(
  valid('header', RepeatHeaders),
  valid('json', AddPropertyBody),
  async (c) => {
    const { category, propertyDetails, leadId, isAnother } = c.req.valid('json')
    const { 'idempotency-key': addKey } = c.req.valid('header')
    const details = parse(NewPropertyDetails[category], propertyDetails)
    const actor = signedIn(c)
    const nowMs = Date.now()
    const mayApprove = rightsOf(actor).includes('administer')
    const approvedByAdmin = mayApprove && details.approvedByAdmin !== false
    requireRera(approvedByAdmin, details)
    if (leadId !== undefined && !isAnother) {
      const listed = await findListedOf(c.var.db, leadId, { by: actor.id, addKey })
      if (listed) throw listedAlready(listed)
    }
    const saved = await insertProperty(
      c.var.db,
      { id: newId(nowMs), category, details, addKey, leadId },
      { actor, approvedByAdmin, nowMs },
    )
    if (saved === 'picture missing') throw pictureMissing()
    const { row, isRepeated } = saved
    const wished = mayApprove ? approvedByAdmin : row.approvedByAdmin
    const differsIn = isRepeated ? differences(row, { category, details }, wished) : undefined
    c.header('etag', etagOfListing(row))
    const property = asAnswered(toPropertyWithContact(row), row)
    return c.json<AddPropertyReply>({ message: propertyAdded(row.category), property, differsIn }, 201)
  },
)

function listedAlready(listed: PropertyRow): ApiError {
  const current = asAnswered(toPropertyWithContact(listed), listed)
  return new ApiError('CONFLICT', offerListed(current.number), { current })
}
