import { expect, it } from 'vitest'
import { placeNames } from '#contract/search/place-names.ts'
import { REGION } from '#contract/search/region.ts'
import { listingsIn } from './plain-message.ts'
import { readMessage } from './read-message.ts'

const PLACES = placeNames(REGION.map(({ locality }) => locality))
const LAKH = 100_000

/** Messages as brokers send them, and by hand what stands in them; what is not named must not be filled. */
type Wanted = Record<string, unknown>
const plot = (size: string, others: Wanted = {}): Wanted => ({
  category: 'Plot',
  plotSizeSqFt: size,
  ...others,
})
const house = (others: Wanted): Wanted => ({ category: 'Villa', ...others })
const godown = (others: Wanted): Wanted => ({ category: 'Warehouse', ...others })
const sale = (lakh: number) => ({ price: Math.round(lakh * LAKH), leaseType: 'Sale' })
const rent = (price: number) => ({ price, leaseType: 'Rent' })

const MESSAGES: readonly (readonly [message: string, wanted: Wanted])[] = [
  [
    '5 katha plot Matigara, 18 lakh/katha, east facing, 20 ft road, mutation done, call 98320 12345',
    plot('5 katha', {
      locality: 'Matigara',
      ...sale(90),
      facing: 'East',
      roadWidth: 20,
      notes: '98320 12345',
    }),
  ],
  [
    'Dada 3 katha plot Rangapani near Bagdogra airport rd, 20 ft road, 33.5 lakh slightly nego, clear title mutation done, owner Mr Subba 90000 00187, key with chowkidar, 2 percent. East face corner. Morning visit only no broker pls',
    plot('3 katha', {
      ...sale(33.5),
      roadWidth: 20,
      facing: 'East',
      isCornerPlot: true,
      address: 'Near Bagdogra airport rd',
      notes: '90000 00187',
    }),
  ],
  [
    '4 katha jomi bikri hobe Sukna te, dam 12 lakh katha prati, dakshin mukhi, 16 fut rasta',
    plot('4 katha', { locality: 'Sukna', ...sale(48), facing: 'South', roadWidth: 16 }),
  ],
  [
    'Land for sale in Salugara. Size 7 katha. Price Rs 84 lakh. Pin 734008. Contact 9733012345',
    plot('7 katha', { locality: 'Salugara', ...sale(84), notes: '9733012345' }),
  ],
  [
    '*URGENT SALE* 🏠 3BHK flat, Pradhan Nagar, 1250 sqft, 2 bath, price 62 lakh only ☎ 9832098320',
    house({
      locality: 'Pradhan Nagar',
      area: '1250 sq ft',
      bedrooms: 3,
      bathrooms: 2,
      ...sale(62),
      notes: '9832098320',
    }),
  ],
  [
    '2 BHK flat for rent at Champasari, 850 sq ft, rent 12000 per month, advance 2 lakh, ph 9434043434',
    house({ locality: 'Champasari', area: '850 sq ft', bedrooms: 2, ...rent(12_000), notes: '9434043434' }),
  ],
  [
    'Godown for rent Eastern Bypass 8500 sqft, Rs 18 per sqft, 30 ft height, 40 ft road',
    godown({
      locality: 'Eastern Bypass',
      builtUpArea: '8500 sq ft',
      ...rent(153_000),
      ceilingHeight: 30,
      accessRoadWidth: 40,
    }),
  ],
  [
    'Warehouse available on lease 12000 sq ft near Fulbari, 2.4 lakh/month, 2 docks, crane',
    godown({
      locality: 'Fulbari',
      address: 'Near Fulbari',
      builtUpArea: '12000 sq ft',
      price: 240_000,
      leaseType: 'Lease',
      loadingDock: true,
      hasCraneFacility: true,
    }),
  ],
  [
    'মাটিগাড়ায় ৫ কাঠা জমি বিক্রি, দাম ৯০ লাখ, পূর্বমুখী, ২০ ফুট রাস্তা, ফোন ৯৮৩২০১২৩৪৫',
    plot('5 katha', {
      locality: 'Matigara',
      ...sale(90),
      facing: 'East',
      roadWidth: 20,
      notes: '৯৮৩২০১২৩৪৫',
    }),
  ],
  [
    'सिलीगुड़ी में 3 कमरे का घर बिक्री के लिए, कीमत 75 लाख, 1400 वर्ग फुट',
    house({ bedrooms: 3, area: '1400 sq ft', ...sale(75) }),
  ],
  ['शालुगडामा ४ कठ्ठा जग्गा बिक्रीमा, मूल्य ६० लाख', plot('4 katha', { locality: 'Salugara', ...sale(60) })],
  [
    'plot 40x60 bagdogra, 25 lakh, corner, boundary wall done',
    plot('2400 sq ft', {
      dimension: '40x60',
      locality: 'Bagdogra',
      ...sale(25),
      isCornerPlot: true,
      boundaryWall: true,
    }),
  ],
  [
    '1 bigha land Phansidewa 2.5 lakh per katha, agricultural',
    plot('1 bigha', { locality: 'Phansidewa', ...sale(50), zoneType: 'Agricultural' }),
  ],
  [
    'Commercial plot 10 decimal, Sevoke Road, 3.2 Cr',
    plot('10 decimal', { locality: 'Sevoke Road', ...sale(320), zoneType: 'Commercial' }),
  ],
  [
    'House for sale Dagapur: 5 katha land, 2200 sqft built up, 4 bhk, 3 bath, G+1, garage, 1.65 cr neg.',
    house({
      priceNegotiable: true,
      locality: 'Dagapur',
      landArea: '5 katha',
      area: '2200 sq ft',
      bedrooms: 4,
      bathrooms: 3,
      numberOfFloors: 2,
      garage: true,
      ...sale(165),
    }),
  ],
  ['2 katha 8 chatak jomi, Shivmandir, 30 lakh', plot('2.5 katha', { locality: 'Shivmandir', ...sale(30) })],
  [
    '3K 8Ch plot at Kawakhali @ 14L per katha, 12 ft road',
    plot('3.5 katha', { locality: 'Kawakhali', ...sale(49), roadWidth: 12 }),
  ],
  [
    '𝗣𝗹𝗼𝘁 𝗳𝗼𝗿 𝘀𝗮𝗹𝗲 ⭐ 6 katha ⭐ Naxalbari ⭐ ₹45,00,000',
    plot('6 katha', { locality: 'Naxalbari', ...sale(45) }),
  ],
  [
    'Flat to let\n2 bedroom, 1 bathroom\nSiliguri\nRent: 9500/-\nDeposit: 20000',
    house({ bedrooms: 2, bathrooms: 1, ...rent(9500) }),
  ],
  [
    'Selling my house at Matigara. 3 bedrooms, 1800 sq ft on 4 katha. 1 crore 10 lakh. Gated. Garden.',
    house({
      locality: 'Matigara',
      bedrooms: 3,
      area: '1800 sq ft',
      landArea: '4 katha',
      ...sale(110),
      gatedCommunity: true,
      garden: true,
    }),
  ],
  [
    'ghar bikri 2 tala 3 bhk champasari 85 lakh',
    house({ locality: 'Champasari', numberOfFloors: 2, bedrooms: 3, ...sale(85) }),
  ],
  [
    'Godown bhara deoa hobe, 5000 sqft, NJP, bhara 60000 mase',
    godown({ locality: 'New Jalpaiguri', builtUpArea: '5000 sq ft', ...rent(60_000) }),
  ],
  [
    '12 katha land bagdogra, near airport, 11 lakh per katha, 24 ft road, north facing, loan available',
    plot('12 katha', {
      locality: 'Bagdogra',
      address: 'Near airport',
      ...sale(132),
      roadWidth: 24,
      facing: 'North',
    }),
  ],
  [
    '5 katha plot Matigara 734010, 9832012345',
    plot('5 katha', { locality: 'Matigara', notes: '9832012345' }),
  ],
  [
    '3bhk flat sevoke rd 1450 sft super builtup, 1.05cr, lift, parking',
    house({ locality: 'Sevoke Road', bedrooms: 3, area: '1450 sq ft', ...sale(105), garage: true }),
  ],
  [
    'Zameen bikau hai, 8 katha, Salugara, 10 lakh katha, poorab mukhi',
    plot('8 katha', { locality: 'Salugara', ...sale(80), facing: 'East' }),
  ],
  [
    'Duplex 4 bed 2600 sqft 3 katha Dagapur 1.9 crore',
    house({ locality: 'Dagapur', bedrooms: 4, area: '2600 sq ft', landArea: '3 katha', ...sale(190) }),
  ],
  [
    'Cold storage warehouse 20000 sq ft Fulbari for sale 6 crore power backup',
    godown({
      locality: 'Fulbari',
      builtUpArea: '20000 sq ft',
      ...sale(600),
      isColdStorageAvailable: true,
      powerBackup: true,
    }),
  ],
  [
    'Plot. 3 katha. Eastern Bypass. South-East facing. 24ft road. 13 lakh/katha.',
    plot('3 katha', { locality: 'Eastern Bypass', facing: 'South-East', roadWidth: 24, ...sale(39) }),
  ],
  [
    'for sale: 20 decimal industrial land, Naxalbari, 18 lakh',
    plot('20 decimal', { locality: 'Naxalbari', zoneType: 'Industrial', ...sale(18) }),
  ],
  [
    'Need buyer for 9 katha plot Sukna, asking 1.2 Cr (neg.), owner Mrs Das 98000 11111',
    plot('9 katha', { locality: 'Sukna', ...sale(120), notes: '98000 11111' }),
  ],
  ['1bhk rent Pradhan Nagar 7k pm', house({ bedrooms: 1, locality: 'Pradhan Nagar', ...rent(7000) })],
  [
    'house rent 18k pm 3bhk matigara security 50000',
    house({ bedrooms: 3, locality: 'Matigara', ...rent(18_000) }),
  ],
  [
    '6 katha jagga bikri, Bagdogra, 8 lakh per katha, 20 feet bato, purba mukh',
    plot('6 katha', { locality: 'Bagdogra', ...sale(48), roadWidth: 20, facing: 'East' }),
  ],
  ['Land 2 acre Ghoshpukur NH touch 4 cr', plot('2 acre', { locality: 'Ghoshpukur', ...sale(400) })],
  ['Plot 200 sq yards Salugara 36 lakh', plot('1800 sq ft', { locality: 'Salugara', ...sale(36) })],
  ['5 cents land at sukna, 15 lakh', plot('5 decimal', { locality: 'Sukna', ...sale(15) })],
  [
    'Warehouse 15,000 sft, clear height 32 ft, 4 docks, Eastern Bypass, rent 22/sft',
    godown({
      builtUpArea: '15000 sq ft',
      ceilingHeight: 32,
      loadingDock: true,
      locality: 'Eastern Bypass',
      ...rent(330_000),
    }),
  ],
  ['4 katha plot, Dagapur, price on request', plot('4 katha', { locality: 'Dagapur' })],
  [
    'House on 3 katha at Shivmandir, 65 lakh, bank loan ok',
    house({ landArea: '3 katha', locality: 'Shivmandir', ...sale(65) }),
  ],
  [
    'Matigara e 3 katha jomi ache, katha prati 20 lakh, koner plot',
    plot('3 katha', { locality: 'Matigara', ...sale(60), isCornerPlot: true }),
  ],
  [
    'Rent: godown 3000 sqft Champasari ₹45,000/month. Call +91-9832012345',
    godown({ builtUpArea: '3000 sq ft', locality: 'Champasari', ...rent(45_000), notes: '+91-9832012345' }),
  ],
  [
    '7 katha, Kawakhali, 15 lakh per katha, 30 ft road, west facing',
    plot('7 katha', { locality: 'Kawakhali', ...sale(105), roadWidth: 30, facing: 'West' }),
  ],
  [
    '2bhk 3rd floor flat, 920 sqft, matigara, 34 lakh',
    house({ floor: 3, bedrooms: 2, area: '920 sq ft', locality: 'Matigara', ...sale(34) }),
  ],
  [
    'बागडोगरा में ६ कट्ठा जमीन, प्रति कट्ठा 9 लाख, 20 फीट रोड',
    plot('6 katha', { locality: 'Bagdogra', ...sale(54), roadWidth: 20 }),
  ],
  [
    'চম্পাসারিতে ২ বেডরুম ফ্ল্যাট ভাড়া, মাসে ১২ হাজার টাকা',
    house({ bedrooms: 2, locality: 'Champasari', ...rent(12_000) }),
  ],
  ['গুদাম ভাড়া ফুলবাড়ি ৮০০০ বর্গফুট', godown({ locality: 'Fulbari', builtUpArea: '8000 sq ft', leaseType: 'Rent' })],
  [
    'गोदाम किराए पर, 5000 वर्ग फुट, फुलबारी, 80 हजार महीना',
    godown({ builtUpArea: '5000 sq ft', locality: 'Fulbari', ...rent(80_000) }),
  ],
  [
    'No brokers. 4 katha corner plot Salugara. 52 lac final.',
    plot('4 katha', { isCornerPlot: true, locality: 'Salugara', ...sale(52) }),
  ],
  ['3 bhk house sukna without garage, 55 lakh', house({ bedrooms: 3, locality: 'Sukna', ...sale(55) })],
  ['5 katha land for house, Matigara, 75 lakh', plot('5 katha', { locality: 'Matigara', ...sale(75) })],
  [
    'Bungalow, Sevoke Road, 6 bedroom, 10 katha, swimming pool, 4.5 Cr',
    house({ locality: 'Sevoke Road', bedrooms: 6, landArea: '10 katha', ...sale(450) }),
  ],
  [
    '➡️ Plot ➡️ 3.5 katha ➡️ Phansidewa ➡️ 6 lakh/katha ➡️ 12ft road',
    plot('3.5 katha', { locality: 'Phansidewa', ...sale(21), roadWidth: 12 }),
  ],
  [
    'Plot size: 5 katha\nLocation: Matigara\nFacing: East\nRoad: 20 ft\nPrice: 80 lakh',
    plot('5 katha', { locality: 'Matigara', facing: 'East', roadWidth: 20, ...sale(80) }),
  ],
  [
    'FLAT SALE 3BHK 1340 SQFT SUPER BUILT UP, CARPET 980 SQFT, CHAMPASARI, 58 LACS',
    house({ bedrooms: 3, area: '1340 sq ft', locality: 'Champasari', ...sale(58) }),
  ],
  ['10 katha plot, 5 katha plot, matigara', { category: 'Plot', locality: 'Matigara' }],
  ['plot 4 katha Salugara was 50 lakh now 45 lakh', plot('4 katha', { locality: 'Salugara', ...sale(45) })],
  [
    'Land at Ghoshpukur 3 bigha rate 1.5 lakh per katha road 18 ft',
    plot('3 bigha', { locality: 'Ghoshpukur', ...sale(90), roadWidth: 18 }),
  ],
  [
    '2 storey house 4 bed 3 bath dagapur 1.2cr vastu south facing',
    house({
      facing: 'South',
      numberOfFloors: 2,
      bedrooms: 4,
      bathrooms: 3,
      locality: 'Dagapur',
      ...sale(120),
    }),
  ],
  ['Plot 5 katha (3600 sq ft) Bagdogra 40 lakh', plot('5 katha', { locality: 'Bagdogra', ...sale(40) })],
  [
    'godown 42,000 sft kawakhali lease 2,50,000 per month 12-16 ft road',
    godown({
      builtUpArea: '42000 sq ft',
      locality: 'Kawakhali',
      price: 250_000,
      leaseType: 'Lease',
      accessRoadWidth: 12,
    }),
  ],
  [
    '1500 sqft house, Matigra, 3 bhk, 70 lakh',
    house({ area: '1500 sq ft', locality: 'Matigara', bedrooms: 3, ...sale(70) }),
  ],
  ['Office space 1200 sqft Sevoke Road rent 40k', { locality: 'Sevoke Road', ...rent(40_000) }],
  ['good morning sir', {}],
  [
    "Land 6.5 cottah, Sukna tea garden view, 9L/cottah, 24' road, NE facing",
    plot('6.5 katha', { locality: 'Sukna', ...sale(58.5), roadWidth: 24, facing: 'North-East' }),
  ],
  [
    'Available 2bhk flat at pradhan nagar near hospital more, rent 14000 + maintenance 1500, deposit 42000, family only, 9800 112 233',
    house({
      bedrooms: 2,
      locality: 'Pradhan Nagar',
      address: 'Near hospital more',
      ...rent(14_000),
      notes: '9800 112 233',
    }),
  ],
  [
    'Independent house 2.5 katha, 3 floors, ground floor rented 15000 pm, price 1.4 crore champasari',
    house({ landArea: '2.5 katha', numberOfFloors: 3, locality: 'Champasari', ...sale(140) }),
  ],
  [
    'flat 3bhk emi 25000 loan upto 40 lakh price 50 lakh kawakhali',
    house({ bedrooms: 3, locality: 'Kawakhali', ...sale(50) }),
  ],
  [
    '5 kathas of land at Matigara, front 40 ft depth 90 ft, 22 lacs per katha, total 1 cr 10 lacs',
    plot('5 katha', { locality: 'Matigara', ...sale(110) }),
  ],
  ['plot 5 katha, 60 lakh, matigara. last price 55 lakh', plot('5 katha', { locality: 'Matigara' })],
  [
    '3bhk @62L (1350sqft) Salugara; 2bhk @48L (980sqft) Salugara',
    { category: 'Villa', locality: 'Salugara' },
  ],
  [
    'Flat 1200 sqft 4500 per sqft matigara 2nd floor 3bhk',
    house({ floor: 2, area: '1200 sq ft', locality: 'Matigara', bedrooms: 3, ...sale(54) }),
  ],
  [
    '१० कठ्ठा जग्गा बिक्रीमा, बागडोगरा, प्रति कठ्ठा ८ लाख, पूर्व मोहडा, २० फिट बाटो, सम्पर्क ९८००१२३४५६',
    plot('10 katha', {
      locality: 'Bagdogra',
      ...sale(80),
      facing: 'East',
      roadWidth: 20,
      notes: '९८००१२३४५६',
    }),
  ],
  [
    'বাড়ি বিক্রি: ৩ কাঠা জমি, ৪টি ঘর, ২টি বাথরুম, চম্পাসারি, ৯৫ লক্ষ টাকা',
    house({ landArea: '3 katha', bedrooms: 4, bathrooms: 2, locality: 'Champasari', ...sale(95) }),
  ],
  [
    '2bhk flat Dagapur 1st floor, semi furnished, 2 car parking, ready to move, 5 years old, 48 lakh slightly negotiable',
    house({
      bedrooms: 2,
      locality: 'Dagapur',
      floor: 1,
      furnishing: 'semi-furnished',
      parkingPlaces: 2,
      possession: 'ready',
      ageYears: 5,
      priceNegotiable: true,
      ...sale(48),
    }),
  ],
  [
    'New house Sukna unfurnished north facing 62 lakh',
    house({ locality: 'Sukna', furnishing: 'unfurnished', facing: 'North', ...sale(62) }),
  ],
  [
    'নিচতলার ২ কামরার ফ্ল্যাট, আসবাব সহ, চম্পাসারি, ৩০ লাখ, দরদাম করা যাবে',
    house({
      bedrooms: 2,
      floor: 0,
      furnishing: 'furnished',
      locality: 'Champasari',
      priceNegotiable: true,
      ...sale(30),
    }),
  ],
]

