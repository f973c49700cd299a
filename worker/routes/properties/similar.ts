import { findSimilar } from '#worker/db/queries/properties.ts'
import { handlers } from '#worker/lib/app.ts'
import { asSeenBy, cachePolicy, visibleProperty } from '#worker/lib/asked-properties.ts'

export const similarProperties = handlers(async (c) => {
  const row = await visibleProperty(c)

  const similar = await findSimilar(c.var.db, row)
  cachePolicy(c)
  return c.json(similar.map((other) => asSeenBy(c, other)))
})
