import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { listParameters } from '#contract/list/address.ts'
import { LIMITS } from '#contract/limits.ts'
import { PropertyQuery } from '#contract/list/query.ts'
import type { Sort } from '#contract/properties/enums.ts'
import type { ListFilters, ListSearch } from '#contract/properties/filters.ts'
import { type PlaceNames, placeNames } from './place-names.ts'
import { doubtfulWords, readListSearch, type Respellings } from './read-list-search.ts'
import { writeReading } from './reading.ts'

const LAKH = 1_00_000
const CRORE = 1_00_00_000
const KATHA = 720

const PLACES = placeNames([
  'Siliguri',
  'Matigara',
  'Kawakhali',
  'Fulbari',
  'Shivmandir',
  'Sukna',
  'Jalpaiguri Road',
  'New Jalpaiguri',
  'Bagdogra',
  'Naxalbari',
  'Ghoshpukur',
  'Darjeeling',
  'Kurseong',
])

function read(query: Record<string, string>, respelt?: Respellings, places: PlaceNames = PLACES) {
  const { category, ...others } = Object.fromEntries(listParameters(Object.entries(query)))
  const parsed = PropertyQuery.parse({ ...others, ...(category && { category: category.split(',') }) })
  return readListSearch(parsed, places, respelt)
}

/** What a query looks for, without what every query says. */
function lookedFor(query: Record<string, string>, respelt?: Respellings): ListFilters {
  const {
    statuses: _statuses,
    sort: _sort,
    isUnfindable: _isUnfindable,
    ...filters
  } = read(query, respelt).search
  return filters
}

const textual = (searchTerm: string) => lookedFor({ searchTerm })

const villa: ListFilters = { categories: ['Villa'] }
const plot: ListFilters = { categories: ['Plot'] }
const besideMatigara = ['kawakhali', 'shivmandir', 'pradhan nagar']
const cityCentre = { place: 'matigara', nearPlaces: besideMatigara, landmark: 'city centre' }
const warehouse: ListFilters = { categories: ['Warehouse'] }
const homes: ListFilters = { categories: ['Residential'] }
const upTo = (maxPriceInr: number): ListFilters => ({
  maxPriceInr,
  deal: maxPriceInr >= 5 * LAKH ? 'sale' : 'rent',
})
const about = (katha: number): ListFilters => ({
  minLandSqFt: Number((katha * KATHA * 0.9).toFixed(2)),
  maxLandSqFt: Number((katha * KATHA * 1.1).toFixed(2)),
})