/** What follows from another field, which the table does not repeat. */
const DERIVED = new Set([
  'title',
  'city',
  'state',
  'country',
  'bhk',
  'isForSale',
  'isForRent',
  'enteredAreas',
  'privateFile',
])

function found(message: string): Wanted {
  const { fields } = readMessage(message, PLACES)
  const areas = new Map(
    Object.entries(Object(fields['enteredAreas'])).map(([name, area]) => [name, Object(area)]),
  )
  const { ownerPhones, notes: left } = fields.privateFile ?? {}
  const notes = ownerPhones?.join(', ') ?? /Phone: (.*)/.exec(left ?? '')?.[1]
  return {
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => {
        const area = areas.get(name)
        return DERIVED.has(name) ? [] : [[name, area ? `${area.value} ${area.unit}` : value]]
      }),
    ),
    ...(notes !== undefined && { notes }),
  }
}

it('finds at least 95 of 100 fields of the messages, and none of them wrongly', () => {
  const wrong: unknown[] = []
  const missed: unknown[] = []
  let all = 0
  for (const [message, wanted] of MESSAGES) {
    const got = found(message)
    all += Object.keys(wanted).length
    for (const [name, value] of Object.entries(got))
      if (wanted[name] !== value) wrong.push({ message, name, value, wanted: wanted[name] })
    for (const name of Object.keys(wanted)) if (!(name in got)) missed.push({ message, name })
  }
  expect(MESSAGES.length).toBeGreaterThanOrEqual(60)
  expect(wrong).toEqual([])
  expect({ missed: missed.length / all <= 0.05 ? [] : missed }).toEqual({ missed: [] })
})

