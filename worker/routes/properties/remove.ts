import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { deleteProperties } from '#worker/db/queries/properties/bulk.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { propertyId } from '#worker/features/properties/stored-property.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const removeProperty = handlers(async (c) => {
  const { done } = await deleteProperties(c.var.db, [propertyId(c)], {
    actor: signedIn(c),
    nowMs: Date.now(),
  })
  if (done.length === 0) throw notFound(SERVER_MESSAGES.propertyNotFound)
  return c.json({ message: SERVER_MESSAGES.propertyDeleted })
})
