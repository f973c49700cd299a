import { SECURITY_HEADERS } from '#contract/page-policy.ts'
import { middleware } from '#worker/lib/app.ts'

const HEADERS = Object.entries(SECURITY_HEADERS)

/** For everything that is not a page: nothing in it may load or run anything. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"

export const securityHeaders = middleware(async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of HEADERS) headers.set(name, value)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', API_POLICY)
})
