import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import {
  type Answer,
  FRESHNESS,
  freshAt,
  freshVersion,
  fromEdge,
  invalidate,
  keep,
  markFresh,
  noteAddress,
  remembered,
  thisMoment,
} from './kept-answers.ts'

/** Where this file's versions begin: beyond what other files have left in the memory of this isolate. */
const LATEST = Number(await env.DB.prepare("SELECT value FROM meta WHERE key = 'listing'").first('value'))
const answer: Answer = { status: 200, headers: { etag: '"a"' }, body: new TextEncoder().encode('[]') }
const at = (key: string) => ({ deployment: 'first', key })

it('finds an answer in memory, and in the data centre under its version', async () => {
  await keep(at('/fresh'), { version: LATEST, answer })

  expect(remembered('/fresh')).toEqual({ version: LATEST, answer })
  expect(await fromEdge(at('/fresh'), LATEST)).toEqual(answer)
  expect(await fromEdge(at('/fresh'), LATEST + 1)).toBeUndefined()
})

it('keeps an answer nowhere that is older than what is known here', async () => {
  await keep(at('/newer'), { version: LATEST + 2, answer })
  await keep(at('/older'), { version: LATEST + 1, answer })

  expect(remembered('/older')).toBeUndefined()
  expect(await fromEdge(at('/older'), LATEST + 1)).toBeUndefined()
})

it('does not answer with what another deployment has left', async () => {
  await keep(at('/before'), { version: LATEST + 3, answer })

  expect(await fromEdge({ ...at('/before'), deployment: 'next' }, LATEST + 3)).toBeUndefined()
  expect(await fromEdge(at('/before'), LATEST + 3)).toEqual(answer)
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

it('knows what the latest addresses were answered with, as long as that is fresh, and no long address', async () => {
  FRESHNESS.ms = 60_000
  const version = LATEST + 5
  await keep(at('/key'), { version, answer })
  const known = ['https://a.test/first', `https://a.test/${'x'.repeat(8000)}`]
  for (const address of known) noteAddress(address, '/key')
  expect(known.map(freshAt)).toEqual([undefined, undefined])
  markFresh(version, thisMoment())
  expect(known.map(freshAt)).toEqual([answer, undefined])
  for (let count = 0; count < 2000; count++) noteAddress(`https://a.test/${count}`, '/key')
  expect(known.map(freshAt)).toEqual([undefined, undefined])
  expect(freshAt('https://a.test/1999')).toEqual(answer)
  markFresh(version + 1, thisMoment())
  expect(freshAt('https://a.test/1999')).toBeUndefined()
})

it('keeps no more of small answers with long keys and headers than of large ones', async () => {
  const version = LATEST + 50
  const small = {
    status: 200,
    headers: { etag: `"${'a'.repeat(30_000)}"` },
    body: new Uint8Array(10),
  } as const
  const key = (n: number) => `/api/properties?searchTerm=${n}`
  for (let n = 0; n < 400; n++) await keep(at(key(n)), { version, answer: small })
  // About 60 kB each, of which the body is ten bytes: some 270 of them fill 16 MB.
  expect(remembered(key(0))).toBeUndefined()
  expect(remembered(key(399))).toBeDefined()
  expect(remembered(key(400 - 250))).toBeDefined()
})
