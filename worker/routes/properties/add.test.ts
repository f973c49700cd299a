import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { href, PATHS } from '#contract/paths.ts'
import { AddPropertyReply, Property } from '#contract/properties/replies.ts'
import { LEASE_TYPES, OWNERSHIP_TYPES } from '#contract/properties/enums.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as, asPending, asSuspended, asVisitor, type Caller } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { SERVER_SET } from '#worker/test/server-set.ts'
import { auditOf, imageAt, propertyRow } from '#worker/test/stored.ts'

const plot = { title: 'Corner plot', city: 'Siliguri', price: 4_500_000 }
const visitor = asVisitor()
let staff: Account
let staffCaller: Caller
let adminCaller: Caller

beforeAll(async () => {
  staff = await anAccount()
  staffCaller = await as(staff)
  adminCaller = await as(await anAccount({ role: 'admin' }))
})

const send = (propertyDetails: unknown, propertyType = 'Plot', caller = staffCaller) =>
  caller.post(PATHS.addProperty, { propertyType, propertyDetails })

async function add(
  details: Record<string, unknown>,
  propertyType?: string,
  caller?: Caller,
): Promise<Property> {
  const response = await send(details, propertyType, caller)
  expect(response.status).toBe(201)
  return AddPropertyReply.parse(await response.json()).property
}

async function refusal(response: Response): Promise<ErrorReply> {
  return ErrorReply.parse(await response.json())
}

describe('who may add a listing', () => {
  it.each([
    ['a visitor', async () => asVisitor(), 401],
    ['a pending account', asPending, 403],
    ['a suspended account', asSuspended, 403],
  ] as const)('not %s', async (_, caller, status) => {
    const response = await send(plot, 'Plot', await caller())
    expect(response.status).toBe(status)
    await refusal(response)
  })
})

describe('a new listing', () => {
  it.each(['Warehouse', 'Plot', 'Villa'])('of type %s is stored and answered', async (category) => {
    const images = [await aPicture(staff)]
    const response = await send({ ...plot, images, googleMap: '26.7271,88.3953' }, category)
    const { message, property } = AddPropertyReply.parse(await response.json())
    expect(response.status).toBe(201)
    expect(response.headers.get('etag')).toBe('"v1"')
    expect(message).toBe(`${category} property added successfully!`)
    expect(property).toMatchObject({
      title: plot.title,
      price: plot.price,
      images,
      category,
      googleMap: '26.7271,88.3953',
      location: { city: 'Siliguri' },
    })
    const read = await staffCaller.get(href(PATHS.property, { id: property._id }))
    expect(Property.parse(await read.json())).toEqual({ ...property, listedByName: staff.username })
  })

  it('of staff waits for approval, whatever it wishes', async () => {
    const { _id, ...property } = await add({ ...plot, approvedByAdmin: true })
    expect(property).toMatchObject({ approvedByAdmin: false, status: 'pending', publishedAt: null })
    expect((await visitor.get(href(PATHS.property, { id: _id }))).status).toBe(404)
  })

  it('of an admin is approved unless unticked', async () => {
    const approved = await add(plot, 'Plot', adminCaller)
    const unticked = await add({ ...plot, approvedByAdmin: false }, 'Plot', adminCaller)
    expect([approved.status, unticked.status]).toEqual(['available', 'pending'])
    expect(approved.publishedAt).toBe(approved.createdAt)
  })

  it('takes nothing from the request that the server sets', async () => {
    const { _id } = await add({ ...plot, ...SERVER_SET })
    const row = await propertyRow(_id)
    expect(row).toMatchObject({
      listedBy: staff.id,
      version: 1,
      status: 'pending',
      deal: 'sale',
      category: 'Plot',
      pictures: [],
    })
    expect(row).toMatchObject({
      lat: null,
      lng: null,
      embedUrl: null,
      approvedByAdmin: false,
      publishedAt: null,
    })
    expect(row?.createdAt).toBeGreaterThan(1)
    expect(row?.searchTerms).not.toContain('spam')
    expect(row).toMatchObject({ priceInr: plot.price, contactCompany: null, isSold: false })
    expect(_id).not.toBe(SERVER_SET._id)
  })

  it('is written down with who added it', async () => {
    const { _id } = await add(plot)
    expect(await auditOf(_id)).toEqual([
      expect.objectContaining({
        action: 'property-added',
        actorId: staff.id,
        actorEmail: staff.email,
        subjectName: 'Corner plot',
      }),
    ])
  })

  it('takes every word of the add and of the edit form', async () => {
    for (const leaseType of LEASE_TYPES)
      expect(await add({ ...plot, leaseType })).toMatchObject({ leaseType })
    for (const ownershipType of OWNERSHIP_TYPES)
      expect(await add({ ...plot, ownershipType })).toMatchObject({ ownershipType })
  })

  it('has the defaults of a villa', async () => {
    const villa = await add({ ...plot, googleMap: '26.7,88.4' }, 'Villa')
    expect(villa).toMatchObject({
      garden: true,
      garage: true,
      gatedCommunity: true,
      bhk: '2BHK',
      swimmingPool: null,
    })
  })

  it('takes a location as text', async () => {
    const { city: _, ...rest } = plot
    const property = await add({ ...rest, location: 'Siliguri, West Bengal, India' })
    expect(property.location).toEqual({ city: 'Siliguri', state: 'West Bengal', country: 'India' })
  })

  it('keeps of map markup the address only', async () => {
    const address = 'https://www.google.com/maps/embed?pb=!1m18'
    const { googleMap } = await add({
      ...plot,
      googleMap: `<iframe src="${address}" onload="alert(1)"></iframe>`,
    })
    expect(googleMap).toBe(address)
  })

  it('shows its contact to the office and never to visitors', async () => {
    const contact = { company: 'Hush Ltd', phone: '98765 01234' }
    const property = await add({ ...plot, contact }, 'Plot', adminCaller)
    const seen = await visitor.get(href(PATHS.property, { id: property._id }))
    expect(property.contact).toEqual(contact)
    expect(seen.status).toBe(200)
    expect(await seen.text()).not.toMatch(/Hush|98765/)
  })
})

