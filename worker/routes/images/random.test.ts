import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import type { AddPropertyReply } from '#contract/properties/replies.ts'
import { findFaults } from '#worker/db/check/index.ts'
import { sweepImages } from '#worker/jobs/sweep-images.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as } from '#worker/test/client.ts'
import { sendEdit } from '#worker/test/client.ts'
import { anAccount, aPicture } from '#worker/test/factories.ts'
import { storedKeys } from '#worker/test/uploads.ts'

const STEPS_TRIED = 60 * env.TEST_RANDOM_LENGTH
const SEED = 20_261_122
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Longer than an upload waits for its listing and lies in the trash, together. */
const LONG_ENOUGH_DAYS = 45
const SWEEPS_A_DAY = 2

type Step =
  | { kind: 'upload' }
  | { kind: 'add' | 'edit'; listing: number; pictures: number[] }
  | { kind: 'delete'; listing: number }
  | { kind: 'sweep'; times: number }
  | { kind: 'wait'; hours: number }

const listing = fc.nat({ max: 30 })
/** Those of the last uploads, or any there ever was: free, of a listing, in the trash or gone. */
const picture = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 6 }) },
  { weight: 1, arbitrary: fc.nat({ max: 200 }) },
)
const pictures = fc.uniqueArray(picture, { maxLength: 3 })
const STEPS: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('upload' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), listing, pictures }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('edit' as const), listing, pictures }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), listing }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('sweep' as const), times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 240 }) }),
  },
)

let admin: Account
const uploaded: string[] = []
/** What each listing shows, by what was answered to its saves. */
const shown = new Map<string, string[]>()
const refusals = new Set<number>()
let saves = 0
function store(id: string, images: string[]): void {
  shown.set(id, images)
  saves += 1
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  admin = await anAccount({ role: 'admin' })
})
afterAll(() => vi.useRealTimers())

const nth = <Item>(items: Item[], index: number) => items[items.length - 1 - (index % items.length)]
const chosen = (indexes: number[]) => [...new Set(indexes.flatMap((index) => nth(uploaded, index) ?? []))]

async function take(step: Step): Promise<void> {
  const caller = await as(admin)
  switch (step.kind) {
    case 'upload':
      uploaded.push(await aPicture(admin, Date.now()))
      return
    case 'add': {
      const details = {
        title: 'A plot',
        city: 'Siliguri',
        state: 'West Bengal',
        country: 'India',
        price: 4_500_000,
      }
      const images = chosen(step.pictures)
      const body = { propertyType: 'Plot', propertyDetails: { ...details, address: 'Main road', images } }
      const response = await caller.post(PATHS.addProperty, body)
      if (response.ok) store((await response.json<AddPropertyReply>()).property._id, images)
      else refusals.add(response.status)
      return
    }
    case 'edit': {
      const id = nth([...shown.keys()], step.listing)
      if (id === undefined) return
      const own = shown.get(id)?.slice(0, 2) ?? []
      const images = [...new Set([...own, ...chosen(step.pictures)])]
      const response = await sendEdit(caller, id, { images })
      if (response.ok) store(id, images)
      else refusals.add(response.status)
      return
    }
    case 'delete': {
      const id = nth([...shown.keys()], step.listing)
      if (id === undefined) return
      if ((await caller.delete(href(PATHS.deleteProperty, { id }))).ok) shown.delete(id)
      return
    }
    case 'sweep':
      for (let time = 0; time < step.times; time++) await sweepImages(env, Date.now())
      return
    case 'wait':
      vi.advanceTimersByTime(step.hours * HOUR_MS)
  }
}

const shownKeys = () =>
  [...shown.values()]
    .flat()
    .map((path) => path.slice(1))
    .toSorted()
const storedPictures = async () => (await storedKeys()).filter((key) => !key.startsWith('trash/'))

it('neither loses a picture nor leaves one behind, in random saves, waits and sweeps', async () => {
  for (const step of fc.sample(STEPS, { numRuns: STEPS_TRIED, seed: SEED })) {
    await take(step)
    const stored = new Set(await storedPictures())
    expect(shownKeys().filter((key) => !stored.has(key))).toEqual([])
  }
  expect(saves).toBeGreaterThan(STEPS_TRIED / 10)
  expect([...refusals].filter((status) => status !== 400 && status !== 409)).toEqual([])
  expect(new Set(shownKeys()).size).toBe(shownKeys().length)

  for (let day = 0; day < LONG_ENOUGH_DAYS; day++) {
    vi.advanceTimersByTime(DAY_MS)
    for (let time = 0; time < SWEEPS_A_DAY; time++) await sweepImages(env, Date.now())
  }
  expect((await storedKeys()).toSorted()).toEqual(shownKeys())
  const { results } = await env.DB.prepare('SELECT key FROM images ORDER BY key').all<{ key: string }>()
  expect(results.map(({ key }) => key).toSorted()).toEqual(shownKeys())
  const faults = await findFaults(
    { database: env.DB, bucket: env.IMAGES },
    env.TEST_AFTER_MIGRATE,
    Date.now(),
  )
  expect(faults).toEqual([])
})
