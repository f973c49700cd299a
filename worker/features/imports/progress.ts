import type { Context } from 'hono'
import type { CsvProgress } from '#contract/properties/csv.ts'
import { errorBody } from '#worker/lib/errors.ts'
import type { AppEnv } from '#worker/lib/app.ts'

/** Asked for by who wants to see how far an import is: a line of JSON for each part, and the reply as the last one. */
export const PROGRESS = 'application/x-ndjson'

/** The lines that a work tells, and the work itself, which goes on when nobody reads them any more. */
export function progressStream(
  c: Context<AppEnv>,
  work: (tell: (line: CsvProgress) => void) => Promise<void>,
) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  const tell = (line: CsvProgress) =>
    void writer.write(encoder.encode(`${JSON.stringify(line)}\n`)).catch(() => undefined)
  const done = work(tell)
    .catch((error: unknown) =>
      tell({ error: errorBody(error instanceof Error ? error : new Error(String(error)), c) }),
    )
    .then(() => writer.close())
    .catch(() => undefined)
  return { stream: readable, done }
}
