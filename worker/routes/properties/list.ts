import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { handlers } from '#worker/lib/app.ts'
import { findAskedProperties } from '#worker/lib/asked-properties.ts'

export const listProperties = handlers(async (c) => {
  const { properties, page } = await findAskedProperties(c)
  c.header('x-total-count', page.total)
  if (page.isWindowed) c.header('x-search-window', String(LIMITS.searchWindow))
  if (page.next) c.header('link', `<${nextAddress(c.req.url, page.next)}>; rel="next"`)
  return c.json(properties)
})

function nextAddress(address: string, cursor: string): string {
  const { searchParams } = new URL(address)
  searchParams.set('cursor', cursor)
  return `${PATHS.properties}?${searchParams.toString()}`
}
