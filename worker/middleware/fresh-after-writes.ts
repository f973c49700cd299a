import { middleware } from '#worker/lib/app.ts'
import { invalidate } from '#worker/services/public-cache.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whoever writes sees it at once: before the answer is out, this isolate forgets which listings it knew. */
export const freshAfterWrites = middleware(async (c, next) => {
  await next()
  if (!READS.has(c.req.method)) invalidate()
})
