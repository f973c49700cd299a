import { afterEach, describe, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount } from '#worker/test/factories.ts'
import { mailsTo } from '#worker/test/outbox.ts'
import { newEmail } from '#worker/test/sign-up.ts'

const START = Date.now()
const MINUTE_MS = 60_000
const minutesLater = (minutes: number) => vi.setSystemTime(START + minutes * MINUTE_MS)
const forgot = (email: unknown, visitor = asVisitor()) => visitor.post(PATHS.forgotPassword, { email })
const withoutToken = (answer: Response) =>
  answer.text().then((text) => text.replace(/Token":"[\w-]{43}"/, 'Token'))

afterEach(() => vi.useRealTimers())

describe('asking for a code', () => {
  it('answers a known and an unknown address alike, and mails only the known one', async () => {
    const { email } = await anAccount()
    const stranger = newEmail()
    const [known, unknown] = [await forgot(email), await forgot(stranger)]
    expect([known.status, await withoutToken(known)]).toEqual([unknown.status, await withoutToken(unknown)])
    expect([(await mailsTo(email)).length, (await mailsTo(stranger)).length]).toEqual([1, 0])
  })

  it.each([
    ['known', async () => (await anAccount()).email],
    ['unknown', async () => newEmail()],
  ])('is possible 60 seconds apart and five times an hour for an %s address', async (_, anAddress) => {
    const email = await anAddress()
    const visitor = asVisitor()
    minutesLater(0)
    await forgot(email, visitor)
    const tooSoon = await forgot(email, visitor)
    expect(tooSoon.headers.get('retry-after')).toBe('60')
    expect(await refusal(tooSoon)).toEqual([429, 'TOO_MANY', SERVER_MESSAGES.tooManyCodes])
    for (const minute of [1, 2, 3, 4]) {
      minutesLater(minute)
      expect((await forgot(email, visitor)).status).toBe(200)
    }
    minutesLater(30)
    expect((await forgot(email, visitor)).headers.get('retry-after')).toBe(String(30 * 60))
  })

  it.each([
    [undefined, SERVER_MESSAGES.emailRequired],
    ['  ', SERVER_MESSAGES.emailRequired],
    [['a@b.test'], SERVER_MESSAGES.emailRequired],
    ['rina@firm', SERVER_MESSAGES.emailInvalid],
  ])('is refused for the address %j', async (email, sentence) => {
    expect(await refusal(await forgot(email))).toEqual([400, 'INVALID_INPUT', sentence])
  })
})
