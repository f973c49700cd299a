import { handlers } from '#worker/lib/app.ts'
import { asSeenBy, cachePolicy, visibleProperty } from '#worker/lib/asked-properties.ts'
import { etagOf, namesState } from '#worker/lib/saved-properties.ts'

export const readProperty = handlers(async (c) => {
  const row = await visibleProperty(c)

  cachePolicy(c)
  c.header('etag', etagOf(row))
  // A browser that was a visitor holds the public answer under the same version.
  const isHeld = !c.var.account && namesState(c.req.header('if-none-match') ?? '', row)
  if (isHeld) return c.body(null, 304)
  return c.json(asSeenBy(c, row))
})