const QUESTIONS: [text: string, filters: ListFilters][] = [
  ['5 katha plot', { ...plot, ...about(5) }],
  ['50 lakh', upTo(50 * LAKH)],
  ['50L', upTo(50 * LAKH)],
  ['3 bedroom house under 80 lakh', { ...villa, bedRooms: 3, ...upTo(80 * LAKH) }],
  ['3bhk under 80 lakh sevoke road', { ...villa, bedRooms: 3, ...upTo(80 * LAKH), place: 'sevoke road' }],
  ['2 bhk rent', { ...villa, bedRooms: 2, deal: 'rent' }],
  ['land near airport', { ...plot, words: ['airport'] }],
  ['5 kata', about(5)],
  ['5 cottah', about(5)],
  ['flat', homes],
  ['ghar', villa],
  ['makan', villa],
  ['warehouse for rent with dock', { ...warehouse, deal: 'rent', loadingDock: true }],
  ['734001', { words: ['734001'] }],
  // sizes
  ['5-7 katha land', { ...plot, minLandSqFt: 3600, maxLandSqFt: 5040 }],
  ['between 5 and 7 katha', { minLandSqFt: 3600, maxLandSqFt: 5040 }],
  ['from 5 katha to 7 katha plot', { ...plot, minLandSqFt: 3600, maxLandSqFt: 5040 }],
  ['plot above 10 katha', { ...plot, minLandSqFt: 7200 }],
  ['5+ katha plot', { ...plot, minLandSqFt: 3600 }],
  ['5 katha plus plot', { ...plot, minLandSqFt: 3600 }],
  ['plot upto 3 katha', { ...plot, maxLandSqFt: 2160 }],
  ['plot under 3 kottah', { ...plot, maxLandSqFt: 2160 }],
  ['2 katha 8 chatak jomi', { ...plot, ...about(2.5) }],
  ['7 kathar plot', { ...plot, ...about(7) }],
  ['panch katha jomi', { ...plot, ...about(5) }],
  ['dedh katha zameen', { ...plot, ...about(1.5) }],
  ['1 bigha land', { ...plot, ...about(20) }],
  ['10 decimal', { minLandSqFt: 3920.4, maxLandSqFt: 4791.6 }],
  ['5 dec land', { ...plot, minLandSqFt: 1960.2, maxLandSqFt: 2395.8 }],
  ['12 dec plot', { ...plot, minLandSqFt: 4704.48, maxLandSqFt: 5749.92 }],
  ['plot of 6 dec', { ...plot, minLandSqFt: 2352.24, maxLandSqFt: 2874.96 }],
  ['villa on 5 dec', { ...villa, minLandSqFt: 1960.2, maxLandSqFt: 2395.8 }],
  ['villa on 5 dec land', { categories: ['Villa', 'Plot'], minLandSqFt: 1960.2, maxLandSqFt: 2395.8 }],
  ['need on 6 dec plot', { ...plot, minLandSqFt: 2352.24, maxLandSqFt: 2874.96 }],
  ['6 dec 20 lakh', { minLandSqFt: 2352.24, maxLandSqFt: 2874.96, ...upTo(20 * LAKH) }],
  [
    '12 dec 2020 sq ft house',
    { ...villa, minLandSqFt: 4704.48, maxLandSqFt: 5749.92, minAreaSqFt: 1818, maxAreaSqFt: 2222 },
  ],
  ['2 acre land', { ...plot, minLandSqFt: 78408, maxLandSqFt: 95832 }],
  ['villa on 5 katha', { ...villa, ...about(5) }],
  ['2 bigha godown', { ...warehouse, minAreaSqFt: 25920, maxAreaSqFt: 31680 }],
  ['10,000 sq ft warehouse', { ...warehouse, minAreaSqFt: 9000, maxAreaSqFt: 11000 }],
  ['1200sqft flat', { ...homes, minAreaSqFt: 1080, maxAreaSqFt: 1320 }],
  ['1,000-1,500 sq. ft. house', { ...villa, minAreaSqFt: 1000, maxAreaSqFt: 1500 }],
  ['shed at least 20000 square feet', { ...warehouse, minAreaSqFt: 20000 }],
  ['40 ft road plot', { ...plot, minRoadWidthFt: 40 }],
  ['plot on 30 feet wide road', { ...plot, minRoadWidthFt: 30 }],
  ['plot road width 30', { ...plot, minRoadWidthFt: 30 }],
  ['jomi 20 fut rasta', { ...plot, minRoadWidthFt: 20 }],
  ['warehouse 9 m road', { ...warehouse, minRoadWidthFt: 29.53 }],
  ['warehouse 30 ft clear height', { ...warehouse, minCeilingHeightFt: 30 }],
  ['30 feet high godown', { ...warehouse, minCeilingHeightFt: 30 }],
  ['ceiling height of 32 ft', { ...warehouse, minCeilingHeightFt: 32 }],
  // days, not sizes
  ['house Sunday 6 Dec', villa],
  ['house on sun, 6 dec', villa],
  ['ghar robibar 6 dec', villa],
  ['house 5th dec', villa],
  ['3 bhk house, can visit on 6 dec', { ...villa, bedRooms: 3, words: ['visit'] }],
  ['house 6 Dec 2026', villa],
  ['house by 10 dec', villa],
  // the sides of a ground
  ['40x60 plot', { ...plot, minLandSqFt: 2160, maxLandSqFt: 2640 }],
  ['40 X 60 ft plot', { ...plot, minLandSqFt: 2160, maxLandSqFt: 2640 }],
  ["40'x60' land", { ...plot, minLandSqFt: 2160, maxLandSqFt: 2640 }],
  ['40*60', { minLandSqFt: 2160, maxLandSqFt: 2640 }],
  ['40 by 60 feet land', { ...plot, minLandSqFt: 2160, maxLandSqFt: 2640 }],
  ['40ft x 60ft plot', { ...plot, minLandSqFt: 2160, maxLandSqFt: 2640 }],
  ['40×60 sq ft plot', { ...plot, minLandSqFt: 2160, maxLandSqFt: 2640 }],
  ['12 x 18 m plot', { ...plot, minLandSqFt: 2092.5, maxLandSqFt: 2557.51 }],
  ['plot above 40x60', { ...plot, minLandSqFt: 2400 }],
  ['30x40 to 40x60 plot', { ...plot, minLandSqFt: 1200, maxLandSqFt: 2400 }],
  ['100x200 warehouse', { ...warehouse, minAreaSqFt: 18000, maxAreaSqFt: 22000 }],
  ['৪০x৬০ জমি', { ...plot, minLandSqFt: 2160, maxLandSqFt: 2640 }],
  ['४० बाई ६० जमीन', { ...plot, minLandSqFt: 2160, maxLandSqFt: 2640 }],
  // distances
  ['land within 2 km of city centre', { ...plot, ...cityCentre }],
  ['plot 5 km from airport', { ...plot, words: ['airport'] }],
  ['2 km near matigara', { place: 'matigara', nearPlaces: besideMatigara }],
  ['plot 500 m from sukna', { ...plot, place: 'sukna' }],
  ['plot within 500 metres of sevoke road', { ...plot, place: 'sevoke road' }],
  ['house 1.5km away from matigara', { ...villa, place: 'matigara' }],
  ['plot 2 km from warehouse', { ...plot, words: ['warehouse'] }],
  ['matigara se 2 km door zameen', { ...plot, place: 'matigara' }],
  ['মাটিগাড়া থেকে ২ কিমি দূরে জমি', { ...plot, place: 'matigara' }],
  ['माटीगाड़ा से 2 किमी दूर ज़मीन', { ...plot, place: 'matigara' }],
  ['एयरपोर्ट से ५ किमी ज़मीन', { ...plot, words: ['एयरपोर्ट'] }],
  ['माटिगाडाबाट २ किलोमिटर टाढा जग्गा', { ...plot, place: 'matigara' }],
  // budgets
  ['plot 20-40 lakh', { ...plot, minPriceInr: 20 * LAKH, maxPriceInr: 40 * LAKH, deal: 'sale' }],
  ['villa 1 crore to 1.5 crore', { ...villa, minPriceInr: CRORE, maxPriceInr: 1.5 * CRORE, deal: 'sale' }],
  [
    'house between 60 and 80 lakh',
    { ...villa, minPriceInr: 60 * LAKH, maxPriceInr: 80 * LAKH, deal: 'sale' },
  ],
  ['ghar 50 lakh tak', { ...villa, ...upTo(50 * LAKH) }],
  ['bari 60 lakh er modhye', { ...villa, ...upTo(60 * LAKH) }],
  ['ghar 60 lakh ke andar', { ...villa, ...upTo(60 * LAKH) }],
  ['jagga 30 lakh samma', { ...plot, ...upTo(30 * LAKH) }],
  ['1 koti 20 lakh villa', { ...villa, ...upTo(1.2 * CRORE) }],
  ['house under 80', { ...villa, ...upTo(80 * LAKH) }],
  ['house budget 80', { ...villa, ...upTo(80 * LAKH) }],
  ['plot ₹45,00,000', { ...plot, ...upTo(45 * LAKH) }],
  ['plot 4500000', { ...plot, ...upTo(45 * LAKH) }],
  ['flat under 20k', { ...homes, ...upTo(20_000) }],
  ['godown rent under 50000 per month', { ...warehouse, ...upTo(50_000) }],
  ['villa above 2 crore', { ...villa, minPriceInr: 2 * CRORE, deal: 'sale' }],
  ['villa above 50k', { ...villa, minPriceInr: 50_000 }],
  ['sale under 2 lakh', { deal: 'sale', maxPriceInr: 2 * LAKH }],
  ['rent under 10 lakh', { deal: 'rent', maxPriceInr: 10 * LAKH }],
  ['1.5cr+ 50k', { minPriceInr: 1.5 * CRORE, deal: 'sale', words: ['50k'] }],
  ['1.5cr+ villa', { ...villa, minPriceInr: 1.5 * CRORE, deal: 'sale' }],
  // kinds, deals, rooms
  ['godown bhara', { ...warehouse, deal: 'rent' }],
  ['kiraya ka makan', { ...villa, deal: 'rent' }],
  ['bikri jomi', { ...plot, deal: 'sale' }],
  ['ghar bhadama', { ...villa, deal: 'rent' }],
  ['land for lease', { ...plot, deal: 'lease' }],
  ['want to buy land', { ...plot, deal: 'sale' }],
  ['resale house', { ...villa, deal: 'sale' }],
  ['bada godown', warehouse],
  ['vastu house', villa],
  ['villa sale or rent', villa],
  ['godown house', { categories: ['Warehouse', 'Villa'] }],
  ['three bedroom villa', { ...villa, bedRooms: 3 }],
  ['teen bhk', { ...villa, bedRooms: 3 }],
  ['4-bhk', { ...villa, bedRooms: 4 }],
  ['4 bedrooms 3 bathrooms', { ...villa, bedRooms: 4, bathrooms: 3 }],
  ['2-3 bhk', { ...villa, minBedRooms: 2, maxBedRooms: 3 }],
  ['2/3 bhk', { ...villa, minBedRooms: 2, maxBedRooms: 3 }],
  ['2 or 3 bedroom house', { ...villa, minBedRooms: 2, maxBedRooms: 3 }],
  ['2bhk or 3bhk', { ...villa, minBedRooms: 2, maxBedRooms: 3 }],
  ['3bhk/4bhk flat', { ...homes, minBedRooms: 3, maxBedRooms: 4 }],
  ['4 to 3 bhk', { ...villa, minBedRooms: 3, maxBedRooms: 4 }],
  ['2 se 3 kamra', { ...villa, minBedRooms: 2, maxBedRooms: 3 }],
  ['২-৩ বেডরুম বাড়ি', { ...villa, minBedRooms: 2, maxBedRooms: 3 }],
  ['२ या ३ बीएचके', { ...villa, minBedRooms: 2, maxBedRooms: 3 }],
  ['3+ bhk', { ...villa, minBedRooms: 3 }],
  ['3 bhk or more', { ...villa, minBedRooms: 3 }],
  ['at least 3 bedrooms', { ...villa, minBedRooms: 3 }],
  ['upto 3 bhk', { ...villa, maxBedRooms: 3 }],
  ['3 bhk under 80 lakh', { ...villa, bedRooms: 3, ...upTo(80 * LAKH) }],
  ['3 bhk budget 80', { ...villa, bedRooms: 3, ...upTo(80 * LAKH) }],
  [
    '3 bhk 50 to 60 lakh',
    { ...villa, bedRooms: 3, minPriceInr: 50 * LAKH, maxPriceInr: 60 * LAKH, deal: 'sale' },
  ],
  ['4 bedrooms and 3 bathrooms', { ...villa, bedRooms: 4, bathrooms: 3 }],
  ['2-3 bathrooms', villa],
  ['4 bedrm house', { ...villa, bedRooms: 4 }],
  ['3 bhk flat', { ...homes, bedRooms: 3 }],
  ['residential plot', { ...plot, words: ['residential'] }],
  ['flat land', { ...plot, words: ['flat'] }],
  ['2, 3 bhk flat', { ...homes, minBedRooms: 2, maxBedRooms: 3 }],
  ['2,3 bhk', { ...villa, minBedRooms: 2, maxBedRooms: 3 }],
  ['2 and 3 bhk', { ...villa, minBedRooms: 2, maxBedRooms: 3 }],
  ['2 & 3 bhk', { ...villa, minBedRooms: 2, maxBedRooms: 3 }],
  ['2+1 bhk', { ...villa, minBedRooms: 2, maxBedRooms: 3 }],
  ['३+१ बीएचके', { ...villa, minBedRooms: 3, maxBedRooms: 4 }],
  ['2 plus bhk', { ...villa, minBedRooms: 2 }],
  ['1rk', { ...villa, bedRooms: 1 }],
  ['plot 5, 40 lakh', { ...plot, ...upTo(40 * LAKH), words: ['5'] }],
  ['bhk 3', { ...villa, bedRooms: 3 }],
  ['bedrooms: 3, bathrooms: 2', { ...villa, bedRooms: 3, bathrooms: 2 }],
  ['bedrooms 50 lakh', { ...villa, ...upTo(50 * LAKH) }],
  ['5 bhk or bigger', { ...villa, minBedRooms: 5 }],
  // bounds
  ['not below 50 lakh', { minPriceInr: 50 * LAKH, deal: 'sale' }],
  ['no less than 2 crore', { minPriceInr: 2 * CRORE, deal: 'sale' }],
  ['plot smaller than 3 katha', { ...plot, maxLandSqFt: 2160 }],
  ['plot on 60ft pucca road', { ...plot, minRoadWidthFt: 60 }],
  ['road 12 feet minimum', { minRoadWidthFt: 12 }],
  ['warehouse height 40 feet clear', { ...warehouse, minCeilingHeightFt: 40 }],
  ['fifty lakh plot', { ...plot, ...upTo(50 * LAKH) }],
  // rooms, kinds and things with a number or without one
  ['room for rent', { ...villa, deal: 'rent' }],
  ['kotha bhadama', { ...villa, deal: 'rent' }],
  ['flat with store room', { ...homes, words: ['store', 'room'] }],
  ['2 plots in matigara', { ...plot, place: 'matigara' }],
  ['ek ghar chahiye', villa],
  ['godown with 5 docks', { ...warehouse, loadingDock: true }],
  ['house with 2 car parking', { ...villa, minParkingPlaces: 2 }],
  ['sector 5 plot', { ...plot, words: ['sector', '5'] }],
  ['plot no 5', { ...plot, words: ['5'] }],
  // a unit without a number
  ['katha plot', plot],
  ['plot in katha', plot],
  ['plot price in lakh', plot],
  ['কাঠায় জমি', plot],
  ['कट्ठा में ज़मीन', plot],
  ['कट्ठामा जग्गा', plot],
  ['katha', { words: ['katha'] }],
  // rents
  ['rs 15000 pm house', { ...villa, ...upTo(15_000) }],
  ['house 5000/month', { ...villa, ...upTo(5000) }],
  ['house 38,000 / month', { ...villa, ...upTo(38_000) }],
  ['ভিলা ৩৮,০০০ / মাস', { ...villa, ...upTo(38_000) }],
  ['मकान 38,000 / माह', { ...villa, ...upTo(38_000) }],
  ['घर ३८,००० / महिना', { ...villa, ...upTo(38_000) }],
  ['15000/- house rent', { ...villa, ...upTo(15_000) }],
  ['2bhk rent 12000', { ...villa, bedRooms: 2, ...upTo(12_000) }],
  [
    'warehouse rent 50000 to 150000',
    { ...warehouse, minPriceInr: 50_000, maxPriceInr: 150_000, deal: 'rent' },
  ],
  ['rent 50,000-1,50,000', { minPriceInr: 50_000, maxPriceInr: 150_000, deal: 'rent' }],
  ['plot sub 1 crore', { ...plot, ...upTo(100 * LAKH) }],
  ['villa sub-1.5 crore', { ...villa, ...upTo(150 * LAKH) }],
  ['sub 50 lakh', upTo(50 * LAKH)],
  ['15000 to 20000 house rent', { ...villa, minPriceInr: 15_000, maxPriceInr: 20_000, deal: 'rent' }],
  ['bari bhara 10000', { ...villa, ...upTo(10_000) }],
  ['bari vara', { ...villa, deal: 'rent' }],
  ['ghor vara 30000', { ...villa, ...upTo(30_000) }],
  ['basha vara', { ...homes, deal: 'rent' }],
  ['basa vara chai 12 hajar', { ...homes, ...upTo(12_000) }],
  ['ghor 30000 r moddhe', { ...villa, ...upTo(30_000) }],
  ['bari 30 hajar er moddhe', { ...villa, ...upTo(30_000) }],
  ['bari vara 30 hajar r modhye', { ...villa, ...upTo(30_000) }],
  ['jomi 40 lakh er bhitor', { ...plot, ...upTo(40 * LAKH) }],
  ['jomi 40 lakh vitor', { ...plot, ...upTo(40 * LAKH) }],
  ['ghar 40 lakh vitra', { ...villa, ...upTo(40 * LAKH) }],
  ['house 12000', { ...villa, words: ['12000'] }],
  ['warehouse 6 month lease', { ...warehouse, deal: 'lease', words: ['6'] }],
  // what a listing has
  ['godown with 24 hr electricity', { ...warehouse, powerBackup: true }],
  ['२४ घण्टा बिजुली भएको गोदाम', { ...warehouse, powerBackup: true }],
  ['house with 24 hours water', { ...villa, words: ['water'] }],
  ['corner plot', { ...plot, corner: true }],
  ['corner villa', { ...villa, words: ['corner'] }],
  ['south facing plot', { ...plot, facing: 'South' }],
  ['plot facing north-east', { ...plot, facing: 'North-East' }],
  ['dakshinmukhi jomi', { ...plot, facing: 'South' }],
  ['purba mukhi plot', { ...plot, facing: 'East' }],
  ['south siliguri', { words: ['south'], place: 'siliguri' }],
  ['pachil ghera plot', { ...plot, boundaryWall: true }],
  ['plot with boundary wall', { ...plot, boundaryWall: true }],
  ['warehouse with crane and generator', { ...warehouse, crane: true, powerBackup: true }],
  ['cold storage', { ...warehouse, coldStorage: true }],
  ['cold-store', { ...warehouse, coldStorage: true }],
  ['himghar', { ...warehouse, coldStorage: true }],
  ['gated community with garden', { ...villa, gated: true, garden: true }],
  ['house with parking', { ...villa, garage: true }],
  ['plot in gated community', { ...plot, words: ['gated', 'community'] }],
  ['villa with power backup', { ...villa, words: ['power', 'backup'] }],
  ['villa without garden', villa],
  ['plot near tea garden', { ...plot, words: ['tea', 'garden'] }],
  ['plot near city centre mall', { ...plot, ...cityCentre }],
  ['property near city centre mall', { ...cityCentre }],
  ['plot near warehouse', { ...plot, words: ['warehouse'] }],
  ['power of attorney plot', { ...plot, ownership: 'Power of Attorney' }],
  // places
  ['plot in matigara', { ...plot, place: 'matigara' }],
  ['siliguri mein ghar', { ...villa, place: 'siliguri' }],
  ['matigara te jomi', { ...plot, place: 'matigara' }],
  ['siligurite bari', { ...villa, place: 'siliguri' }],
  ['bagdogra ma ghar', { ...villa, place: 'bagdogra' }],
  ['matigara ke paas zameen', { ...plot, place: 'matigara', nearPlaces: besideMatigara }],
  ['pradhannagar bari', { ...villa, place: 'pradhan nagar' }],
  ['naxal bari te jomi', { ...plot, place: 'naxalbari' }],
  ['eastern by pass godaun', { ...warehouse, place: 'eastern bypass' }],
  ['njp godown', { ...warehouse, place: 'new jalpaiguri' }],
  ['villa sevoke rd', { ...villa, place: 'sevoke road' }],
  ['plot siliguri west bengal india', { ...plot, place: 'siliguri' }],
  [
    'plot within 2 km of bagdogra airport',
    { ...plot, place: 'bagdogra', nearPlaces: ['shivmandir'], landmark: 'bagdogra airport' },
  ],
  // what stays text
  ['NH27 godown', { ...warehouse, words: ['nh27'] }],
  ['shed 2', { ...warehouse, words: ['2'] }],
  ['row house', { ...villa, words: ['row'] }],
  ['for', { words: ['for'] }],
  ['property', {}],
  ['নদীর জমি', { ...plot, words: ['নদীর'] }],
]

