import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Property } from '#contract/properties/replies.ts'
import { toldChecks } from '#contract/properties/checks.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import {
  answer,
  noConnection,
  brokenReply,
  later,
  refusal,
  reply,
  sentCalls,
} from '#frontend/test/answers.ts'
import { aLead } from '#frontend/test/leads.ts'
import { aPicture } from '#frontend/test/open-listing.ts'
import { aPlot, aVilla } from '#frontend/test/properties.ts'
import { A_PENDING_USER, address, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const STAFF = { ...A_PENDING_USER, approvedByAdmin: true }
const HOUSE = aVilla({
  title: 'House by the tea garden',
  listedBy: STAFF._id,
  listedByName: 'Pema Lepcha',
  contact: { company: 'Himal Estates', phone: '+91 90000 54321' },
  landArea: 5040,
  enteredAreas: { landArea: { value: 7, unit: 'katha' } },
  createdAt: '2026-11-02T06:00:00.000Z',
})
const READ = `GET /api/properties/${HOUSE._id}`
const EDIT = `PUT /api/properties/edit-property/${HOUSE._id}`
const ADDRESS = `/admin/properties/view/${HOUSE._id}`

const stored = (property: Property, tag = '"v1"') => reply(property, 200, { etag: tag })
const box = async () => within(await screen.findByRole('region', { name: 'About this listing' }))
const bar = async () => within(await screen.findByRole('region', { name: 'Actions' }))
const edits = () => sentCalls().filter(({ method }) => method === 'PUT')

function signInAs(user: typeof AN_ADMIN) {
  signedInAs(user)
  answer('GET /api/auth/me', reply(user))
}

beforeAll(() => import('./view-property.tsx'))
afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  queryClient.clear()
  signInAs(AN_ADMIN)
})

