import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { connect } from '#worker/db/client.ts'
import { readDashboard } from '#worker/db/queries/dashboard.ts'
import { addVersion } from '#worker/db/queries/images/images.ts'
import { deleteProperties } from '#worker/db/queries/properties/bulk.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { confirmPeriods } from '#worker/lib/config.ts'
import { as, asStaff, asVisitor } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { auditOf, imageAt } from '#worker/test/stored.ts'
import { sweepImages } from './sweep-images.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const now = Date.now()
const db = connect(env.DB)
let account: Account

beforeAll(async () => {
  account = await anAccount({ role: 'admin' })
})

/** What was swept before no longer counts: every case has a day of its own. */
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM images WHERE property_id IS NULL'),
    env.DB.prepare(`DELETE FROM meta WHERE key LIKE 'pictures-%'`),
  ])
})

const hasObject = async (key: string) => (await env.IMAGES.head(key)) !== null
const isThere = async (path: string) => ({
  object: await hasObject(path.slice(1)),
  trash: await hasObject(`trash${path}`),
})
const THERE = { object: true, trash: false }
const TRASHED = { object: false, trash: true }
const GONE = { object: false, trash: false }

const DAY_MS = 24 * HOUR_MS
async function sweeps(times: number, at = now) {
  for (let time = 0; time < times; time++) await sweepImages(env, at + time * MINUTE_MS)
}
const somePictures = (count: number) =>
  Promise.all(Array.from({ length: count }, () => aPicture(account, now - 8 * DAY_MS)))
async function countThere(paths: string[]) {
  const found = await Promise.all(paths.map(isThere))
  return found.filter(({ object }) => object).length
}
const waiting = async () =>
  (await readDashboard(db, { isAdmin: true, periods: confirmPeriods(env) })).pictures.waiting

/** A listing with one picture, deleted at the given time. */
async function aReleasedPicture(releasedAt: number): Promise<string> {
  const path = await aPicture(account, now - 1000 * HOUR_MS)
  const { _id } = await aProperty({ images: [path] })
  await deleteProperties(db, [_id], { actor: account, nowMs: releasedAt })
  return path
}

describe('the sweep', () => {
  it('removes released pictures after 24 hours', async () => {
    const due = await aReleasedPicture(now - 24 * HOUR_MS - MINUTE_MS)
    const fresh = await aReleasedPicture(now - 24 * HOUR_MS + MINUTE_MS)
    await sweepImages(env, now)
    expect([await isThere(due), await isThere(fresh)]).toEqual([TRASHED, THERE])
  })

  it('removes pictures that were never claimed after 7 days', async () => {
    const due = await aPicture(account, now - 7 * 24 * HOUR_MS - MINUTE_MS)
    const draft = await aPicture(account, now - 7 * 24 * HOUR_MS + MINUTE_MS)
    await sweepImages(env, now)
    expect([await isThere(due), await isThere(draft)]).toEqual([TRASHED, THERE])
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
    expect(await Promise.all([path, ...others].map(isThere))).toEqual([TRASHED, TRASHED, TRASHED, TRASHED])
  })

  it('works through more than one run', async () => {
    const paths = await somePictures(50)
    await sweeps(1)
    expect(await countThere(paths)).toBe(30)
    await sweeps(2)
    expect(await countThere(paths)).toBe(0)
  })
})

describe('the listings themselves', () => {
  it('keep their pictures although all claims were wiped by hand', async () => {
    const paths = await Promise.all(Array.from({ length: 3 }, () => aPicture(account, now - 9 * DAY_MS)))
    const { _id } = await aProperty({ images: paths })
    await env.DB.prepare('UPDATE images SET property_id = NULL, position = NULL, is_cover = 0').run()
    await sweeps(3)
    await sweeps(1, now + 60 * DAY_MS)
    expect(await Promise.all(paths.map(isThere))).toEqual([THERE, THERE, THERE])
    const claims = await Promise.all(paths.map(imageAt))
    expect(claims.map((row) => [row?.propertyId, row?.position, row?.isCover])).toEqual([
      [_id, 0, true],
      [_id, 1, false],
      [_id, 2, false],
    ])
  })

  it('get a picture back that ran out of its days in the trash', async () => {
    const path = await aReleasedPicture(now - 25 * HOUR_MS)
    await sweeps(1)
    const listing = await aProperty()
    await showByHand(listing._id, path)
    await sweeps(1, now + 31 * DAY_MS)
    expect(await isThere(path)).toEqual(THERE)
    expect((await imageAt(path))?.propertyId).toBe(listing._id)
  })
})

