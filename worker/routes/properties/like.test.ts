import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { LikeReply } from '#contract/properties/like.ts'
import { findLike } from '#worker/db/queries/properties/like.ts'
import { meteredDb } from '#worker/test/stored.ts'
import { asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'

const PLOT = { price: 4_500_000, plotSizeSqFt: 3600, locality: 'Likepur', city: 'Siliguri' }
const likeUnsaved = async (details: object, propertyType = 'Plot') => {
  const response = await (await asStaff()).post(PATHS.likeUnsaved, { propertyType, propertyDetails: details })
  expect(response.status).toBe(200)
  return LikeReply.parse(await response.json()).map(({ property, why }) => [property.title, why])
}

it('finds what has nearly the same price, size and place, of any status, and of no other kind', async () => {
  const { _id } = await aProperty({ ...PLOT, title: 'The first', category: 'Plot' })
  await aProperty({ ...PLOT, title: 'Waiting', category: 'Plot', approvedByAdmin: false, price: 4_300_000 })
  await aProperty({ ...PLOT, title: 'Dearer', category: 'Plot', price: 4_800_000 })
  await aProperty({ ...PLOT, title: 'Larger', category: 'Plot', plotSizeSqFt: 3800 })
  await aProperty({ ...PLOT, title: 'Elsewhere', category: 'Plot', locality: 'Otherpur' })
  await aProperty({ ...PLOT, title: 'A villa', category: 'Villa', area: 3600 })
  const all = ['price', 'size', 'place']
  const unsaved = await likeUnsaved(PLOT)
  expect(unsaved).toHaveLength(2)
  expect(unsaved).toEqual(
    expect.arrayContaining([
      ['The first', all],
      ['Waiting', all],
    ]),
  )
  const like = await (await asStaff()).get(href(PATHS.likeProperty, { id: _id }))
  expect(LikeReply.parse(await like.json()).map(({ property }) => property.title)).toEqual(['Waiting'])
})

it('finds the same plot number at any price', async () => {
  await aProperty({ title: 'Dag 5512/7', category: 'Plot', surveyNo: 'LR 5512/7', price: 1_000_000 })
  expect(await likeUnsaved({ surveyNo: 'lr 5512-7', price: 9_000_000 })).toEqual([
    ['Dag 5512/7', ['plot number']],
  ])
  expect(await likeUnsaved({ surveyNo: '5512' })).toEqual([])
})

it('finds what has a picture that looks the same, whatever its size and quality', async () => {
  const [look, almost, other] = ['00f8fcfcfc7c3e1f', '00f8fcfcfd7c3e1e', 'ff071c031803c1e0']
  const url = await aPicture(await anAccount({ role: 'admin' }))
  const { _id } = await aProperty({
    title: 'Pictured',
    category: 'Plot',
    images: [url],
    pictures: [{ url, look }],
  })
  const pictured = (shown: string | undefined) =>
    likeUnsaved({ pictures: [{ url: '/elsewhere.webp', look: shown }] })
  expect(await pictured(almost)).toEqual([['Pictured', ['picture']]])
  expect(await pictured(other)).toEqual([])
  expect(await likeUnsaved({ pictures: [{ url: '/elsewhere.webp', look }] }, 'Villa')).toEqual([])
  const like = await (await asStaff()).get(href(PATHS.likeProperty, { id: _id }))
  expect(LikeReply.parse(await like.json())).toEqual([])
  expect(await (await asVisitor().get(href(PATHS.property, { id: _id }))).text()).not.toContain(look)
})

it('compares as many pictures as a listing has', async () => {
  const looks = Array.from({ length: 9 }, (_, index) => `${index}1${index}2${index}3${index}4f0f0f0f0`)
  const urls = await Promise.all(looks.map(async () => aPicture(await anAccount({ role: 'admin' }))))
  const pictures = looks.map((look, index) => ({ url: urls[index] ?? '', look }))
  const { _id } = await aProperty({ title: 'Many pictures', category: 'Plot', images: urls, pictures })
  const shown = pictures.map(({ look }) => ({ url: '/elsewhere.webp', look }))
  for (const most of [2, 5, 9])
    expect(await likeUnsaved({ pictures: shown.slice(0, most) })).toEqual([['Many pictures', ['picture']]])
  const like = await (await asStaff()).get(href(PATHS.likeProperty, { id: _id }))
  expect(like.status).toBe(200)
})

it('looks at few pictures, however many look the same', async () => {
  await env.DB.prepare(
    `INSERT INTO images (key, alt, width, height, widths, look, bytes, created_at)
    SELECT 'property-images/plot/' || value || '.webp', '', 960, 640, '[]', 'aaaabbbbccccdddd', 7, 1
    FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 3000) SELECT value FROM n)`,
  ).run()
  const { db, meter } = meteredDb()
  const nothing = { category: 'Plot' as const, priceInr: 0, areaSqFt: null, locality: null, surveyNo: null }
  await findLike(db, { ...nothing, looks: ['aaaabbbbccccdddd'] })
  expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(1100)
  meter.rowsRead.length = 0
  await findLike(db, { ...nothing, looks: ['0000111122223333'] })
  expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(10)
})

it('finds nothing where nothing is said, and takes quotes for what they are', async () => {
  expect(await likeUnsaved({})).toEqual([])
  expect(await likeUnsaved({ ...PLOT, locality: '" OR place : "', surveyNo: '") OR (' })).toEqual([])
})

it('is for the staff, and of listings that are there', async () => {
  expect((await refusal(await asVisitor().post(PATHS.likeUnsaved, {})))[0]).toBe(401)
  const gone = await (await asStaff()).get(href(PATHS.likeProperty, { id: 'f'.repeat(24) }))
  expect((await refusal(gone))[0]).toBe(404)
})