test.each(QUESTIONS)('understands "%s"', (text, filters) => {
  expect(textual(text)).toEqual(filters)
})

test.each([
  ['silliguri', 'siliguri', 'Siliguri'],
  ['mattigara', 'matigara', 'Matigara'],
  ['sivok road', 'sevoke road', 'Sevoke Road'],
  ['phul bari', 'fulbari', 'Fulbari'],
  ['prodhan nagar', 'pradhan nagar', 'Pradhan Nagar'],
  ['shibmandir', 'shivmandir', 'Shivmandir'],
])('reads "%s" by its sound on a second look, and says so', (typed, place, meant) => {
  const corrections = [{ parameter: 'searchTerm', typed, meant }]
  expect(read({ searchTerm: `plot ${typed}` }, new Map())).toMatchObject({
    search: { ...plot, place },
    reading: { corrections },
  })
  expect(read({ city: typed }, new Map())).toMatchObject({
    search: { place },
    reading: { corrections: [{ ...corrections[0], parameter: 'city' }] },
  })
})

test.each<[text: string, typed: string, sort: Sort]>([
  ['cheap house', 'cheap', 'price-asc'],
  ['sasta ghar matigara', 'sasta', 'price-asc'],
  ['সস্তা জমি', 'সস্তা', 'price-asc'],
  ['सस्तो जग्गा', 'सस्तो', 'price-asc'],
  ['big plot', 'big', 'area-desc'],
  ['sobcheye boro jomi', 'sobcheye boro', 'area-desc'],
  ['बड़ा प्लॉट', 'बड़ा', 'area-desc'],
  ['new plot', 'new', 'newest'],
  ['নতুন জমি', 'নতুন', 'newest'],
])('%s is ordered by what %s asks for, and says so', (searchTerm, typed, sort) => {
  const { search, reading } = read({ searchTerm })
  expect([search.sort, search.words, reading?.order]).toEqual([sort, undefined, { typed, sort }])
  const chosen = read({ searchTerm, sort: 'price-desc' })
  expect([chosen.search.sort, chosen.reading?.order]).toEqual(['price-desc', undefined])
})

