import { middleware } from '#worker/lib/app.ts'

const ONE_YEAR_SECONDS = 31_536_000
const HEADERS = {
  'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=()',
}

/** For everything that is not a page: nothing in it may load or run anything. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"

export const securityHeaders = middleware(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value)
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-store')
  if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', API_POLICY)
})
