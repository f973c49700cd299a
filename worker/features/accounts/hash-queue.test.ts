import { describe, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, PASSWORD } from '#worker/test/factories.ts'
import { newEmail, resetProof } from '#worker/test/sign-up.ts'
import { inHashQueue, strangerAt, type Turn } from './hash-queue.ts'

const BUSY = [429, 'TOO_MANY', SERVER_MESSAGES.signInBusy]
const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
/** How many sign-ins had their password hashed: only those are answered with 401. */
const hashed = (answers: Response[]) => answers.filter(({ status }) => status === 401).length
/** A promise to wait for and the function that fulfils it. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

describe('sixty sign-ins at once', () => {
  it('from one network cost two hashes at most; the others are told when to come again', async () => {
    const { email } = await anAccount()
    const visitor = asVisitor()
    const answers = await Promise.all(
      times(60, (n) => visitor.post(PATHS.login, { email, password: `guess ${n}` })),
    )
    expect(hashed(answers)).toBeLessThanOrEqual(2)
    expect(hashed(answers)).toBeGreaterThan(0)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(60 - hashed(answers))
    expect(refused.every((answer) => Number(answer.headers.get('retry-after')) <= 5)).toBe(true)
    expect(await refusal(refused[0] ?? new Response())).toEqual(BUSY)
  })

  it('from sixty networks cost a few', async () => {
    const answers = await Promise.all(
      times(60, () => asVisitor().post(PATHS.login, { email: newEmail(), password: 'a guess' })),
    )
    expect(hashed(answers)).toBeLessThanOrEqual(6)
    expect(hashed(answers)).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - hashed(answers))
  })

  it('leave a place for a known device, and what was refused does not count as a failure', async () => {
    const { email } = await anAccount()
    const owner = asVisitor()
    const { deviceToken } = await (
      await owner.post(PATHS.login, { email, password: PASSWORD })
    ).json<{ deviceToken: string }>()
    const flood = times(30, () => owner.post(PATHS.login, { email: newEmail(), password: 'a guess' }))
    const answer = owner.post(PATHS.login, { email, password: PASSWORD }, { 'device-token': deviceToken })
    expect((await answer).status).toBe(200)
    await Promise.all(flood)
    for (let n = 0; n < 4; n++) {
      const next = await owner.post(PATHS.login, { email, password: 'a guess' })
      expect(next.status).toBe(401)
    }
  })
})

describe('every call that hashes', () => {
  it('waits in the same queue', async () => {
    const { email } = await anAccount()
    const held = gate()
    const visitor = asVisitor('203.0.113.99')
    const proof = await resetProof(email, visitor)
    const holding = inHashQueue(strangerAt('203.0.113.99'), () => held.opened)
    const headers = { authorization: `Bearer ${proof}` }
    const calls = [
      visitor.post(PATHS.login, { email, password: PASSWORD }),
      visitor.post(PATHS.register, { username: 'Rina', email: newEmail(), password: PASSWORD }),
      visitor.put(PATHS.resetPassword, { email, password: 'a teak court in rain' }, headers),
    ]
    for (const answer of await Promise.all(calls)) expect(await refusal(answer)).toEqual(BUSY)
    held.open()
    await holding
    const again = await visitor.put(PATHS.resetPassword, { email, password: 'a teak court in rain' }, headers)
    expect(again.status).toBe(200)
  })
})

describe('the queue', () => {
  it('hashes one at a time, known devices first, then who came first', async () => {
    const order: string[] = []
    const held = gate()
    const enter = (key: string, isKnownDevice: boolean, until = Promise.resolve()) =>
      inHashQueue({ key, isKnownDevice }, (turn) =>
        turn(async () => {
          order.push(`${key} begins`)
          await until
          order.push(`${key} ends`)
        }),
      )
    const first = enter('first', false, held.opened)
    const others = [enter('second', false), enter('third', false), enter('known', true)]
    await vi.waitFor(() => expect(order).toEqual(['first begins']))
    held.open()
    await Promise.all([first, ...others])
    expect(order.filter((step) => step.endsWith('begins'))).toEqual([
      'first begins',
      'known begins',
      'second begins',
      'third begins',
    ])
    expect(order.every((step, at) => at % 2 === 0 || step.endsWith('ends'))).toBe(true)
  })

  it('frees a place that failed before or in its hash', async () => {
    const fails = () => Promise.reject(new Error('no'))
    const asker = strangerAt('failing')
    const attempts: ((turn: Turn) => Promise<unknown>)[] = [fails, (turn) => turn(fails)]
    for (const work of attempts) await expect(inHashQueue(asker, work)).rejects.toThrow('no')
    expect(await inHashQueue(asker, (turn) => turn(async () => 'hashed'))).toBe('hashed')
  })
})
