import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { noteJobs } from '#worker/db/queries/store-health.ts'
import { connect } from '#worker/db/client.ts'
import { FRESHNESS, invalidate } from '#worker/features/answers/public-reads/kept-answers.ts'
import { asAdmin, asVisitor, visitorOf, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const MINUTE_MS = 60_000
const DEPLOYED = { ENVIRONMENT: 'production', RESEND_API_KEY: 're_live' } as const

let written: string[] = []
beforeEach(() => {
  written = []
  vi.spyOn(console, 'log').mockImplementation((line) => void written.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

const lines = () => written.map((line) => JSON.parse(line))

it('writes one line about every request that asks a store, with the address of the table and never the one that was sent', async () => {
  const { _id } = await aProperty({ title: 'Canary villa' })
  const admin = await asAdmin()
  written = []
  await admin.get(href(PATHS.property, { id: _id }))
  await asVisitor().get(`${PATHS.properties}?searchTerm=canary`)
  await asVisitor().post(PATHS.login, { email: 'canary@mail.test', password: 'canary' })
  const unknown = await asVisitor().get('/api/canary')
  expect(lines()).toEqual([
    expect.objectContaining({ method: 'GET', route: PATHS.property, status: 200, ms: expect.any(Number) }),
    expect.objectContaining({ method: 'GET', route: PATHS.properties, status: 200 }),
    expect.objectContaining({ method: 'POST', route: PATHS.login, status: 401 }),
    expect.objectContaining({ status: 404 }),
  ])
  expect(JSON.stringify(lines())).not.toMatch(/canary/i)
  expect(lines()[0].rowsRead).toBeGreaterThan(0)
  expect(lines()[3].requestId).toBe((await unknown.json<{ requestId: string }>()).requestId)
})

it.each([
  ['locally', asVisitor()],
  ['deployed', visitorOf(DEPLOYED)],
])('counts the reads from memory in the line after them, %s', async (_, visitor) => {
  FRESHNESS.ms = 5000
  invalidate()
  const read = () => visitor.get(`${PATHS.properties}?category=warehouse`)
  await read()
  written = []
  await read()
  await read()
  expect(lines()).toEqual([])
  await asVisitor().get('/api/unknown')
  await asVisitor().get('/api/unknown')
  FRESHNESS.ms = 0
  expect(lines().map(({ status, fromMemory }) => [status, fromMemory])).toEqual([
    [404, 2],
    [404, 0],
  ])
})

it('tells a developer where the time went, and nobody else', async () => {
  const local = await asVisitor().get(PATHS.properties)
  expect(local.headers.get('server-timing')).toMatch(/^total;dur=\d+, db;dur=\d+;desc="\d+ calls, \d+ rows"$/)
  const deployed = await visitorOf(DEPLOYED).get(PATHS.properties)
  expect(deployed.headers.get('server-timing')).toBeNull()
})

const health = async (settings: Partial<Env> = {}) =>
  visitorOf({ ...DEPLOYED, ...settings }).get(PATHS.health)

const emptied = () =>
  env.DB.batch([
    env.DB.prepare('DELETE FROM outbox'),
    env.DB.prepare(`DELETE FROM meta WHERE key IN ('jobs-ran-at', 'pictures-waiting')`),
  ])

it('health names what works less well than it should', async () => {
  await emptied()
  const nowMs = Date.now()
  await noteJobs(connect(env.DB), nowMs)
  expect(await (await health()).json()).toEqual({ status: 'ok' })
  await noteJobs(connect(env.DB), nowMs - 20 * MINUTE_MS)
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO outbox (id, recipient, mail, state, expires_at, created_at, last_error) VALUES ('a', 'x@y.test', '{}', 'waiting', ?1, ?2, 'no answer')`,
    ).bind(nowMs + 60 * MINUTE_MS, nowMs - 20 * MINUTE_MS),
    env.DB.prepare(`INSERT INTO meta (key, value) VALUES ('pictures-waiting', 4)`),
  ])
  const answer = await health()
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      status: 'degraded',
      degraded: [SERVER_MESSAGES.mailsWait, SERVER_MESSAGES.jobsLate, SERVER_MESSAGES.picturesWait],
    },
  ])
})

it('health says that the mail service does not know the sender', async () => {
  await emptied()
  const nowMs = Date.now()
  await noteJobs(connect(env.DB), nowMs)
  await env.DB.prepare(
    `INSERT INTO outbox (id, recipient, mail, state, expires_at, created_at, last_error) VALUES ('b', 'x@y.test', '{}', 'waiting', ?1, ?2, '403 validation_error')`,
  )
    .bind(nowMs + 60 * MINUTE_MS, nowMs)
    .run()
  expect(await (await health()).json()).toEqual({
    status: 'degraded',
    degraded: [SERVER_MESSAGES.senderUnknown('Resend')],
  })
})

it('health says that the cron has never run, and nothing of it locally', async () => {
  await emptied()
  const late = { status: 'degraded', degraded: [SERVER_MESSAGES.jobsLate] }
  expect(await (await health()).json()).toEqual(late)
  expect(await (await health({ ENVIRONMENT: 'development' })).json()).toEqual({ status: 'ok' })
})

it('health names the store that does not answer', async () => {
  const down = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get: () => () => {
        throw new Error('The store is down.')
      },
    })
  expect(await refusal(await health({ DB: down(env.DB) }))).toEqual([
    503,
    'NOT_CONFIGURED',
    SERVER_MESSAGES.databaseDown,
  ])
  expect(await refusal(await health({ IMAGES: down(env.IMAGES) }))).toEqual([
    503,
    'NOT_CONFIGURED',
    SERVER_MESSAGES.pictureStoreDown,
  ])
})
