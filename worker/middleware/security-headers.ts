import { middleware } from '#worker/lib/app.ts'
import { secure } from '#worker/lib/secure-headers.ts'

/** Adds the security headers to every answer; public reads have them already (features/answers/public-reads.ts). */
export const securityHeaders = middleware(async (c, next) => {
  await next()
  secure(c.res.headers)
})
