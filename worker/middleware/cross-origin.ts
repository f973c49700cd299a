import { READING_HEADER } from '#contract/search/reading.ts'
import { middleware } from '#worker/lib/app.ts'

const EXPOSED = `ETag, Link, X-Total-Count, X-Search-Window, ${READING_HEADER}, Retry-After, Content-Disposition`
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, Registration-Token, Reset-Request-Token, Device-Token',
  'access-control-max-age': '7200',
}

/**
 * Lets the listed origins call the API, for a static build on another host. Never any other, never `*`, and nothing is
 * said where one origin serves both.
 */
export const crossOrigin = middleware(async (c, next) => {
  if (c.env.CORS_ORIGINS === '') return next()
  const origin = c.req.header('origin')
  const isAllowed = origin !== undefined && allowedOrigins(c.env.CORS_ORIGINS).includes(origin)
  const isPreflight =
    c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
  if (isPreflight && isAllowed) c.res = new Response(null, { status: 204, headers: PREFLIGHT })
  else await next()
  c.res.headers.append('vary', 'Origin')
  if (!isAllowed) return
  c.res.headers.set('access-control-allow-origin', origin)
  c.res.headers.set('access-control-expose-headers', EXPOSED)
})

const allowedOrigins = (list: string) => list.split(',').map((origin) => origin.trim().replace(/\/$/, ''))
