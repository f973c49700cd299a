import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { deletePropertyRow } from '#worker/db/queries/properties/writes.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { storedProperty } from '#worker/features/properties/stored-property.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const removeProperty = handlers(async (c) => {
  const stored = await storedProperty(c)
  const isDeleted = await deletePropertyRow(c.var.db, stored, { actor: signedIn(c), nowMs: Date.now() })
  if (!isDeleted) throw notFound(SERVER_MESSAGES.propertyNotFound)
  return c.json({ message: SERVER_MESSAGES.propertyDeleted })
})
