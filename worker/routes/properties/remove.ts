import { SENTENCES } from '#contract/sentences.ts'
import { deleteProperty } from '#worker/db/queries/property-writes.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { storedProperty } from '#worker/lib/saved-properties.ts'
import { signedIn } from '#worker/middleware/who.ts'

export const removeProperty = handlers(async (c) => {
  const stored = await storedProperty(c)
  const isDeleted = await deleteProperty(c.var.db, stored, { actor: signedIn(c), nowMs: Date.now() })
  if (!isDeleted) throw notFound(SENTENCES.propertyNotFound)
  return c.json({ message: SENTENCES.propertyDeleted })
})
