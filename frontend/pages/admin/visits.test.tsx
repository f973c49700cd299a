import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Lead } from '#contract/leads/leads.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import { aLead, aLeadListing } from '#frontend/test/leads.ts'
import { aPlot } from '#frontend/test/properties.ts'
import { AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const PLOT = aLeadListing()

const aWish = (letter: string, name: string, given: Partial<Lead> = {}): Lead =>
  aLead({
    _id: letter.repeat(24),
    name,
    propertyId: PLOT._id,
    property: PLOT,
    visit: { propertyId: PLOT._id, on: null, at: null, part: 'morning', state: 'asked' },
    ...given,
  })
const WISH = aWish('a', 'Asha Rai')

beforeAll(() => import('./visits.tsx'))

beforeEach(() => {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  queryClient.clear()
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
  answer('GET /api/dashboard', noConnection())
})

it('plans a wish with one press at a time that is free', async () => {
  answer('GET /api/leads/visits', reply({ visits: [], wishes: [WISH] }))
  answer(`PATCH /api/leads/${WISH._id}`, reply(WISH))
  const { user } = openStaffAt('/admin/visits')
  const wish = (await screen.findByText('Asha Rai')).closest('li') ?? document.body
  await user.click(await within(wish).findByRole('button', { name: 'Thu 26 Nov, 10:00: ask Asha Rai' }))
  expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toEqual({
    visit: { propertyId: PLOT._id, on: '2026-11-26', at: '10:00', part: null, state: 'asked' },
    before: { visit: WISH.visit, status: 'new' },
  })
})

it('offers others instead where the listing is sold, and shows the visits of one person', async () => {
  const visit = { propertyId: PLOT._id, on: '2026-11-26', at: '10:00', part: null, state: 'agreed' } as const
  const of = (letter: string, name: string, who: string) =>
    aWish(letter, name, { visit, assignedTo: who, assignedToName: who })
  answer(
    'GET /api/leads/visits',
    reply({
      visits: [of('b', 'Bimal Saha', 'Ananya'), of('c', 'Dipa Dey', 'Bikash')],
      wishes: [{ ...WISH, property: { ...PLOT, status: 'sold' } }],
    }),
  )
  const { user } = openStaffAt('/admin/visits')
  expect(await screen.findByRole('link', { name: 'No longer on offer: send others' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Bikash/ }))
  expect(screen.queryByText('Bimal Saha')).toBeNull()
  expect(screen.getByText('Dipa Dey')).toBeTruthy()
})

const AT_TEN = { propertyId: PLOT._id, on: '2026-11-26', at: '10:00', part: null, state: 'agreed' } as const

it('asks how a visit was once its hour, or its day where it has none, is over', async () => {
  const visit = { ...AT_TEN, on: '2026-11-25', at: '10:15' }
  const visits = [
    aWish('b', 'Bimal Saha', { visit }),
    aWish('c', 'Dipa Dey', { visit: { ...visit, at: '10:45' } }),
    aWish('d', 'Dawa Lepcha', { visit: { ...visit, at: null } }),
    aWish('e', 'Esha Roy', { visit: { ...visit, on: '2026-11-24', at: null } }),
    aWish('f', 'Firoz Ali', { visit: { ...visit, state: 'missed' } }),
  ]
  answer('GET /api/leads/visits', reply({ visits, wishes: [] }))
  openStaffAt('/admin/visits')
  await screen.findByText('Bimal Saha')
  const said = visits.map(({ name }) => screen.getByRole('link', { name }).closest('li')?.textContent)
  expect(said.map((text) => /How was it|Agreed|Did not come/.exec(text ?? '')?.[0])).toEqual([
    'How was it',
    'Agreed',
    'Agreed',
    'How was it',
    'Did not come',
  ])
  const confirmed = screen.getAllByRole('link', { name: /^Confirm by WhatsApp/ })
  expect(confirmed.map((link) => link.getAttribute('aria-label')?.split(': ')[1])).toEqual([
    'Dipa Dey',
    'Dawa Lepcha',
  ])
  expect(screen.getAllByRole('button', { name: /^Calendar file/ })).toHaveLength(2)
})

it('asks in a chat in the words of the person’s language whether a visit suits', async () => {
  const visits = [
    aWish('b', 'Bimal Saha', { language: 'bn', visit: AT_TEN, visitTitle: 'ফুলবাড়িতে নদীর ধারে প্লট' }),
    aWish('c', 'Dipa Dey', { language: 'en', visit: AT_TEN }),
  ]
  answer('GET /api/leads/visits', reply({ visits, wishes: [] }))
  openStaffAt('/admin/visits')
  await screen.findByText('Bimal Saha')
  const chats = ['Bimal Saha', 'Dipa Dey'].map((name) => {
    const chat = screen.getByRole('link', { name: `Confirm by WhatsApp: ${name}` }).getAttribute('href')
    return decodeURIComponent(chat ?? '')
      .split('\n')
      .slice(1)
  })
  expect(chats).toEqual([
    ['জায়গাটি দেখতে যাওয়ার কথা বৃহস্পতিবার ২৬ নভেম্বর, সকাল ১০টা। আপনার সুবিধা হবে তো?', 'A-158 · ফুলবাড়িতে নদীর ধারে প্লট'],
    [
      'We meet for the visit on Thursday, 26 November, 10 am. Does that suit you?',
      'A-158 · Plot by the river',
    ],
  ])
})

it('leads from a visit that is over to the answers how it was, and gives them the focus', async () => {
  const visit = { ...AT_TEN, on: '2026-11-25', at: '10:15' }
  const lead = { ...aWish('b', 'Bimal Saha', { visit }), looksFor: null, notes: null, bestTime: null }
  answer('GET /api/leads/visits', reply({ visits: [lead], wishes: [] }))
  answer(`GET /api/leads/${lead._id}`, reply({ ...lead, lines: [], others: [] }))
  const { user } = openStaffAt('/admin/visits')
  await user.click(await screen.findByRole('link', { name: 'Bimal Saha' }))
  const box = await screen.findByRole('region', { name: 'Visit' })
  expect(within(box).getByRole('button', { name: 'Done' })).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement).toBe(box))
})

