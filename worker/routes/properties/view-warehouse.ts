import type { PropertyPage } from '#contract/properties.ts'
import { handlers } from '#worker/lib/app.ts'
import { findAskedProperties } from '#worker/lib/asked-properties.ts'

export const viewWarehouseProperties = handlers(async (c) => {
  const { properties, page } = await findAskedProperties(c, { category: ['Warehouse'] })
  return c.json<PropertyPage>({ properties, total: Number.parseInt(page.total), next: page.next ?? null })
})