test.each([
  ['old plot', ['old']],
  ['urgent reasonable plot', ['urgent', 'reasonable']],
  ['vastu villa', ['vastu']],
  ['chhota ghar', ['chhota']],
  ['boro gari dhukbe emon godown', ['boro gari dhukbe']],
  ['पुराना प्लॉट', ['पुराना']],
  ['জরুরি জমি', ['জরুরি']],
  ['cheap big house', ['big']],
])('%s admits what it left out: %j', (searchTerm, dropped) => {
  const { search, reading } = read({ searchTerm })
  expect([search.words, reading?.unfiltered]).toEqual([undefined, dropped])
})

test.each([
  ['sava crore', 12_500_000],
  ['sawa crore', 12_500_000],
  ['সওয়া কোটি', 12_500_000],
  ['सवा करोड़', 12_500_000],
  ['sava do crore', 22_500_000],
  ['সওয়া দুই কোটি', 22_500_000],
  ['paune do crore', 17_500_000],
  ['पौने दो करोड़', 17_500_000],
  ['পৌনে দুই কোটি', 17_500_000],
  ['paune crore', 7_500_000],
  ['dhai crore', 25_000_000],
  ['dedh crore', 15_000_000],
  ['der koti', 15_000_000],
  ['sadhe teen crore', 35_000_000],
  ['1 and a half crore', 15_000_000],
  ['one and a quarter crore', 12_500_000],
])('house under %s costs at most %i', (budget, maxPriceInr) => {
  expect(read({ searchTerm: `house under ${budget}` }).search).toMatchObject({ ...villa, maxPriceInr })
})

