import { env } from 'cloudflare:workers'
import { createExecutionContext } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import worker from '#worker/index.ts'

const SITE = 'https://www.aangan.test'
const call = (origins: string, init: RequestInit) =>
  worker.fetch(
    new Request(`https://api.aangan.test${PATHS.properties}`, init),
    { ...env, CORS_ORIGINS: origins },
    createExecutionContext(),
  )
const preflight = (origin: string) => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization',
  },
})
const granted = (answer: Response) => answer.headers.get('access-control-allow-origin')

describe('A site on another origin', () => {
  it('reads the answer and every header it needs', async () => {
    const answer = await call(`https://other.test, ${SITE}/`, { headers: { origin: SITE } })
    expect(answer.status).toBe(200)
    expect(granted(answer)).toBe(SITE)
    expect(answer.headers.get('vary')).toContain('Origin')
    for (const name of [
      'ETag',
      'Link',
      'X-Total-Count',
      'X-Search-Reading',
      'Retry-After',
      'Content-Disposition',
    ])
      expect(answer.headers.get('access-control-expose-headers')).toContain(name)
  })

  it('asks first, and is answered for two hours', async () => {
    const answer = await call(SITE, preflight(SITE))
    expect([answer.status, granted(answer), answer.headers.get('access-control-max-age')]).toEqual([
      204,
      SITE,
      '7200',
    ])
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT')
    for (const name of [
      'If-Match',
      'Idempotency-Key',
      'Registration-Token',
      'Reset-Request-Token',
      'Device-Token',
      'List-Owner-Key',
    ])
      expect(answer.headers.get('access-control-allow-headers')).toContain(name)
  })

  it('reads the refusals too', async () => {
    const answer = await call(SITE, { method: 'DELETE', headers: { origin: SITE } })
    expect([answer.status, granted(answer)]).toEqual([405, SITE])
  })

  it.each(['https://evil.test', 'null', `${SITE}.evil.test`, 'http://www.aangan.test', ''])(
    'is refused when it is not in the list: %j',
    async (origin) => {
      expect(granted(await call(SITE, { headers: { origin } }))).toBeNull()
      const asked = await call(SITE, preflight(origin))
      expect([asked.status, granted(asked)]).toEqual([405, null])
      expect(asked.headers.get('vary')).toContain('Origin')
    },
  )

  it('is refused when the list is empty, and no answer speaks of origins', async () => {
    const answer = await call('', { headers: { origin: SITE } })
    expect(granted(answer)).toBeNull()
    expect(answer.headers.get('vary')).toBe('Authorization')
  })
})
