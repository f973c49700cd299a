import { expect, it } from 'vitest'
import { placeNames } from '#contract/search/place-names.ts'
import { REGION } from '#contract/search/region.ts'
import { readMessage } from './read-message.ts'
import { ALL_MESSAGES } from '#worker/test/later-messages.ts'
import type { Wanted } from '#worker/test/messages.ts'

const PLACES = placeNames(REGION.map(({ locality }) => locality))
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
  const { ownerPhones, lowestPrice, notes: left } = fields.privateFile ?? {}
  const notes = ownerPhones?.join(', ') ?? /Phone: (.*)/.exec(left ?? '')?.[1]
  return {
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => {
        const area = areas.get(name)
        return DERIVED.has(name) ? [] : [[name, area ? `${area.value} ${area.unit}` : value]]
      }),
    ),
    ...(notes !== undefined && { notes }),
    ...(lowestPrice !== undefined && { lowestPrice }),
  }
}

const wrong: unknown[] = []
const missed: unknown[] = []
let all = 0
for (const [message, wanted] of ALL_MESSAGES) {
  const got = found(message)
  all += Object.keys(wanted).length
  for (const [name, value] of Object.entries(got))
    if (wanted[name] !== value) wrong.push({ message, name, value, wanted: wanted[name] })
  for (const name of Object.keys(wanted)) if (!(name in got)) missed.push({ message, name })
}
const share = (1 - missed.length / all) * 100

it(`finds ${share.toFixed(1)} % of ${all} fields of ${ALL_MESSAGES.length} messages, of 95 %, and none of them wrongly`, () => {
  expect(ALL_MESSAGES.length).toBeGreaterThanOrEqual(60)
  expect(wrong).toEqual([])
  expect({ missed: share >= 95 ? [] : missed }).toEqual({ missed: [] })
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

it('names the piece that says the locality, and the one that says the city', () => {
  const message = 'Siliguri stock: 4 katha plot Sukna'
  const { from } = readMessage(message, PLACES)
  expect(pieceOf(message, from['locality'])).toBe('Sukna')
  expect(pieceOf(message, from['city'])).toBe('Siliguri')
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

const owner = { ownerPhones: ['9832011223'] }
it.each([
  [
    'owner Mr. Subir Saha 9832011223, key with guard Ramu 98320 44556',
    'Mr. Subir Saha',
    { keyWith: 'guard Ramu 98320 44556' },
  ],
  ['Owner Das 9832011223, caretaker Ram 9832044556', 'Das', { caretaker: 'caretaker Ram 9832044556' }],
  ['owner Das 9832011223, caretaker Ram 9832044556 has key', 'Das', { keyWith: 'caretaker Ram 9832044556' }],
  ['Party: Mr Lama 9832011223. Key with watchman 9832044556', 'Mr Lama', { keyWith: 'watchman 9832044556' }],
  ['owner Agarwal: 9832011223', 'Agarwal', {}],
  ['owner Ram Prasad 9832011223', 'Ram Prasad', {}],
  ['মালিক রহমান 9832011223', 'রহমান', {}],
  ['मालिक शर्मा जी 9832011223', 'शर्मा जी', {}],
  ['owner direct 9832011223', undefined, {}],
  ['Owner number 9832011223', undefined, {}],
  ['owner wants quick sale, call 9832011223', undefined, {}],
  ['key with owner 9832011223', undefined, { keyWith: 'owner' }],
])('%s: whose number each is', (message, ownerName, others) => {
  const { fields } = readMessage(`plot 4 katha Sukna 40 lakh, ${message}`, PLACES)
  expect(fields['privateFile']).toEqual({ ...owner, ...(ownerName && { ownerName }), ...others })
})

it.each([
  ['5 katha plot Sukna 40 lakh freehold', { ownershipType: 'Freehold' }],
  ['5 katha plot Sukna 40 lakh, free hold land', { ownershipType: 'Freehold' }],
  ['house Sukna 40 lakh, lease hold land', { ownershipType: 'Leasehold', isForSale: true }],
  ['duplex 3bhk Sukna, 2nd floor terrace, 1.2 cr', { floor: undefined }],
  ['flat 3bhk Sukna, 2nd floor, 60 lakh', { floor: 2 }],
])('%s: %o', (message, wanted) => {
  const { fields } = readMessage(message, PLACES)
  expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, fields[name]]))).toEqual(wanted)
})

