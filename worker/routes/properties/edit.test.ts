import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { href, PATHS } from '#contract/paths.ts'
import { Property } from '#contract/properties/replies.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import {
  as,
  asPending,
  asSuspended,
  asVisitor,
  type Caller,
  editListing,
  sendEdit,
} from '#worker/test/client.ts'
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

const send = (id: string, details: unknown, ifMatch?: string, caller = staffCaller) =>
  sendEdit(caller, id, details, ifMatch)

const edit = (id: string, details: unknown, ifMatch?: string, caller = staffCaller) =>
  editListing(caller, id, details, ifMatch)

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

  it.each([
    ['nothing', () => ({})],
    ['what is there already', ({ title, price, address }: Property) => ({ title, price, address })],
  ])('that says %s leaves no trace', async (_, details) => {
    const before = await aProperty({ address: 'House 2', price: 900, facing: 'East' })
    const response = await send(before._id, details(before), '"v1"')
    expect([response.status, response.headers.get('etag')]).toEqual([200, '"v1"'])
    expect(await response.json()).toEqual(before)
    expect(await auditOf(before._id)).toHaveLength(1)
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
    expect([response.status, code, message]).toEqual([409, 'CONFLICT', SERVER_MESSAGES.propertyChanged])
    expect(Property.parse(current)).toMatchObject({ _id, title: 'As stored' })
    expect(await propertyRow(_id)).toMatchObject({ title: 'As stored', version: 1 })
  })

  it('lets one of two hundred at once through; the others change nothing', async () => {
    const { _id } = await aProperty({ title: 'Start' })
    const image = await aPicture(staff)
    const edits = Array.from({ length: 200 }, (_, at) =>
      send(_id, { title: `Edit ${at}`, images: [image] }, '"v1"'),
    )
    expect(countByStatus(await Promise.all(edits))).toEqual({ 200: 1, 409: 199 })
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
  it('of the same field all win in turn, sixty at once', async () => {
    const { _id } = await aProperty()
    const edits = Array.from({ length: 60 }, (_, at) => send(_id, { title: `Title ${at}` }))
    expect(countByStatus(await Promise.all(edits))).toEqual({ 200: 60, 409: 0 })
    expect(await propertyRow(_id)).toMatchObject({ version: 61 })
  })

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

describe('bad input to edit-property', () => {
  it.each([NOWHERE, 'abc', 'A'.repeat(24), "'; --", '%00', 'x'.repeat(2000)])(
    'is a 404 for the id %.30s',
    async (id) => {
      const response = await send(id, { title: 'x' })
      expect(response.status).toBe(404)
      expect(ErrorReply.parse(await response.json()).message).toBe(SERVER_MESSAGES.propertyNotFound)
    },
  )

  it('is answered in the order of checks', async () => {
    const { _id } = await aProperty()
    const wrong: Record<string, unknown> = { leaseType: 'Gift', price: '', city: '', title: '' }
    for (const [field, sentence] of [
      ['title', SERVER_MESSAGES.titleRequired],
      ['city', SERVER_MESSAGES.cityRequired],
      ['price', SERVER_MESSAGES.priceRequired],
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
      expect(ErrorReply.parse(await response.json()).message).toBe(SERVER_MESSAGES.invalid)
    },
  )
})