describe('the trash', () => {
  it('keeps a picture for 30 days, then it is gone for good', async () => {
    const path = await aReleasedPicture(now - 25 * HOUR_MS)
    await sweeps(1)
    await sweeps(1, now + 30 * DAY_MS)
    expect(await isThere(path)).toEqual(TRASHED)
    await sweeps(1, now + 30 * DAY_MS + MINUTE_MS)
    expect([await isThere(path), await imageAt(path)]).toEqual([GONE, undefined])
  })

  it('is read by nobody', async () => {
    const path = await aReleasedPicture(now - 25 * HOUR_MS)
    await sweeps(1)
    for (const address of [
      path,
      `/trash${path}`,
      `/property-images/..%2Ftrash${path}`,
      `/property-images/trash${path}`,
    ])
      expect((await asVisitor().get(address)).status).toBe(404)
  })

  it('gives a listing its pictures back when an admin asks', async () => {
    const path = await aReleasedPicture(now - 25 * HOUR_MS)
    const wide = path.replace('.webp', '-320.webp')
    await env.IMAGES.put(wide.slice(1), 'picture')
    await addVersion(db, path.slice(1), 320)
    await sweeps(1)
    const { _id } = await aProperty()
    await showByHand(_id, path)
    const restore = async (id: string) => (await as(account)).post(href(PATHS.restorePictures, { id }), {})
    expect(await (await restore(_id)).json()).toEqual({ message: SERVER_MESSAGES.picturesRestored, files: 2 })
    expect([await isThere(path), await isThere(wide)]).toEqual([THERE, THERE])
    expect((await imageAt(path))?.propertyId).toBe(_id)
    expect((await auditOf(_id)).at(-1)).toMatchObject({ action: 'pictures-restored', actorId: account.id })
    expect(await (await restore(_id)).json()).toEqual({
      message: SERVER_MESSAGES.picturesNotInTrash,
      files: 0,
    })
    expect((await restore('f'.repeat(24))).status).toBe(404)
  })
})

describe('more pictures than go in a day', () => {
  it('wait for the next days, or for an admin who allows it', async () => {
    const paths = await somePictures(LIMITS.picturesTrashedADay + 30)
    await sweeps(8)
    expect([await countThere(paths), await waiting()]).toEqual([30, 30])
    expect((await (await asStaff()).post(PATHS.allowRemoval, { pictures: 10 })).status).toBe(403)
    const allowed = await (await as(account)).post(PATHS.allowRemoval, { pictures: 10 })
    expect(await allowed.json()).toEqual({ message: SERVER_MESSAGES.removalAllowed })
    expect((await auditOf('trash')).at(-1)).toMatchObject({
      action: 'pictures-removal-allowed',
      subjectName: '10',
      actorId: account.id,
    })
    await sweeps(3, now + 10 * MINUTE_MS)
    expect([await countThere(paths), await waiting()]).toEqual([20, 20])
    await sweeps(3, now + DAY_MS + 20 * MINUTE_MS)
    expect([await countThere(paths), await waiting()]).toEqual([0, 0])
  })

  it('are more where the store is larger', async () => {
    const paths = await somePictures(130)
    await env.DB.prepare(`UPDATE meta SET value = 12000 WHERE key = 'pictures'`).run()
    await sweeps(8)
    expect([await countThere(paths), await waiting()]).toEqual([10, 10])
  })

  it.each([{}, { pictures: 0 }, { pictures: 1001 }, { pictures: 1.5 }, { pictures: '5' }])(
    'are not allowed by %j',
    async (body) => {
      expect((await (await as(account)).post(PATHS.allowRemoval, body)).status).toBe(400)
    },
  )
})

describe('a sweep and a save at the same time', () => {
  it('leave a listing with its picture, or no listing and no picture', async () => {
    for (let round = 0; round < 20; round++) {
      const path = await aPicture(account, now - 8 * 24 * HOUR_MS)
      const [saved] = await Promise.allSettled([aProperty({ images: [path] }), sweepImages(env, now)])
      expect(await isThere(path)).toEqual(saved.status === 'fulfilled' ? THERE : TRASHED)
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
    expect(await isThere(path)).toEqual(TRASHED)
  })

  it('loses nothing wherever it stops', async () => {
    const path = await aPicture(account, now - 8 * DAY_MS)
    for (let calls = 0; calls < 6; calls++) {
      await sweepImages({ DB: env.DB, IMAGES: failingAfter(calls) }, now).catch(() => undefined)
      const { object, trash } = await isThere(path)
      expect(object || trash).toBe(true)
    }
    await sweepImages(env, now)
    expect(await isThere(path)).toEqual(TRASHED)
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

/** A store of pictures that answers so many calls and then no more. */
function failingAfter(calls: number): R2Bucket {
  let left = calls
  return new Proxy(env.IMAGES, {
    get(bucket, name) {
      const method: unknown = Reflect.get(bucket, name, bucket)
      if (typeof method !== 'function') return method
      return (...values: unknown[]) =>
        left-- > 0 ? Reflect.apply(method, bucket, values) : Promise.reject(new Error('The store is down.'))
    },
  })
}

/** A listing that shows a picture without owning it, as after a mistake by hand. */
const showByHand = (id: string, path: string) =>
  env.DB.prepare(
    `UPDATE properties SET pictures = json_array(json_array(?, '', 960, 640, json('[320]'), NULL, NULL, NULL, NULL)) WHERE id = ?`,
  )
    .bind(path, id)
    .run()
