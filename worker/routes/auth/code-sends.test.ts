import { afterEach, expect, it, vi } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asVisitor, type Caller, refusal } from '#worker/test/client.ts'
import { anAccount, PASSWORD } from '#worker/test/factories.ts'
import { mailsTo } from '#worker/test/outbox.ts'
import { newEmail } from '#worker/test/sign-up.ts'

const START = Date.now()
const MINUTE_MS = 60_000
const TOO_MANY = [429, 'TOO_MANY', SERVER_MESSAGES.tooManyCodesHere]
const register = (visitor: Caller, email = newEmail()) =>
  visitor.post(PATHS.register, { username: 'Rina Tamang', email, password: PASSWORD })
const forgot = (visitor: Caller, email = newEmail()) => visitor.post(PATHS.forgotPassword, { email })
const statuses = (answers: Response[]) => answers.map(({ status }) => status)
const times = (count: number, ask: () => Promise<Response>) => Promise.all(Array.from({ length: count }, ask))

afterEach(() => vi.useRealTimers())

it('sends 20 codes an hour to one place, of both kinds together, and says when the next may be asked for', async () => {
  const visitor = asVisitor()
  vi.setSystemTime(START)
  const { email } = await anAccount()
  const sent = await times(LIMITS.otpSendsPerHourPerIp - 6, () => forgot(visitor))
  for (let n = 0; n < 6; n += 1) sent.push(await register(visitor))
  expect(new Set(statuses(sent))).toEqual(new Set([200]))
  vi.setSystemTime(START + 20 * MINUTE_MS)
  for (const refused of [await register(visitor), await forgot(visitor, email)]) {
    expect(refused.headers.get('retry-after')).toBe(String(40 * 60))
    expect(await refusal(refused)).toEqual(TOO_MANY)
  }
  expect(await mailsTo(email)).toEqual([])
  expect((await forgot(asVisitor(), email)).status).toBe(200)
  vi.setSystemTime(START + 61 * MINUTE_MS)
  expect((await forgot(visitor)).status).toBe(200)
})

it('admits no more of many at once', async () => {
  const visitor = asVisitor()
  const answers = await times(LIMITS.otpSendsPerHourPerIp + 10, () => forgot(visitor))
  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(LIMITS.otpSendsPerHourPerIp)
})

it('does not count what was not sent, because its address had to wait or its form was wrong', async () => {
  const visitor = asVisitor()
  const email = newEmail()
  for (let n = 0; n < LIMITS.otpSendsPerHourPerIp + 5; n += 1) await forgot(visitor, n % 2 ? email : 'no')
  expect((await forgot(visitor)).status).toBe(200)
})
