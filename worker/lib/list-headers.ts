import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import type { FoundPage } from '#worker/db/queries/property-pages.ts'

/** What GET /api/properties says beside the listings: how many there are, and where they go on. */
export function listHeaders({ total, isWindowed, next }: FoundPage, parameters: URLSearchParams) {
  return {
    'x-total-count': total,
    ...(isWindowed && { 'x-search-window': String(LIMITS.searchWindow) }),
    ...(next && { link: `<${nextAddress(parameters, next)}>; rel="next"` }),
  }
}

function nextAddress(parameters: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(parameters)
  next.set('cursor', cursor)
  return `${PATHS.properties}?${next.toString()}`
}
