import { isPropertyId } from '#contract/properties.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { findProperty } from '#worker/db/queries/properties.ts'
import { handlers } from '#worker/lib/app.ts'
import { asSeenBy, cachePolicy, maySee } from '#worker/lib/asked-properties.ts'
import { notFound } from '#worker/lib/errors.ts'
import { etagOf, namesState } from '#worker/lib/saved-properties.ts'

export const readProperty = handlers(async (c) => {
  const id = c.req.param('id') ?? ''
  const row = isPropertyId(id) ? await findProperty(c.var.db, id) : undefined
  if (!row || !maySee(c, row)) throw notFound(SENTENCES.propertyNotFound)

  cachePolicy(c)
  c.header('etag', etagOf(row))
  // A browser that was a visitor holds the public answer under the same version.
  const isHeld = !c.var.account && namesState(c.req.header('if-none-match') ?? '', row)
  if (isHeld) return c.body(null, 304)
  return c.json(asSeenBy(c, row))
})