test.each([
  ['two and a half katha', 2.5 * KATHA],
  ['sawa do katha', 2.25 * KATHA],
  ['aadha katha', 0.5 * KATHA],
  ['আড়াই কাঠা', 2.5 * KATHA],
])('%s is read as %i sq ft, give or take a tenth', (searchTerm, sqFt) => {
  expect(read({ searchTerm }).search).toMatchObject({
    minLandSqFt: Math.round(sqFt * 0.9),
    maxLandSqFt: Math.round(sqFt * 1.1),
  })
})

test.each([
  ['plot near sukna', 'sukna', ['dagapur']],
  ['beside fulbari land', 'fulbari', ['new jalpaiguri']],
  ['bagdogra er kache jomi', 'bagdogra', ['shivmandir']],
  ['বাগডোগরার কাছে জমি', 'bagdogra', ['shivmandir']],
  ['सुकना के पास ज़मीन', 'sukna', ['dagapur']],
  ['सुकना नजिक जग्गा', 'sukna', ['dagapur']],
  ['सुकनानजिकै जग्गा', 'sukna', ['dagapur']],
  ['sukna nearby plots', 'sukna', ['dagapur']],
  ['plot near njp', 'new jalpaiguri', ['eastern bypass', 'jalpaiguri road']],
  ['house near nbmch', 'kawakhali', ['shivmandir', 'matigara']],
  ['house near medical college', 'kawakhali', ['shivmandir', 'matigara']],
  ['flat beside citycentre', 'matigara', besideMatigara],
  ['don bosco house', 'sevoke road', ['champasari', 'pradhan nagar', 'dagapur', 'salugara']],
  ['salugara army ke paas ghar', 'salugara', ['sevoke road', 'champasari', 'dagapur']],
  ['champasari more plot', 'champasari', ['dagapur', 'sevoke road', 'pradhan nagar', 'salugara']],
  [
    'siliguri junction er kache bari',
    'pradhan nagar',
    ['sevoke road', 'matigara', 'kawakhali', 'champasari'],
  ],
  ['hong kong market shop', 'hill cart road', ['hakimpara', 'pradhan nagar', 'sevoke road']],
  ['sevoke more flat', 'hill cart road', ['hakimpara', 'sevoke road', 'pradhan nagar']],
  ['salbari plot', 'sukna', ['dagapur']],
  ['uttorayon township villa', 'matigara', besideMatigara],
  [
    'tenzing norgay bus terminus house',
    'pradhan nagar',
    ['sevoke road', 'matigara', 'kawakhali', 'champasari'],
  ],
  ['মেডিকেল কলেজের কাছে বাড়ি', 'kawakhali', ['shivmandir', 'matigara']],
  ['सिटी सेन्टर नजिक घर', 'matigara', besideMatigara],
])('takes "%s" as %s first, then its neighbours', (text, place, nearPlaces) => {
  const { search } = read({ searchTerm: text })
  expect(search).toMatchObject({ place, nearPlaces, sort: 'best' })
})

test.each([
  ['ghar bechna hai', 'Villa'],
  ['jomi bikri korte chai', 'Plot'],
  ['want to sell my land', 'Plot'],
  ['sell my house in matigara', 'Villa'],
  ['জমি বিক্রি করতে চাই', 'Plot'],
  ['घर बेचना है', 'Villa'],
  ['जग्गा बेच्नु छ', 'Plot'],
])('hears in "%s" that somebody sells, and looks for no deal', (text, category) => {
  const { search, reading } = read({ searchTerm: text })
  expect(search.categories).toEqual([category])
  expect(search).not.toHaveProperty('deal')
  expect(reading).toMatchObject({ isSelling: true, words: [] })
})

test.each(['house for sale', 'bikri jomi', 'ghar kharidna hai', 'জমি বিক্রি', 'बिकाऊ घर'])(
  'hears nobody sell in "%s"',
  (text) => expect(read({ searchTerm: text }).reading).not.toHaveProperty('isSelling'),
)

it('looks for a word whole whose ending alone was understood', () => {
  expect(read({ searchTerm: 'कोठाछेउको जग्गा' }).search.words ?? []).not.toContain('कोठाछेउक')
})

test.each(['house near siliguri', 'plot near the highway', 'land close to school', 'plot in sukna', 'near'])(
  'has no neighbours in "%s"',
  (text) => expect(read({ searchTerm: text }).search).not.toHaveProperty('nearPlaces'),
)

describe('a second look with other words', () => {
  it.each([
    [{ city: 'matigra' }, 'matigara', 'Matigara'],
    [{ city: 'Siligury, West Bengal' }, 'siliguri', 'Siliguri'],
    [{ city: 'jalpaigury road' }, 'jalpaiguri road', 'Jalpaiguri Road'],
  ])('reads the place of %o and says its name', (query, place, meant) => {
    const respelt = new Map([
      ['matigra', 'matigara'],
      ['siligury', 'siliguri'],
      ['jalpaigury', 'jalpaiguri'],
    ])
    const { search, reading } = read(query, respelt)
    expect(search.place).toBe(place)
    expect(reading?.corrections).toEqual([{ parameter: 'city', typed: query.city, meant }])
  })

  it('reads places in them and looks for the others, and says which', () => {
    const respelt = new Map([
      ['silguri', 'siliguri'],
      ['cornor', 'corner'],
    ])
    const { search, reading } = read({ searchTerm: 'cornor plot silguri' }, respelt)
    expect(search).toMatchObject({ ...plot, words: ['corner'], place: 'siliguri' })
    expect(reading?.corrections.map(({ typed, meant }) => [typed, meant])).toEqual([
      ['cornor', 'corner'],
      ['silguri', 'Siliguri'],
    ])
  })

  it.each([
    ['sava', 'saya'],
    ['gari', 'bari'],
    ['hole', 'home'],
    ['kintu', 'kinte'],
    ['lakhh', 'lakh'],
    ['treee', 'three'],
  ])('reads no kind, deal, price or number where %s may have meant %s', (typed, meant) => {
    const { statuses, isUnfindable, sort, words, ...filters } = read(
      { searchTerm: `5 ${typed} xyzzy` },
      new Map([[typed, meant]]),
    ).search
    expect(filters).toEqual({})
    expect(words).toContain(meant)
  })

  it.each([
    ['warehose', 'warehouse', 'Warehouse'],
    ['wearhouse', 'warehouse', 'Warehouse'],
    ['varehouse', 'warehouse', 'Warehouse'],
    ['plto', 'plot', 'Plot'],
    ['villla', 'villa', 'Villa'],
  ])('reads a kind where a finger slipped: %s', (typed, meant, kind) => {
    const { search } = read({ searchTerm: `${typed} xyzzy` }, new Map([[typed, meant]]))
    expect(search).toMatchObject({ categories: [kind], words: ['xyzzy'] })
  })

  it('doubts words of letters that no place is called by', () => {
    const { search } = read({ searchTerm: 'plot silguri 734001 nh27 bye', city: 'Bagdogara' })
    expect(doubtfulWords(search, PLACES)).toEqual(['silguri', 'bagdogara'])
    expect(doubtfulWords(read({ city: 'Pradhan Nagar' }).search, PLACES)).toEqual([])
  })
})

