import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type SearchReading, writeReading } from '#contract/search/reading.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { aLeadListing, aWholeLead } from '#frontend/test/leads.ts'
import { aPlot, listReply } from '#frontend/test/properties.ts'
import { A_PENDING_USER, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const ID = 'a'.repeat(24)
const CALL = `GET /api/leads/${ID}`
const WISH = 'Plot under 20 lakh'
const READ: SearchReading = {
  parts: [
    { from: 0, to: 4, filters: { categories: ['Plot'] } },
    { from: 5, to: 18, filters: { maxPriceInr: 2_000_000 } },
  ],
  words: [],
  corrections: [],
}
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
const ASHA = aWholeLead({ _id: ID, words: WISH })

beforeAll(() => import('./lead.tsx'))

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
  answer('GET /api/dashboard', noConnection())
  answer('GET /api/users', reply({ users: [] }))
  answer('GET /api/leads/visits', reply({ visits: [], wishes: [] }))
  answer(CALL, reply(ASHA))
  answer('GET /api/properties', listReply([], { reading: writeReading(READ) ?? '' }))
  answer('GET /api/properties/nearest', reply([]))
})

it('waits for a lead with the rows that the panel waits for its screen with', async () => {
  answer(CALL, later(reply(ASHA)).answer)
  openStaffAt(`/admin/leads/${ID}`)
  await waitFor(() => expect(sentCalls().some(({ path }) => path === `/api/leads/${ID}`)).toBe(true))
  expect(screen.queryByRole('heading', { name: 'Reach' })).toBeNull()
  expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(1)
})

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

