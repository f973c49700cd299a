import type { PropertyQuery } from '#contract/list/query.ts'
import { PATHS } from '#contract/paths.ts'
import { answerRead, jsonText } from '#worker/features/answers/public-reads/index.ts'
import { findRequestedPage, apiListParameters } from '#worker/features/properties/list-request.ts'
import { handlers } from '#worker/lib/app.ts'

export const viewAllProperties = viewList(PATHS.allProperties)
export const viewWarehouseProperties = viewList(PATHS.warehouseProperties, { category: ['Warehouse'] })
export const viewPlotProperties = viewList(PATHS.plotProperties, { category: ['Plot'] })

/** A page of listings with the total and the next cursor. `fixed` are the filters that the address itself stands for. */
function viewList(address: string, fixed: PropertyQuery = {}) {
  return handlers((c) => {
    const parameters = apiListParameters(c.req.url)
    return answerRead(c, `${address}?${parameters.toString()}`, async () => {
      const { listings, total, next, version } = await findRequestedPage(c, parameters, fixed)
      const properties = `[${listings.join(',')}]`
      const text = `{"properties":${properties},"total":${Number.parseInt(total)},"next":${JSON.stringify(next ?? null)}}`
      return { version, answer: await jsonText(text, { 'x-total-count': total }) }
    })
  })
}
