import { describe, expect, it } from 'vitest'
import { squareFeetOf } from '#contract/units/area.ts'
import { likelyHeader, type PriceUnit, priceUnitOf } from './csv-match.ts'
import {
  readArea,
  readBhk,
  readFacing,
  readFeet,
  readLocality,
  readPlaceName,
  readPrice,
  saysNothing,
} from './csv-values.ts'
import { categoryOfWords, leaseTypeOfWords } from './csv-words.ts'

/* Cells as offices, portals and brokers write them; what must come out was written by hand. */

describe('a price', () => {
  it.each<[string, number, string?]>([
    ['4500000', 4_500_000],
    ['45,00,000', 4_500_000],
    ['4,500,000', 4_500_000],
    ['₹45,00,000/-', 4_500_000],
    ['Rs. 45 lakh', 4_500_000],
    ['Rs 45 Lacs only', 4_500_000],
    ['INR 4500000.00', 4_500_000],
    ['45L', 4_500_000],
    ['45 Lac', 4_500_000],
    ['95 lakh neg.', 9_500_000],
    ['2.1 Cr (neg.)', 21_000_000],
    ['2.65cr', 26_500_000],
    ['1.48 Crore negotiable', 14_800_000],
    ['1 cr 20 lakh', 12_000_000],
    ['75 lakh fixed', 7_500_000],
    ['12k pm', 12_000, 'Rent'],
    ['13500/month', 13_500, 'Rent'],
    ['13,500 / month', 13_500, 'Rent'],
    ['27000 p.m.', 27_000, 'Rent'],
    ['27000 per month', 27_000, 'Rent'],
    ['₹18k monthly', 18_000, 'Rent'],
    ['1.2 lakh pm', 120_000, 'Rent'],
    ['Rent 22000', 22_000, 'Rent'],
    ['Lease 2,50,000', 250_000, 'Lease'],
    ['Sale: 85 lakh', 8_500_000, 'Sale'],
    ['On request', 0],
    ['price on request', 0],
    ['POR', 0],
    ['negotiable', 0],
    ['Negotiable.', 0],
    ['call', 0],
    ['Call for price', 0],
    ['ask', 0],
    ['ask owner', 0],
    ['Contact owner', 0],
    ['0', 0],
  ])('%s', (cell, inr, deal) => {
    const read = readPrice(cell)
    expect([read?.inr, read?.deal, read?.isRange, read?.per]).toEqual([inr, deal, false, undefined])
  })

  it.each<[string, number, string?]>([
    ['80-90 Lac', 9_000_000],
    ['80 - 90 lakhs', 9_000_000],
    ['80L-90L', 9_000_000],
    ['90 lakh to 1.2 cr', 12_000_000],
    ['90-1.2 cr', 12_000_000],
    ['18k-20k pm', 20_000, 'Rent'],
  ])('of a range is the upper end: %s', (cell, inr, deal) => {
    expect(readPrice(cell)).toMatchObject({ inr, isRange: true, ...(deal && { deal }) })
  })

  it.each<[string, PriceUnit, number, string?]>([
    ['39.07', 'lakh', 3_907_000],
    ['80-90', 'lakh', 9_000_000],
    ['1.2 Cr', 'lakh', 12_000_000],
    ['1.25', 'crore', 12_500_000],
    ['65 lakh', 'crore', 6_500_000],
    ['45,00,000', 'rupees', 4_500_000],
    ['18000', 'per month', 18_000],
    ['4,500', 'per sq ft', 4500, 'sq ft'],
    ['5', 'lakh per katha', 500_000, 'katha'],
    ['500000', 'per katha', 500_000, 'katha'],
  ])('in a column of its own unit: %s in %s', (cell, unit, inr, per) => {
    expect(readPrice(cell, unit)).toMatchObject({ inr, ...(per && { per }) })
  })

  it.each<[string, number, string]>([
    ['14L per katha', 1_400_000, 'katha'],
    ['14 lakh/katha', 1_400_000, 'katha'],
    ['4500 per sq ft', 4500, 'sq ft'],
    ['4500/sqft', 4500, 'sq ft'],
    ['4500 psf', 4500, 'sq ft'],
    ['Rs 4500 per sft', 4500, 'sq ft'],
    ['2 lakh per decimal', 200_000, 'decimal'],
    ['2 lakh a dec', 200_000, 'decimal'],
    ['30 lakh per bigha', 3_000_000, 'bigha'],
  ])('of so much: %s', (cell, inr, per) => {
    expect(readPrice(cell)).toMatchObject({ inr, per })
  })

  it.each(['soon', '98320 12345 / 12', 'twelve', '12-13-14', 'x'.repeat(101)])('is none: %s', (cell) => {
    expect(readPrice(cell)).toBeUndefined()
  })

  it.each<[string, PriceUnit | undefined]>([
    ['price', undefined],
    ['Price (₹)', 'rupees'],
    ['Price (INR)', 'rupees'],
    ['Price in Rs.', 'rupees'],
    ['Price (Lakhs)', 'lakh'],
    ['Price in lacs', 'lakh'],
    ['price_lakh', 'lakh'],
    ['Price (Cr)', 'crore'],
    ['price in crores', 'crore'],
    ['Rent pm', 'per month'],
    ['rent_per_month', 'per month'],
    ['Monthly rent', 'per month'],
    ['Rate per sq ft', 'per sq ft'],
    ['rate_per_sqft', 'per sq ft'],
    ['Price/Sq.Ft', 'per sq ft'],
    ['Rate per katha', 'per katha'],
    ['Rate (lakh/katha)', 'lakh per katha'],
    ['Price description', undefined],
  ])('has the unit that its column is named with: %s', (name, unit) => {
    expect(priceUnitOf(name)).toBe(unit)
  })
})