it.each([
  ['5 katha plot at Matigara. Rate 18 lac per katha. Lowest 85 L', 9_000_000, 8_500_000],
  ['5 katha plot Matigara 18 lakh per katha. Lowest 85 L', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. Price 90 lakh. Lowest 85 L', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna asking 60 lakh final 55 lakh', 6_000_000, 5_500_000],
  ['house Sukna asking 1.2cr, owner will take 1.05 cr', 12_000_000, 10_500_000],
  ['plot 5 katha Sukna 90 lakh, minimum 85 lakh', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna 90 lakh, kam se kam 85 lakh', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna 90 lakh, sesh dam 85 lakh', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. bottom 40 lakh', undefined, 4_000_000],
  ['plot 5 katha Sukna. Lowest price 85 lakh', undefined, 8_500_000],
  ['plot 5 katha Sukna. demand 90, last 85', 9_000_000, 8_500_000],
  ['house for rent Sukna. Minimum price 75000. demand 90000', 90_000, 75_000],
  ['plot 5 katha Sukna. Minimum price 75000. demand 90000', 90_000, 75_000],
  ['plot 5 katha Sukna. demand 90, bike 85', undefined, undefined],
  ['plot 5 katha Sukna. demand 90, lowest 40', undefined, undefined],
  ['plot 5 katha Sukna. asking 1 cr 20 lakh lowest 1 cr 5 lakh', 12_000_000, 10_500_000],
  ['plot 5 katha Sukna. Price 90 lakh. Lowest 85', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. Price 90 lakh, lowest possible ₹85,00,000', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. Price 90 lakh, lowest he will go is 85 lakh', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. Price 90 lakh, 85 lakh lowest', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. 85 lakh lowest, 90 lakh asking', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. Price 90 lakh, 85 lakh last', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. Price 90 lakh, 85 lakh net to owner', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. Price 90 lakh, net to owner 85 lakh', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. Price 90 lakh, not below 85 lakh', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. Price 90 lakh negotiable upto 85 lakh', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. Price 90 lakh, antim mulya 85 lakh', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. দাম ৯০ লাখ, শেষ দাম ৮৫ লাখ', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. दाम 90 लाख, अंतिम 85 लाख', 9_000_000, 8_500_000],
  ['house for rent Sukna. rent 18000, minimum rent 15000', 18_000, 15_000],
  ['plot 5 katha Sukna. lowest rate 17 lakh per katha', undefined, 8_500_000],
  ['plot 5 katha Sukna. Rate 18 lakh per katha, lowest 17 lakh per katha', 9_000_000, 8_500_000],
  ['plot 5 katha Sukna. last 17 lakh per katha', 8_500_000, undefined],
  ['plot 5 katha Sukna. Lowest 85-87 lakh', undefined, undefined],
  ['plot 5 katha Sukna. lowest around 85 lakh', undefined, undefined],
])('tells what is asked from the least that is taken: %s', (message, price, lowestPrice) => {
  const { fields } = readMessage(message, PLACES)
  expect([fields['price'], fields.privateFile?.lowestPrice]).toEqual([price, lowestPrice])
})

it.each([
  'lowest 8500000',
  'lowest, 85 lakh',
  'Lowest price:\n85 lakh',
  'lowest (for a serious buyer) 85 lakh',
  'negotiable up to 85 lakh',
  'bottom line 85 lakh',
  'minimum asking price 85 lakh',
  'lowest price for you 85 lakh',
  'at least 85 lakh',
  'not less than 85 lakh',
  'reserve price 85 lakh',
  'net to owner 85 lakh',
  'owner net 85 lakh',
  'owner will accept 85 lakh',
  'owner ready at 85 lakh',
  '85 lakh is the lowest',
  '85 lakh minimum',
  '85 L min.',
  '85 lakh, lowest.',
  '85 lakh net to owner',
  '85 lakh er kom na',
  'kompokkhe 85 lakh',
  'akhri dam 85 lakh',
  'কমপক্ষে ৮৫ লাখ',
  'সর্বনিম্ন দাম ৮৫ লাখ',
  'শেষ দাম ৮৫ লক্ষ টাকা',
  'कम से कम 85 लाख',
  'अन्तिम मूल्य 85 लाख',
  'कम्तीमा 85 लाख',
])('keeps the least that is taken from the listing, where nothing is asked: %s', (words) => {
  const { fields } = readMessage(`plot 5 katha Sukna. ${words}`, PLACES)
  expect([fields['price'], fields.privateFile?.lowestPrice]).toEqual([undefined, 8_500_000])
})

it.each([
  ['plot 5 katha Sukna. last 85 lakh', 8_500_000],
  ['plot 5 katha Sukna. 85 lakh final', 8_500_000],
  ['plot 5 katha Sukna. final price 85 lakh', 8_500_000],
  ['10 min from station, plot 5 katha Sukna, 85 lakh', 8_500_000],
  ['plots Sukna minimum 5 katha 85 lakh', 8_500_000],
  ['house Sukna, ready to move 85 lakh', 8_500_000],
  ['plot 5 katha Sukna, 17 lakh per katha, minimum booking 5 lakh', 8_500_000],
  ['plot 5 katha Sukna. price from 85 lakh', 8_500_000],
  ['plot 5 katha Sukna around 85 lakh', 8_500_000],
  ['plot 5 katha Sukna, 85 lakh approx', 8_500_000],
  ['flat for rent Sukna 12k approx', 12_000],
  ['plot 2 acre Sukna, 1 cr 20 lakh per acre', 24_000_000],
  ['plot 5 katha Sukna, minimum waterlogging, 85 lakh', 8_500_000],
  ['plot 5 katha Sukna, lane sesh, 85 lakh', 8_500_000],
  ['2bhk flat Sukna, at least two cars can park\n85 lakh', 8_500_000],
  ['plot 5 katha Sukna. Price 85 lakh, can settle the papers at once', 8_500_000],
])('takes for the price what is said of it: %s', (message, price) => {
  expect(readMessage(message, PLACES).fields['price']).toBe(price)
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

it.each([
  'flat Champasari 850 sqft @4200/sqft parking 2.5 lakh',
  'plot 3 katha Sukna, 18 lakh per katha, 18 lakh',
  'plot 3 katha Sukna @ 18L',
  'plot 3 katha Sukna @ Rs 18 lakh',
])('leaves the price to the salesman where it may be of something else: %s', (message) => {
  expect(readMessage(message, PLACES).fields).not.toHaveProperty('price')
})

it('sells a building that is let, as a building', () => {
  const { fields } = readMessage('G+2 building 3 katha Sukna, rent coming 60k monthly, price 2.1 cr', PLACES)
  expect(fields['price']).toBe(21_000_000)
  expect(fields['leaseType']).not.toBe('Rent')
  expect(fields['category']).not.toBe('Plot')
})

it('takes no size from a range, and no rent from one of two prices', () => {
  for (const size of [
    '4-5 katha',
    '4 katha-5 katha',
    '4+ katha',
    '4 katha to 5 katha',
    '4 katha+',
    '4 katha +',
    '4 katha and above',
    '4 katha or more',
    '4 katha onwards',
    'above 4 katha',
    'more than 4 katha',
  ])
    expect
      .soft(readMessage(`plot ${size} Sukna, 85 lakh`, PLACES).fields, size)
      .not.toHaveProperty('plotSizeSqFt')
  const house = readMessage('house Sukna, 60 lakh or 15000 per month', PLACES).fields
  expect(house['leaseType']).not.toBe('Rent')
})

it('reads the longest messages within the time of a test, whatever they hold', () => {
  for (const piece of [
    '9',
    '9 ',
    'a',
    '5 katha ',
    '1) ',
    '⭐',
    "9'",
    'key with a ',
    'owner Mr A ',
    'lowest 9 lakh ',
    'lowest : ( ',
  ])
    expect(readMessage(piece.repeat(4000).slice(0, 4000), PLACES).fields).not.toHaveProperty('price')
})