const pieceOf = (message: string, range: readonly number[] | undefined) =>
  message.slice(range?.[0], range?.[1])

it('says which piece each field came from, and what it did not understand', () => {
  const message = '⭐ 𝟱 katha plot Matigara, 18 lakh/katha, lucky number plate gift'
  const { fields, from, rest } = readMessage(message, PLACES)
  expect(fields).toMatchObject({
    title: '5 katha plot in Matigara',
    plotSizeSqFt: 3600,
    enteredAreas: { plotSizeSqFt: { value: 5, unit: 'katha' } },
    price: 9_000_000,
    isForSale: true,
    isForRent: false,
    city: 'Siliguri',
    state: 'West Bengal',
  })
  expect(pieceOf(message, from['plotSizeSqFt'])).toBe('𝟱 katha')
  expect(pieceOf(message, from['price'])).toBe('18 lakh/katha')
  expect(pieceOf(message, from['locality'])).toBe('Matigara')
  expect(from).not.toHaveProperty('title')
  expect(rest.map((range) => pieceOf(message, range)).join()).toContain('lucky number')
})

it('puts numbers to call, owners, keys and claims into the private file only', () => {
  const message =
    'plot 4 katha Sukna 40 lakh, mutation done, owner Mr Subba 98320 12345, key with chowkidar, 2%'
  const { fields, private: hidden } = readMessage(message, PLACES)
  expect(fields['privateFile']).toEqual({
    ownerName: 'Mr Subba',
    ownerPhones: ['98320 12345'],
    keyWith: 'chowkidar',
    commission: '2%',
    notes: 'Said, not checked: mutation done',
  })
  expect(hidden.map((range) => pieceOf(message, range))).toContain('98320 12345')
  const { privateFile: _, ...others } = fields
  expect(JSON.stringify(others)).not.toMatch(/98320|Subba|chowkidar|mutation/)
})