describe('what follows from the fields of a new listing', () => {
  it.each([
    ['Warehouse', 'builtUpArea'],
    ['Plot', 'plotSizeSqFt'],
    ['Villa', 'area'],
  ])('the size of a %s has both names', async (category, own) => {
    const must = { ...plot, images: [await aPicture(staff)], googleMap: '26.7,88.4' }
    expect(await add({ ...must, [own]: 2400 }, category)).toMatchObject({ [own]: 2400, areaSqFt: 2400 })
    const images = [await aPicture(staff)]
    expect(await add({ ...must, images, areaSqFt: 1440 }, category)).toMatchObject({
      [own]: 1440,
      areaSqFt: 1440,
    })
  })

  it('bedrooms have both spellings', async () => {
    const villa = { ...plot, googleMap: '26.7,88.4' }
    expect(await add({ ...villa, bedrooms: 3 }, 'Villa')).toMatchObject({ bedrooms: 3, bedRooms: 3 })
    expect(await add({ ...villa, bedRooms: '4' }, 'Villa')).toMatchObject({ bedrooms: 4, bedRooms: 4 })
  })

  it('seven katha are 5040 square feet, and stay seven katha', async () => {
    const enteredAreas = { plotSizeSqFt: { value: 7, unit: 'katha' } }
    expect(await add({ ...plot, enteredAreas })).toMatchObject({
      plotSizeSqFt: 5040,
      areaSqFt: 5040,
      enteredAreas,
    })
  })

  it.each([
    [
      { leaseType: 'Rent', isForSale: true },
      { deal: 'rent', isForSale: false, isForRent: true },
    ],
    [
      { leaseType: 'Sale', isSold: true },
      { deal: 'sale', isForSale: false, status: 'sold' },
    ],
    [
      { leaseType: 'Lease', isRented: true },
      { deal: 'lease', isForRent: false, status: 'rented' },
    ],
    [
      { isForSale: true, isForRent: true },
      { deal: 'sale', isForSale: true, isForRent: true, status: 'available' },
    ],
  ])('%j is %j', async (terms, normalized) => {
    expect(await add({ ...plot, ...terms }, 'Plot', adminCaller)).toMatchObject(normalized)
  })
})

