import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { PATHS } from '#contract/paths.ts'
import { AddPropertyReply, PropertyList } from '#contract/properties/replies.ts'
import { parseReading, READING_HEADER } from '#contract/search/reading.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as, asVisitor, type Caller } from '#worker/test/client.ts'
import { anAccount, aPicture } from '#worker/test/factories.ts'

const visitor = asVisitor()
let admin: Caller
let account: Account

const FACTS = {
  facing: 'South-East',
  furnishing: 'semi-furnished',
  floor: 0,
  parkingPlaces: 2,
  possession: 'ready',
  ageYears: 12,
  priceNegotiable: true,
}
const VILLA = {
  title: 'House that says it all',
  city: 'Siliguri',
  state: 'West Bengal',
  country: 'India',
  address: 'Lane 4',
  price: 6_500_000,
  numberOfFloors: 2,
  bedrooms: 3,
  googleMap: '26.72,88.42',
  isForSale: true,
  garage: true,
  approvedByAdmin: true,
}

const add = async (details: object, propertyType = 'Villa') =>
  admin.post(PATHS.addProperty, {
    propertyType,
    propertyDetails: { images: [await aPicture(account)], ...VILLA, ...details },
  })

async function stored(details: object, propertyType?: string) {
  const response = await add(details, propertyType)
  expect(response.status === 201 ? '' : await response.text()).toBe('')
}

beforeAll(async () => {
  account = await anAccount({ role: 'admin' })
  admin = await as(account)
  await stored(FACTS)
  await stored({
    title: 'House of next year',
    furnishing: 'Furnished',
    floor: '3',
    parkingPlaces: '1',
    possession: '2027-03',
    ageYears: 0,
    priceNegotiable: 'no',
    facing: 'North',
  })
  await stored({ title: 'House that says nothing', price: 6_600_000 })
  await stored(
    { title: 'Shed of old', ageYears: 30, floor: 0, parkingPlaces: 4, possession: 'ready' },
    'Warehouse',
  )
  await stored(
    { title: 'Land to talk about', priceNegotiable: true, possession: '2026-12', furnishing: 'furnished' },
    'Plot',
  )
})

async function titlesOf(query: string): Promise<string[]> {
  const response = await visitor.get(`${PATHS.properties}?${query}`)
  expect(response.status).toBe(200)
  return PropertyList.parse(await response.json())
    .map(({ title }) => title)
    .toSorted()
}