test.each<[string, ListFilters]>([
  ['plot not in matigara', { ...plot, notPlaces: ['matigara'] }],
  ['villa but not sukna', { ...villa, notPlaces: ['sukna'] }],
  ['plot except kawakhali or fulbari', { ...plot, notPlaces: ['kawakhali', 'fulbari'] }],
  ['মাটিগাড়া বাদে জমি', { ...plot, notPlaces: ['matigara'] }],
  ['माटीगाड़ा को छोड़कर प्लॉट', { ...plot, notPlaces: ['matigara'] }],
  ['माटीगाडा बाहेक जग्गा', { ...plot, notPlaces: ['matigara'] }],
  ['plot in matigara or sukna', { ...plot, place: 'matigara', otherPlaces: ['sukna'] }],
  ['plot in matigara and in fulbari', { ...plot, place: 'matigara', otherPlaces: ['fulbari'] }],
  ['matigara na hole sukna na hole fulbari', { place: 'matigara', otherPlaces: ['sukna', 'fulbari'] }],
  ['মাটিগাড়া বা সুকনায় জমি', { ...plot, place: 'matigara', otherPlaces: ['sukna'] }],
])('of places, either or neither: %s', (text, filters) => {
  expect(textual(text)).toEqual(filters)
  expect(read({ searchTerm: text }).reading?.unfiltered).toBeUndefined()
})

test.each<[string, number, number]>([
  ['8-15k sqft', 8000, 15_000],
  ['8k-15k sqft', 8000, 15_000],
  ['8 to 15 thousand sq ft', 8000, 15_000],
  ['8 thousand to 15 thousand sq ft', 8000, 15_000],
  ['between 8 and 15 thousand sq ft', 8000, 15_000],
  ['8-15 hajar sft', 8000, 15_000],
  ['8 hajar se 15 hajar sq ft', 8000, 15_000],
  ['৮-১৫ হাজার বর্গফুট', 8000, 15_000],
  ['8 से 15 हज़ार वर्ग फुट', 8000, 15_000],
  ['८ देखि १५ हजार वर्ग फिट', 8000, 15_000],
  ['7.5-10k sqft', 7500, 10_000],
  ['1-2 lakh sqft', 100_000, 200_000],
  ['80-1 lakh sqft', 80_000, 100_000],
  ['500-1k sqft', 500, 1000],
  ['8000-15k sqft', 8000, 15_000],
  ['8000-15000 sqft', 8000, 15_000],
])('both ends of a range of sizes are of thousands where one is: %s', (size, minAreaSqFt, maxAreaSqFt) => {
  expect(textual(`godown ${size}`)).toEqual({ ...warehouse, minAreaSqFt, maxAreaSqFt })
})

it.each<[string, ListFilters]>([
  ['গুদম', warehouse],
  ['গোদম ভাড়া', { ...warehouse, deal: 'rent' }],
  ['গুদাম বাড়া', { ...warehouse, deal: 'rent' }],
  ['বাড়া গুদাম', { ...warehouse, deal: 'rent' }],
  ['গোডাউন ঘর বাড়া', { ...warehouse, deal: 'rent' }],
  ['গুদামের ভারা', { ...warehouse, deal: 'rent' }],
  ['বাড়া', { words: ['বাড়া'] }],
  ['মাটিগাড়া বাড়া', { place: 'matigara', words: ['বাড়া'] }],
  ['wear house on rent', { ...warehouse, deal: 'rent' }],
  ['were house', warehouse],
  ['ware house for rent', { ...warehouse, deal: 'rent' }],
  ['godam bhaade par', { ...warehouse, deal: 'rent' }],
  ['गोदाम भाडे', { ...warehouse, deal: 'rent' }],
])('reads a kind and a rent as they are often misspelt: %s', (text, filters) => {
  expect(textual(text)).toEqual(filters)
})

it.each([
  ['godown NH 31', ['nh 31']],
  ['godown near NH-31', ['nh 31']],
  ['godown NH-31A', ['nh 31a']],
  ['godown NH no 31', ['nh 31']],
  ['godown on national highway 27', ['highway 27']],
  ['godown near national highway', ['highway']],
  ['এনএইচ ২৭ গুদাম', ['এনএইচ 27']],
  ['NH27 godown', ['nh27']],
])('a highway and its number are one word: %s', (searchTerm, words) => {
  expect(textual(searchTerm)).toEqual({ ...warehouse, words })
})

it.each<[string, ListFilters]>([
  ['godown NH 8-15k sqft', { minAreaSqFt: 8000, maxAreaSqFt: 15_000 }],
  ['godown near highway 2 km', {}],
  ['godown near NH 10 lakh', upTo(10 * LAKH)],
])('a number with a unit is not that of a highway: %s', (searchTerm, filters) => {
  const { words, ...others } = textual(searchTerm)
  expect([words?.length, others]).toEqual([1, { ...warehouse, ...filters }])
})

it('keeps a rent before a size, and thousands that are a price of land', () => {
  expect(textual('godown rent 20k - 15k sqft')).toMatchObject({ deal: 'rent', maxPriceInr: 20_000 })
  expect(textual('plot 3-4k sqft')).toEqual({ ...plot, minAreaSqFt: 3000, maxAreaSqFt: 4000 })
  expect(read({ searchTerm: 'plot 10 lakh to 12 lakh katha' }).reading?.unfiltered).toEqual([
    '10 lakh to 12 lakh katha',
  ])
})

test.each<[string, number, number]>([
  ['around 40 lakh', 34 * LAKH, 46 * LAKH],
  ['40 lakh ke aas paas', 34 * LAKH, 46 * LAKH],
  ['৪০ লাখের আশেপাশে', 34 * LAKH, 46 * LAKH],
])('a price is 15 % off at most: %s', (text, minPriceInr, maxPriceInr) => {
  expect(textual(text)).toEqual({ minPriceInr, maxPriceInr, deal: 'sale' })
})

it.each<[typed: string, minInr: number | undefined, maxInr: number | undefined]>([
  ['৪০ লাখের নিচে', undefined, 40 * LAKH],
  ['চল্লিশ লাখ', undefined, 40 * LAKH],
  ['४० लाख तक', undefined, 40 * LAKH],
  ['४० लाखभित्र', undefined, 40 * LAKH],
  ['২০ লাখ থেকে ৪০ লাখ', 20 * LAKH, 40 * LAKH],
])('tells the page how it read a budget that the page cannot read: %s', (price, minInr, maxInr) => {
  const { search, reading } = read({ price })
  expect([search.minPriceInr, search.maxPriceInr]).toEqual([minInr, maxInr])
  expect(reading?.budget).toEqual({ typed: price, ...(minInr && { minInr }), maxInr })
})

it.each(['under 40 lakh', '৪০ লাখ', 'cheap'])(
  'says nothing of a budget that the page reads itself: %s',
  (price) => {
    expect(read({ price }).reading).toBeUndefined()
  },
)