describe('a size', () => {
  it.each<[string, number]>([
    ['1284', 1284],
    ['1,284 sq ft', 1284],
    ['808 sqft', 808],
    ['1150 sft', 1150],
    ['1150 Sq. Ft.', 1150],
    ['1200 - 1400', 1200],
    ['1200-1400 sq ft', 1200],
    ['45 Sq. Yards', 405],
    ['45 Sq Yd', 405],
    ['100 gaj', 900],
    ['100 sq.m', 1076.39],
    ['34.46Sq. Meter', 370.92],
    ['5.1Cents', 2221.56],
    ['5 cent', 2178],
    ['2 Guntha', 2178],
    ['1 Grounds', 2400],
    ['1 ground', 2400],
    ['1.5Acres', 65_340],
    ['2 acre', 87_120],
    ['5 katha', 3600],
    ['5 cottah', 3600],
    ['3K 8Ch', 2520],
    ['3 k 8 ch', 2520],
    ['3 katha 8 chatak', 2520],
    ['3K', 2160],
    ['12 decimal', 5227.2],
    ['12 dismil', 5227.2],
    ['12 shatak', 5227.2],
    ['1 bigha', 14_400],
  ])('%s', (cell, sqFt) => {
    const area = readArea(cell, '')
    expect(area && squareFeetOf(area)).toBe(sqFt)
  })

  it.each(['quite big', 'ask', '12 miles', '40x60x80'])('is none: %s', (cell) => {
    expect(readArea(cell, '')).toBeUndefined()
  })
})

it.each<[string, string]>([
  ['3', '3BHK'],
  ['3.0', '3BHK'],
  ['3 BHK', '3BHK'],
  ['3BHK', '3BHK'],
  ['3 bhk flat', '3BHK'],
  ['3 Bedroom', '3BHK'],
  ['3 Bedrooms', '3BHK'],
  ['3 bed', '3BHK'],
  ['1 RK', '1BHK'],
  ['7 BHK', '6BHK+'],
  ['6BHK+', '6BHK+'],
  ['2.5 BHK', '2BHK'],
  ['3+1', '3+1'],
  ['many', 'many'],
])('rooms: %s is %s', (cell, bhk) => {
  expect(readBhk(cell)).toBe(bhk)
})

it.each<[string, string]>([
  ['North', 'North'],
  ['EAST', 'East'],
  ['North - East', 'North-East'],
  ['North-East', 'North-East'],
  ['north east', 'North-East'],
  ['NorthEast', 'North-East'],
  ['NE', 'North-East'],
  ['N/E', 'North-East'],
  ['n.e.', 'North-East'],
  ['SW', 'South-West'],
  ['East facing', 'East'],
  ['facing south', 'South'],
  ['dakshin', 'South'],
  ['purba', 'East'],
  ['sideways', 'sideways'],
])('facing: %s is %s', (cell, facing) => {
  expect(readFacing(cell)).toBe(facing)
})

it.each(['', '-', '--', '—', 'N/A', 'NA', 'n.a.', 'nil', 'None', '?', 'null', 'Not specified', '.', 'x'])(
  'nothing is said by "%s"',
  (cell) => {
    expect(saysNothing(cell)).toBe(cell !== 'x')
  },
)

it.each<[string, string]>([
  ['16', '16'],
  ["16'", '16'],
  ['30’', '30'],
  ['30\'-0"', '30'],
  ['12-16 feet', '12'],
  ['12 to 16 ft', '12'],
  ['12 ft', '12'],
  ['20 ft wide road', '20'],
  ['20 feet road', '20'],
  ['6 m', '19.7'],
  ['wide', 'wide'],
])('feet: %s is %s', (cell, feet) => {
  expect(readFeet(cell)).toBe(feet)
})

it.each<[string, string | undefined]>([
  ['Plot', 'Plot'],
  ['LAND', 'Plot'],
  ['Residential Plot', 'Plot'],
  ['Residential Land', 'Plot'],
  ['Commercial Land', 'Plot'],
  ['Agricultural land', 'Plot'],
  ['Jomi', 'Plot'],
  ['House', 'Villa'],
  ['Independent House', 'Villa'],
  ['Residential House', 'Villa'],
  ['Builder Floor', 'Villa'],
  ['Builder Floor Apartment', 'Villa'],
  ['Penthouse', 'Villa'],
  ['Flat', 'Villa'],
  ['FLAT 2nd floor', 'Villa'],
  ['Apartment', 'Villa'],
  ['Multistorey Apartment', 'Villa'],
  ['Studio Apartment', 'Villa'],
  ['Duplex', 'Villa'],
  ['Bungalow', 'Villa'],
  ['Godown', 'Warehouse'],
  ['Warehouse', 'Warehouse'],
  ['Ware house', 'Warehouse'],
  ['Shed', 'Warehouse'],
  ['Factory shed', 'Warehouse'],
  ['Castle', undefined],
])('kind: %s is %s', (cell, category) => {
  expect(categoryOfWords(cell)).toBe(category)
})