it.each(['sold', 'rented'] as const)(
  'says of a visit that its listing is %s, and confirms none',
  async (status) => {
    const said = { sold: 'Sold', rented: 'Rented' }[status]
    const property = aLeadListing({ status, lat: 26.75, lng: 88.43 })
    const visits = [
      aWish('b', 'Bimal Saha', { visit: AT_TEN, property }),
      aWish('c', 'Dipa Dey', { visit: { ...AT_TEN, at: '15:00' } }),
    ]
    answer('GET /api/leads/visits', reply({ visits, wishes: [] }))
    openStaffAt('/admin/visits')
    const row = within(
      (await screen.findByRole('link', { name: 'Bimal Saha' })).closest('li') ?? document.body,
    )
    expect(row.getByText(said)).toBeTruthy()
    expect(row.queryByRole('link', { name: /^Confirm by WhatsApp|^Directions/ })).toBeNull()
    expect(row.queryByRole('button', { name: /^Calendar file/ })).toBeNull()
    const chat = row.getByRole('link', { name: 'WhatsApp to Bimal Saha' }).getAttribute('href') ?? ''
    expect(decodeURIComponent(chat)).toMatch(/Hello Bimal Saha, this is [^.]+\.$/)
    expect(screen.getByRole('link', { name: 'Confirm by WhatsApp: Dipa Dey' })).toBeTruthy()
  },
)

it('says who has the key, and how soon and how far after another visit one is', async () => {
  const who = { assignedTo: 'bikash', assignedToName: 'Bikash' }
  const [near, far] = [
    aLeadListing({ lat: 26.75, lng: 88.43, keyWith: 'The watchman' }),
    aLeadListing({ lat: 26.6997, lng: 88.3197, locality: 'Bagdogra' }),
  ]
  const visits = [
    aWish('b', 'Bimal Saha', { ...who, visit: AT_TEN, property: near }),
    aWish('c', 'Dipa Dey', { ...who, visit: { ...AT_TEN, at: '10:45' }, property: far }),
  ]
  answer('GET /api/leads/visits', reply({ visits, wishes: [] }))
  openStaffAt('/admin/visits')
  expect(await screen.findByText('45 min after Fulbari, 12 km in a straight line')).toBeTruthy()
  expect(screen.getByText('The watchman')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Directions to Bagdogra' }).getAttribute('href')).toContain(
    'destination=26.6997,88.3197',
  )
})

