import { afterEach, describe, expect, it, vi } from 'vitest'
import { PasswordSetReply } from '#contract/accounts/auth.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, PASSWORD } from '#worker/test/factories.ts'
import { newEmail, resetProof } from '#worker/test/sign-up.ts'
import { inHashQueue, knownAs, strangerAt, type Turn } from './hash-queue.ts'
import { networksOf } from '#worker/lib/networks.ts'

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
  it('waits in the queue of its reason', async () => {
    const { email } = await anAccount()
    const held = gate()
    const visitor = asVisitor('203.0.113.99')
    const proof = await resetProof(email, visitor)
    const networks = networksOf('203.0.113.99')
    const askers = [
      ...(['sign-in', 'sign-up'] as const).map((reason) => strangerAt(networks, reason, true)),
      ...times(3, (n) => knownAs(`account ${n}`, 'reset')),
    ]
    const holding = askers.map((asker) => inHashQueue(asker, () => held.opened))
    const headers = { authorization: `Bearer ${proof}` }
    const calls = [
      visitor.post(PATHS.login, { email, password: PASSWORD }),
      visitor.post(PATHS.register, { username: 'Rina', email: newEmail(), password: PASSWORD }),
      visitor.put(PATHS.resetPassword, { email, password: 'a teak court in rain' }, headers),
    ]
    for (const answer of await Promise.all(calls)) expect(await refusal(answer)).toEqual(BUSY)
    held.open()
    await Promise.all(holding)
    const again = await visitor.put(PATHS.resetPassword, { email, password: 'a teak court in rain' }, headers)
    expect(again.status).toBe(200)
  })
})

describe('who brings the code of a mail while strangers take every place', () => {
  it('sets a password and signs in with it', async () => {
    const { email } = await anAccount()
    const owner = asVisitor()
    const headers = { authorization: `Bearer ${await resetProof(email, owner)}` }
    const held = gate()
    const holding = times(3, (n) => networksOf(`203.0.${n}.1`)).flatMap((networks) =>
      (['sign-in', 'reset'] as const).map((reason) =>
        inHashQueue(strangerAt(networks, reason, true), () => held.opened),
      ),
    )
    const password = 'a teak court in rain'
    const reset = await owner.put(PATHS.resetPassword, { email, password }, headers)
    expect(reset.status).toBe(200)
    const known = { 'device-token': PasswordSetReply.parse(await reset.json()).deviceToken }
    expect((await owner.post(PATHS.login, { email, password }, known)).status).toBe(200)
    expect(await refusal(await owner.post(PATHS.login, { email, password }))).toEqual(BUSY)
    held.open()
    await Promise.all(holding)
  })
})

describe('the queue', () => {
  it('hashes one at a time, known devices first, then who came first', async () => {
    const order: string[] = []
    const held = gate()
    const enter = (key: string, isKnownDevice: boolean, until = Promise.resolve()) =>
      inHashQueue({ ...knownAs(key), isKnownDevice }, (turn) =>
        turn(async () => {
          order.push(`${key} begins`)
          await until
          order.push(`${key} ends`)
        }),
      )
    const first = enter('first', false, held.opened)
    // Alone until it hashes: it waits for the pause after the last hash, and who is known would pass it.
    await vi.waitFor(() => expect(order).toEqual(['first begins']), 10_000)
    const others = [enter('second', false), enter('third', false), enter('known', true)]
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
    const asker = strangerAt(networksOf('198.51.100.1'), 'sign-in', true)
    const attempts: ((turn: Turn) => Promise<unknown>)[] = [fails, (turn) => turn(fails)]
    for (const work of attempts) await expect(inHashQueue(asker, work)).rejects.toThrow('no')
    expect(await inHashQueue(asker, (turn) => turn(async () => 'hashed'))).toBe('hashed')
  })
})