describe('what is understood although no filter is for it', () => {
  const unfiltered = (searchTerm: string) => read({ searchTerm }).reading?.unfiltered

  test.each<[text: string, filters: ListFilters, dropped: string]>([
    // what no field says
    ['possession of 3bhk', { ...villa, bedRooms: 3 }, 'possession'],
    ['no broker plot', plot, 'no broker'],
    ['plot without brokerage', plot, 'without brokerage'],
    ['direct owner land', plot, 'direct owner'],
    ['দালাল ছাড়া জমি', plot, 'দালাল ছাড়া'],
    ['बिना ब्रोकर के मकान', villa, 'बिना ब्रोकर के'],
    ['दलाल बिनाको जग्गा', plot, 'दलाल बिनाको'],
    ['bina dalal zameen', plot, 'bina dalal'],
    // distances
    ['warehouse 2 km from bagdogra', { ...warehouse, place: 'bagdogra' }, '2 km from'],
    ['plot within 500 m of sukna', { ...plot, place: 'sukna' }, 'within 500 m of'],
    ['মাটিগাড়া থেকে ২ কিমি দূরে জমি', { ...plot, place: 'matigara' }, '২ কিমি দূরে'],
    ['plot 80 feet wide', plot, '80 feet wide'],
    ['60 ft front plot', plot, '60 ft front'],
    // prices of a unit
    ['plot 12 lakh per katha', plot, '12 lakh per katha'],
    ['plot per katha 12 lakh', plot, 'per katha 12 lakh'],
    ['plot 12 lakh katha', plot, '12 lakh katha'],
    ['plot 10-12 lakh/katha', plot, '10-12 lakh/katha'],
    ['godown rent 20 rs per sqft', { ...warehouse, deal: 'rent' }, '20 rs per sqft'],
    ['godown ₹20/sq ft', warehouse, '₹20/sq ft'],
    ['plot price per katha', plot, 'price per katha'],
    ['sq ft price', {}, 'sq ft price'],
    ['প্রতি কাঠা ১২ লাখ জমি', plot, 'প্রতি কাঠা ১২ লাখ'],
    ['प्रति कट्ठा 12 लाख ज़मीन', plot, 'प्रति कट्ठा 12 लाख'],
    // things that are not wanted
    ['house without garage', villa, 'without garage'],
    ['house without garage or garden', villa, 'without garage or garden'],
    ['house without swimming pool', villa, 'without swimming pool'],
    ['house without lift or garage', villa, 'without lift or garage'],
    ['house without garage and under 80 lakh', { ...villa, ...upTo(80 * LAKH) }, 'without garage'],
    ['plot not corner', plot, 'not corner'],
    ['anything but warehouse', {}, 'anything but warehouse'],
    ['house not for rent', villa, 'not for rent'],
    ['plot not villa', plot, 'not villa'],
    ['land, no shop', plot, 'no shop'],
    ['villa not 3bhk', villa, 'not 3bhk'],
    ['plot not south facing', plot, 'not south facing'],
    ['garage not needed villa', villa, 'garage not needed'],
    ['গ্যারেজ ছাড়া বাড়ি', villa, 'গ্যারেজ ছাড়া'],
    ['গ্যারেজ ও বাগান ছাড়া বাড়ি', villa, 'গ্যারেজ ও বাগান ছাড়া'],
    ['কর্নার নয় এমন প্লট', plot, 'কর্নার নয় এমন'],
    ['বাড়ি, গ্যারেজ লাগবে না', villa, 'গ্যারেজ লাগবে না'],
    ['बिना गैराज वाला घर', villa, 'बिना गैराज'],
    ['कोने का प्लॉट नहीं', {}, 'कोने का प्लॉट नहीं'],
    ['किराए पर नहीं, मकान', villa, 'किराए पर नहीं'],
    ['ग्यारेज नभएको घर', villa, 'ग्यारेज नभएको'],
    ['कर्नर होइन प्लट', plot, 'कर्नर होइन'],
    ['makan bina parking', villa, 'bina parking'],
    ['gairaj ke bina makan', villa, 'gairaj ke bina'],
    ['matigara bina garage ka ghar', { ...villa, place: 'matigara' }, 'bina garage'],
    ['corner nahi chahiye plot', plot, 'corner nahi chahiye'],
    ['row house nahi villa', villa, 'row house nahi'],
    // what a property is for
    ['land in siliguri for house', { ...plot, place: 'siliguri' }, 'for house'],
    ['godown for factory', warehouse, 'for factory'],
    ['ghar banane ke liye zameen', plot, 'ghar banane ke liye'],
    ['বাড়ি করার জন্য জমি', plot, 'বাড়ি করার জন্য'],
    ['घर बनाउन जग्गा', plot, 'घर बनाउन'],
  ])('%s', (text, filters, dropped) => {
    expect([textual(text), unfiltered(text)]).toEqual([filters, [dropped]])
  })

  it('is left out of the reading where there is none, and where the words are taken as they stand', () => {
    expect(read({ searchTerm: 'plot' }).reading).not.toHaveProperty('unfiltered')
    const { search, reading } = read({ searchTerm: 'house without garage', asTyped: 'true' })
    expect(search.words).toEqual(['house', 'without', 'garage'])
    expect(reading).not.toHaveProperty('unfiltered')
  })

  it('is no kind that is wanted as well, and no place within a place', () => {
    expect(textual('looking for house or plot')).toEqual({ categories: ['Villa', 'Plot'] })
    expect(textual('siliguri matigara plot')).toEqual({ ...plot, place: 'siliguri matigara' })
  })

  it('does not take a small word for a negation', () => {
    expect(textual('not less than 5 katha')).toEqual({ minLandSqFt: 3600 })
    expect(textual('no more than 50 lakh')).toEqual(upTo(50 * LAKH))
    expect(textual('নয় কাঠা জমি')).toEqual({ ...plot, ...about(9) })
  })
})

describe('the same search said in two ways', () => {
  test.each<[text: string, address: Record<string, string>]>([
    [
      '3bhk matigara under 2 crore',
      { category: 'Villa', bedRooms: '3', city: 'Matigara', deal: 'sale', maxPrice: '20000000' },
    ],
    ['warehouse for rent with dock', { category: 'warehouse', deal: 'rent', loadingDock: 'true' }],
    ['loading dock', { loadingDock: 'true' }],
    ['4 bedrooms 3 bathrooms', { bedRooms: '4', bathrooms: '3' }],
    ['corner plot 30 ft road', { category: 'Plot', corner: 'true', minRoadWidth: '30' }],
    ['plot under 50', { category: 'Plot', price: '50' }],
    ['under 75 lakh', { maxPrice: '7500000' }],
    ['house for rent', { category: 'Villa', deal: 'rent' }],
  ])('%s', (searchTerm, address) => {
    expect(lookedFor({ searchTerm })).toEqual(lookedFor(address))
  })
})

