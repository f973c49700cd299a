import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { Property } from '#contract/properties/replies.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as, asVisitor, type Caller, editListing, sendEdit } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { auditOf, imageAt, propertyRow } from '#worker/test/stored.ts'

let staff: Account
let staffCaller: Caller

beforeAll(async () => {
  staff = await anAccount()
  staffCaller = await as(staff)
})

const send = (id: string, details: unknown, ifMatch?: string) => sendEdit(staffCaller, id, details, ifMatch)
const edit = (id: string, details: unknown) => editListing(staffCaller, id, details)

describe('the pictures of an edit', () => {
  it('are put in order, claimed and released', async () => {
    const [first, second, third] = [await aPicture(staff), await aPicture(staff), await aPicture(staff)]
    const { _id } = await aProperty({ images: [first, second] })
    const { images } = await edit(_id, { images: [third, first] })
    expect(images).toEqual([third, first])
    expect(await imageAt(third)).toMatchObject({
      propertyId: _id,
      position: 0,
      isCover: true,
      releasedAt: null,
    })
    expect(await imageAt(first)).toMatchObject({
      propertyId: _id,
      position: 1,
      isCover: false,
      releasedAt: null,
    })
    expect(await imageAt(second)).toMatchObject({
      propertyId: null,
      position: null,
      releasedAt: expect.any(Number),
    })
  })

  it('stay when the edit does not name them', async () => {
    const image = await aPicture(staff)
    const { _id } = await aProperty({ images: [image] })
    expect(await edit(_id, { title: 'Other words' })).toMatchObject({ images: [image] })
    expect(await imageAt(image)).toMatchObject({ propertyId: _id, releasedAt: null })
  })

  it('may be taken back before they are swept', async () => {
    const image = await aPicture(staff)
    const { _id } = await aProperty({ images: [image] })
    expect(await edit(_id, { images: [] })).toMatchObject({ images: [], pictures: [] })
    expect(await edit(_id, { images: [image] })).toMatchObject({ images: [image] })
    expect(await imageAt(image)).toMatchObject({ propertyId: _id, releasedAt: null })
  })

  it('must be in the store and free', async () => {
    const [own, foreign] = [await aPicture(staff), await aPicture(staff)]
    const { _id } = await aProperty({ images: [own], title: 'Untouched' })
    await aProperty({ images: [foreign] })
    for (const images of [[own, foreign], ['/property-images/plot/gone.webp']]) {
      const response = await send(_id, { images, title: 'Changed' })
      expect(response.status).toBe(400)
      expect(ErrorReply.parse(await response.json())).toMatchObject({
        message: SERVER_MESSAGES.imageMissing,
        issues: [{ path: 'images' }],
      })
    }
    expect(await propertyRow(_id)).toMatchObject({ title: 'Untouched', version: 1 })
    expect(await imageAt(own)).toMatchObject({ propertyId: _id })
  })
})