describe('the rest after a hash', () => {
  const HASH_MS = 100
  afterEach(() => void vi.useRealTimers())

  it('is twice its length, of strangers sixty times once four were hashed in a minute, and never less for a long one', async () => {
    vi.resetModules()
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
    const queue = await import('./hash-queue.ts')
    const began: number[] = []
    const hashed = async (asker: ReturnType<typeof queue.knownAs>, lengthMs = HASH_MS) => {
      const done = queue.inHashQueue(asker, (turn) =>
        turn(async () => {
          began.push(performance.now())
          await new Promise((resolve) => setTimeout(resolve, lengthMs))
        }),
      )
      await vi.advanceTimersByTimeAsync(9000)
      await done
    }
    const stranger = (n: number) => queue.strangerAt(networksOf(`203.0.${n}.1`), 'sign-in', false)
    /** How long the last one waited after the one before it, where both came at once. */
    async function restAfter(
      first: [ReturnType<typeof stranger>, number],
      second: ReturnType<typeof stranger>,
    ) {
      await Promise.all([hashed(...first), hashed(second)])
      const [one = 0, other = 0] = began.slice(-2)
      return (other - one - first[1]) / first[1]
    }
    const first = await restAfter([stranger(1), HASH_MS], stranger(2))
    expect(first).toBeGreaterThanOrEqual(2)
    expect(first).toBeLessThan(2.3)
    const fourth = await restAfter([stranger(3), HASH_MS], stranger(4))
    expect(fourth).toBeLessThan(2.3)
    const sixth = await restAfter([stranger(5), HASH_MS], stranger(6))
    expect(sixth).toBeGreaterThanOrEqual(60)
    const known = await restAfter([stranger(9), HASH_MS], queue.knownAs('device 1'))
    expect(known).toBeGreaterThanOrEqual(2)
    expect(known).toBeLessThan(2.3)
    const long = await restAfter([queue.knownAs('device 2'), 2000], queue.knownAs('device 3'))
    expect(long).toBeGreaterThanOrEqual(2)
    await vi.advanceTimersByTimeAsync(60_000)
    const later = await restAfter([stranger(10), HASH_MS], stranger(11))
    expect(later).toBeLessThan(2.3)
  })
})

describe('places in the queue', () => {
  const busy = { extras: { retryAfterSeconds: 2 } }
  const stranger = (address: string, reason: 'sign-in' | 'reset' = 'sign-in') =>
    strangerAt(networksOf(address), reason, true)
  const fail = (address: string) =>
    inHashQueue(stranger(address), () => Promise.reject(new ApiError('WRONG_CREDENTIALS', 'no'))).catch(
      () => {},
    )

  it.each([
    ['a /48', '2001:db8:9:1::1', '2001:db8:9:ffff::2'],
    ['a /24', '192.0.2.1', '192.0.2.254'],
  ])('are one for %s, however many addresses it has', async (_, one, other) => {
    const held = gate()
    const holding = inHashQueue(stranger(one), () => held.opened)
    await expect(inHashQueue(stranger(other), async () => 'in')).rejects.toMatchObject(busy)
    held.open()
    await holding
    expect(await inHashQueue(stranger(other), async () => 'in')).toBe('in')
  })

  it('are kept free of who has failed lately: the last one is for a first try', async () => {
    const held = gate()
    const failing = ['203.0.113.1', '203.0.114.1', '203.0.115.1']
    for (const address of failing) await fail(address)
    const holding = failing.slice(0, 2).map((address) => inHashQueue(stranger(address), () => held.opened))
    await expect(inHashQueue(stranger('203.0.115.1'), async () => 'in')).rejects.toMatchObject(busy)
    expect(await inHashQueue(stranger('203.0.116.1'), async () => 'in')).toBe('in')
    held.open()
    await Promise.all(holding)
  })

  it('are not taken by resets from sign-ins', async () => {
    const held = gate()
    const addresses = ['198.18.0.1', '198.18.1.1', '198.18.2.1']
    const holding = addresses.map((address) => inHashQueue(stranger(address, 'reset'), () => held.opened))
    expect(await inHashQueue(stranger('198.18.0.1'), async () => 'in')).toBe('in')
    held.open()
    await Promise.all(holding)
  })

  it('let who has failed wait behind who has not', async () => {
    const order: string[] = []
    const held = gate()
    await fail('198.19.0.1')
    const enter = (address: string, until?: Promise<void>) =>
      inHashQueue(stranger(address), (turn) =>
        turn(async () => {
          order.push(address)
          await until
        }),
      )
    const first = enter('198.19.1.1', held.opened)
    await vi.waitFor(() => expect(order).toHaveLength(1), 60_000)
    const others = [enter('198.19.0.1'), enter('198.19.2.1')]
    held.open()
    await Promise.all([first, ...others])
    expect(order).toEqual(['198.19.1.1', '198.19.2.1', '198.19.0.1'])
  })
})
