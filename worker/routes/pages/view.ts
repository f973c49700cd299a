import { isPropertyId } from '#contract/properties.ts'
import { findProperty } from '#worker/db/queries/properties.ts'
import { handlers } from '#worker/lib/app.ts'
import { servePage } from '#worker/services/pages.ts'

/** The page of a listing. Unknown and unapproved ones are a 404 for search engines too; staff still see theirs. */
export const viewPage = handlers(async (c) => {
  const id = c.req.param('id') ?? ''
  const row = isPropertyId(id) ? await findProperty(c.var.db, id) : undefined
  return servePage(c.env.ASSETS, 'shell-view', c.req.url, row?.approvedByAdmin ? 200 : 404)
})
