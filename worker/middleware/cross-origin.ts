import { cors } from 'hono/cors'
import { READING_HEADER } from '#contract/search/reading.ts'
import { middleware } from '#worker/lib/app.ts'

const allow = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'Authorization',
    'Content-Type',
    'If-Match',
    'If-None-Match',
    'Idempotency-Key',
    'Registration-Token',
    'Reset-Request-Token',
    'Device-Token',
    'List-Owner-Key',
  ],
  exposeHeaders: ['ETag', 'Link', 'X-Total-Count', READING_HEADER, 'Retry-After', 'Content-Disposition'],
  maxAge: 7200,
})

/**
 * Lets the origins of CORS_ORIGINS call the API, for a static build on another host; never any other, never `*`. With an
 * empty list no CORS header is sent. hono's `cors` answers every OPTIONS, so one that is no preflight is not given to it.
 */
export const crossOrigin = middleware((c, next) =>
  c.env.CORS_ORIGINS === '' ? next() : answerOrigins(c, next),
)

const answerOrigins = middleware(async (c, next) => {
  const origin = c.req.header('origin') ?? ''
  const isPreflight = c.req.header('access-control-request-method') !== undefined
  const isAllowed = allowedOrigins(c.env.CORS_ORIGINS).includes(origin)
  if (isAllowed && (isPreflight || c.req.method !== 'OPTIONS')) return allow(c, next)
  await next()
  c.res.headers.append('vary', 'Origin')
})

const allowedOrigins = (list: string) => list.split(',').map((origin) => origin.trim().replace(/\/$/, ''))
