import { describe, expect, it } from 'vitest'
import { OWN_FIELDS } from './fields.ts'
import { AddPropertyBody, EditPropertyBody, NewPropertyDetails, PropertyChanges } from './input.ts'
import {
  BHK_TYPES,
  FACINGS,
  FLOORING_TYPES,
  LEASE_TYPES,
  OWNERSHIP_TYPES,
  VILLA_TYPES,
  ZONE_TYPES,
} from './enums.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

const image = '/property-images/warehouse/1760000000000_front.webp'
const plot = { title: 'Corner plot', city: 'Siliguri', price: 4_500_000 }
const villa = { ...plot, googleMap: '26.7,88.4' }
const warehouse = { ...plot, images: [image] }

const refusal = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message
const changes = (fields: Record<string, unknown>) => PropertyChanges.Plot.parse(fields)

describe('a new listing is checked in this order', () => {
  it.each([
    ['title, when everything is missing', {}, SERVER_MESSAGES.titleRequired],
    ['title of spaces', { ...plot, title: '   ' }, SERVER_MESSAGES.titleRequired],
    ['title of another type', { ...plot, title: 7 }, SERVER_MESSAGES.titleRequired],
    ['title that shows nothing', { ...plot, title: '\u200b\u0000\u202e' }, SERVER_MESSAGES.titleRequired],
    ['city, then', { title: 'x' }, SERVER_MESSAGES.cityRequired],
    ['city inside an empty location', { title: 'x', location: { city: ' ' } }, SERVER_MESSAGES.cityRequired],
    ['city that shows nothing', { ...plot, city: '\u2060' }, SERVER_MESSAGES.cityRequired],
    ['price, then', { title: 'x', city: 'y' }, SERVER_MESSAGES.priceRequired],
    [
      'price before a wrong word',
      { title: 'x', city: 'y', leaseType: 'Gift' },
      SERVER_MESSAGES.priceRequired,
    ],
  ])('%s', (_, details, sentence) => {
    expect(refusal(NewPropertyDetails.Plot.safeParse(details))).toBe(sentence)
  })

  it('a warehouse needs a picture last', () => {
    const { images: _, ...bare } = warehouse
    expect(refusal(NewPropertyDetails.Warehouse.safeParse({ images: [] }))).toBe(
      SERVER_MESSAGES.titleRequired,
    )
    expect(refusal(NewPropertyDetails.Warehouse.safeParse(bare))).toBe(SERVER_MESSAGES.imageRequired)
    expect(refusal(NewPropertyDetails.Warehouse.safeParse({ ...bare, images: [] }))).toBe(
      SERVER_MESSAGES.imageRequired,
    )
    expect(NewPropertyDetails.Warehouse.safeParse(warehouse).success).toBe(true)
  })

  it('a villa needs a place on the map last', () => {
    expect(refusal(NewPropertyDetails.Villa.safeParse({ googleMap: '' }))).toBe(SERVER_MESSAGES.titleRequired)
    expect(refusal(NewPropertyDetails.Villa.safeParse(plot))).toBe(SERVER_MESSAGES.locationRequired)
    expect(refusal(NewPropertyDetails.Villa.safeParse({ ...plot, googleMap: '' }))).toBe(
      SERVER_MESSAGES.locationRequired,
    )
    expect(NewPropertyDetails.Villa.safeParse(villa).success).toBe(true)
  })
})

