import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import {
  type Answer,
  FRESHNESS,
  freshVersion,
  fromEdge,
  invalidate,
  keep,
  markFresh,
  remembered,
  thisMoment,
} from './public-cache.ts'

/** Where this file's versions begin: beyond what other files have left in the memory of this isolate. */
const LATEST = Number(await env.DB.prepare("SELECT value FROM meta WHERE key = 'listing'").first('value'))
const answer: Answer = { status: 200, headers: { etag: '"a"' }, body: new TextEncoder().encode('[]') }

it('finds an answer in memory, and in the data centre under its version', async () => {
  await keep('/fresh', { version: LATEST, answer })

  expect(remembered('/fresh')).toEqual({ version: LATEST, answer })
  expect(await fromEdge('/fresh', LATEST)).toEqual(answer)
  expect(await fromEdge('/fresh', LATEST + 1)).toBeUndefined()
})

it('keeps an answer nowhere that is older than what is known here', async () => {
  await keep('/newer', { version: LATEST + 2, answer })
  await keep('/older', { version: LATEST + 1, answer })

  expect(remembered('/older')).toBeUndefined()
  expect(await fromEdge('/older', LATEST + 1)).toBeUndefined()
})

it('does not answer with what another deployment has left', async () => {
  await keep('/before', { version: LATEST + 3, answer })
  const before = env.VERSION.id
  Object.assign(env.VERSION, { id: 'the next one' })

  expect(await fromEdge('/before', LATEST + 3)).toBeUndefined()

  Object.assign(env.VERSION, { id: before })
  expect(await fromEdge('/before', LATEST + 3)).toEqual(answer)
})

afterEach(() => {
  FRESHNESS.ms = 0
})

it('trusts a version from when its read began, unless a write passed meanwhile', () => {
  FRESHNESS.ms = 60_000
  const version = LATEST + 4
  const beforeTheWrite = thisMoment()
  invalidate()
  markFresh(version, beforeTheWrite)
  expect(freshVersion()).toBeUndefined()
  markFresh(version, thisMoment())
  expect(freshVersion()).toBe(version)
  invalidate()
  expect(freshVersion()).toBeUndefined()
})
