import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { invalidate, FRESHNESS } from './kept-answers.ts'
import { asAdmin, asVisitor, type Caller, visitorOf, withToken } from '#worker/test/client.ts'
import { anAccount, aProperty, tokenOf } from '#worker/test/factories.ts'
import { initOf, WRITE_CALLS } from '#worker/test/write-calls.ts'

const TRUST_MS = 5000
const STEPS_TRIED = 1000 * env.TEST_RANDOM_LENGTH
/** So many steps wait for less than the hour that a session lasts. */
const STEPS_A_SESSION = 1000
const CANARY_PHONE = '+91 98765 00000'
/** Locally every call goes through the whole app; deployed, what was asked before is answered in front of it. */
const VISITORS = [
  ['locally', asVisitor()],
  ['deployed', visitorOf({ ENVIRONMENT: 'production' })],
] as const
let admin: Caller
const ids: string[] = []
let hidden = ''

beforeAll(async () => {
  admin = await asAdmin()
  for (let count = 0; count < 5; count++)
    ids.push((await aProperty({ title: 'Plot', price: 1_000_000, phone: CANARY_PHONE }))._id)
  hidden = (await aProperty({ title: 'Hidden plot' }, { approvedByAdmin: false }))._id
})

beforeEach(() => {
  FRESHNESS.ms = TRUST_MS
  invalidate()
})

afterAll(() => {
  FRESHNESS.ms = 0
  vi.useRealTimers()
})

const ofListing = (id = '') => `/api/properties/${id}`
const setPrice = (id: string, price: number) =>
  admin.put(`/api/properties/edit-property/${id}`, { propertyDetails: { price } })
/** Writes as another isolate would: this one's memory is not told. */
const setPriceElsewhere = (id: string, price: number) =>
  env.DB.prepare('UPDATE properties SET price_inr = ?, version = version + 1 WHERE id = ?')
    .bind(price, id)
    .run()
const priceOf = async (response: Response) => (await response.json<Property>()).price

async function callsToD1(work: () => Promise<unknown>): Promise<number> {
  const prepare = vi.spyOn(Object.getPrototypeOf(env.DB), 'prepare')
  await work()
  const { length } = prepare.mock.calls
  prepare.mockRestore()
  return length
}

