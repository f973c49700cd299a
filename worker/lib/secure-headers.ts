import { SECURITY_HEADERS } from '#contract/page-policy.ts'

const HEADERS = Object.entries(SECURITY_HEADERS)

/** For everything that is not a page: nothing in it may load or run anything. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"

/** Adds what every answer carries, and what one that says nothing about caching and policy is to say. */
export function secure(headers: Headers): void {
  for (const [name, value] of HEADERS) headers.set(name, value)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', API_POLICY)
}

/** Whether `secure` has seen these headers; nothing else sets this one. */
export const isSecured = (headers: Headers) => headers.has('permissions-policy')
