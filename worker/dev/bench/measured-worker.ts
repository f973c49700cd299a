import product from '#worker/index.ts'
import { markFresh } from '#worker/features/answers/public-reads/kept-answers.ts'
import { metered } from '#worker/test/meter.ts'

type MeasuredEnv = Env & { FORGETS?: boolean }

/** A version that no database reaches: whatever is read has a smaller one, so it is not cached and never fresh. */
const NEVER_REACHED = Number.MAX_SAFE_INTEGER
const NEVER = { startedMs: 0, writes: -1 }

/**
 * The product with what the bench needs, never deployed: with FORGETS every public read goes to D1, and the answer to a
 * request with `x-meter` has headers with its calls of D1 and the rows read.
 */
export default {
  async fetch(request, env, ctx) {
    if (env.FORGETS) markFresh(NEVER_REACHED, NEVER)
    if (!request.headers.has('x-meter')) return product.fetch(request, env, ctx)
    const { database, meter } = metered(env.DB)
    const answer = await product.fetch(request, { ...env, DB: database }, ctx)
    const headers = new Headers(answer.headers)
    headers.set('x-d1-calls', String(meter.calls))
    headers.set('x-rows-read', meter.rowsRead.join(' '))
    return new Response(answer.body, { status: answer.status, headers })
  },
} satisfies ExportedHandler<MeasuredEnv>