describe('the pictures of a new listing', () => {
  it('become its own in their order, the first one its cover', async () => {
    const [first, second] = [await aPicture(staff), await aPicture(staff)]
    const { _id, images, pictures } = await add({ ...plot, images: [second, first] })
    expect(images).toEqual([second, first])
    expect(pictures[0]).toEqual({ url: second, alt: '', width: 960, height: 640, widths: [], colour: null })
    expect(await imageAt(second)).toMatchObject({ propertyId: _id, position: 0, isCover: true })
    expect(await imageAt(first)).toMatchObject({ propertyId: _id, position: 1, isCover: false })
  })

  it('must be in the store', async () => {
    const title = 'With a lost picture'
    const response = await send({
      ...plot,
      title,
      images: [await aPicture(staff), '/property-images/plot/gone.webp'],
    })
    const { message, issues } = await refusal(response)
    expect(response.status).toBe(400)
    expect(message).toBe(SERVER_MESSAGES.imageMissing)
    expect(issues).toEqual([{ path: 'images', message }])
    const found = await adminCaller.get(
      `${PATHS.properties}?status=all&searchTerm=${encodeURIComponent(title)}`,
    )
    expect(await found.json()).toEqual([])
  })

  it("may not be another listing's", async () => {
    const image = await aPicture(staff)
    const { _id } = await aProperty({ images: [image] })
    expect((await send({ ...plot, images: [image] })).status).toBe(400)
    expect(await imageAt(image)).toMatchObject({ propertyId: _id })
  })

  it('belong to one of twenty listings that want them at once', async () => {
    const images = [await aPicture(staff), await aPicture(staff)]
    const responses = await Promise.all(Array.from({ length: 20 }, () => send({ ...plot, images })))
    const added = responses.filter(({ status }) => status === 201)
    expect(added).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(19)
  })
})

describe('bad input to add-property', () => {
  it('is answered in the order of checks', async () => {
    const details: Record<string, unknown> = { leaseType: 'Gift', images: [], googleMap: '' }
    const steps = [
      ['title', 'x', SERVER_MESSAGES.titleRequired],
      ['city', 'y', SERVER_MESSAGES.cityRequired],
      ['price', 1, SERVER_MESSAGES.priceRequired],
      ['leaseType', 'Sale', /^Lease type/],
    ] as const
    for (const [field, value, sentence] of steps) {
      expect((await refusal(await send(details, 'Warehouse'))).message).toMatch(sentence)
      details[field] = value
    }
    expect((await refusal(await send(details, 'Warehouse'))).message).toBe(SERVER_MESSAGES.imageRequired)
    expect((await refusal(await send(details, 'Villa'))).message).toBe(SERVER_MESSAGES.locationRequired)
    expect((await send(details, 'Plot')).status).toBe(201)
  })

  it.each([
    ['text/plain', '{}', 415],
    ['application/x-www-form-urlencoded', 'title=x', 415],
    ['application/json', '{"propertyDetails":', 400],
    ['application/json', '', 400],
    ['application/json', 'null', 400],
    ['application/json', '"text"', 400],
    [
      'application/json',
      JSON.stringify({ propertyType: 'Plot', propertyDetails: { title: 'x'.repeat(300_000) } }),
      413,
    ],
  ])('as %s is refused: %.20s', async (type, body, status) => {
    const response = await staffCaller.fetch(PATHS.addProperty, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(status)
    await refusal(response)
  })

  it('names the types when there is none', async () => {
    expect((await refusal(await send(plot, 'Castle'))).message).toBe('Choose a type: Warehouse, Plot, Villa.')
  })

  it('never breaks the server', async () => {
    const value = fc.oneof(
      fc.anything(),
      fc.constantFrom('\0', '\ud800', '‮', '1e999', "'; DROP TABLE properties; --", 9e15, { a: [] }),
    )
    const names = [
      'title',
      'city',
      'price',
      'images',
      'googleMap',
      'location',
      'contact',
      'enteredAreas',
      'areaSqFt',
      'bedRooms',
      'description',
      'isSold',
      'surveyNo',
    ]
    const details = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(details, async (wild) => {
        const response = await send({ ...plot, ...wild })
        expect([201, 400]).toContain(response.status)
      }),
      { numRuns: 150 },
    )
  })
})
