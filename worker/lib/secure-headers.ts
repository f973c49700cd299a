import { CACHE_CONTROL, SECURITY_HEADERS } from '#contract/site/policy.ts'
import { middleware } from './app.ts'

/** For everything that is not a page: nothing in it may load or run anything. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"

/** For answers that do not set these headers themselves. */
const UNLESS_SAID = { 'cache-control': CACHE_CONTROL.neverOfOne, 'content-security-policy': API_POLICY }

/** An answer's own headers with the security headers, for an answer that is kept and sent many times. */
export const secured = (own: Record<string, string>) =>
  new Headers({ ...SECURITY_HEADERS, ...UNLESS_SAID, ...own })

/** Adds the security headers, unless they are there already: nothing else sets `permissions-policy`. */
export function secure(headers: Headers): void {
  if (headers.has('permissions-policy')) return
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...UNLESS_SAID }))
    if (!headers.has(name)) headers.set(name, value)
}

/** Adds the security headers to every answer; public reads have them already (features/answers/public-reads). */
export const securityHeaders = middleware(async (c, next) => {
  await next()
  secure(c.res.headers)
})