it('shows staff first what is theirs or nobody’s yet', async () => {
  const staff = { ...AN_ADMIN, role: 'staff' } as const
  signedInAs(staff)
  answer('GET /api/auth/me', reply(staff))
  const visits = [
    aWish('b', 'Bimal Saha', { visit: AT_TEN, assignedTo: staff._id, assignedToName: 'Ananya' }),
    aWish('c', 'Dipa Dey', { visit: AT_TEN, assignedTo: 'x', assignedToName: 'Bikash' }),
    aWish('e', 'Esha Pal', { visit: AT_TEN }),
  ]
  answer('GET /api/leads/visits', reply({ visits, wishes: [] }))
  const { user } = openStaffAt('/admin/visits')
  expect(await screen.findByRole('link', { name: 'Esha Pal' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Dipa Dey' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Everybody\s*3$/ }))
  expect(screen.getByRole('link', { name: 'Dipa Dey' })).toBeTruthy()
})

it('lets no older visit of a lead wait on the device once another is planned', async () => {
  const key = `aangan.waiting-notes.${AN_ADMIN._id}`
  const visit = { propertyId: PLOT._id, on: '2026-11-28', state: 'agreed' }
  const late = { leadId: WISH._id, at: '2026-11-25T04:00:00.000Z', line: 'Visit', change: { visit } }
  localStorage.setItem(key, JSON.stringify([late]))
  answer('GET /api/leads/visits', reply({ visits: [], wishes: [WISH] }))
  answer(`GET /api/leads/${WISH._id}`, noConnection())
  answer(`PATCH /api/leads/${WISH._id}`, reply(WISH))
  const { user } = openStaffAt('/admin/visits')
  const wish = (await screen.findByText('Asha Rai')).closest('li') ?? document.body
  await user.click(await within(wish).findByRole('button', { name: 'Thu 26 Nov, 10:00: ask Asha Rai' }))
  await vi.waitFor(() => expect(localStorage.getItem(key)).toBeNull())
})

it('says that the address of the calendar cannot be copied where the browser refuses', async () => {
  answer('GET /api/leads/visits', reply({ visits: [], wishes: [] }))
  answer('GET /api/leads/calendar', reply({ madeAt: null }))
  answer('POST /api/leads/calendar', reply({ address: 'https://aangan.example/calendar/secret' }))
  const { user } = openStaffAt('/admin/visits')
  await user.click((await screen.findAllByRole('button', { name: 'Calendar' }))[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Make a new address' }))
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText(/Mark the address above and copy it by hand\.$/)).toBeTruthy()
})

it('says since when the address of the calendar stands, and ends it', async () => {
  answer('GET /api/leads/visits', reply({ visits: [], wishes: [] }))
  answer('GET /api/leads/calendar', reply({ madeAt: '2026-11-21T08:35:00.000Z' }))
  answer('POST /api/leads/calendar', reply({ address: 'https://aangan.example/calendar/secret' }))
  answer('DELETE /api/leads/calendar', reply({}))
  const { user } = openStaffAt('/admin/visits')
  await user.click((await screen.findAllByRole('button', { name: 'Calendar' }))[0] ?? document.body)
  expect(await screen.findByText('An address stands since 21 Nov 2026, 14:05.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make a new address' }))
  expect(await screen.findByText('https://aangan.example/calendar/secret')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'End this address' }))
  expect(await screen.findByText('The address has ended.')).toBeTruthy()
  expect(screen.queryByText(/An address stands|secret/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'End this address' })).toBeNull()
  expect(sentCalls().filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

it('plans a visit of somebody from the list, at another listing and a free time', async () => {
  answer('GET /api/leads/visits', reply({ visits: [], wishes: [] }))
  answer('GET /api/leads', reply({ leads: [aWish('b', 'Bimal Saha', { visit: null })], next: null }))
  answer('GET /api/properties', reply([aPlot({ _id: 'f'.repeat(24), number: 'A-21', title: 'Corner plot' })]))
  answer(`PATCH /api/leads/${'b'.repeat(24)}`, reply(WISH))
  const { user } = openStaffAt('/admin/visits')
  await user.click((await screen.findAllByRole('button', { name: 'Plan a visit' }))[0] ?? document.body)
  const dialog = within(screen.getByRole('dialog', { name: 'Plan a visit' }))
  await user.click(await dialog.findByRole('button', { name: /^Bimal Saha/ }))
  await user.type(dialog.getByLabelText('Another listing'), '21')
  expect(await dialog.findByText('Corner plot')).toBeTruthy()
  const agreed = dialog.getByRole('button', { name: 'It is agreed', description: 'Choose a time.' })
  expect(agreed.getAttribute('aria-disabled')).toBe('true')
  await user.click(agreed)
  await user.click(await dialog.findByRole('button', { name: 'Thu 26 Nov, 10:00' }))
  await user.click(dialog.getByRole('button', { name: 'It is agreed' }))
  expect(await screen.findByText('Bimal Saha: Thu 26 Nov, 10:00.')).toBeTruthy()
  expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toEqual({
    visit: { propertyId: 'f'.repeat(24), on: '2026-11-26', at: '10:00', part: null, state: 'agreed' },
    before: { visit: null, status: 'new' },
  })
})

it('asks once for a person and for a number that are typed, and plans nothing at a number half typed', async () => {
  answer('GET /api/leads/visits', reply({ visits: [], wishes: [] }))
  answer('GET /api/leads', reply({ leads: [aWish('b', 'Bimal Saha', { visit: null })], next: null }))
  answer('GET /api/properties', reply([aPlot({ _id: 'f'.repeat(24), number: 'A-21', title: 'Corner plot' })]))
  const { user } = openStaffAt('/admin/visits')
  await user.click((await screen.findAllByRole('button', { name: 'Plan a visit' }))[0] ?? document.body)
  const dialog = within(screen.getByRole('dialog', { name: 'Plan a visit' }))
  const type = (field: HTMLElement, texts: string[]) => {
    for (const value of texts) fireEvent.change(field, { target: { value } })
  }
  type(dialog.getByRole('searchbox'), ['B', 'Bi', 'Bimal'])
  await vi.waitFor(() => expect(askedFor('search')).toContain('Bimal'))
  expect(askedFor('search')).toEqual(['Bimal'])
  await user.click(await dialog.findByRole('button', { name: /^Bimal Saha/ }))
  const number = dialog.getByLabelText('Another listing')
  type(number, ['2', '21'])
  expect(await dialog.findByText('Corner plot')).toBeTruthy()
  expect(askedFor('number')).toEqual(['21'])
  await user.click(await dialog.findByRole('button', { name: 'Thu 26 Nov, 10:00' }))
  const plan = dialog.getByRole<HTMLButtonElement>('button', { name: 'It is agreed' })
  expect(plan.getAttribute('aria-disabled')).not.toBe('true')
  type(number, ['211'])
  expect(plan.getAttribute('aria-disabled')).toBe('true')
})

it('says before a visit is planned that whoever goes has another one then, and how far away', async () => {
  const there = aLeadListing({ _id: 'e'.repeat(24), locality: 'Champasari', lat: 26.75, lng: 88.43 })
  const other = aWish('c', 'Dipa Dey', { visit: AT_TEN, assignedTo: AN_ADMIN._id, property: there })
  answer('GET /api/leads/visits', reply({ visits: [other], wishes: [] }))
  const property = aLeadListing({ lat: 26.6997, lng: 88.3197 })
  answer(
    'GET /api/leads',
    reply({ leads: [aWish('b', 'Bimal Saha', { visit: null, property })], next: null }),
  )
  const { user } = openStaffAt('/admin/visits')
  await user.click((await screen.findAllByRole('button', { name: 'Plan a visit' }))[0] ?? document.body)
  const dialog = within(screen.getByRole('dialog', { name: 'Plan a visit' }))
  await user.click(await dialog.findByRole('button', { name: /^Bimal Saha/ }))
  expect(dialog.getByText('With nobody yet: it becomes yours')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-26' } })
  fireEvent.change(dialog.getByLabelText('Hour'), { target: { value: '10:00' } })
  expect(await dialog.findByText('At the same hour as Champasari, 12 km in a straight line')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Hour'), { target: { value: '09:30' } })
  expect(await dialog.findByText('30 min before Champasari, 12 km in a straight line')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'It is agreed' }).getAttribute('aria-disabled')).not.toBe('true')
  fireEvent.change(dialog.getByLabelText('Hour'), { target: { value: '15:00' } })
  expect(dialog.queryByText(/Champasari/)).toBeNull()
})

const askedFor = (name: string) =>
  sentCalls()
    .map(({ path }) => new URL(path, location.origin).searchParams.get(name))
    .filter((value) => value !== null)

it('says with its field, and aloud, that no listing has a number, and what a visit lacks', async () => {
  answer('GET /api/leads/visits', reply({ visits: [], wishes: [] }))
  answer('GET /api/leads', reply({ leads: [aWish('b', 'Bimal Saha', { visit: null })], next: null }))
  answer('GET /api/properties', reply([]))
  const { user } = openStaffAt('/admin/visits')
  await user.click((await screen.findAllByRole('button', { name: 'Plan a visit' }))[0] ?? document.body)
  const dialog = within(screen.getByRole('dialog', { name: 'Plan a visit' }))
  await user.click(await dialog.findByRole('button', { name: /^Bimal Saha/ }))
  const [status] = dialog.getAllByRole('status')
  await user.type(dialog.getByLabelText('Another listing'), 'A-999')
  const field = await dialog.findByRole('textbox', { description: 'No listing has this number.' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(status?.textContent).toBe('No listing has this number.')
  expect(
    dialog.getByRole('button', { name: 'Only asked', description: 'Say which listing. Choose a time.' }),
  ).toBeTruthy()
})

it.each([
  ['a Wednesday', '2026-11-25', '23 Nov to 29 Nov: no visits.', 'Mon 23 Nov'],
  ['a Thursday', '2026-11-26', '25 Nov to 1 Dec: no visits.', 'Wed 25 Nov'],
  ['a Sunday', '2026-11-29', '28 Nov to 4 Dec: no visits.', 'Sat 28 Nov'],
])('shows on %s the days that are planned', async (_, day, said, first) => {
  vi.setSystemTime(`${day}T05:00:00Z`)
  answer('GET /api/leads/visits', reply({ visits: [], wishes: [] }))
  openStaffAt('/admin/visits')
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'This week' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText(first)).toBeTruthy()
})

it.each([
  ['2026-11-25', ['Mon 23 Nov', 'Tue 24 Nov', 'Wed 25 Nov', 'Thu 26 Nov', 'Fri 27 Nov', 'Sat 28 Nov']],
  ['2026-11-27', ['Thu 26 Nov', 'Fri 27 Nov', 'Sat 28 Nov', 'Mon 30 Nov', 'Tue 1 Dec', 'Wed 2 Dec']],
  [
    '2026-11-29',
    ['Sat 28 Nov', 'Sun 29 Nov', 'Mon 30 Nov', 'Tue 1 Dec', 'Wed 2 Dec', 'Thu 3 Dec', 'Fri 4 Dec'],
  ],
])('leaves out no working day, and a Sunday only while nobody comes: on %s', async (day, shown) => {
  vi.setSystemTime(`${day}T05:00:00Z`)
  answer('GET /api/leads/visits', reply({ visits: [], wishes: [] }))
  openStaffAt('/admin/visits')
  await screen.findByText(new RegExp(`^${shown[0]}`))
  const found = screen.getAllByText(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ (?:Nov|Dec)(?:, today)?$/)
  expect(found.map(({ textContent }) => textContent?.replace(', today', ''))).toEqual(shown)
})