describe('the words and colours of pictures', () => {
  const pictures = async (count: number) => Promise.all(Array.from({ length: count }, () => aPicture(staff)))

  it('are kept with the pictures that a save names', async () => {
    const [first = '', second = ''] = await pictures(2)
    const { _id, pictures: added } = await aProperty({
      images: [first, second],
      pictures: [
        { url: `https://aangan.example${second}`, alt: '  Veranda\nto the south ', colour: '#AABBCC' },
        { url: '/property-images/plot/unknown.webp', alt: 'Nobody' },
      ],
    })
    expect(added).toMatchObject([
      { url: first, alt: '', colour: null },
      { url: second, alt: 'Veranda to the south', colour: '#aabbcc' },
    ])
    expect(await imageAt(second)).toMatchObject({ alt: 'Veranda to the south', placeholderColour: '#aabbcc' })
    const { pictures: turned } = await edit(_id, {
      images: [second, first],
      pictures: [{ url: first, alt: 'Gate' }],
    })
    expect(turned).toMatchObject([
      { url: second, alt: 'Veranda to the south', colour: '#aabbcc' },
      { url: first, alt: 'Gate', colour: null },
    ])
  })

  it('change without the pictures being named again, and stand in the log', async () => {
    const [first = '', second = ''] = await pictures(2)
    const { _id } = await aProperty({ images: [first, second], pictures: [{ url: first, alt: 'Old words' }] })
    const sent = [
      { url: first, alt: 'New words' },
      { url: second, colour: '#123456' },
    ]
    const saved = await edit(_id, { pictures: sent })
    expect(saved.pictures).toMatchObject([{ alt: 'New words' }, { alt: '', colour: '#123456' }])
    expect(await imageAt(first)).toMatchObject({ propertyId: _id, alt: 'New words', position: 0 })
    expect((await auditOf(_id)).at(-1)?.changes).toEqual({ pictures: [['Old words'], ['New words']] })
    expect((await edit(_id, { pictures: [{ url: first, alt: '' }] })).pictures).toMatchObject([
      { alt: '' },
      {},
    ])
  })

  it('say what a picture shows of the listing, and take it back', async () => {
    const [first = '', second = ''] = await pictures(2)
    const { _id, pictures: added } = await aProperty({
      images: [first, second],
      pictures: [{ url: first, place: 'Front', caption: '  From\nthe gate ' }],
    })
    expect(added[0]).toEqual({
      url: first,
      alt: '',
      width: 960,
      height: 640,
      widths: [],
      colour: null,
      place: 'front',
      caption: 'From the gate',
    })
    expect(Object.keys(added[1] ?? {})).not.toContain('place')
    expect(await imageAt(first)).toMatchObject({ place: 'front', caption: 'From the gate' })

    const kept = await edit(_id, { images: [second, first], pictures: [{ url: second, place: 'above' }] })
    expect(kept.pictures).toMatchObject([
      { url: second, place: 'above' },
      { url: first, place: 'front', caption: 'From the gate' },
    ])
    expect((await auditOf(_id)).at(-1)?.changes).toMatchObject({ pictures: [[''], ['above']] })

    const cleared = await edit(_id, { pictures: [{ url: first, place: null, caption: '' }] })
    expect(Object.keys(cleared.pictures[1] ?? {})).not.toContain('caption')
    expect(await imageAt(first)).toMatchObject({ place: null, caption: null })
    expect((await auditOf(_id)).at(-1)?.changes).toMatchObject({ pictures: [['front: From the gate'], ['']] })
  })

  it('say that a computer made it, and take it back', async () => {
    const [first = ''] = await pictures(1)
    const { _id, pictures: added } = await aProperty({
      images: [first],
      pictures: [{ url: first, isRendered: true }],
    })
    expect(added[0]?.isRendered).toBe(true)
    const shown = await asVisitor().get(href(PATHS.property, { id: _id }))
    expect(Property.parse(await shown.json()).pictures[0]?.isRendered).toBe(true)
    expect((await edit(_id, { pictures: [{ url: first, alt: 'Porch' }] })).pictures[0]?.isRendered).toBe(true)
    const cleared = await edit(_id, { pictures: [{ url: first, isRendered: false }] })
    expect(Object.keys(cleared.pictures[0] ?? {})).not.toContain('isRendered')
    expect((await auditOf(_id)).at(-1)?.changes).toMatchObject({
      pictures: [['computer picture: Porch'], ['Porch']],
    })
  })

  it('never decide which pictures a listing has', async () => {
    const [own = '', other = ''] = await pictures(2)
    const { _id } = await aProperty({ images: [own] })
    const saved = await edit(_id, { pictures: [{ url: other, alt: 'Not mine' }] })
    expect(saved.images).toEqual([own])
    expect(await imageAt(other)).toMatchObject({ propertyId: null, alt: '' })
    expect((await edit(_id, { images: [], pictures: [{ url: own, alt: 'Gone' }] })).pictures).toEqual([])
  })

  it('are not written when the edit is stale', async () => {
    const [own = ''] = await pictures(1)
    const { _id } = await aProperty({ images: [own] })
    expect((await send(_id, { pictures: [{ url: own, alt: 'Late' }] }, '"v9"')).status).toBe(409)
    expect(await imageAt(own)).toMatchObject({ alt: '' })
  })

  it.each([
    [[{ url: '/x', alt: 'x'.repeat(LIMITS.altLetters + 1) }], 'pictures.0.alt'],
    [[{ url: '/x', colour: 'red' }], 'pictures.0.colour'],
    [[{ url: '/x', colour: 'url(//evil.example)' }], 'pictures.0.colour'],
    [[{ alt: 'x' }], 'pictures.0.url'],
    [[{ url: '/x', place: 'cellar' }], 'pictures.0.place'],
    [[{ url: '/x', isRendered: 'yes' }], 'pictures.0.isRendered'],
    [[{ url: '/x', look: 'f00' }], 'pictures.0.look'],
    [[{ url: '/x', caption: 'x'.repeat(241) }], 'pictures.0.caption'],
    ['front', 'pictures'],
    [Array.from({ length: LIMITS.images + 1 }, () => ({ url: '/x' })), 'pictures'],
  ])('are refused when they are none: %.60j', async (wrong, path) => {
    const { _id } = await aProperty()
    const response = await send(_id, { pictures: wrong })
    expect(response.status).toBe(400)
    expect(ErrorReply.parse(await response.json()).issues).toMatchObject([{ path }])
  })

  it('are answered without a colour where none was ever known', async () => {
    const [own = ''] = await pictures(1)
    const { _id } = await aProperty({ images: [own] })
    await env.DB.prepare("UPDATE properties SET pictures = json_set(pictures, '$[0][5]', NULL) WHERE id = ?")
      .bind(_id)
      .run()
    const read = await asVisitor().get(href(PATHS.property, { id: _id }))
    expect(Property.parse(await read.json()).pictures).toMatchObject([{ url: own, colour: null }])
  })
})
