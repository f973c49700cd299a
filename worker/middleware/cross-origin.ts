import { cors } from 'hono/cors'
import { middleware } from '#worker/lib/app.ts'

const EXPOSED = ['ETag', 'Link', 'X-Total-Count', 'X-Search-Window', 'Retry-After']

/** Lets the listed origins call the API, for a static build on another host. Never any other, never `*`. */
export const crossOrigin = middleware((c, next) => {
  const allowed = c.env.CORS_ORIGINS.split(',').map((origin) => origin.trim())
  return cors({
    origin: (origin) => (origin !== '' && allowed.includes(origin) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match'],
    exposeHeaders: EXPOSED,
    maxAge: 600,
  })(c, next)
})
