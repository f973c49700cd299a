import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { Property } from '#contract/properties.ts'
import { SENTENCES } from '#contract/sentences.ts'
import type { Account } from '#worker/db/queries/users.ts'
import { as, asPending, asSuspended, asVisitor, type Caller } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { SERVER_SET } from '#worker/test/server-set.ts'
import { auditOf, imageAt, propertyRow } from '#worker/test/stored.ts'

const NOWHERE = '0'.repeat(24)
let staff: Account
let staffCaller: Caller
let adminCaller: Caller

beforeAll(async () => {
  staff = await anAccount()
  staffCaller = await as(staff)
  adminCaller = await as(await anAccount({ role: 'admin' }))
})

const send = (id: string, propertyDetails: unknown, ifMatch?: string, caller = staffCaller) =>
  caller.put(
    href(PATHS.editProperty, { id }),
    { propertyDetails },
    ifMatch === undefined ? {} : { 'if-match': ifMatch },
  )

async function edit(id: string, details: unknown, ifMatch?: string, caller?: Caller): Promise<Property> {
  const response = await send(id, details, ifMatch, caller)
  expect(response.status).toBe(200)
  return Property.parse(await response.json())
}

const countByStatus = (responses: Response[]) =>
  Object.fromEntries(
    [200, 409].map((code) => [code, responses.filter(({ status }) => status === code).length]),
  )

describe('who may edit a listing', () => {
  it.each([
    ['a visitor', async () => asVisitor(), 401],
    ['a pending account', asPending, 403],
    ['a suspended account', asSuspended, 403],
  ] as const)('not %s', async (_, caller, status) => {
    const { _id } = await aProperty()
    const response = await send(_id, { title: 'Mine now' }, undefined, await caller())
    expect(response.status).toBe(status)
    ErrorReply.parse(await response.json())
    expect(await propertyRow(_id)).toMatchObject({ version: 1 })
  })
})

describe('an edit', () => {
  it('changes what it names and keeps the rest', async () => {
    const before = await aProperty({
      category: 'Warehouse',
      title: 'Dock shed',
      builtUpArea: 12_000,
      leaseType: 'Lease',
      locality: 'Eastern Bypass',
      powerBackup: '100 kVA',
      googleMap: '26.7,88.4',
      phone: '98765',
      enteredAreas: { carpetArea: { value: 2, unit: 'katha' } },
    })
    const after = await edit(before._id, { title: 'Dock shed, road side', ceilingHeight: 24 })
    expect(after).toEqual({
      ...before,
      title: 'Dock shed, road side',
      ceilingHeight: 24,
      updatedAt: after.updatedAt,
    })
    expect(after.updatedAt >= before.updatedAt).toBe(true)
  })

  it('answers the next version in its ETag', async () => {
    const { _id } = await aProperty()
    expect((await send(_id, { price: 1 })).headers.get('etag')).toBe('"v2"')
    expect((await send(_id, { price: 2 })).headers.get('etag')).toBe('"v3"')
  })

  it('empties what is given empty', async () => {
    const { _id } = await aProperty({ description: 'By the river', facing: 'East', googleMap: '26.7,88.4' })
    expect(await edit(_id, { description: '', facing: null, googleMap: '' })).toMatchObject({
      description: null,
      facing: null,
      googleMap: null,
    })
  })

  it('keeps the category, whatever it wishes', async () => {
    const { _id } = await aProperty({ category: 'Plot' })
    expect(await edit(_id, { category: 'Villa', swimmingPool: true })).toMatchObject({ category: 'Plot' })
  })

  it('takes nothing from the request that the server sets', async () => {
    const { _id, createdAt, listedBy } = await aProperty()
    expect(await edit(_id, SERVER_SET)).toMatchObject({
      _id,
      createdAt,
      listedBy,
      status: 'available',
      deal: 'sale',
      googleMap: null,
    })
    expect(await propertyRow(_id)).toMatchObject({ version: 2 })
  })

  it('replaces an area that was typed in another unit', async () => {
    const { _id } = await aProperty({ enteredAreas: { plotSizeSqFt: { value: 7, unit: 'katha' } } })
    expect(await edit(_id, { price: 1 })).toMatchObject({
      plotSizeSqFt: 5040,
      enteredAreas: { plotSizeSqFt: { value: 7, unit: 'katha' } },
    })
    expect(await edit(_id, { plotSizeSqFt: 5000 })).toMatchObject({
      plotSizeSqFt: 5000,
      areaSqFt: 5000,
      enteredAreas: {},
    })
  })

  it('is written down with what it changed', async () => {
    const { _id } = await aProperty({ title: 'Before', price: 1, facing: 'East' })
    await edit(_id, { title: 'After', facing: 'West', price: 1 })
    expect((await auditOf(_id)).at(-1)).toMatchObject({
      action: 'property-changed',
      actorEmail: staff.email,
      subjectName: 'After',
      changes: { title: ['Before', 'After'], facing: ['East', 'West'] },
    })
  })
})

