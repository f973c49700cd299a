import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { networksOf } from '#worker/lib/networks.ts'
import { refusal, visitorOf } from '#worker/test/client.ts'
import { anAccount, PASSWORD } from '#worker/test/factories.ts'
import { newEmail } from '#worker/test/sign-up.ts'
import { inHashQueue, strangerAt } from './hash-queue.ts'

const DEPLOYED = { ENVIRONMENT: 'production', RESEND_API_KEY: 're_live' } as const
const BUSY = [429, 'TOO_MANY', SERVER_MESSAGES.signInBusy]
const SHIELDED = [429, 'TOO_MANY', SERVER_MESSAGES.tooManyTries]

let written: string[] = []
let leave: (() => void)[] = []
/** A clock that goes on by being looked at: how long a hash takes on a busy machine decides nothing here. */
let nowMs = performance.now()
beforeEach(() => {
  written = []
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1))
  vi.spyOn(console, 'log').mockImplementation((line) => void written.push(String(line)))
})
afterEach(() => {
  for (const one of leave) one()
  leave = []
  vi.restoreAllMocks()
})

/** Strangers from so many networks who wait to be hashed. */
function strangersWait(count: number) {
  for (let n = 0; n < count; n++) {
    const asker = strangerAt(networksOf(`172.16.${n}.1`), 'sign-in', false)
    void inHashQueue(asker, () => new Promise<void>((resolve) => leave.push(resolve)))
  }
}

const guess = (caller = visitorOf(DEPLOYED)) =>
  caller.post(PATHS.login, { email: newEmail(), password: 'a guess' })
/** What the shield lets through, and who may ask it at all. */
const shieldThatSays = (success: boolean) => ({ limit: vi.fn<RateLimit['limit']>(async () => ({ success })) })

it('a stranger who would find no place is refused without asking anything, and counted in the next line', async () => {
  strangersWait(3)
  const shield = shieldThatSays(true)
  const answer = await guess(visitorOf({ ...DEPLOYED, SIGN_IN_SHIELD: shield }))
  expect(await refusal(answer.clone())).toEqual(BUSY)
  expect((await answer.json<{ requestId: string }>()).requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(shield.limit).not.toHaveBeenCalled()
  expect(written).toEqual([])
  await visitorOf(DEPLOYED).get('/api/unknown')
  expect(written.map((line) => JSON.parse(line).refused)).toEqual([1])
})

it('a place that is free is given as ever', async () => {
  strangersWait(2)
  expect((await guess()).status).toBe(401)
})

it('who brings the token of a device gets in', async () => {
  const { email } = await anAccount()
  const known = visitorOf(DEPLOYED)
  const { deviceToken } = await (
    await known.post(PATHS.login, { email, password: PASSWORD })
  ).json<{ deviceToken: string }>()
  strangersWait(3)
  const answer = await known.post(PATHS.login, { email, password: PASSWORD }, { 'device-token': deviceToken })
  expect(answer.status).toBe(200)
})

it('a network that goes on is refused also where a place is free, another one is not', async () => {
  strangersWait(3)
  const caller = visitorOf(DEPLOYED)
  for (let n = 0; n < 120; n++) expect(await refusal(await guess(caller))).toEqual(BUSY)
  for (const one of leave) one()
  await Promise.resolve()
  expect(await refusal(await guess(caller))).toEqual(SHIELDED)
  expect((await guess()).status).toBe(401)
})

it('what the shield has refused is refused for a while without asking it again', async () => {
  const shield = shieldThatSays(false)
  const caller = visitorOf({ ...DEPLOYED, SIGN_IN_SHIELD: shield })
  expect(await refusal(await guess(caller))).toEqual(SHIELDED)
  const answer = await guess(caller)
  expect(await refusal(answer.clone())).toEqual(SHIELDED)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(shield.limit).toHaveBeenCalledTimes(1)
})
