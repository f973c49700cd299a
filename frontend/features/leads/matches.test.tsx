import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type SearchReading, writeReading } from '#contract/search/reading.ts'
import { answer, reply, sentCalls } from '#frontend/test/answers.ts'
import { ASHA, beginWithLead, CALL, ID, READ, WISH } from '#frontend/test/lead-page.ts'
import { aLeadListing, aWholeLead } from '#frontend/test/leads.ts'
import { aPlot, listReply } from '#frontend/test/properties.ts'
import { openStaffAt } from '#frontend/test/render-staff.tsx'

beginWithLead()

const VILLA: SearchReading = {
  parts: [{ from: 0, to: 5, filters: { categories: ['Villa'] } }],
  words: [],
  corrections: [],
}

const PRICED = {
  ownerName: null,
  ownerPhones: null,
  keyWith: null,
  lowestPrice: 3_200_000,
  commission: null,
  caretaker: null,
  notes: null,
}

it('says how the wish was read, and leaves out what costs far more', async () => {
  const over = (title: string, price: number) => ({
    property: aPlot({ _id: title.padEnd(24, '0'), title, price }),
    differs: [{ field: 'price', wanted: 2_000_000, has: price }],
  })
  answer('GET /api/properties/nearest', reply([over('Near', 2_500_000), over('Far', 2_700_000)]))
  openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByRole('checkbox', { name: /Near$/ })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /Far$/ })).toBeNull()
  expect(screen.getByText('Plot', { selector: 'li *' })).toBeTruthy()
  expect(screen.getByText('Up to ₹20 Lakh')).toBeTruthy()
})

it('leaves out what costs half or less of what was said, and what is to rent where a sale is meant', async () => {
  const near = (title: string, given: Parameters<typeof aPlot>[0]) => ({
    property: aPlot({ _id: title.padEnd(24, '0'), title, price: 1_500_000, ...given }),
    differs: [{ field: 'place', wanted: 'fulbari', has: 'Matigara, Siliguri' }],
  })
  answer(
    'GET /api/properties/nearest',
    reply([near('Near', {}), near('Cheap', { price: 1_000_000 }), near('Rented', { deal: 'rent' })]),
  )
  openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByRole('checkbox', { name: /Near$/ })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /Cheap$/ })).toBeNull()
  expect(screen.queryByRole('checkbox', { name: /Rented$/ })).toBeNull()
  const asked = sentCalls().find(({ path }) => path.startsWith('/api/properties/nearest?'))
  expect(asked?.path).toBe(
    '/api/properties/nearest?searchTerm=Plot+under+20+lakh&limit=8&deal=sale&minPrice=1000001&maxPrice=2000000',
  )
})

it('takes deal and price of the listing that was asked about where the wish says neither', async () => {
  const property = aLeadListing({ price: 48_000_000 })
  const near = (title: string, given: Parameters<typeof aPlot>[0]) => ({
    property: aPlot({ _id: title.padEnd(24, '0'), title, price: 40_000_000, ...given }),
    differs: [
      { field: 'place', wanted: 'sevoke road', has: 'Champasari, Siliguri' },
      ...(given?.price === 0 ? [{ field: 'price', wanted: 24_000_001, has: null }] : []),
    ],
  })
  answer(CALL, reply({ ...ASHA, words: 'Villa', propertyId: property._id, property }))
  answer(
    'GET /api/properties',
    listReply(
      [
        aPlot({ title: 'Fitting', price: 45_000_000 }),
        aPlot({ _id: 'b'.repeat(24), title: 'Let villa', price: 55_000, deal: 'rent' }),
        aPlot({ _id: 'c'.repeat(24), title: 'Small villa', price: 9_200_000 }),
      ],
      { reading: writeReading(VILLA) ?? '' },
    ),
  )
  answer(
    'GET /api/properties/nearest',
    reply([
      near('Near', {}),
      near('Asks', { price: 0 }),
      near('Rented', { price: 28_000, deal: 'rent' }),
      near('Cheap', { price: 9_200_000 }),
      near('Dear', { price: 63_000_000 }),
    ]),
  )
  openStaffAt(`/admin/leads/${ID}`)
  const nearly = within(await screen.findByRole('region', { name: 'These nearly fit' }))
  expect(nearly.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/Near$/),
    expect.stringMatching(/Asks$/),
  ])
  const fits = within(screen.getByRole('region', { name: '1 listing fits' }))
  expect(fits.getByRole('checkbox', { name: /Fitting$/ })).toBeTruthy()
  expect(nearly.queryByText(/Price/)).toBeTruthy()
  expect(nearly.queryByText(/₹2.4 Cr/)).toBeNull()
  const asked = sentCalls().find(({ path }) => path.startsWith('/api/properties/nearest?'))
  expect(asked?.path).toBe(
    '/api/properties/nearest?searchTerm=Villa&limit=8&deal=sale&minPrice=24000001&maxPrice=62400000',
  )
})