describe('a filter of the address', () => {
  it('wins over the same reading of the text', () => {
    const { search, reading } = read({
      searchTerm: 'villa under 50 lakh for rent',
      category: 'plot',
      price: '20 lakh',
    })
    expect(search).toMatchObject({ ...plot, maxPriceInr: 20 * LAKH, deal: 'rent' })
    expect(reading?.parts.map(({ isOverruled }) => isOverruled ?? false)).toEqual([true, true, false])
  })

  it('wins over a range of the same', () => {
    expect(lookedFor({ searchTerm: '2-3 bhk', bedRooms: '4' })).toEqual({ ...villa, bedRooms: 4 })
  })

  it('wins with one bound over a reading with both, and with a lease over a deal', () => {
    expect(lookedFor({ searchTerm: '20-40 lakh', price: '50' })).toEqual(upTo(50 * LAKH))
    expect(lookedFor({ searchTerm: 'for sale', leaseType: 'Rent' })).toEqual({ leaseType: 'Rent' })
  })

  it('decides what the text can mean', () => {
    expect(lookedFor({ searchTerm: 'corner garden', category: 'Villa' })).toEqual({
      ...villa,
      garden: true,
      words: ['corner'],
    })
  })

  it.each([
    [{ price: '50' }, upTo(50 * LAKH)],
    [{ price: '20-40' }, { minPriceInr: 20 * LAKH, maxPriceInr: 40 * LAKH, deal: 'sale' }],
    [{ price: '1500' }, { maxPriceInr: 1500, deal: 'rent' }],
    [{ price: '60 lakh er modhye' }, upTo(60 * LAKH)],
    [{ price: '1 koti 20 lakh' }, upTo(1.2 * CRORE)],
    [{ price: 'above 10000' }, { minPriceInr: 10_000 }],
    [{ price: 'above 5 lakh' }, { minPriceInr: 5 * LAKH, deal: 'sale' }],
    [
      { maxPrice: '20000', deal: 'sale' },
      { maxPriceInr: 20_000, deal: 'sale' },
    ],
    [
      { maxPrice: '20 lakh', leaseType: 'Rent' },
      { maxPriceInr: 20 * LAKH, leaseType: 'Rent' },
    ],
    [
      { minPrice: '40 lakh', maxPrice: '20 lakh' },
      { minPriceInr: 20 * LAKH, maxPriceInr: 40 * LAKH, deal: 'sale' },
    ],
    [{ city: 'siliguri west bengal' }, { place: 'siliguri' }],
    [{ city: 'Matigara, Siliguri, West Bengal' }, { place: 'matigara siliguri' }],
    [{ city: 'West Bengal' }, { place: 'west bengal' }],
    [{ city: 'PradhanNagar' }, { place: 'pradhan nagar' }],
    [{ city: '734001' }, { place: '734001' }],
    [
      { powerBackup: 'true', garden: 'false' },
      { ...warehouse, powerBackup: true },
    ],
    [{ facing: 'south-east' }, { facing: 'South-East' }],
  ] as [Record<string, string>, ListFilters][])('reads %o', (address, filters) => {
    expect(lookedFor(address)).toEqual(filters)
  })
})

it('finds nothing where a text or a place has no word in it, and where two filters can never meet', () => {
  const isUnfindable = (query: Record<string, string>) => read(query).search.isUnfindable
  expect(
    [{ searchTerm: '???' }, { city: '---' }, { loadingDock: 'true', garden: 'true' }].map(isUnfindable),
  ).toEqual([true, true, true])
  expect([{}, { searchTerm: 'in' }, { searchTerm: 'property' }].map(isUnfindable)).toEqual([
    false,
    false,
    false,
  ])
})

it('finds no shop, and knows that a shop was asked for', () => {
  const { search, reading } = read({ searchTerm: 'shop in matigara' })
  expect(search).toMatchObject({ isUnfindable: true, missingKind: 'shop', place: 'matigara' })
  expect(reading?.parts[0]).toEqual({ from: 0, to: 4, filters: {}, missingKind: 'shop' })
  expect(textual('warehouse with office')).toEqual({ ...warehouse, words: ['office'] })
})

it('takes the words as they stand when it is asked to', () => {
  const { search, reading } = read({ searchTerm: '3bhk Villa under 50 lakh', asTyped: 'true' })
  expect(search.words).toEqual(['3bhk', 'villa', 'under', '50', 'lakh'])
  expect(search.categories).toBeUndefined()
  expect(reading?.parts).toEqual([])
})

it('puts the best match first where words remain as text', () => {
  expect(
    [read({ searchTerm: 'plot' }), read({ searchTerm: 'plot river' })].map(({ search }) => search.sort),
  ).toEqual(['newest', 'best'])
  expect(read({ searchTerm: 'plot river', sort: 'newest' }).search.sort).toBe('newest')
})

it('says where in the text each reading stands', () => {
  const text = 'Nice 3BHK, in Matigara – under ₹80 lakh'
  const { reading } = read({ searchTerm: text })
  expect(reading?.parts.map(({ from, to }) => text.slice(from, to))).toEqual([
    '3BHK',
    'Matigara',
    'under ₹80 lakh',
  ])
})

describe('any text', () => {
  const piece = fc.constantFrom(
    ...QUESTIONS.flatMap(([text]) => text.split(' ')),
    '-',
    '+',
    '১২',
    'के',
    ' ',
    ',',
    '<',
    '😀',
    '\uD800',
    'ﷺ',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: LIMITS.maxSearchLetters }),
    fc.array(piece, { maxLength: 30 }).map((all) => all.join(' ')),
  )
  const query = (text: string): PropertyQuery => ({ searchTerm: text, city: text })

  it('is read without an error, with ordered readings inside it and a header in ASCII', () => {
    fc.assert(
      fc.property(texts, fc.boolean(), (text, isSecondLook) => {
        const { search, reading } = readListSearch(query(text), PLACES, isSecondLook ? new Map() : undefined)
        let end = 0
        for (const { from, to } of reading?.parts ?? []) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          end = to
        }
        expect(end).toBeLessThanOrEqual(text.length)
        expect(search.words?.length ?? 0).toBeLessThanOrEqual(LIMITS.maxSearchWords)
        expect(writeReading(reading) ?? '').toMatch(/^[ -~]*$/)
        expectOrder(search)
      }),
      { numRuns: 1000 },
    )
  })

  const expectOrder = ({
    minPriceInr = 0,
    maxPriceInr = Infinity,
    minLandSqFt = 0,
    maxLandSqFt = Infinity,
    minAreaSqFt = 0,
    maxAreaSqFt = Infinity,
  }: ListSearch) => {
    expect(minAreaSqFt).toBeLessThanOrEqual(maxAreaSqFt)
    expect(minPriceInr).toBeLessThanOrEqual(maxPriceInr)
    expect(minLandSqFt).toBeLessThanOrEqual(maxLandSqFt)
  }

  it('is looked up no more often than it has letters, times a constant', () => {
    const lookUps = (text: string) => {
      let count = 0
      const counting = new (class extends Map<string, string> {
        override get(key: string) {
          count += 1
          return super.get(key)
        }
      })(PLACES.byLetters)
      readListSearch(query(text), { ...PLACES, byLetters: counting })
      return count
    }
    for (const word of ['under ', 'a ', '5 ', 'near the ', '1 crore ', 'x', '20-']) {
      const half = lookUps(word.repeat(Math.floor(100 / word.length)))
      const whole = lookUps(word.repeat(Math.floor(200 / word.length)))
      expect(whole).toBeLessThanOrEqual(half * 2 + 60)
    }
  })
})