it('reads no price from a pin code, a number to call or a deposit', () => {
  for (const message of [
    'plot Matigara 734010',
    'house Siliguri 98320 98320',
    'flat for rent, call 98320...',
    'house deposit 5 lakh',
    'flat 2bhk, 3 lakh advance',
  ])
    expect(readMessage(message, PLACES).fields).not.toHaveProperty('price')
})

it('takes a message of several listings apart, each with what stands above and below them all', () => {
  const message = 'Plots in Matigara:\n1) 4 katha, 15 lakh/katha\n2) 7 katha corner\n\nCall 98320 12345'
  expect(listingsIn(message)).toEqual([
    'Plots in Matigara:\n4 katha, 15 lakh/katha\nCall 98320 12345',
    'Plots in Matigara:\n7 katha corner\nCall 98320 12345',
  ])
  expect(listingsIn('1) 4 katha Sukna 40 lakh 2) 7 katha Salugara')).toEqual([
    '4 katha Sukna 40 lakh',
    '7 katha Salugara',
  ])
  expect(listingsIn('1️⃣ 4 katha 2️⃣ 7 katha')).toEqual(['4 katha', '7 katha'])
  expect(listingsIn('3 bhk. 2. Matigara')).toEqual(['3 bhk. 2. Matigara'])
})

it('reads the longest messages within the time of a test, whatever they hold', () => {
  for (const piece of ['9', '9 ', 'a', '5 katha ', '1) ', '⭐', "9'", 'key with a ', 'owner Mr A '])
    expect(readMessage(piece.repeat(4000).slice(0, 4000), PLACES).fields).not.toHaveProperty('price')
})