it('is handed to a colleague, however many strangers have signed up since', async () => {
  const pema = { ...A_PENDING_USER, _id: 'e'.repeat(24), username: 'Pema', approvedByAdmin: true }
  const strangers = Array.from({ length: 100 }, (_, n) => ({
    ...A_PENDING_USER,
    _id: String(n).padStart(24, '0'),
    username: `stranger-${n}`,
  }))
  answer('GET /api/users', () => {
    const isNarrowed = sentCalls().at(-1)?.path === '/api/users?may=edit'
    return reply(isNarrowed ? { users: [pema], next: null } : { users: strangers, next: 'f'.repeat(24) })()
  })
  answer(`PATCH /api/leads/${ID}`, reply({ ...ASHA, assignedTo: pema._id }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click((await screen.findAllByRole('button', { name: 'Hand over' }))[0] ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Pema' }))
  await waitFor(() =>
    expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toMatchObject({
      assignedTo: pema._id,
    }),
  )
})

it('takes another wish, and is closed after asking how it ended', async () => {
  answer(`PATCH /api/leads/${ID}`, reply({ ...ASHA, looksFor: 'Villa' }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const field = screen.getByLabelText('What the search reads')
  await user.clear(field)
  await user.type(field, 'Villa{Enter}')
  // On phones the same stands at the end.
  await user.click((await screen.findAllByRole('button', { name: 'Close the lead' }))[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'It is settled' }))
  const changes = sentCalls().filter(({ method }) => method === 'PATCH')
  expect(changes.map(({ json }) => json)).toEqual([
    { looksFor: 'Villa', before: { looksFor: null } },
    {
      status: 'closed',
      nextStep: null,
      nextStepOn: null,
      before: { status: 'new', nextStep: null, nextStepOn: null },
    },
  ])
})

it('names the agreed visit that closing a lead calls off, and calls it off', async () => {
  const visit = {
    propertyId: 'd'.repeat(24),
    on: '2030-11-30',
    at: '17:00',
    part: null,
    state: 'agreed',
  } as const
  answer(CALL, reply({ ...ASHA, status: 'visit', visit }))
  answer(`PATCH /api/leads/${ID}`, reply({ ...ASHA, status: 'lost' }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click((await screen.findAllByRole('button', { name: 'Close the lead' }))[0] ?? document.body)
  const dialog = within(screen.getByRole('dialog'))
  expect(
    dialog.getByText(/calls off the visit agreed for 30 Nov(, | 2030, )17:00: tell the person/),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'No longer looks, or bought elsewhere' }))
  expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toMatchObject({
    status: 'lost',
    nextStep: null,
    visit: null,
    before: { status: 'visit', visit },
  })
})

it('opens the field of a new line when it is asked for', async () => {
  answer(`PATCH /api/leads/${ID}`, reply(ASHA))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await user.keyboard('Comes with his wife.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toEqual({ line: 'Comes with his wife.' })
})

it('keeps what is typed of a line when it is refused, and when the screen is left', async () => {
  answer(`PATCH /api/leads/${ID}`, refusal('UNEXPECTED', SERVER_MESSAGES.unexpected))
  const { user, unmount } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await user.keyboard('Comes with his wife.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe(SERVER_MESSAGES.unexpected)
  unmount()
  openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByDisplayValue('Comes with his wife.')).toBeTruthy()
})

it('lets a line wait on the device without a connection, and sends it once there is one', async () => {
  const line = 'Comes with his wife.'
  const stored = { _id: 1, kind: 'note', at: new Date().toISOString(), by: AN_ADMIN.username } as const
  answer(`PATCH /api/leads/${ID}`, noConnection(), reply({ ...ASHA, lines: [] }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await user.keyboard(line)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/waits on this device$/)).toBeTruthy()
  answer(CALL, reply(ASHA), reply({ ...ASHA, lines: [{ ...stored, text: line, list: null }] }))
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(screen.queryByText(/waits on this device$/)).toBeNull()
  expect(sentCalls().filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

it('sends no line again that the server has already', async () => {
  const line = 'Comes with his wife.'
  const stored = { _id: 1, kind: 'note', at: new Date().toISOString(), by: AN_ADMIN.username } as const
  answer(`PATCH /api/leads/${ID}`, noConnection())
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await user.keyboard(line)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/waits on this device$/)
  answer(CALL, reply({ ...ASHA, lines: [{ ...stored, text: line, list: null }] }))
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(sentCalls().filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

/** Writes a line that the server does not get, and opens nothing else. */
async function letLineWait(line: string) {
  answer(`PATCH /api/leads/${ID}`, noConnection())
  const page = openStaffAt(`/admin/leads/${ID}`)
  await page.user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await page.user.keyboard(line)
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/waits on this device$/)
  return page
}

it('sends a line that waited once, though the network and the page come back at the same time', async () => {
  await letLineWait('Comes with his wife.')
  answer(`PATCH /api/leads/${ID}`, reply({ ...ASHA, lines: [] }))
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(sentCalls().filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

it('says which line was refused for good, and sends those after it', async () => {
  await letLineWait('Comes with his wife.')
  const key = Object.keys(localStorage).find((name) => name.startsWith('aangan.waiting-notes')) ?? ''
  const waiting = JSON.parse(localStorage.getItem(key) ?? '[]')
  const later = { leadId: ID, line: 'Wants a garden.', at: '2026-11-25T05:00:00.000Z' }
  localStorage.setItem(key, JSON.stringify([...waiting, later]))
  answer(
    `PATCH /api/leads/${ID}`,
    refusal('INVALID_INPUT', 'There is no such listing.'),
    reply({ ...ASHA, lines: [] }),
  )
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/^This line was not taken: .* Comes with his wife\.$/)).toBeTruthy()
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(sentCalls().findLast(({ method }) => method === 'PATCH')?.json).toEqual({ line: later.line })
})

it('keeps a line in its field where the device can keep nothing', async () => {
  answer(`PATCH /api/leads/${ID}`, noConnection())
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  const storing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.keyboard('Comes with his wife.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByDisplayValue('Comes with his wife.')).toBeTruthy()
  storing.mockRestore()
})

it('keeps the writer’s notes when others were written meanwhile, and shows both', async () => {
  answer(
    `PATCH /api/leads/${ID}`,
    refusal('CONFLICT', SERVER_MESSAGES.leadNotesChanged),
    reply({ ...ASHA, notes: 'Both' }),
  )
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Write a note' }))
  await user.type(screen.getByLabelText('What to know of this person'), 'Sells a shop')
  answer(CALL, reply({ ...ASHA, notes: 'No loan' }))
  const box = within(screen.getByRole('region', { name: 'Notes' }))
  await user.click(box.getByRole('button', { name: 'Save' }))
  expect(await box.findByText('No loan')).toBeTruthy()
  expect(box.getByDisplayValue('Sells a shop')).toBeTruthy()
  await user.click(box.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  const sent = sentCalls().filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ json }) => json)).toEqual([
    { notes: 'Sells a shop', notesBefore: null },
    { notes: 'Sells a shop', notesBefore: 'No loan' },
  ])
})

it('offers three times at which whoever looks after the lead is free', async () => {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  const property = aLeadListing({ keyWith: 'The watchman' })
  answer(CALL, reply({ ...ASHA, propertyId: property._id, property }))
  answer(`PATCH /api/leads/${ID}`, reply(ASHA))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  const box = within(
    (await screen.findByRole('heading', { name: 'Visit' })).closest('section') ?? document.body,
  )
  expect(await box.findAllByRole('button', { name: /, 10:00$/ })).toHaveLength(3)
  expect(box.getByText('The watchman')).toBeTruthy()
  await user.click(box.getByRole('button', { name: 'Thu 26 Nov, 10:00' }))
  expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toEqual({
    visit: { propertyId: property._id, on: '2026-11-26', at: '10:00', part: null, state: 'asked' },
    before: { visit: null, status: 'new' },
  })
})

it('lets a lead that cannot be read now still be called, and noted', async () => {
  answer('GET /api/leads', reply({ leads: [ASHA], next: null }))
  answer('GET /api/leads/asked', reply({ asked: [] }))
  answer('GET /api/leads/speed', reply({ weeks: [] }))
  answer(CALL, noConnection())
  const { user } = openStaffAt('/admin/leads')
  await user.click(await screen.findByRole('link', { name: 'Asha Rai' }))
  expect(await screen.findByText('This lead could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:9000000412')
  expect(screen.getByLabelText('A line')).toBeTruthy()
})

it('tells in words what was done', async () => {
  const line = { _id: 1, at: '2026-11-25T05:00:00Z', by: 'Bikash', list: null } as const
  const lines = [
    { ...line, kind: 'visit', text: 'missed 2026-11-27 10:00' },
    { ...line, _id: 2, kind: 'step', text: 'Call again, 2026-11-26' },
    { ...line, _id: 3, kind: 'step-done', text: 'Send papers, 2026-11-25' },
    { ...line, _id: 4, kind: 'visit', text: 'cancelled 2026-11-28 10:00' },
    { ...line, _id: 5, kind: 'visit', text: 'cancelled' },
    { ...line, _id: 6, kind: 'visit', text: 'agreed Erased' },
    { ...line, _id: 7, kind: 'step', text: 'Ask for deed 1999-88-77, 2026-11-30' },
  ] as const
  answer(CALL, reply({ ...ASHA, lines }))
  openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByText('Visit: did not come, Fri 27 Nov, 10:00')).toBeTruthy()
  expect(screen.getByText('Next step: Call again, 26 Nov')).toBeTruthy()
  expect(screen.getByText('Step done: Send papers, 25 Nov')).toBeTruthy()
  expect(screen.getByText('Visit: cancelled, Sat 28 Nov, 10:00')).toBeTruthy()
  expect(screen.getByText('Visit: cancelled')).toBeTruthy()
  expect(screen.getByText('Visit: agreed Erased')).toBeTruthy()
  expect(screen.getByText('Next step: Ask for deed 1999-88-77, 30 Nov')).toBeTruthy()
})

it('leads to the listing that was made of an offer, and to making it while there is none', async () => {
  const offer = { category: 'Plot', place: 'Sukna', size: '5 katha', wantedPrice: '38 lakh' }
  const sell = aWholeLead({ _id: ID, kind: 'sell', offer })
  answer(CALL, reply(sell))
  const first = openStaffAt(`/admin/leads/${ID}`)
  const make = await screen.findByRole('link', { name: 'Make a listing of it' })
  expect(make.getAttribute('href')).toBe(`/admin/properties/add?offered=${ID}`)
  first.unmount()
  queryClient.clear()
  const property = aLeadListing({ number: 'A-375' })
  const line = { kind: 'listed', at: '2026-11-25T05:00:00Z', by: 'Bikash', list: null } as const
  const lines = [
    { ...line, _id: 1, text: '' },
    { ...line, _id: 2, text: 'A-375' },
    { ...line, _id: 3, text: 'A-376' },
  ]
  answer(CALL, reply({ ...sell, propertyId: property._id, property, lines }))
  openStaffAt(`/admin/leads/${ID}`)
  const made = await screen.findByRole('link', { name: 'A-375' })
  expect(made.parentElement?.textContent).toBe('Made a listing of it: A-375')
  const open = screen.getByRole('link', { name: 'Open A-375, made of it' })
  for (const link of [made, open])
    expect(link.getAttribute('href')).toBe(`/admin/properties/view/${property._id}`)
  expect(screen.getByText('Made a listing of it: A-376')).toBeTruthy()
  expect(screen.getByText('Made a listing of it, which is deleted')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Make a listing of it' })).toBeNull()
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

it('plans a visit of a lead that names no listing yet', async () => {
  answer(CALL, reply(aWholeLead({ _id: ID, words: WISH, propertyId: null, property: null })))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Plan a visit' }))
  expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: /listing/i })).toBeTruthy()
})

it('says of an offer that a visit needs its listing, and leads to making it', async () => {
  const offer = { category: 'Plot', place: 'Sukna', size: '', wantedPrice: '' }
  answer(CALL, reply(aWholeLead({ _id: ID, kind: 'sell', offer })))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Plan a visit' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^A visit goes to a listing/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Make a listing of it' }).getAttribute('href')).toBe(
    `/admin/properties/add?offered=${ID}`,
  )
  expect(
    dialog.getByRole('button', {
      name: 'It is agreed',
      description: 'Make a listing of it first, or say which listing. Choose a time.',
    }),
  ).toBeTruthy()
})

it('lets a step and a visit wait on the device without a connection, and sends each once there is one', async () => {
  const lead = aWholeLead({
    _id: ID,
    words: WISH,
    status: 'called',
    nextStep: 'Call',
    nextStepOn: '2026-01-02',
  })
  answer(CALL, reply(lead))
  answer(`PATCH /api/leads/${ID}`, noConnection(), noConnection(), reply(lead), reply(lead))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(await screen.findByText('The next step is done')).toBeTruthy()
  expect(screen.getByText('No next step yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }))
  expect(screen.getAllByText('waits on this device')).toHaveLength(1)
  expect(await screen.findByText(/^Next step: Call again, /)).toBeTruthy()
  expect(screen.getAllByText(/, waits on this device$/)).toHaveLength(2)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('2 lines that waited were sent.')).toBeTruthy()
  expect(screen.queryByText(/, waits on this device$/)).toBeNull()
  const sent = sentCalls().filter(({ method }) => method === 'PATCH')
  const [done, tomorrow, ...later] = sent.map(({ json }) => json)
  // The second stands upon the first, which has reached the server by then.
  const before = { nextStep: null, nextStepOn: null, status: 'called' }
  expect(later).toEqual([done, { ...Object(tomorrow), before }])
})

it('sends no step again that the server has already, and lets no other wish wait', async () => {
  const lead = aWholeLead({
    _id: ID,
    words: WISH,
    status: 'called',
    nextStep: 'Call',
    nextStepOn: '2026-01-02',
  })
  answer(CALL, reply(lead))
  answer(`PATCH /api/leads/${ID}`, noConnection())
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await screen.findByText(/, waits on this device$/)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.type(screen.getByLabelText('What the search reads'), ' now{Enter}')
  expect(screen.getAllByText(/, waits on this device$/)).toHaveLength(1)
  answer(CALL, reply({ ...lead, nextStep: null, nextStepOn: null }))
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(sentCalls().filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

it.each([
  { stored: 'morning', patches: 1 },
  { stored: null, patches: 0 },
] as const)(
  'sends a visit without an hour that waited where the server has the part of the day $stored',
  async ({ stored, patches }) => {
    const visit = { propertyId: 'd'.repeat(24), on: '2026-11-27', at: null, state: 'asked' } as const
    const change = { visit: { ...visit, part: null } }
    const late = { leadId: ID, at: '2026-11-25T04:00:00.000Z', line: 'Visit', change }
    localStorage.setItem(`aangan.waiting-notes.${AN_ADMIN._id}`, JSON.stringify([late]))
    answer(CALL, reply({ ...ASHA, visit: { ...visit, part: stored } }))
    answer(`PATCH /api/leads/${ID}`, reply(ASHA))
    openStaffAt(`/admin/leads/${ID}`)
    expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
    const sent = sentCalls().filter(({ method }) => method === 'PATCH')
    expect(sent.map(({ json }) => json)).toEqual(Array.from({ length: patches }, () => change))
  },
)

it('forgets a step that waits on the device once another was saved', async () => {
  const lead = aWholeLead({ _id: ID, words: WISH, status: 'called' })
  answer(CALL, reply(lead))
  answer(
    `PATCH /api/leads/${ID}`,
    noConnection(),
    reply({ ...lead, nextStep: 'Call', nextStepOn: '2030-01-02' }),
  )
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Tomorrow' }))
  expect(await screen.findByText(/, waits on this device$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }))
  await vi.waitFor(() => expect(screen.queryByText(/, waits on this device$/)).toBeNull())
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Saved.')
  expect(sentCalls().filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

it('sends no step that waited if another is saved while what waits is being sent', async () => {
  const lead = aWholeLead({ _id: ID, words: WISH, status: 'called' })
  answer(CALL, reply(lead))
  answer(`PATCH /api/leads/${ID}`, noConnection(), noConnection(), reply({ ...lead, lines: [] }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Tomorrow' }))
  expect(await screen.findByText(/, waits on this device$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a line' }))
  await user.keyboard('Wants a garden.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const read = later(reply(lead))
  answer(CALL, read.answer)
  window.dispatchEvent(new Event('online'))
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }))
  await screen.findByText('Saved.')
  read.arrive()
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  const [step, line, ...sent] = sentCalls().filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ json }) => json)).toEqual([step?.json, line?.json])
})

it.each([
  { status: 'called', sent: { nextStep: null, nextStepOn: null } },
  { status: 'new', sent: { nextStep: null, nextStepOn: null, status: 'called' } },
] as const)(
  'says of a step that is done no more than that to a lead that is $status',
  async ({ status, sent }) => {
    const lead = aWholeLead({ _id: ID, words: WISH, status, nextStep: 'Call', nextStepOn: '2026-01-02' })
    answer(CALL, reply(lead))
    answer(`PATCH /api/leads/${ID}`, reply(lead))
    const { user } = openStaffAt(`/admin/leads/${ID}`)
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    await screen.findByText('Saved.')
    const { before: _, ...json } = Object(sentCalls().find(({ method }) => method === 'PATCH')?.json)
    expect(json).toEqual(sent)
  },
)

it('opens a lead again that was closed when a next step is set', async () => {
  const lead = aWholeLead({ _id: ID, words: WISH, status: 'lost' })
  answer(CALL, reply(lead))
  answer(`PATCH /api/leads/${ID}`, reply(lead))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Tomorrow' }))
  await screen.findByText('Saved.')
  expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toMatchObject({ status: 'called' })
})

it('keeps the focus beside a step that is set, and on a visit that is agreed', async () => {
  const property = aLeadListing()
  const visit = { propertyId: property._id, on: '2030-11-24', at: null, part: null, state: 'asked' as const }
  const lead = { ...ASHA, propertyId: property._id, property, visit }
  answer(CALL, reply(lead))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  for (const [name, box, change] of [
    ['Tomorrow', 'Next step', { nextStep: 'Call again', nextStepOn: '2030-11-25' }],
    ['Agreed', 'Visit', { visit: { ...visit, state: 'agreed' } }],
  ] as const) {
    const answered = later(reply({ ...lead, ...change }))
    answer(`PATCH /api/leads/${ID}`, answered.answer)
    const button = await screen.findByRole('button', { name })
    await user.click(button)
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    expect(document.activeElement).toBe(button)
    answer(CALL, reply({ ...lead, ...change }))
    answered.arrive()
    const part = screen.getByRole('heading', { name: box }).closest('section')
    await waitFor(() => expect(button.isConnected).toBe(false))
    expect(document.activeElement).toBe(part)
  }
})

it('takes a call back: the lead is new again, with whom it was before', async () => {
  const calledNow = { ...ASHA, status: 'called' as const, assignedTo: AN_ADMIN._id }
  answer(`PATCH /api/leads/${ID}`, reply(calledNow), reply(ASHA))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Called' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('It is as it was before.')).toBeTruthy()
  const sent = sentCalls().filter(({ method }) => method === 'PATCH')
  expect(sent[1]?.json).toEqual({
    status: 'new',
    assignedTo: null,
    before: { status: 'called', assignedTo: AN_ADMIN._id },
  })
})

it('takes no call back that others have followed up', async () => {
  const calledNow = { ...ASHA, status: 'called' as const, assignedTo: AN_ADMIN._id }
  const current = { ...calledNow, status: 'closed' as const }
  answer(
    `PATCH /api/leads/${ID}`,
    reply(calledNow),
    refusal('CONFLICT', SERVER_MESSAGES.leadChanged, { current }),
  )
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Called' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was taken back')
})

it.each([
  ['missed', 'Another time'],
  ['done', 'A second visit'],
] as const)('offers after a visit that is %s: %s', async (state, label) => {
  const property = aLeadListing()
  const visit = { propertyId: property._id, on: '2026-11-24', at: '15:30', part: null, state }
  answer(CALL, reply({ ...ASHA, propertyId: property._id, property, visit }))
  openStaffAt(`/admin/leads/${ID}`)
  const box = within(await screen.findByRole('region', { name: 'Visit' }))
  expect(box.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([label])
})

it('says in the box of a visit that its listing is sold', async () => {
  const property = aLeadListing({ status: 'sold' })
  const visit = {
    propertyId: property._id,
    on: '2030-11-24',
    at: '15:30',
    part: null,
    state: 'agreed' as const,
  }
  answer(CALL, reply({ ...ASHA, propertyId: property._id, property, visit }))
  openStaffAt(`/admin/leads/${ID}`)
  const box = within(await screen.findByRole('region', { name: 'Visit' }))
  expect(box.getByText('Sold')).toBeTruthy()
  expect(box.queryByRole('link', { name: /^Confirm by WhatsApp/ })).toBeNull()
})

const RIVER = aLeadListing()
const MINE = { propertyId: RIVER._id, on: '2026-12-02', at: '15:00', part: null, state: 'asked' } as const
const THEIRS = { ...MINE, on: '2026-12-05', state: 'agreed' } as const
const OPEN = aWholeLead({ _id: ID, words: WISH, status: 'called', propertyId: RIVER._id, property: RIVER })
/** The same once Ananya has agreed on another day. */
const AGREED: typeof OPEN = {
  ...OPEN,
  visit: THEIRS,
  lines: [
    {
      _id: 1,
      kind: 'visit',
      at: '2026-11-25T05:00:00.000Z',
      by: 'Ananya Ghosh',
      text: 'agreed 2026-12-05 15:00',
      list: null,
    },
  ],
}
const theirsFirst = (current: object = AGREED) =>
  refusal('CONFLICT', SERVER_MESSAGES.leadChanged, { current })
const WHO = /Ananya Ghosh has changed the visit meanwhile: agreed, Sat 5 Dec, 15:00\./

/** Asks for a visit in the box, of a lead that stands otherwise by then. */
async function askForVisit(stands: object) {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  answer(CALL, reply(OPEN))
  const page = openStaffAt(`/admin/leads/${ID}`)
  await page.user.click(await screen.findByRole('button', { name: 'Another time' }))
  const day = screen.getByLabelText('Day')
  await page.user.clear(day)
  await page.user.type(day, MINE.on)
  await page.user.type(screen.getByLabelText('Hour'), MINE.at)
  answer(CALL, reply(stands))
  await page.user.click(screen.getByRole('button', { name: 'Only asked' }))
  return page
}

/** What a change of a visit waits as. */
const waitsAs = (more: object = {}) => ({
  leadId: ID,
  at: '2026-11-25T04:00:00.000Z',
  line: 'Visit: Asked, Wed 2 Dec, 15:00',
  change: { visit: MINE },
  before: { visit: null, status: 'called' },
  ...more,
})
const WAITING = `aangan.waiting-notes.${AN_ADMIN._id}`
const letWait = (...notes: object[]) => localStorage.setItem(WAITING, JSON.stringify(notes))
const patches = () => sentCalls().flatMap(({ method, json }) => (method === 'PATCH' ? [json] : []))

it('says how near another visit of that day is, on whichever day it is', async () => {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  const visitOf = (_id: string, at: string) =>
    aWholeLead({
      _id,
      assignedTo: 'bikash',
      visit: { propertyId: 'd'.repeat(24), on: '2026-12-15', at, part: null, state: 'agreed' },
      visitProperty: aLeadListing(),
    })
  const visits = [visitOf('b'.repeat(24), '10:00'), visitOf(ID, '10:45')]
  answer(CALL, reply(visitOf(ID, '10:45')))
  answer('GET /api/leads/visits', async () => {
    const isOfDay = sentCalls().at(-1)?.path.endsWith('?from=2026-12-15&to=2026-12-15')
    return Response.json({ visits: isOfDay ? visits : [], wishes: [] })
  })
  openStaffAt(`/admin/leads/${ID}`)
  const box = within(await screen.findByRole('region', { name: 'Visit' }))
  expect(await box.findByText(/^45 min after Fulbari/)).toBeTruthy()
})

it('says who has changed a visit meanwhile, shows both, and puts the own one where that is chosen', async () => {
  answer(`PATCH /api/leads/${ID}`, theirsFirst(), reply({ ...AGREED, visit: MINE }))
  const { user } = await askForVisit(AGREED)
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText(WHO)).toBeTruthy()
  expect(told.getByText('Yours is kept here: “Visit: Asked, Wed 2 Dec, 15:00”.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.getByText(/, not sent$/)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Visit' })).getByText('5 Dec, 15:00')).toBeTruthy()
  answer(CALL, reply({ ...AGREED, visit: MINE }))
  await user.click(told.getByRole('button', { name: 'Put mine again' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(patches()).toEqual([
    { visit: MINE, before: { visit: null, status: 'called' } },
    { visit: MINE, before: { visit: THEIRS, status: 'called' } },
  ])
})

it('sends no change that others came before, keeps it until somebody chooses, and sends what waits after it', async () => {
  letWait(waitsAs(), { leadId: ID, line: 'Wants a garden.', at: '2026-11-25T05:00:00.000Z' })
  answer(CALL, reply(AGREED))
  answer(`PATCH /api/leads/${ID}`, theirsFirst(), reply(AGREED))
  const { user, unmount } = openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(screen.getByText(/^Asha Rai: what you changed was not sent\. Ananya Ghosh has changed/)).toBeTruthy()
  unmount()
  openStaffAt(`/admin/leads/${ID}`)
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText(WHO)).toBeTruthy()
  expect(screen.queryByText(/waits on this device$/)).toBeNull()
  window.dispatchEvent(new Event('online'))
  await user.click(told.getByRole('button', { name: 'Keep theirs' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(localStorage.getItem(WAITING)).toBeNull()
  expect(patches()).toEqual([
    { visit: MINE, before: { visit: null, status: 'called' } },
    { line: 'Wants a garden.' },
  ])
})

it('keeps what was set later of the same together with what others came before', async () => {
  const agreed = { ...MINE, state: 'agreed' }
  letWait(
    waitsAs(),
    waitsAs({
      at: '2026-11-25T04:30:00.000Z',
      line: 'Visit: Agreed, Wed 2 Dec, 15:00',
      change: { visit: agreed },
      before: { visit: MINE, status: 'called' },
    }),
  )
  answer(CALL, reply(AGREED))
  answer(`PATCH /api/leads/${ID}`, theirsFirst(), reply({ ...AGREED, visit: agreed }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Put mine again' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(localStorage.getItem(WAITING)).toBeNull()
  expect(patches().slice(1)).toEqual([{ visit: agreed, before: { visit: THEIRS, status: 'called' } }])
})

it('opens a lead that was lost meanwhile by a step no sooner than that is chosen', async () => {
  const lost: typeof OPEN = { ...OPEN, status: 'lost' }
  answer(CALL, reply(OPEN))
  answer(`PATCH /api/leads/${ID}`, theirsFirst(lost), reply({ ...OPEN, nextStepOn: '2026-12-01' }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  const tomorrow = await screen.findByRole('button', { name: 'Tomorrow' })
  answer(CALL, reply(lost))
  await user.click(tomorrow)
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText(/Somebody else has changed where the lead stands meanwhile: Lost\./)).toBeTruthy()
  await user.click(told.getByRole('button', { name: 'Put mine again' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(patches()).toMatchObject([
    { nextStep: 'Call again', before: { status: 'called' } },
    { nextStep: 'Call again', status: 'called', before: { status: 'lost' } },
  ])
})

it('asks nobody about a change that was its own, and of which only the answer was lost', async () => {
  const stored = { ...OPEN, visit: MINE }
  const agreed = { ...MINE, state: 'agreed' } as const
  answer(`PATCH /api/leads/${ID}`, noConnection(), theirsFirst(stored), reply({ ...OPEN, visit: agreed }))
  const { user } = await askForVisit(OPEN)
  answer(CALL, reply(stored))
  await user.click(await screen.findByRole('button', { name: 'Agreed' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(patches().at(-1)).toEqual({ visit: agreed, before: { visit: MINE, status: 'called' } })
  expect(localStorage.getItem(WAITING)).toBeNull()
})

it('says to whom a lead was handed meanwhile, and hands it on where that is chosen', async () => {
  const pema = { ...A_PENDING_USER, _id: 'e'.repeat(24), username: 'Pema', approvedByAdmin: true }
  const theirs = { ...OPEN, assignedTo: 'f'.repeat(24), assignedToName: 'Bikash' }
  answer('GET /api/users', reply({ users: [pema], next: null }))
  answer(CALL, reply(OPEN))
  answer(`PATCH /api/leads/${ID}`, theirsFirst(theirs), reply({ ...OPEN, assignedTo: pema._id }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click((await screen.findAllByRole('button', { name: 'Hand over' }))[0] ?? document.body)
  const choice = await screen.findByRole('button', { name: 'Pema' })
  answer(CALL, reply(theirs))
  await user.click(choice)
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText(/has changed who looks after the lead meanwhile: Bikash\./)).toBeTruthy()
  expect(told.getByText('Yours is kept here: “Handed to Pema”.')).toBeTruthy()
  await user.click(told.getByRole('button', { name: 'Put mine again' }))
  await screen.findByText('Saved.')
  expect(patches().at(-1)).toEqual({ assignedTo: pema._id, before: { assignedTo: theirs.assignedTo } })
})

it('plans no visit on a day that has passed', async () => {
  const property = aLeadListing()
  answer(CALL, reply({ ...ASHA, propertyId: property._id, property }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Another time' }))
  const day = screen.getByLabelText('Day')
  const agree = screen.getByRole('button', { name: 'Agreed' })
  await user.clear(day)
  await user.type(day, '2025-11-24')
  expect(screen.getByText('Choose today or a later day.')).toBeTruthy()
  expect(agree).toHaveProperty('disabled', true)
  await user.clear(day)
  await user.type(day, '2030-11-24')
  expect(agree).toHaveProperty('disabled', false)
})

it('shows the number and title that a deleted listing had, of the lead and of its visit', async () => {
  answer(
    CALL,
    reply({
      ...ASHA,
      propertyId: 'd'.repeat(24),
      deletedProperty: { number: 'A-158', title: 'Plot by the river' },
      visit: { propertyId: 'e'.repeat(24), on: '2030-11-24', at: '15:30', part: null, state: 'agreed' },
      deletedVisitProperty: { number: null, title: 'Old mill' },
    }),
  )
  openStaffAt(`/admin/leads/${ID}`)
  const saidOf = async (title: string) =>
    (await screen.findAllByText(title)).map((said) => said.parentElement?.textContent)
  expect(await saidOf('Plot by the river')).toEqual(['A-158Plot by the river, deleted'])
  expect(await saidOf('Old mill')).toContain('Old mill, deleted')
})
