import { SECURITY_HEADERS } from '#contract/site/policy.ts'

/** For everything that is not a page: nothing in it may load or run anything. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"

/** What an answer says that does not speak of caching or policy itself. */
const UNLESS_SAID = { 'cache-control': 'private, no-store', 'content-security-policy': API_POLICY }

/** All of them at once, for an answer that is put together to be sent many times. */
export const secured = (own: Record<string, string>) =>
  new Headers({ ...UNLESS_SAID, ...own, ...SECURITY_HEADERS })

/** Adds them to an answer; one that has them all already is left alone: nothing else sets the one that is looked for. */
export function secure(headers: Headers): void {
  if (headers.has('permissions-policy')) return
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value)
  for (const [name, value] of Object.entries(UNLESS_SAID)) if (!headers.has(name)) headers.set(name, value)
}
