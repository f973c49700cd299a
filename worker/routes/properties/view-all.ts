import type { PropertyPage } from '#contract/properties.ts'
import { handlers } from '#worker/lib/app.ts'
import { findAskedProperties } from '#worker/lib/asked-properties.ts'

export const viewAllProperties = handlers(async (c) => {
  const { properties, page } = await findAskedProperties(c)
  return c.json<PropertyPage>({ properties, total: Number.parseInt(page.total), next: page.next ?? null })
})