describe('the approval of a listing', () => {
  it('is kept by an edit of staff, whatever it wishes', async () => {
    const approved = await aProperty()
    const pending = await aProperty({}, { approvedByAdmin: false })
    expect(await edit(approved._id, { approvedByAdmin: false })).toMatchObject({
      approvedByAdmin: true,
      status: 'available',
    })
    expect(await edit(pending._id, { approvedByAdmin: true })).toMatchObject({
      approvedByAdmin: false,
      status: 'pending',
    })
  })

  it('is given and taken by admins', async () => {
    const { _id } = await aProperty({}, { approvedByAdmin: false })
    const approved = await edit(_id, { approvedByAdmin: true }, undefined, adminCaller)
    expect(approved).toMatchObject({ status: 'available', publishedAt: expect.any(String) })
    expect(await edit(_id, { title: 'Still approved' }, undefined, adminCaller)).toMatchObject({
      approvedByAdmin: true,
    })
    expect(await edit(_id, { approvedByAdmin: false }, undefined, adminCaller)).toMatchObject({
      status: 'pending',
    })
    expect((await asVisitor().get(href(PATHS.property, { id: _id }))).status).toBe(404)
  })
})

describe('an edit with If-Match', () => {
  it.each(['"v1"', 'W/"v1"', '*', '"v7", "v1"'])('goes through with %s', async (tag) => {
    const { _id } = await aProperty()
    expect(await edit(_id, { title: 'Fresh' }, tag)).toMatchObject({ title: 'Fresh' })
  })

  it.each(['"v2"', '"v0"', 'v1', '""', '"v1'])('is refused as stale with %s', async (tag) => {
    const { _id } = await aProperty({ title: 'As stored' })
    const response = await send(_id, { title: 'Stale' }, tag)
    const { message, code, current } = ErrorReply.parse(await response.json())
    expect([response.status, code, message]).toEqual([409, 'CONFLICT', SENTENCES.propertyChanged])
    expect(Property.parse(current)).toMatchObject({ _id, title: 'As stored' })
    expect(await propertyRow(_id)).toMatchObject({ title: 'As stored', version: 1 })
  })

  it('lets one of twenty at once through; the others change nothing', async () => {
    const { _id } = await aProperty({ title: 'Start' })
    const image = await aPicture(staff)
    const edits = Array.from({ length: 20 }, (_, at) =>
      send(_id, { title: `Edit ${at}`, images: [image] }, '"v1"'),
    )
    expect(countByStatus(await Promise.all(edits))).toEqual({ 200: 1, 409: 19 })
    expect(await propertyRow(_id)).toMatchObject({ version: 2 })
    expect((await auditOf(_id)).map(({ action }) => action)).toEqual(['property-added', 'property-changed'])
  })

  it('gives its pictures to the one that went through', async () => {
    const { _id } = await aProperty({ images: [await aPicture(staff)] })
    const wanted = await Promise.all(Array.from({ length: 10 }, () => aPicture(staff)))
    const responses = await Promise.all(wanted.map((image) => send(_id, { images: [image] }, '"v1"')))
    const winner = wanted.filter((_, at) => responses[at]?.status === 200)
    const owned = await Promise.all(
      wanted.map(async (image) => ((await imageAt(image))?.propertyId === _id ? [image] : [])),
    )
    expect(winner).toHaveLength(1)
    expect(owned.flat()).toEqual(winner)
    expect((await propertyRow(_id))?.pictures.map(({ url }) => url)).toEqual(winner)
  })

  it('claims and releases no picture when it is stale', async () => {
    const [own, wanted] = [await aPicture(staff), await aPicture(staff)]
    const { _id } = await aProperty({ images: [own] })
    expect((await send(_id, { images: [wanted] }, '"v9"')).status).toBe(409)
    expect(await imageAt(own)).toMatchObject({ propertyId: _id, releasedAt: null })
    expect(await imageAt(wanted)).toMatchObject({ propertyId: null })
  })
})

