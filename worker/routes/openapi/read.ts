import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { handlers } from '#worker/lib/app.ts'
import type { Call } from '#worker/routes/calls/call.ts'
import { openApiDocument } from './document.ts'

/** The description of every call, made from the table of routes once in the life of an isolate. */
export function readOpenApi(table: () => readonly Call[]) {
  let document: string | undefined
  return handlers((c) => {
    document ??= openApiDocument(table(), c.env.SITE_URL)
    c.header('cache-control', CACHE_CONTROL.fiveMinutes)
    return c.body(document, 200, { 'content-type': 'application/json' })
  })
}