describe('a price', () => {
  it.each([
    [0, 0],
    ['4500000', 4_500_000],
    [' 12 ', 12],
    [99.9, 99],
    [1.5, 1],
    ['0.0', 0],
  ])('%j is %d rupees', (price, rupees) => {
    expect(changes({ price }).price).toBe(rupees)
  })

  it.each([
    '',
    '   ',
    null,
    'lots',
    -1,
    '-5',
    0.5,
    '0.99',
    true,
    [],
    {},
    '1e5',
    '0x10',
    1e15,
    '12,000',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('%j is no valid price', (price) => {
    expect(refusal(PropertyChanges.Plot.safeParse({ price }))).toBe(SERVER_MESSAGES.priceRequired)
  })
})

describe('an amount beside the price', () => {
  it.each([
    [{ deposit: 'two months' }, 'Deposit must be a number of rupees.'],
    [{ deposit: -1 }, 'Deposit must be 0 or more.'],
    [{ deposit: 0.5 }, 'Deposit must be a number of rupees.'],
    [{ lowestPrice: 1e15 }, 'Lowest price is too large.'],
  ])('%j is refused by its own name', (fields, sentence) => {
    expect(refusal(PropertyChanges.Plot.safeParse(fields))).toBe(sentence)
  })

  it('may be left open', () => {
    expect(changes({ deposit: '150000', lowestPrice: null })).toEqual({ deposit: 150_000, lowestPrice: null })
  })
})

it('reads numbers in Bengali and Devanagari digits as in others', () => {
  expect(changes({ roadWidth: ' ২০.৫ ft ', areaSqFt: '১৮০০', price: '৪৫০০০০০' })).toEqual({
    roadWidth: 20.5,
    areaSqFt: 1800,
    price: 4_500_000,
  })
  expect(PropertyChanges.Villa.parse({ numberOfFloors: '২', ageYears: '१२' })).toEqual({
    numberOfFloors: 2,
    ageYears: 12,
  })
})

describe('an edit', () => {
  it('leaves out what is left out', () => {
    expect(changes({})).toEqual({})
    expect(changes({ facing: 'East' })).toEqual({ facing: 'East' })
  })

  it.each(['title', 'city', 'price'])('may not empty the %s', (field) => {
    expect(PropertyChanges.Plot.safeParse({ [field]: '' }).success).toBe(false)
    expect(PropertyChanges.Plot.safeParse({ [field]: null }).success).toBe(false)
  })

  it('empties what is given empty', () => {
    expect(changes({ description: '  ', areaSqFt: '', facing: null, googleMap: '' })).toEqual({
      description: null,
      areaSqFt: null,
      facing: null,
      googleMap: null,
    })
  })

  it('drops keys it does not know and keys of other categories', () => {
    expect(
      changes({ _id: 'x', listedBy: 'me', createdAt: 1, version: 9, status: 'sold', swimmingPool: true }),
    ).toEqual({})
  })
})

describe('a location', () => {
  it('may be an object', () => {
    const location = { city: ' Siliguri ', state: 'West Bengal', country: 'India' }
    expect(changes({ location })).toEqual({ city: 'Siliguri', state: 'West Bengal', country: 'India' })
  })

  it('may be a text with commas', () => {
    expect(changes({ location: 'Siliguri, West Bengal, India' })).toEqual({
      city: 'Siliguri',
      state: 'West Bengal',
      country: 'India',
    })
  })

  it('says nothing about what it does not name', () => {
    expect(changes({ location: 'Siliguri' })).toEqual({ city: 'Siliguri' })
    expect(changes({ location: {} })).toEqual({})
  })

  it('gives way to the form fields of the same name', () => {
    expect(changes({ location: { city: 'Kurseong' }, city: 'Mirik' })).toEqual({ city: 'Mirik' })
  })

  it('brings in nothing but a place', () => {
    expect(
      changes({ location: { city: 'Mirik', approvedByAdmin: true }, contact: { isSold: true } }),
    ).toEqual({ city: 'Mirik' })
  })

  it('and a contact may be flat or inside', () => {
    expect(changes({ contact: { company: 'Aangan', phone: '98765' } })).toEqual({
      company: 'Aangan',
      phone: '98765',
    })
    expect(changes({ company: 'Aangan', phone: 98765 })).toEqual({ company: 'Aangan', phone: '98765' })
  })
})

describe('closed lists', () => {
  it.each([
    ['leaseType', LEASE_TYPES],
    ['ownershipType', OWNERSHIP_TYPES],
    ['facing', FACINGS],
    ['zoneType', ZONE_TYPES],
  ] as const)('take every %s of the add and of the edit form', (field, words) => {
    for (const word of words) expect(changes({ [field]: word })).toEqual({ [field]: word })
  })

  it('take those of warehouses and villas', () => {
    for (const flooringType of FLOORING_TYPES)
      expect(PropertyChanges.Warehouse.parse({ flooringType })).toEqual({ flooringType })
    for (const villaType of VILLA_TYPES)
      expect(PropertyChanges.Villa.parse({ villaType })).toEqual({ villaType })
    for (const bhk of BHK_TYPES) expect(PropertyChanges.Villa.parse({ bhk })).toEqual({ bhk })
  })

  it('do not mind upper and lower case', () => {
    expect(changes({ leaseType: 'RENT', facing: ' north-east ' })).toEqual({
      leaseType: 'Rent',
      facing: 'North-East',
    })
  })

  it.each(['Gift', 7, [], 'sale; drop'])('refuse the lease type %j in a sentence', (leaseType) => {
    expect(refusal(PropertyChanges.Plot.safeParse({ leaseType }))).toMatch(
      /^Lease type must be one of: Residential, /,
    )
  })
})

it('texts keep what readers see, and descriptions their lines', () => {
  const typed = 'A\u0000\u202e shed\r\nfor rent\u200b '
  const amenities = [typed, '\u200b']
  const texts = { title: typed, city: typed, address: typed, description: typed, boundaryWall: typed }
  expect(changes(texts)).toEqual({
    title: 'A shed for rent',
    city: 'A shed for rent',
    address: 'A shed for rent',
    description: 'A shed\nfor rent',
    boundaryWall: 'A shed for rent',
  })
  expect(PropertyChanges.Villa.parse({ amenities })).toEqual({ amenities: ['A shed for rent'] })
  expect(changes({ address: '\u200b', boundaryWall: '\u200b' })).toEqual({
    address: null,
    boundaryWall: null,
  })
})

describe('flags, measures and words', () => {
  it.each([
    ['on', true],
    ['no', false],
    [1, true],
    ['', null],
  ])('the flag %j is %j', (isSold, flag) => {
    expect(changes({ isSold })).toEqual({ isSold: flag })
  })

  it('take what forms send', () => {
    expect(
      PropertyChanges.Warehouse.parse({
        ceilingHeight: '24 ft',
        builtUpArea: '12000',
        powerBackup: '100 kVA',
        loadingDock: 2,
      }),
    ).toEqual({
      ceilingHeight: 24,
      builtUpArea: 12_000,
      powerBackup: '100 kVA',
      loadingDock: '2',
    })
    expect(PropertyChanges.Villa.parse({ amenities: 'Lift, , Power backup' })).toEqual({
      amenities: ['Lift', 'Power backup'],
    })
  })

  it.each([
    { areaSqFt: -1 },
    { areaSqFt: 'big' },
    { areaSqFt: 1e12 },
    { bedRooms: 2.5 },
    { isSold: 'perhaps' },
    { title: 'x'.repeat(301) },
    { description: 'x'.repeat(20_001) },
  ])('refuse %j', (fields) => {
    expect(PropertyChanges.Plot.safeParse(fields).success).toBe(false)
  })

  it('know every field of their category', () => {
    for (const category of ['Warehouse', 'Plot', 'Villa'] as const) {
      const empty = Object.fromEntries(Object.keys(OWN_FIELDS[category]).map((name) => [name, null]))
      expect(PropertyChanges[category].parse(empty)).toEqual(empty)
    }
  })
})

describe('areas as they were typed', () => {
  it('keep value and unit', () => {
    const enteredAreas = { plotSizeSqFt: { value: 7, unit: 'katha' } }
    const unknown = { price: { value: 7, unit: 'katha' } }
    expect(changes({ enteredAreas: { ...enteredAreas, ...unknown } })).toEqual({ enteredAreas })
  })

  it.each([
    { plotSizeSqFt: { value: 7, unit: 'cubit' } },
    { plotSizeSqFt: { value: -1, unit: 'katha' } },
    { plotSizeSqFt: { value: 1_000_000_000, unit: 'hectare' } },
    'seven katha',
  ])('refuse %j', (enteredAreas) => {
    expect(PropertyChanges.Plot.safeParse({ enteredAreas }).success).toBe(false)
  })
})

describe('pictures', () => {
  it('are taken by their path, once each, from any origin', () => {
    expect(changes({ images: [image, `https://aangan.example${image}`, image] })).toEqual({ images: [image] })
  })

  it.each([
    'https://evil.example/x.png',
    'javascript:alert(1)',
    '/property-images/../secret',
    'data:image/png;base64,AA',
    7,
    null,
  ])('refuse %j', (address) => {
    expect(PropertyChanges.Plot.safeParse({ images: [address] }).success).toBe(false)
  })

  it('are at most 40', () => {
    const images = Array.from({ length: 41 }, (_, at) => `/property-images/plot/${at}.webp`)
    expect(PropertyChanges.Plot.safeParse({ images }).success).toBe(false)
  })
})

describe('the envelope of a new listing', () => {
  it.each([
    [{ propertyType: 'Warehouse', propertyDetails: {} }, 'Warehouse'],
    [{ propertyType: 'villa', propertyDetails: { title: 'x' } }, 'Villa'],
    [{ propertyDetails: { category: 'PLOT' } }, 'Plot'],
    [{ propertyType: 'Farm', propertyDetails: { category: 'Villa' } }, 'Villa'],
  ])('%j is of category %s', (body, category) => {
    expect(AddPropertyBody.parse(body).category).toBe(category)
  })

  it.each([
    {},
    { propertyType: 'Castle', propertyDetails: {} },
    { propertyDetails: 'text' },
    [],
    null,
    'text',
  ])('%j is refused', (body) => {
    expect(AddPropertyBody.safeParse(body).success).toBe(false)
  })

  it('of an edit holds an object', () => {
    expect(EditPropertyBody.parse({ propertyDetails: { title: 'x' } })).toEqual({
      propertyDetails: { title: 'x' },
    })
    for (const body of [{}, { propertyDetails: [] }, { propertyDetails: null }, null, []])
      expect(refusal(EditPropertyBody.safeParse(body))).toBe(SERVER_MESSAGES.invalid)
  })
})
