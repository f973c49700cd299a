import { middleware } from '#worker/lib/app.ts'
import { secure } from '#worker/features/answers/secure-headers.ts'

/** Whatever is answered carries what every answer carries; one that is kept has it from the time it was kept. */
export const securityHeaders = middleware(async (c, next) => {
  await next()
  secure(c.res.headers)
})