const RENTED = aLeadListing({ price: 55_000, deal: 'rent' })
const HOUSES = Array.from({ length: 8 }, (_, at) => aPlot({ _id: `${at}`.repeat(24), title: `House ${at}` }))

it('asks for what is meant where other listings took its room', async () => {
  const rented = aPlot({ _id: 'b'.repeat(24), title: 'Let villa', price: 50_000, deal: 'rent' })
  const reading = writeReading(VILLA) ?? ''
  answer(CALL, reply({ ...ASHA, words: 'Villa', propertyId: RENTED._id, property: RENTED }))
  answer('GET /api/properties', listReply(HOUSES, { reading }), listReply([rented], { reading }))
  openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByRole('checkbox', { name: /Let villa$/ })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /House/ })).toBeNull()
  expect(screen.getByText(/Deal and price are those of A-\d+ where it does not say them\./)).toBeTruthy()
  const asked = sentCalls().filter(({ path }) => path.startsWith('/api/properties?'))
  expect(asked.at(-1)?.path).toBe(
    '/api/properties?searchTerm=Villa&limit=8&deal=rent&minPrice=27501&maxPrice=71500',
  )
})

it('leaves the deal to the words where they name another than the listing that was asked about', async () => {
  const sale = { ...VILLA, parts: [...VILLA.parts, { from: 6, to: 14, filters: { deal: 'sale' as const } }] }
  answer(CALL, reply({ ...ASHA, words: 'Villa for sale', propertyId: RENTED._id, property: RENTED }))
  answer('GET /api/properties', listReply(HOUSES, { reading: writeReading(sale) ?? '' }))
  openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findAllByRole('checkbox', { name: /House/ })).toHaveLength(8)
  expect(screen.queryByText(/Deal and price are those of/)).toBeNull()
})

it('says that nothing else comes near what fits', async () => {
  answer(
    'GET /api/properties',
    listReply([aPlot({ title: 'Fitting' })], { reading: writeReading(READ) ?? '' }),
  )
  openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByText('Nothing else comes near.')).toBeTruthy()
})

it('finds what was understood of a letter that also says what no listing has', async () => {
  const talk: SearchReading = { ...READ, words: ['after', '6'] }
  answer(CALL, reply(aWholeLead({ _id: ID, words: `${WISH}, please call me after 6` })))
  answer(
    'GET /api/properties',
    listReply([], { reading: writeReading(talk) ?? '' }),
    listReply([aPlot({ title: 'Fitting' })], { reading: writeReading(READ) ?? '' }),
  )
  openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByRole('checkbox', { name: /Fitting$/ })).toBeTruthy()
  const asked = sentCalls().filter(({ path }) => path.startsWith('/api/properties?'))
  expect(asked.at(-1)?.path).toBe('/api/properties?searchTerm=Plot+under+20+lakh&limit=8')
})

it('says a piece of the wish once, however often it was written', async () => {
  const twice: SearchReading = {
    ...READ,
    parts: [...READ.parts, { from: 19, to: 23, filters: { categories: ['Plot'] } }],
  }
  answer(CALL, reply(aWholeLead({ _id: ID, words: `${WISH} plot` })))
  answer('GET /api/properties', listReply([], { reading: writeReading(twice) ?? '' }))
  openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findAllByText('Plot', { selector: 'li *' })).toHaveLength(1)
})

it('shows the listing that was asked about with its lowest price, and others like it where the wish says nothing', async () => {
  const property = aPlot({ title: 'Corner plot', privateFile: PRICED })
  const { _id, number, title } = property
  const about = { ...aLeadListing(), _id, number, title }
  const words = 'Is the price open to talk?'
  answer(CALL, reply(aWholeLead({ _id: ID, words, propertyId: _id, property: about })))
  answer('GET /api/properties', listReply([], { reading: writeReading({ ...READ, parts: [] }) ?? '' }))
  answer(`GET /api/properties/${_id}`, reply(property))
  answer(
    `GET /api/properties/${_id}/similar`,
    reply([aPlot({ _id: 'f'.repeat(24), title: 'Plot beside it' })]),
  )
  openStaffAt(`/admin/leads/${ID}`)
  const asked = within(await screen.findByRole('region', { name: 'Asked about' }))
  expect(asked.getByRole('checkbox', { name: /Corner plot$/ })).toBeTruthy()
  expect(asked.getByText('Lowest ₹32 Lakh')).toBeTruthy()
  expect(await screen.findByRole('checkbox', { name: /Plot beside it$/ })).toBeTruthy()
})