it.each<[string, string | undefined]>([
  ['for sale', 'Sale'],
  ['SELL', 'Sale'],
  ['Resale', 'Sale'],
  ['to let', 'Rent'],
  ['Rental', 'Rent'],
  ['for rent', 'Rent'],
  ['lease', 'Lease'],
  ['soon', undefined],
])('deal: %s is %s', (cell, deal) => {
  expect(leaseTypeOfWords(cell)).toBe(deal)
})

it.each<[string, string]>([
  ['SILIGURI', 'Siliguri'],
  ['siliguri', 'Siliguri'],
  ['Sevoke Rd', 'Sevoke Road'],
  ['PRADHAN NAGAR', 'Pradhan Nagar'],
  ['Bengaluru', 'Bengaluru'],
  ['WHITEFIELD', 'WHITEFIELD'],
])('place: %s is %s', (cell, place) => {
  expect(readPlaceName(cell)).toBe(place)
})

it('a place with what stands before it, and the city that it lies in', () => {
  expect(readLocality('NEAR CITY CENTRE, MATIGARA')).toEqual({
    locality: 'Matigara',
    address: 'NEAR CITY CENTRE',
    city: 'Siliguri',
  })
  expect(readLocality('Whitefield')).toEqual({ locality: 'Whitefield' })
})

/** By what they fill: what portals, brokers and offices call their columns. */
const HEADERS = {
  Category: 'Type, Kind, Category, type_of_property, Property Category',
  Title: 'Property, Property Name, Title, Heading, Name, Listing',
  Price:
    'Price, Rate, Rate / Price, Price (₹), Price (in Lakhs), Asking Price, Expected price, Demand, Rent, rent_per_month, Amount, Total price, Cost, Budget, Sale Price, Price in Rs.',
  'Property type': 'Property Type',
  Furnishing: 'Furnishing',
  'Lease type': 'Deal, For, Sale/Rent, Transaction, Purpose, listing_type',
  City: 'Town, City, city_name, District',
  Locality: 'Place, Location, Locality, Colony, Area name, Neighbourhood, Mouza, Para, locality_name, Sector',
  Address: 'Address, Full address, Street, Landmark',
  Description: 'Description, Details, About, Overview',
  Area: 'Area, Size, total_sqft, Area (sqft), Super area, area_sqft, Sqft, Super built up area (sq ft), Saleable area, Total Area, Area in sq. ft., Square feet',
  'Area unit': 'Unit, Area unit, Size unit',
  'Carpet area': 'Carpet area, carpet, Carpet Area (sqft)',
  'Built-up area': 'Built-up area, Covered area, Builtup, Built up area sqft',
  'Plot size': 'Plot size, Plot area, Land size',
  'Land area': 'Land area, Land, Land in katha',
  Bedrooms: 'Beds, Bedroom, Bedrooms, No. of bedrooms',
  Bathrooms: 'Bath, Bathroom, Bathrooms, Baths, Toilets, No. of bathrooms, bathrooms_num',
  BHK: 'BHK, Configuration, Flat type, bhk_type, No. of BHK',
  Facing: 'Facing, Property Facing, Direction, facing_direction',
  'Road width': 'Road, Road width, Front road, Road (ft), Width of road',
  'Number of floors': 'Floors, Total floors, Storeys, No. of floors',
  Dimension: 'Dimension, Dimensions, L x W',
  'Corner plot': 'Corner, Corner plot',
  'Ceiling height': 'Height, Ceiling height, Clear height',
  'Owner name': 'Owner, Owner name, Seller, Landlord, Contact person, Party name, Party',
  'Owner phones': 'Phone, Mobile, Owner phone, Contact no., Mobile No, Ph, Phone number, WhatsApp no',
  'Key with': 'Key, Keys, Key with',
  'Private notes': 'Notes, Internal notes, Private notes, Remarks, Comments',
  'Ownership type': 'Ownership, Tenure',
  'Survey number': 'Dag no, Plot no, Khatian, Survey no, Khatian No.',
  Amenities: 'Amenities, Facilities, Features',
  Status: 'Status',
}
it.each(
  Object.entries(HEADERS).flatMap(([means, names]) =>
    names.split(', ').map((name) => [name, means] as const),
  ),
)('column: %s is %s', (name, means) => {
  expect(likelyHeader(name)).toBe(means)
})

it.each(['Sl', 'Sl.', 'S.No', 'balcony', 'Tenant Preferred', 'society'])(
  'column: %s is none of a listing',
  (name) => {
    expect(likelyHeader(name)).toBeUndefined()
  },
)
