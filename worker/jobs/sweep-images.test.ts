import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#worker/db/client.ts'
import { addVersion } from '#worker/db/queries/images.ts'
import { deleteProperty } from '#worker/db/queries/property-writes.ts'
import type { Account } from '#worker/db/queries/users.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { imageAt } from '#worker/test/stored.ts'
import { sweepImages } from './sweep-images.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const now = Date.now()
const db = connect(env.DB)
let account: Account

beforeAll(async () => {
  account = await anAccount({ role: 'admin' })
})

const isThere = async (path: string) => ({
  row: (await imageAt(path)) !== undefined,
  object: (await env.IMAGES.head(path.slice(1))) !== null,
})
const THERE = { row: true, object: true }
const GONE = { row: false, object: false }

/** A listing with one picture, deleted at the given time. */
async function aReleasedPicture(releasedAt: number): Promise<string> {
  const path = await aPicture(account, now - 1000 * HOUR_MS)
  const { _id, title } = await aProperty({ images: [path] })
  await deleteProperty(db, { id: _id, title }, { actor: account, nowMs: releasedAt })
  return path
}

describe('the sweep', () => {
  it('removes released pictures after 24 hours', async () => {
    const due = await aReleasedPicture(now - 24 * HOUR_MS - MINUTE_MS)
    const fresh = await aReleasedPicture(now - 24 * HOUR_MS + MINUTE_MS)
    await sweepImages(env, now)
    expect([await isThere(due), await isThere(fresh)]).toEqual([GONE, THERE])
  })

  it('removes pictures that were never claimed after 7 days', async () => {
    const due = await aPicture(account, now - 7 * 24 * HOUR_MS - MINUTE_MS)
    const draft = await aPicture(account, now - 7 * 24 * HOUR_MS + MINUTE_MS)
    await sweepImages(env, now)
    expect([await isThere(due), await isThere(draft)]).toEqual([GONE, THERE])
  })

  it('leaves the pictures of listings, however old', async () => {
    const path = await aPicture(account, now - 1000 * HOUR_MS)
    await aProperty({ images: [path] })
    await sweepImages(env, now + 1000 * HOUR_MS)
    expect(await isThere(path)).toEqual(THERE)
  })

  it('leaves a released picture that was taken back', async () => {
    const path = await aReleasedPicture(now - 100 * HOUR_MS)
    await aProperty({ images: [path] })
    await sweepImages(env, now)
    expect(await isThere(path)).toEqual(THERE)
  })

  it('removes the other widths and the preview with their picture', async () => {
    const path = await aPicture(account, now - 8 * 24 * HOUR_MS)
    const others = ['-320.webp', '-1600.webp', '-og.jpg'].map((end) => path.replace('.webp', end))
    for (const other of others) await env.IMAGES.put(other.slice(1), 'picture')
    for (const version of [320, 1600, 'preview'] as const) await addVersion(db, path.slice(1), version)
    await sweepImages(env, now)
    expect(await Promise.all([path, ...others].map(isThere))).toEqual([GONE, GONE, GONE, GONE])
  })

  it('works through more than one batch', async () => {
    const paths = await Promise.all(
      Array.from({ length: 130 }, () => aPicture(account, now - 8 * 24 * HOUR_MS)),
    )
    await sweepImages(env, now)
    expect((await Promise.all(paths.map(isThere))).filter(({ row, object }) => row || object)).toEqual([])
  })
})

describe('a sweep and a save at the same time', () => {
  it('leave a listing with its picture, or no listing and no picture', async () => {
    for (let round = 0; round < 20; round++) {
      const path = await aPicture(account, now - 8 * 24 * HOUR_MS)
      const [saved] = await Promise.allSettled([aProperty({ images: [path] }), sweepImages(env, now)])
      expect(await isThere(path)).toEqual(saved.status === 'fulfilled' ? THERE : GONE)
    }
  })
})

describe('a sweep whose store of pictures fails', () => {
  const isDown = () => Promise.reject(new Error('The store is down.'))
  const broken = { DB: env.DB, IMAGES: new Proxy(env.IMAGES, { get: () => isDown }) }

  async function anInterruptedSweep(): Promise<string> {
    const path = await aPicture(account, now - 8 * 24 * HOUR_MS)
    await sweepImages(broken, now).catch(() => undefined)
    expect(await isThere(path)).toEqual(THERE)
    return path
  }

  it('is finished by the next one', async () => {
    const path = await anInterruptedSweep()
    await sweepImages(env, now)
    expect(await isThere(path)).toEqual(GONE)
  })

  it('lets no listing and no other width have the picture in between', async () => {
    const path = await anInterruptedSweep()
    await expect(aProperty({ images: [path] })).rejects.toThrow('not in the store')
    expect(await addVersion(db, path.slice(1), 320)).toBe(false)
  })

  it('says so to the cron', async () => {
    await aPicture(account, now - 8 * 24 * HOUR_MS)
    await expect(sweepImages(broken, now)).rejects.toThrow('The store is down.')
  })
})