it('shows whom to call, who listed it and when, and areas as they were entered', async () => {
  const reading = later(stored(HOUSE))
  answer(READ, reading.answer)
  openStaffAt(ADDRESS)
  expect(await screen.findByText('Loading property data...')).toBeTruthy()
  reading.arrive()
  const facts = await box()
  expect(facts.getByText('Himal Estates')).toBeTruthy()
  expect(facts.getByRole('link', { name: '+91 90000 54321' }).getAttribute('href')).toBe('tel:+919000054321')
  expect(facts.getByText('Pema Lepcha')).toBeTruthy()
  expect(facts.getByRole('link', { name: 'Who changed what' }).getAttribute('href')).toBe(
    `/admin/activity?subjectId=${HOUSE._id}`,
  )
  expect(facts.getAllByText(/^2 Nov 2026/)).toHaveLength(1)
  expect(screen.getByText('7 katha')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Public page' }).getAttribute('href')).toBe(`/view/${HOUSE._id}`)
})

it('says how many visitors wait for it by mail', async () => {
  answer(READ, stored(HOUSE))
  answer('GET /api/leads', reply({ leads: [], next: null }))
  answer('GET /api/leads/told', reply({ alerts: 3, more: false }))
  openStaffAt(ADDRESS)
  expect(await screen.findByText(/^3 visitors wait for this by mail/)).toBeTruthy()
})

it('tells what happened, from what it says itself, with the year of another year', async () => {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  const [seen, price] = ['2026-11-20T06:00:00.000Z', '2026-11-12T06:00:00.000Z']
  const check = {
    checkedAt: seen,
    checkedByName: 'Bikash Das',
    checkedBy: null,
    note: null,
    paperNumber: null,
  }
  answer(
    READ,
    stored({
      ...HOUSE,
      price: 3_400_000,
      priceHistory: [
        { at: HOUSE.createdAt, price: 3_600_000 },
        { at: price, price: 3_400_000 },
      ],
      checks: [
        { ...check, check: 'titleDeedSeen' },
        { ...check, check: 'taxReceiptSeen' },
        { ...check, check: 'siteVisited', checkedAt: '2024-11-20T06:00:00.000Z' },
      ],
    }),
  )
  const { user } = openStaffAt(ADDRESS)
  const story = within(await screen.findByRole('region', { name: 'What happened' }))
  await user.click(story.getByRole('button', { name: 'All 6' }))
  const told = story.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(told).toContain('20 Nov, Bikash DasDeed seen, Tax receipt seen')
  expect(told).toContain('20 Nov 2024, Bikash DasSite visited')
  expect(told).toContain('12 NovPrice from ₹36 Lakh to ₹34 Lakh')
  expect(told).toContain('2 Nov, Pema LepchaAdded')
})

it('names one person by one name in what happened, whoever reads it', async () => {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  signInAs(STAFF)
  const confirmedAt = '2026-11-20T06:00:00.000Z'
  answer(READ, stored({ ...HOUSE, confirmedAt, confirmedByName: STAFF.username }))
  openStaffAt(ADDRESS)
  const story = within(await screen.findByRole('region', { name: 'What happened' }))
  const told = story.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(told).toContain('20 Nov, Pema LepchaStill there')
  expect(told).toContain('2 Nov, Pema LepchaAdded')
})

it('says in one tap that somebody was there, keeps the other checks, and takes it back', async () => {
  const deed = {
    check: 'titleDeedSeen' as const,
    checkedAt: '2026-11-20T06:00:00.000Z',
    checkedBy: null,
    checkedByName: 'Bikash Das',
    note: 'The original.',
    paperNumber: 'Deed 4417',
  }
  const house = { ...HOUSE, checks: [deed] }
  const visited = { ...house, checks: [deed, { ...deed, check: 'siteVisited' as const }] }
  answer(READ, stored(house), stored(visited, '"v2"'))
  answer(EDIT, stored(visited, '"v2"'), stored(house, '"v3"'))
  const { user } = openStaffAt(ADDRESS)
  const papers = within(await screen.findByRole('region', { name: 'Papers and site' }))
  expect(papers.getByText('20 Nov 2026, by Bikash Das. Deed 4417')).toBeTruthy()
  await user.click(papers.getByRole('button', { name: 'I was there' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(edits()).toHaveLength(2))
  expect(edits().map(({ json, ifMatch }) => [json, ifMatch])).toEqual([
    [{ propertyDetails: { checks: [{ check: 'siteVisited' }, { check: 'titleDeedSeen' }] } }, '"v1"'],
    [{ propertyDetails: { checks: [{ check: 'titleDeedSeen' }] } }, '"v2"'],
  ])
})

it('names who looks for such a listing, sends it and notes that it was sent', async () => {
  const lead = aLead({ name: 'Kiran Pradhan', phone: '9000000412' })
  answer(READ, stored(HOUSE))
  answer('GET /api/leads', reply({ leads: [], next: null }))
  answer(
    'GET /api/leads/looking',
    reply({
      looking: [
        {
          lead,
          wish: 'villa in Dagapur',
          listings: [{ propertyId: HOUSE._id, differs: [], sentAt: null }],
        },
      ],
      more: false,
    }),
  )
  answer('POST /api/lists', reply({ code: 'abcdefghjkmnpq', ownerKey: 'key' }, 201))
  answer(`PATCH /api/leads/${lead._id}`, noConnection(), reply(lead))
  const { user } = openStaffAt(ADDRESS)
  const looking = within(await screen.findByRole('region', { name: '1 more looks for something like this' }))
  expect(looking.getByRole('link', { name: 'Kiran Pradhan' })).toBeTruthy()
  await user.click(looking.getByRole('button', { name: 'Send it to Kiran Pradhan' }))
  const chat = await looking.findByRole('link', { name: 'Open in WhatsApp' })
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('abcdefghjkmnpq')
  chat.addEventListener('click', (event) => event.preventDefault())
  await user.click(chat)
  await waitFor(() =>
    expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toEqual({
      sentList: 'abcdefghjkmnpq',
      status: 'called',
      before: expect.anything(),
    }),
  )
  expect((await looking.findByRole('alert')).textContent).toContain('could not be reached')
})

describe('Its numbers', () => {
  const counts = { shown: 40, opened: 9, pictures: 5, enquired: 1, sent: 0, called: 0, kept: 0, shared: 0 }
  const numbersOf = (daysOnMarket: number) =>
    reply({
      listings: [{ ...counts, propertyId: HOUSE._id, category: 'Villa', daysOnMarket }],
      usual: [{ ...counts, category: 'Villa', shown: 60, listings: 4, daysOnMarket: 30 }],
    })

  it('stand beside what is usual for its kind', async () => {
    answer(READ, stored(HOUSE))
    answer('GET /api/numbers', numbersOf(8))
    openStaffAt(ADDRESS)
    expect(await screen.findByText('usual for a villa: 60')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Numbers, 30 days' })).toBeTruthy()
  })

  it('tell presses of Enquire from recorded enquiries', async () => {
    answer(READ, stored(HOUSE))
    answer('GET /api/numbers', numbersOf(8))
    answer('GET /api/leads', reply({ leads: [], next: null }))
    openStaffAt(ADDRESS)
    const pressed = await screen.findByText('Enquire', { selector: 'dt' })
    expect(pressed.nextElementSibling?.textContent).toContain('1')
    expect(
      await screen.findByText(
        'No enquiry about this listing is recorded yet. A press of Enquire that sends nothing is only counted.',
      ),
    ).toBeTruthy()
  })

  it('stand alone in the first week', async () => {
    answer(READ, stored(HOUSE))
    answer('GET /api/numbers', numbersOf(7))
    openStaffAt(ADDRESS)
    expect(await screen.findByText(/from its eighth day/)).toBeTruthy()
    expect(screen.queryByText(/^usual for/)).toBeNull()
  })

  it('are asked for by admins alone', async () => {
    signInAs(STAFF)
    answer(READ, stored(HOUSE))
    openStaffAt(ADDRESS)
    await box()
    expect(sentCalls().some(({ path }) => path.startsWith('/api/numbers'))).toBe(false)
  })
})

describe('What can be done', () => {
  it('approves the state that was read, and shows what came of it', async () => {
    const waiting = { ...HOUSE, approvedByAdmin: false, status: 'pending' as const }
    answer(READ, stored(waiting, '"v4"'), stored(HOUSE, '"v5"'))
    answer(EDIT, stored(HOUSE, '"v5"'))
    const { user } = openStaffAt(ADDRESS)
    const facts = await box()
    expect(facts.getByText('Pending')).toBeTruthy()
    await user.click((await bar()).getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('The listing is approved and public.')).toBeTruthy()
    expect(facts.getByText('Available')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    expect(edits()[0]).toMatchObject({
      json: { propertyDetails: { approvedByAdmin: true } },
      ifMatch: '"v4"',
    })
  })

  it('says of one that waits for approval that it is sold', async () => {
    answer(READ, stored({ ...HOUSE, approvedByAdmin: false, status: 'pending', isSold: true }))
    openStaffAt(ADDRESS)
    expect((await box()).getByText('Sold')).toBeTruthy()
    const head = within(screen.getByRole('article').querySelector('header') ?? document.body)
    expect(head.getByText('Pending').nextElementSibling?.textContent).toBe('Sold')
  })

  it.each([
    [
      { isSold: true, status: 'sold' as const },
      'Back on the market',
      { isSold: false, isRented: false, isForSale: true },
    ],
    [
      { isRented: true, status: 'rented' as const, deal: 'rent' as const },
      'Back on the market',
      { isSold: false, isRented: false, isForRent: true },
    ],
  ])('of a listing with %j is to %s', async (given, label, details) => {
    answer(READ, stored({ ...HOUSE, ...given }))
    answer(EDIT, stored(HOUSE))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await bar()).getByRole('button', { name: label }))
    await waitFor(() => expect(edits()[0]?.json).toEqual({ propertyDetails: details }))
  })

  it('loses nothing when somebody else was faster: the listing is read again', async () => {
    const sold = { ...HOUSE, isSold: true, status: 'sold' as const }
    const changed = { ...sold, title: 'House by the tea garden, reduced' }
    answer(READ, stored(sold), stored(changed, '"v2"'))
    answer(EDIT, refusal('CONFLICT', SERVER_MESSAGES.propertyChanged))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await bar()).getByRole('button', { name: 'Back on the market' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed this listing')
    expect(await screen.findByRole('heading', { name: 'House by the tea garden, reduced' })).toBeTruthy()
  })

  it('says of what another tab has done already that it is done', async () => {
    const waiting = { ...HOUSE, approvedByAdmin: false, status: 'pending' as const }
    answer(READ, stored(waiting), stored({ ...HOUSE, approvedByAdmin: true }, '"v2"'))
    answer(EDIT, refusal('CONFLICT', SERVER_MESSAGES.propertyChanged))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await bar()).getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(/approved and public\. That was done already/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
  })

  it('is to delete it, after which the table is shown', async () => {
    answer(READ, stored(HOUSE))
    answer(
      `DELETE /api/properties/delete-property/${HOUSE._id}`,
      reply({ message: SERVER_MESSAGES.propertyDeleted }),
    )
    answer('GET /api/properties/view-all-properties', reply({ properties: [aPlot()], total: 1, next: null }))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await box()).getByRole('button', { name: 'Delete Property' }))
    const question = within(screen.getByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Delete Property' }))
    expect(await screen.findByText('Property deleted successfully!')).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/admin/properties/view'))
  })

  const seen = toldChecks(HOUSE).map(({ check }) => ({
    check,
    checkedAt: '2026-11-20T06:00:00.000Z',
    checkedByName: 'Bikash Das',
    checkedBy: null,
    note: null,
    paperNumber: null,
  }))
  const whole = { pictures: [aPicture(1)], checks: seen, googleMap: '26.7,88.4' }
  const papers = seen.filter(({ check }) => check !== 'siteVisited')
  it.each([
    ['no picture, site not visited, none of 4 papers seen, no place on the map', {}],
    ['site not visited, 3 of 4 papers not seen', { ...whole, checks: papers.slice(0, 1) }],
    ['no place on the map', { ...whole, googleMap: null }],
  ])('says to who may approve what is missing: %s', async (missing, given) => {
    answer(READ, stored({ ...HOUSE, ...given, approvedByAdmin: false, status: 'pending' }))
    openStaffAt(ADDRESS)
    expect((await bar()).getByText(/^Before it goes public/).textContent).toBe(
      `Before it goes public: ${missing}.`,
    )
    expect((await bar()).getByRole('button', { name: 'Approve' })).toBeTruthy()
  })

  it.each([
    ['nothing is missing', AN_ADMIN, { ...whole, approvedByAdmin: false, status: 'pending' as const }],
    ['it is public', AN_ADMIN, {}],
    ['others approve', STAFF, { approvedByAdmin: false, status: 'pending' as const }],
  ])('says nothing of what is missing where %s', async (_, user, given) => {
    signInAs(user)
    answer(READ, stored({ ...HOUSE, ...given }))
    openStaffAt(ADDRESS)
    await bar()
    expect(screen.queryByText(/^Before it goes public/)).toBeNull()
  })

  it('leaves approving and deleting to admins', async () => {
    signInAs(STAFF)
    answer(READ, stored({ ...HOUSE, approvedByAdmin: false, status: 'pending' }))
    openStaffAt(ADDRESS)
    const facts = await box()
    expect(facts.getByText('You')).toBeTruthy()
    expect(facts.queryByRole('button')).toBeNull()
    expect((await bar()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Sold',
      'Price',
    ])
    expect((await bar()).getByText(/Only an admin can approve/)).toBeTruthy()
    expect(facts.getByText(/Only an admin can delete listings/)).toBeTruthy()
  })

  it('is nothing while the account waits for approval', async () => {
    signInAs(A_PENDING_USER)
    const { contact: _, ...publicOne } = HOUSE
    answer(READ, stored(publicOne))
    openStaffAt(ADDRESS)
    const facts = await box()
    expect(facts.queryByRole('button')).toBeNull()
    expect(facts.getAllByText('Shown to approved accounts')).toHaveLength(2)
    expect(screen.queryByRole('link', { name: 'Change' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Papers and site' })).toBeNull()
  })
})

describe('In one tap', () => {
  const CONFIRM = `/api/properties/${HOUSE._id}/confirm`
  const names = async () =>
    [...(await bar()).getAllByRole('button'), ...(await bar()).getAllByRole('link')].map(
      // A button that saves holds its busy words ready, out of sight.
      ({ textContent }) => textContent?.replace('Saving...', ''),
    )
  const said = (property: Property) => reply({ message: 'Saved.', property })

  it.each([
    [{}, ['Still there', 'Sold']],
    [{ isForRent: true }, ['Still there', 'Sold', 'Rented']],
    [{ deal: 'rent' as const }, ['Still there', 'Rented']],
    [{ status: 'unconfirmed' as const }, ['Still there', 'Sold']],
    [{ status: 'sold' as const, isSold: true }, ['Back on the market']],
  ])('a listing with %j is to say %j', async (given, answers) => {
    answer(READ, stored({ ...HOUSE, ...given }))
    openStaffAt(ADDRESS)
    expect(await names()).toEqual([...answers, 'Price', 'Share', 'Duplicate', 'Public page', 'Change'])
  })

  it.each([{ isSold: true }, { isRented: true, deal: 'rent' as const }])(
    'a listing that waits for approval with %j is not to be said sold or rented',
    async (gone) => {
      answer(READ, stored({ ...HOUSE, status: 'pending', approvedByAdmin: false, ...gone }))
      openStaffAt(ADDRESS)
      expect(await names()).toEqual(['Approve', 'Back on the market', 'Price', 'Duplicate', 'Change'])
    },
  )

  it.each([
    ['Still there', 'available', 'Still there: House by the tea garden'],
    ['Sold', 'sold', 'Marked as sold: House by the tea garden'],
  ])('%s is said by staff, and taken back', async (label, word, text) => {
    signInAs(STAFF)
    answer(READ, stored(HOUSE))
    answer(`POST ${CONFIRM}`, said(HOUSE))
    answer(`DELETE ${CONFIRM}`, said(HOUSE))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await bar()).getByRole('button', { name: label }))
    expect(await screen.findByText(text)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('It is as it was before.')).toBeTruthy()
    const calls = sentCalls().filter(({ path }) => path === CONFIRM)
    expect(calls.map(({ method, json }) => [method, json])).toEqual([
      ['POST', { answer: word }],
      ['DELETE', undefined],
    ])
  })

  it('says how many visits are agreed of a listing that is sold', async () => {
    answer(READ, stored(HOUSE))
    answer(`POST ${CONFIRM}`, said(HOUSE))
    answer('GET /api/leads/open', reply({ leads: 2, visits: 1 }))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await bar()).getByRole('button', { name: 'Sold' }))
    const told = 'Marked as sold: House by the tea garden. 1 visit of it is agreed: tell the person'
    expect(await screen.findByText(told, { exact: false })).toBeTruthy()
    expect(sentCalls().find(({ path }) => path.startsWith('/api/leads/open'))?.path).toContain(HOUSE._id)
    const toast = within(screen.getByText(told, { exact: false }).closest('[role=status]') ?? document.body)
    expect(toast.getByRole('button', { name: 'Undo' })).toBeTruthy()
    await user.click(toast.getByRole('link', { name: 'Visits' }))
    expect(address()).toBe('/admin/visits')
  })

  it('says so when it is too late to take an answer back', async () => {
    answer(READ, stored(HOUSE))
    answer(`POST ${CONFIRM}`, said(HOUSE))
    answer(`DELETE ${CONFIRM}`, refusal('CONFLICT', SERVER_MESSAGES.confirmNothingToUndo))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await bar()).getByRole('button', { name: 'Sold' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect((await screen.findByRole('alert')).textContent).toContain('nothing was taken back')
  })

  it('sets a price beside the old one, and puts the old one back', async () => {
    const before = { ...HOUSE, price: 18_500_000 }
    const after = { ...HOUSE, price: 17_000_000 }
    answer(READ, stored(before, '"v1"'), stored(after, '"v2"'))
    answer(EDIT, stored(after, '"v2"'), stored(before, '"v3"'))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await bar()).getByRole('button', { name: 'Price' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Price' }))
    expect(sheet.getByText('₹1,85,00,000 (₹1.85 Cr)')).toBeTruthy()
    const save = sheet.getByRole('button', { name: 'Set price' })
    await user.click(save)
    expect(sheet.getByText('Write an amount, such as 45 lakh or 38,000.')).toBeTruthy()
    await user.type(sheet.getByRole('textbox', { name: 'New price' }), '1.7 crore')
    expect(sheet.getByText('₹1,70,00,000 (₹1.70 Cr)')).toBeTruthy()
    await user.click(save)
    expect(await screen.findByText('Now ₹1.70 Cr: House by the tea garden')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('It is as it was before.')).toBeTruthy()
    expect(edits().map(({ json, ifMatch }) => [json, ifMatch])).toEqual([
      [{ propertyDetails: { price: 17_000_000 } }, '"v1"'],
      [{ propertyDetails: { price: 18_500_000 } }, '"v2"'],
    ])
  })

  it('asks before a price is set below the least that the owner takes', async () => {
    const none = { ownerName: null, ownerPhones: null, keyWith: null, commission: null }
    const file = { ...none, caretaker: null, notes: null, lowestPrice: 12_800_000 }
    const house = { ...HOUSE, price: 18_500_000, privateFile: file }
    answer(READ, stored(house, '"v1"'))
    answer(EDIT, stored({ ...house, price: 12_000_000 }, '"v2"'))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await bar()).getByRole('button', { name: 'Price' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Price' }))
    const price = sheet.getByRole('textbox', { name: 'New price' })
    await user.type(price, '1.2 crore')
    await user.click(sheet.getByRole('button', { name: 'Set price' }))
    expect(sheet.getByText('Below the owner’s least of ₹1.28 Cr. Set it all the same?')).toBeTruthy()
    expect(edits()).toEqual([])
    await user.type(price, '{Backspace}')
    expect(sheet.queryByText(/^Below the owner/)).toBeNull()
    await user.type(price, 'e')
    await user.click(sheet.getByRole('button', { name: 'Set it all the same' }))
    await waitFor(() => expect(edits()).toHaveLength(1))
    expect(edits()[0]?.json).toEqual({ propertyDetails: { price: 12_000_000 } })
  })

  it('takes two quick changes back, the first one too', async () => {
    const [priced, sold] = [
      { ...HOUSE, price: 17_000_000 },
      { ...HOUSE, price: 17_000_000, isSold: true },
    ]
    answer(READ, stored({ ...HOUSE, price: 18_500_000 }, '"v1"'), stored(sold, '"v3"'))
    answer(EDIT, stored(priced, '"v2"'), stored({ ...sold, price: 18_500_000 }, '"v4"'))
    answer(`POST ${CONFIRM}`, said(sold))
    answer(`DELETE ${CONFIRM}`, said(HOUSE))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await bar()).getByRole('button', { name: 'Price' }))
    await user.type(screen.getByRole('textbox', { name: 'New price' }), '1.7 crore')
    await user.click(screen.getByRole('button', { name: 'Set price' }))
    await screen.findByText(/^Now ₹1.70 Cr/)
    await user.click((await bar()).getByRole('button', { name: 'Sold' }))
    await screen.findByText(/^Marked as sold/)
    const [first] = screen.getAllByRole('button', { name: 'Undo' })
    if (first) await user.click(first)
    await screen.findByText('It is as it was before.')
    expect(edits().map(({ json, ifMatch }) => [json, ifMatch])).toEqual([
      [{ propertyDetails: { price: 17_000_000 } }, '"v1"'],
      [{ propertyDetails: { price: 18_500_000 } }, '"v3"'],
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getAllByText('It is as it was before.')).toHaveLength(2))
  })

  it('asks whether lakh or crore is meant where a price is very little, and writes the answer', async () => {
    const after = { ...HOUSE, price: 790_000_000 }
    answer(READ, stored(HOUSE, '"v1"'), stored(after, '"v2"'))
    answer(EDIT, stored(after, '"v2"'))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await bar()).getByRole('button', { name: 'Price' }))
    const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'New price' })
    await user.type(price, '79')
    const asked = await screen.findByText('₹79 is very little. Did you mean ₹79 Lakh or ₹79 Crore?')
    expect(asked.closest('output')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '₹79 Crore' }))
    expect([price.value, document.activeElement]).toEqual(['79 crore', price])
    expect(screen.queryByText(/very little/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Set price' }))
    await waitFor(() => expect(edits()).toHaveLength(1))
    expect(edits()[0]?.json).toEqual({ propertyDetails: { price: 790_000_000 } })
  })

  it('leaves a price that somebody else has set since', async () => {
    answer(
      READ,
      stored({ ...HOUSE, price: 18_500_000 }, '"v1"'),
      stored({ ...HOUSE, price: 16_000_000 }, '"v3"'),
    )
    answer(EDIT, stored({ ...HOUSE, price: 17_000_000 }, '"v2"'))
    const { user } = openStaffAt(ADDRESS)
    await user.click((await bar()).getByRole('button', { name: 'Price' }))
    await user.type(screen.getByRole('textbox', { name: 'New price' }), '1.7 crore')
    await user.click(screen.getByRole('button', { name: 'Set price' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect((await screen.findByRole('alert')).textContent).toContain('nothing was taken back')
    expect(edits()).toHaveLength(1)
  })

  it('an approval is taken back', async () => {
    const waiting = { ...HOUSE, status: 'pending' as const, approvedByAdmin: false }
    const approved = { ...HOUSE, approvedByAdmin: true }
    answer(READ, stored(waiting, '"v1"'), stored(approved, '"v2"'))
    answer(EDIT, stored(approved, '"v2"'), stored(waiting, '"v3"'))
    const { user } = openStaffAt(ADDRESS)
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('It is as it was before.')).toBeTruthy()
    expect(edits().map(({ json }) => json)).toEqual([
      { propertyDetails: { approvedByAdmin: true } },
      { propertyDetails: { approvedByAdmin: false } },
    ])
  })
})

it('says that a listing is not there', async () => {
  answer(READ, refusal('NOT_FOUND', SERVER_MESSAGES.propertyNotFound))
  openStaffAt(ADDRESS)
  expect(await screen.findByRole('heading', { name: 'Property not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All properties' })).toBeTruthy()
})

it.each([
  ['a gateway page', [brokenReply(), brokenReply()]],
  ['half a listing', [reply({ _id: HOUSE._id })]],
  ['nothing', [reply(null)]],
])('says that %s is no data, and asks again', async (_, answers) => {
  answer(READ, ...answers, stored(HOUSE))
  const { user } = openStaffAt(ADDRESS)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Property data not available')).toBeTruthy()
  await user.click(alert.getByRole('button', { name: 'Retry' }))
  expect(await box()).toBeTruthy()
})
