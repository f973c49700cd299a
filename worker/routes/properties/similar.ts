import { isPropertyId } from '#contract/properties.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { findProperty, findSimilar } from '#worker/db/queries/properties.ts'
import { handlers } from '#worker/lib/app.ts'
import { asSeenBy, cachePolicy, maySee } from '#worker/lib/asked-properties.ts'
import { notFound } from '#worker/lib/errors.ts'

export const similarProperties = handlers(async (c) => {
  const id = c.req.param('id') ?? ''
  const row = isPropertyId(id) ? await findProperty(c.var.db, id) : undefined
  if (!row || !maySee(c, row)) throw notFound(SENTENCES.propertyNotFound)

  const similar = await findSimilar(c.var.db, row)
  cachePolicy(c)
  return c.json(similar.map((other) => asSeenBy(c, other)))
})
