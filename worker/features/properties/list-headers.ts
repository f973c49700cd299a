import { PATHS } from '#contract/paths.ts'
import { READING_HEADER, writeReading } from '#contract/search/reading.ts'
import type { SerializedListPage } from './list-request.ts'

/** The headers of GET /api/properties: the total, the link to the next page, how the search text was understood. */
export function listHeaders({ total, next, reading }: SerializedListPage, parameters: URLSearchParams) {
  const understood = writeReading(reading)
  return {
    'x-total-count': total,
    ...(understood !== undefined && { [READING_HEADER.toLowerCase()]: understood }),
    ...(next && { link: `<${nextAddress(parameters, next)}>; rel="next"` }),
  }
}

function nextAddress(parameters: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(parameters)
  next.set('cursor', cursor)
  return `${PATHS.properties}?${next.toString()}`
}