describe.each(VISITORS)('a public read, %s,', (_, visitor) => {
  it('costs no D1 call when it is hot', async () => {
    await visitor.get(ofListing(ids[0]))
    expect(await callsToD1(() => visitor.get(ofListing(ids[0])))).toBe(0)
    expect(await callsToD1(() => admin.get(ofListing(ids[0])))).toBeGreaterThan(0)
  })

  it.each(['Bearer x', 'Bearer a.b.c', 'Basic eA==', 'nonsense'])(
    "with a token that nobody reads is a visitor's: %s",
    async (authorization) => {
      await visitor.get(ofListing(ids[0]))
      const calls = await callsToD1(async () => {
        const answer = await visitor.get(ofListing(ids[0]), { authorization })
        expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
        expect(await answer.json()).toMatchObject({ listedBy: null })
      })
      expect(calls).toBe(0)
    },
  )

  it('costs an account that waits for approval no more, and is kept by nobody in between', async () => {
    const waiting = withToken(await tokenOf(await anAccount({ approvedByAdmin: false })))
    await visitor.get(ofListing(ids[0]))
    await waiting.get(ofListing(ids[0]))
    const session = await callsToD1(() => waiting.get(PATHS.me))
    const calls = await callsToD1(async () => {
      const answer = await waiting.get(ofListing(ids[0]))
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(await answer.json()).toMatchObject({ listedBy: null })
    })
    expect(calls).toBeLessThanOrEqual(session)
  })

  it('does not say who listed it, in no public body; staff are told', async () => {
    const { id: lister } = (await env.DB.prepare('SELECT listed_by AS id FROM properties WHERE id = ?')
      .bind(ids[0])
      .first<{ id: string }>()) ?? { id: '' }
    for (const path of [
      ofListing(ids[0]),
      '/api/properties',
      '/api/properties/view-all-properties',
      `/api/properties/${ids[0]}/similar`,
      `/view/${ids[0]}`,
      '/property',
    ]) {
      const body = await (await visitor.get(path)).text()
      expect(body).not.toContain(lister)
      // The HTML of the list leaves out what no card shows.
      expect(body.includes('"listedBy":null')).toBe(path !== '/property')
    }
    expect(await (await admin.get(ofListing(ids[0]))).json()).toMatchObject({ listedBy: lister })
  })

  it('shows a write to everyone served here at once', async () => {
    await visitor.get(ofListing(ids[0]))
    await setPrice(ids[0] ?? '', 1_234_567)
    expect(await priceOf(await visitor.get(ofListing(ids[0])))).toBe(1_234_567)
  })

  it('shows a write that was made elsewhere after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await visitor.get(ofListing(ids[1]))
    await setPriceElsewhere(ids[1] ?? '', 7_654_321)
    vi.advanceTimersByTime(TRUST_MS)
    expect(await priceOf(await visitor.get(ofListing(ids[1])))).toBe(7_654_321)
    vi.useRealTimers()
  })

  it('has its version asked anew by one of those who come in the second half of its trust, and none of them waits', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await visitor.get(ofListing(ids[2]))
    await visitor.get(ofListing(ids[2]))
    const callsAfter = (ms: number) => {
      vi.advanceTimersByTime(ms)
      return callsToD1(() => Promise.all([1, 2, 3].map(() => visitor.get(ofListing(ids[2])))))
    }
    expect(await callsAfter(TRUST_MS / 2 - 1)).toBe(0)
    expect(await callsAfter(1)).toBe(1)
    expect(await callsAfter(TRUST_MS / 2 - 1)).toBe(0)
    expect(await callsAfter(TRUST_MS / 2)).toBe(1)
    await setPriceElsewhere(ids[2] ?? '', 3_141_592)
    vi.advanceTimersByTime(TRUST_MS / 2)
    await vi.waitFor(async () => expect(await priceOf(await visitor.get(ofListing(ids[2])))).toBe(3_141_592))
    vi.useRealTimers()
  })

  it('is answered 304 with the same words about caching', async () => {
    const path = '/api/properties?category=plot'
    const first = await visitor.get(path)
    const etag = first.headers.get('etag') ?? ''
    const again = await visitor.get(path, { 'if-none-match': `W/${etag}` })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
    for (const name of ['cache-control', 'vary', 'x-total-count', 'x-content-type-options'])
      expect(again.headers.get(name)).toBe(first.headers.get(name))
  })

  it('is the same whatever unknown parameters and headers come with it', async () => {
    const plain = await visitor.get('/api/properties?category=plot&limit=2')
    const odd = await visitor.get('/api/properties?utm=1&limit=2&autoScroll=true&category=plot&__proto__=x', {
      'x-forwarded-host': 'evil.test',
      'x-original-url': '/api/users',
      cookie: 'a=b',
      'accept-language': 'bn',
    })
    expect(await odd.text()).toBe(await plain.text())
    expect(odd.headers.get('link')).toBe(plain.headers.get('link'))
    expect(await callsToD1(() => visitor.get('/api/properties?limit=2&category=plot&utm=2'))).toBe(0)
  })

  it('never holds what only staff may see', async () => {
    for (const path of ['/api/properties', ofListing(ids[0]), `${ofListing(ids[0])}/similar`]) {
      expect(await (await admin.get(path)).text()).toContain(CANARY_PHONE)
      const response = await visitor.get(path)
      expect(await response.text()).not.toContain(CANARY_PHONE)
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
    expect((await admin.get(ofListing(hidden))).status).toBe(200)
    expect((await visitor.get(ofListing(hidden))).status).toBe(404)
  })

  it('does not keep a refusal', async () => {
    expect((await visitor.get(ofListing(hidden))).status).toBe(404)
    await admin.put(`/api/properties/edit-property/${hidden}`, { propertyDetails: { approvedByAdmin: true } })
    expect((await visitor.get(ofListing(hidden))).status).toBe(200)
    await admin.put(`/api/properties/edit-property/${hidden}`, {
      propertyDetails: { approvedByAdmin: false },
    })
    expect((await visitor.get(ofListing(hidden))).status).toBe(404)
  })
})

describe('what is kept', () => {
  const visitor = asVisitor()
  const version = async () =>
    (await env.DB.prepare(`SELECT value FROM meta WHERE key = 'listing'`).first<{ value: number }>())?.value
  const read = () => visitor.get('/api/properties')

  it.each(Object.entries(WRITE_CALLS))(
    'is asked for anew after a call of staff and one that changes listings, and after no other: %s',
    async (_, makeCall) => {
      const call = await makeCall()
      FRESHNESS.ms = 60_000
      invalidate()
      await read()
      const before = await version()
      await asVisitor().fetch(call.path, initOf(call))
      const isChanged = (await version()) !== before
      const isAskedAnew = (await callsToD1(read)) > 0
      // The token of a session has dots; the proof that resets a password has none.
      const isOfStaff = call.token?.includes('.') ?? false
      expect(isAskedAnew).toBe(isChanged || isOfStaff)
    },
  )

  it.each([
    ['a wrong password', () => visitor.post('/api/auth/login', { email: 'a@b.test', password: 'wrong' })],
    ['no token', () => visitor.delete(`/api/properties/delete-property/${ids[0]}`)],
    ['no such address', () => visitor.post('/api/nothing')],
    ['another method', () => visitor.put('/api/properties')],
  ])('stays fresh when a call is refused: %s', async (_, refused) => {
    await read()
    expect((await refused()).ok).toBe(false)
    expect(await callsToD1(read)).toBe(0)
  })
})

