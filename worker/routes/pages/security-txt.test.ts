import { expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { DAY_MS } from '#contract/units/time.ts'
import { asVisitor, withToken } from '#worker/test/client.ts'

it('says whom to tell of a hole, and never expires', async () => {
  const answer = await asVisitor().get(PATHS.securityTxt)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toMatch(/^Canonical: https:\/\/aangan\.test\/\.well-known\/security\.txt$/m)
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 100 * DAY_MS)
})

it('a refusal for want of a sign-in says by what one signs in', async () => {
  for (const caller of [asVisitor(), withToken('a.b.c')]) {
    const refused = await caller.get(PATHS.dashboard)
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  }
  expect((await asVisitor().get('/api/no-such-call')).headers.has('www-authenticate')).toBe(false)
})
