import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Point } from '#contract/list/map-area.ts'
import { href, PATHS } from '#contract/paths.ts'
import { pictureAtWidth, previewPicture } from '#contract/pictures/files.ts'
import { Property } from '#contract/properties/replies.ts'
import { connect } from '#worker/db/client.ts'
import { answerConfirmation } from '#worker/db/queries/confirmations/confirm.ts'
import { addVersion } from '#worker/db/queries/images/images.ts'
import { changesOfMany } from '#worker/db/queries/properties/bulk-changes.ts'
import { importListings } from '#worker/db/queries/properties/import.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import { takeBack } from '#worker/db/queries/properties/take-back.ts'
import { as, asAdmin, asStaff, asVisitor, type Caller } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { jpegOf, webpOf } from '#worker/test/pictures.ts'
import { imageAt, propertyRow } from '#worker/test/stored.ts'
import { uploadsBy } from '#worker/test/uploads.ts'

const STAMP = '1760000000000'
const IMPORT = { importId: 'f'.repeat(24), hidePoint: (point: Point) => point }
let staffCaller: Caller

beforeAll(async () => {
  staffCaller = await as(await anAccount())
})

const { upload } = uploadsBy(() => staffCaller)

describe('another width of a picture', () => {
  it('is noted on the picture and gets no row of its own', async () => {
    const main = await upload(webpOf(960, 640), `${STAMP}_house.webp`)
    const others = [320, 1600, 640].map((width) => pictureAtWidth(main.url, width))
    const replies = await Promise.all(
      others.map((path, at) => upload(webpOf([320, 1600, 640][at] ?? 0, 400), path.split('/').at(-1))),
    )
    const preview = await upload(jpegOf(1200, 630), previewPicture(main.url).split('/').at(-1))
    expect([...replies, preview].map(({ url }) => url)).toEqual([...others, previewPicture(main.url)])
    expect(await imageAt(main.url)).toMatchObject({ widths: [320, 640, 1600], hasPreview: true, width: 960 })
    expect(await Promise.all([...others, preview.url].map(imageAt))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect((await asVisitor().get(others[0] ?? '')).status).toBe(200)
  })

  it('shows on the listing that has claimed the picture already', async () => {
    const main = await upload(webpOf(960, 640), `${STAMP}_claimed.webp`)
    const { _id } = await aProperty({ images: [main.url] })
    await upload(webpOf(640, 427), `${STAMP}_claimed-640.webp`)
    const read = await asVisitor().get(href(PATHS.property, { id: _id }))
    expect(Property.parse(await read.json()).pictures).toEqual([
      expect.objectContaining({ url: main.url, widths: [640] }),
    ])
  })

  it('changes the ETag of the listing that has it, and lets an edit through that began before', async () => {
    const main = await upload(webpOf(960, 640), `${STAMP}_edited.webp`)
    const { _id } = await aProperty({ images: [main.url], title: 'Before' })
    const path = href(PATHS.property, { id: _id })
    const before = (await asVisitor().get(path)).headers.get('etag') ?? ''
    await upload(webpOf(640, 427), `${STAMP}_edited-640.webp`)
    const response = await asVisitor().get(path, { 'if-none-match': before })
    expect([response.status, response.headers.get('etag')]).toEqual([200, '"v1.1"'])
    for (const held of [before, '"v2.1"']) {
      const edited = await staffCaller.put(
        href(PATHS.editProperty, { id: _id }),
        { propertyDetails: { title: `After ${held}` } },
        { 'if-match': held },
      )
      expect([edited.status, edited.headers.get('etag')]).toEqual([
        200,
        held === before ? '"v2.1"' : '"v3.1"',
      ])
    }
    const stale = await staffCaller.put(
      href(PATHS.editProperty, { id: _id }),
      { propertyDetails: { title: 'Too late' } },
      { 'if-match': '"v2.1"' },
    )
    expect(stale.status).toBe(409)
  })

  it('stays where a save of many, an answer or a take-back began before it came', async () => {
    const main = await upload(webpOf(960, 640), `${STAMP}_meanwhile.webp`)
    const { _id } = await aProperty({ images: [main.url], price: 100 })
    const actor = await anAccount({ role: 'admin' })
    const doing = { actor, nowMs: Date.now() }
    const db = connect(env.DB)
    const read = async () => [...(await findProperties(db, [_id])).values()]
    const widthsAfter = async (width: number, save: () => Promise<unknown>) => {
      await addVersion(db, main.url.slice(1), width)
      await save()
      return (await propertyRow(_id))?.pictures[0]?.widths
    }
    const raised = changesOfMany(await read(), { kind: 'price', percent: 5 }, doing.nowMs)
    const imported = () => importListings(db, { listings: [], updates: raised }, { ...doing, ...IMPORT })
    expect(await widthsAfter(320, imported)).toEqual([320])
    expect(await widthsAfter(640, () => takeBack(db, IMPORT.importId, doing))).toEqual([320, 640])
    const [before] = await read()
    const answered = () => before && answerConfirmation(db, before, { answer: 'available' }, doing)
    expect(await widthsAfter(1600, async () => answered())).toEqual([320, 640, 1600])
    expect(await propertyRow(_id)).toMatchObject({ priceInr: 100, version: 4 })
  })

  it('may come from an admin', async () => {
    const main = await upload(webpOf(960, 640), `${STAMP}_helped.webp`)
    await upload(webpOf(320, 200), `${STAMP}_helped-320.webp`, { caller: await asAdmin() })
    expect(await imageAt(main.url)).toMatchObject({ widths: [320] })
  })

  it.each([
    ["of somebody else's picture", webpOf(320, 200), '-320.webp', asStaff],
    ['of another size than its name says', webpOf(321, 200), '-320.webp', undefined],
    ['of a width that is not used', webpOf(500, 200), '-500.webp', undefined],
    ['with a preview of another size', jpegOf(600, 315), '-og.jpg', undefined],
  ])('is a picture of its own when %s', async (what, picture, suffix, caller) => {
    const stem = `${STAMP}_own-${what.length}`
    const main = await upload(webpOf(960, 640), `${stem}.webp`)
    const { url } = await upload(picture, stem + suffix, { caller: await caller?.() })
    expect(await imageAt(url)).toMatchObject({ propertyId: null })
    expect(await imageAt(main.url)).toMatchObject({ widths: [], hasPreview: false })
  })

  it('is a picture of its own when there is no main picture', async () => {
    const { url } = await upload(webpOf(320, 200), `${STAMP}_orphan-320.webp`)
    expect(await imageAt(url)).toMatchObject({ width: 320 })
  })
})