describe('edits without If-Match', () => {
  it('of different fields at once all take effect', async () => {
    const { _id } = await aProperty()
    const fields = [
      'description',
      'address',
      'locality',
      'dimension',
      'surveyNo',
      'company',
      'phone',
      'propertyType',
    ]
    const responses = await Promise.all(fields.map((field) => send(_id, { [field]: `new ${field}` })))
    expect(countByStatus(responses)).toEqual({ 200: fields.length, 409: 0 })
    const { details, ...row } = { ...(await propertyRow(_id)) }
    expect(row).toMatchObject({
      description: 'new description',
      address: 'new address',
      locality: 'new locality',
      version: 9,
    })
    expect(row).toMatchObject({
      contactCompany: 'new company',
      contactPhone: 'new phone',
      propertyType: 'new propertyType',
    })
    expect(details).toMatchObject({ dimension: 'new dimension', surveyNo: 'new surveyNo' })
  })
})

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
        message: SENTENCES.imageMissing,
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
    await env.DB.prepare("UPDATE properties SET pictures = json_remove(pictures, '$[0].colour') WHERE id = ?")
      .bind(_id)
      .run()
    const read = await asVisitor().get(href(PATHS.property, { id: _id }))
    expect(Property.parse(await read.json()).pictures).toMatchObject([{ url: own, colour: null }])
  })
})

describe('bad input to edit-property', () => {
  it.each([NOWHERE, 'abc', 'A'.repeat(24), "'; --", '%00', 'x'.repeat(2000)])(
    'is a 404 for the id %.30s',
    async (id) => {
      const response = await send(id, { title: 'x' })
      expect(response.status).toBe(404)
      expect(ErrorReply.parse(await response.json()).message).toBe(SENTENCES.propertyNotFound)
    },
  )

  it('is answered in the order of checks', async () => {
    const { _id } = await aProperty()
    const wrong: Record<string, unknown> = { leaseType: 'Gift', price: '', city: '', title: '' }
    for (const [field, sentence] of [
      ['title', SENTENCES.titleRequired],
      ['city', SENTENCES.cityRequired],
      ['price', SENTENCES.priceRequired],
      ['leaseType', /^Lease type/],
    ] as const) {
      const response = await send(_id, wrong)
      expect(response.status).toBe(400)
      expect(ErrorReply.parse(await response.json()).message).toMatch(sentence)
      delete wrong[field]
    }
    expect((await send(_id, wrong)).status).toBe(200)
  })

  it.each([{}, { propertyDetails: [] }, { propertyDetails: 'text' }, null])(
    'is refused as %j',
    async (body) => {
      const { _id } = await aProperty()
      const response = await staffCaller.fetch(href(PATHS.editProperty, { id: _id }), {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      expect(response.status).toBe(400)
      expect(ErrorReply.parse(await response.json()).message).toBe(SENTENCES.invalid)
    },
  )
})