describe('what buyers name', () => {
  it('is stored and answered, and null where nobody said it', async () => {
    const listed = PropertyList.parse(await (await visitor.get(PATHS.properties)).json())
    const named = (title: string) => listed.find((property) => property.title === title)
    expect(named('House that says it all')).toMatchObject(FACTS)
    expect(named('House of next year')).toMatchObject({
      furnishing: 'furnished',
      floor: 3,
      possession: '2027-03',
      priceNegotiable: false,
    })
    expect(named('House that says nothing')).toMatchObject({
      facing: null,
      furnishing: null,
      floor: null,
      parkingPlaces: null,
      possession: null,
      ageYears: null,
      priceNegotiable: null,
    })
    expect(named('Land to talk about')).not.toHaveProperty('furnishing')
  })

  it.each([
    [{ furnishing: 'plush' }, 'Furnishing must be one of: unfurnished, semi-furnished, furnished.'],
    [{ possession: 'soon' }, 'Possession must be ready, or a month such as 2027-03.'],
    [{ possession: '2027-13' }, 'Possession must be ready, or a month such as 2027-03.'],
    [{ possession: 2027 }, 'Possession must be ready, or a month such as 2027-03.'],
    [{ floor: -1 }, 'Floor must be 0 or more.'],
    [{ parkingPlaces: 1.5 }, 'Parking places must be a whole number.'],
    [{ ageYears: 'old' }, 'Age in years must be a whole number.'],
    [{ priceNegotiable: 'perhaps' }, 'Price negotiable must be yes or no.'],
  ])('is refused as %j', async (details, message) => {
    const response = await add(details)
    expect(response.status).toBe(400)
    expect(ErrorReply.parse(await response.json()).message).toBe(message)
  })

  it.each([
    ['facing=South-East', ['House that says it all']],
    ['facing=north', ['House of next year']],
    ['furnishing=furnished', ['House of next year']],
    ['furnishing=Semi-Furnished', ['House that says it all']],
    ['furnishing=unfurnished', []],
    ['floor=0', ['House that says it all', 'Shed of old']],
    ['floor=3', ['House of next year']],
    ['parkingPlaces=1', ['House of next year', 'House that says it all', 'Shed of old']],
    ['parkingPlaces=2', ['House that says it all', 'Shed of old']],
    ['parkingPlaces=5', []],
    ['possession=ready', ['House that says it all', 'Shed of old']],
    ['possession=2026-12', ['House that says it all', 'Land to talk about', 'Shed of old']],
    ['possession=2027-02&category=Villa', ['House that says it all']],
    ['possession=2027-03&category=Villa', ['House of next year', 'House that says it all']],
    ['ageYears=0', ['House of next year']],
    ['ageYears=12', ['House of next year', 'House that says it all']],
    ['ageYears=30', ['House of next year', 'House that says it all', 'Shed of old']],
    ['priceNegotiable=true', ['House that says it all', 'Land to talk about']],
    ['priceNegotiable=true&furnishing=semi-furnished&floor=0', ['House that says it all']],
  ])('is filtered by with %s', async (query, titles) => {
    expect(await titlesOf(query)).toEqual(titles)
  })

  it.each([
    'furnishing=plush',
    'possession=soon',
    'floor=top',
    'parkingPlaces=two',
    'ageYears=-1',
    'priceNegotiable=maybe',
  ])('is no filter with %s', async (query) => {
    expect((await visitor.get(`${PATHS.properties}?${query}`)).status).toBe(400)
  })

  it.each([
    ['furnished house', { furnishing: 'furnished' }, ['House of next year']],
    ['semi furnished villa', { furnishing: 'semi-furnished' }, ['House that says it all']],
    ['house ready to move', { movingInBy: 0 }, ['House that says it all']],
    ['ground floor house', { floor: 0 }, ['House that says it all']],
    ['new house', { maxAgeYears: 3 }, ['House of next year']],
    ['old house', { minAgeYears: 10 }, ['House that says it all']],
    ['পুরনো গুদাম', { minAgeYears: 10 }, ['Shed of old']],
    ['नया घर', { maxAgeYears: 3 }, ['House of next year']],
    ['house with two car parking', { minParkingPlaces: 2 }, ['House that says it all']],
    ['plot negotiable', { priceNegotiable: true }, ['Land to talk about']],
    ['south east facing house', { facing: 'South-East' }, ['House that says it all']],
  ])('is understood in “%s”', async (text, filters, titles) => {
    const response = await visitor.get(`${PATHS.properties}?searchTerm=${encodeURIComponent(text)}`)
    const reading = parseReading(response.headers.get(READING_HEADER))
    expect(reading?.parts.map((part) => part.filters)).toContainEqual(filters)
    expect(PropertyList.parse(await response.json()).map(({ title }) => title)).toEqual(titles)
  })

  it.each([
    ['unfurnished house for sale', ['unfurnished']],
    ['house 2nd floor for sale', ['2nd floor']],
    ['house with parking for 9 cars, ready to move', ['ready to move']],
    ['new plot ready to move', ['ready to move']],
  ])('is left out of “%s” and told, where no listing says so', async (text, absent) => {
    const response = await visitor.get(`${PATHS.properties}?searchTerm=${encodeURIComponent(text)}`)
    expect(Number(response.headers.get('X-Total-Count'))).toBeGreaterThan(0)
    expect(parseReading(response.headers.get(READING_HEADER))?.absent).toEqual(absent)
  })

  it('can be changed and emptied', async () => {
    const added = await add({ ...FACTS, title: 'Changes' })
    const { _id } = AddPropertyReply.parse(await added.json()).property
    const address = PATHS.editProperty.replace(':id', _id)
    const changed = await admin.put(address, {
      propertyType: 'Villa',
      propertyDetails: { possession: '2028-01', furnishing: '', priceNegotiable: false },
    })
    expect(changed.status).toBe(200)
    const stored = await (await visitor.get(PATHS.property.replace(':id', _id))).json()
    expect(stored).toMatchObject({
      possession: '2028-01',
      furnishing: null,
      priceNegotiable: false,
      floor: 0,
    })
  })
})