describe('an address that is asked again', () => {
  const [[, local], [, deployed]] = VISITORS
  const PATHS_OF_READS = ['/api/properties?category=plot&limit=2', '/property', '/api/home', '/sitemap.xml']
  const all = async (response: Response) => [
    response.status,
    [...response.headers].filter(([name]) => name !== 'server-timing'),
    await response.text(),
  ]

  it.each(PATHS_OF_READS)('is answered in every header as the app answers it: %s', async (path) => {
    const first = await all(await deployed.get(path))
    expect(await all(await deployed.get(path))).toEqual(first)
    expect(await all(await local.get(path))).toEqual(first)
  })

  it.each(PATHS_OF_READS)('by HEAD has the same headers and no body: %s', async (path) => {
    const [status, headers] = await all(await deployed.get(path))
    expect(await all(await deployed.fetch(path, { method: 'HEAD' }))).toEqual([status, headers, ''])
  })

  it('tells staff what only staff may see', async () => {
    const token = await tokenOf(await anAccount({ role: 'staff' }))
    const staff = visitorOf({ ENVIRONMENT: 'production' }, { authorization: `Bearer ${token}` })
    await deployed.get('/api/properties')
    expect(await (await staff.get('/api/properties')).text()).toContain(CANARY_PHONE)
  })

  it('by another method is still refused', async () => {
    await deployed.get('/api/properties')
    expect((await deployed.delete('/api/properties')).status).toBe(405)
  })

  it('tells other origins that they may read it', async () => {
    const site = 'https://www.aangan.test'
    const separate = visitorOf({ ENVIRONMENT: 'production', CORS_ORIGINS: site }, { origin: site })
    await separate.get('/api/properties')
    const again = await separate.get('/api/properties')
    expect(again.headers.get('access-control-allow-origin')).toBe(site)
    expect(again.headers.get('vary')).toContain('Origin')
  })
})

type Step =
  | { kind: 'read one' | 'read as staff' | 'write' | 'write elsewhere'; listing: number }
  | { kind: 'read the list' }
  | { kind: 'wait'; ms: number }

const listing = fc.nat({ max: 3 })
const STEPS = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('read one' as const), listing }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('read the list' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('read as staff' as const), listing }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('write' as const), listing }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('write elsewhere' as const), listing }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 4000 }) }) },
)

/** Prices by listing, and until when the public may still see them. */
type Era = { prices: number[]; goodUntilMs: number }

it.each(VISITORS)(
  'never answers with what is older than allowed, in random reads and writes, %s',
  async (_, visitor) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const random: Step[] = fc.sample(STEPS, { numRuns: STEPS_TRIED, seed: 20_261_121 })
    let lastPrice = 2_000_000
    for (const id of ids.slice(0, 4)) await setPrice(id, lastPrice)
    let eras: Era[] = [{ prices: [lastPrice, lastPrice, lastPrice, lastPrice], goodUntilMs: Infinity }]
    const now = () => eras.at(-1)?.prices ?? []

    function turn(changed: number, price: number, graceMs: number) {
      const prices = now().with(changed, price)
      const last = eras.at(-1)
      if (last) last.goodUntilMs = Date.now() + graceMs
      if (graceMs === 0) eras = []
      eras.push({ prices, goodUntilMs: Infinity })
    }
    const allowed = () => {
      eras = eras.filter(({ goodUntilMs }) => goodUntilMs > Date.now())
      return eras.map(({ prices }) => prices)
    }

    async function isAnsweredTruly(step: Step): Promise<boolean> {
      switch (step.kind) {
        case 'wait':
          vi.advanceTimersByTime(step.ms)
          return true
        case 'read the list': {
          const shown = await (await visitor.get('/api/properties')).json<Property[]>()
          const prices = ids.slice(0, 4).map((id) => shown.find(({ _id }) => _id === id)?.price)
          return allowed().some((era) => era.every((price, index) => price === prices[index]))
        }
        case 'read one': {
          const price = await priceOf(await visitor.get(ofListing(ids[step.listing])))
          return allowed().some((era) => era[step.listing] === price)
        }
        case 'read as staff':
          return (await priceOf(await admin.get(ofListing(ids[step.listing])))) === now()[step.listing]
        default: {
          lastPrice += 1
          const write = step.kind === 'write' ? setPrice : setPriceElsewhere
          await write(ids[step.listing] ?? '', lastPrice)
          turn(step.listing, lastPrice, step.kind === 'write' ? 0 : TRUST_MS)
          return true
        }
      }
    }

    const wrong: number[] = []
    for (const [index, step] of random.entries()) {
      if (index % STEPS_A_SESSION === 0) admin = await asAdmin()
      if (!(await isAnsweredTruly(step))) wrong.push(index)
    }
    expect(wrong).toEqual([])
  },
)
