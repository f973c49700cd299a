import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FIRM } from '#contract/firm.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { answer, later, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import { aLead, aLeadListing } from '#frontend/test/leads.ts'
import { aPlot, aVilla } from '#frontend/test/properties.ts'
import { A_PENDING_USER, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const DASHBOARD = 'GET /api/dashboard'
const VILLA = aVilla({ title: 'Villa in Dagapur', price: 18_500_000 })
const WAITING = aPlot({ title: 'Plot of the staff', status: 'pending' })
const REPORT: Dashboard['reports']['newest'][number] = {
  _id: 'f'.repeat(24),
  name: '',
  email: '',
  phone: '',
  interest: '',
  language: null,
  report: { reason: 'gone', propertyId: VILLA._id, number: 'A-7', title: 'Villa in Sukna' },
  createdAt: '2026-11-20T04:30:00.000Z',
  handledAt: null,
  handledBy: null,
  notice: null,
}
const FULL: Dashboard = {
  totals: { properties: 1234, lands: 58, warehouses: 22, villas: 48 },
  states: { available: 1000, sold: 200, rented: 31, pending: 3, unconfirmed: 0 },
  recent: [VILLA],
  waiting: { total: 3, newest: [WAITING] },
  messages: { total: '100+', newest: [] },
  reports: { total: '1', newest: [REPORT] },
  toConfirm: {
    total: '12',
    leaving: [
      { property: VILLA, leavesAt: '2026-12-04T04:30:00.000Z', listedByName: 'Asha' },
      { property: WAITING, leavesAt: '2026-12-05T04:30:00.000Z', listedByName: 'Asha' },
    ],
  },
  missing: {
    pictures: { total: 2, newest: [VILLA] },
    map: { total: 1, newest: [VILLA] },
    papers: { total: 3, newest: [VILLA] },
  },
  lowered: { total: '2' },
  accounts: { total: '1', newest: [{ username: 'Pema Lepcha', role: 'staff' }] },
  pictures: { waiting: 0 },
  leads: {
    due: { total: '0', newest: [] },
    waiting: { total: '0', newest: [] },
    visits: { total: '0', newest: [] },
    fresh: { total: '0' },
  },
}
const NOTHING: Partial<Dashboard> = {
  waiting: { total: 0, newest: [] },
  messages: { total: '0', newest: [] },
  reports: { total: '0', newest: [] },
  toConfirm: { total: '0', leaving: [] },
  missing: {
    pictures: { total: 0, newest: [] },
    map: { total: 0, newest: [] },
    papers: { total: 0, newest: [] },
  },
  lowered: { total: '0' },
  accounts: { total: '0', newest: [] },
}

function openDashboard(user = AN_ADMIN) {
  signedInAs(user)
  answer('GET /api/auth/me', reply(user))
  return openStaffAt('/admin/dashboard')
}
const card = (name: RegExp) => screen.findByRole('link', { name })

/** The second line of a row, in which numbers of listings stand in boxes of their own. */
const saidOfRow = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'SPAN' && element.textContent === text

afterEach(() => void vi.useRealTimers())

it('counts, shows the newest and what waits, and leads to each', async () => {
  answer(DASHBOARD, reply(FULL))
  openDashboard()
  expect((await card(/^1,234\s*Total Properties$/)).getAttribute('href')).toBe('/admin/properties/view')
  expect((await card(/^58\s*Total Lands$/)).getAttribute('href')).toContain('category=Plot')
  expect((await card(/^22\s*Total Warehouses$/)).getAttribute('href')).toContain('category=Warehouse')
  expect((await card(/^48\s*Total Villas$/)).getAttribute('href')).toContain('category=Villa')
  const recent = within(screen.getByRole('region', { name: 'Recent Properties' }))
  const row = recent.getByRole('link', { name: /Villa in Dagapur.*₹1.85 Cr/s })
  expect(row.getAttribute('href')).toBe(`/admin/properties/view/${VILLA._id}`)
  expect(recent.getByRole('link', { name: 'All properties' }).getAttribute('href')).toBe(
    '/admin/properties/view',
  )
  const waiting = within(screen.getByRole('region', { name: /Waiting for approval/ }))
  expect(waiting.getByText('3 listings wait for approval')).toBeTruthy()
  expect(waiting.getByText(/Plot of the staff/)).toBeTruthy()
})

it('begins with what waits today, each with its one action', async () => {
  answer(DASHBOARD, reply(FULL))
  openDashboard()
  const today = within(await screen.findByRole('region', { name: /^Today, / }))
  const actions = await today.findAllByRole('link')
  expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Review', '/admin/properties/view?status=pending'],
    ['Confirm', '/admin/properties/confirm'],
    ['Read', '/admin/messages'],
    ['Look', '/admin/users/staff'],
    ['Answer', '/admin/messages'],
  ])
  const tidy = within(screen.getByRole('region', { name: 'To tidy up' }))
  expect(tidy.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add pictures', '/admin/properties/view?missing=pictures'],
    ['Set on map', `/admin/properties/edit/${VILLA._id}`],
    ['Look', '/admin/properties/view?missing=papers'],
    ['Look', '/admin/properties/view?status=available&lowered=true'],
  ])
  expect(tidy.getByText('1 listing has neither map nor place')).toBeTruthy()
  expect(tidy.getByText('2 prices were lowered in the last 30 days')).toBeTruthy()
  expect(today.getByText('1 account waits for approval')).toBeTruthy()
  expect(today.getByText('Pema Lepcha')).toBeTruthy()
  expect(today.getByText('Villa in Sukna')).toBeTruthy()
  expect(today.getByText('12 listings are to be confirmed')).toBeTruthy()
  expect(today.getByText('First to leave the results: Villa in Dagapur, on 4 Dec 2026')).toBeTruthy()
})

it('lets staff look at what waits for the approval that only admins give', async () => {
  answer(DASHBOARD, reply(FULL))
  openDashboard({ ...AN_ADMIN, role: 'staff' })
  const waiting = within(await screen.findByRole('region', { name: /Waiting for approval/ }))
  expect(waiting.getByRole('link').textContent).toBe('Look')
})

const HOURS_AGO = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const A_LEAD = aLead({
  _id: 'e'.repeat(24),
  status: 'called',
  name: 'Farooq Alam',
  propertyId: VILLA._id,
  property: aLeadListing({ number: 'A-14', title: VILLA.title }),
  nextStep: 'Call about the visit',
  nextStepOn: '2026-11-21',
  createdAt: HOURS_AGO(100),
})

it('says whom to call first and about what, who has waited how long, and who visits what when', async () => {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  const visit = { propertyId: VILLA._id, on: '2026-11-25', at: '15:30', part: null, state: 'agreed' } as const
  const leads: Dashboard['leads'] = {
    due: { total: '4', newest: [A_LEAD] },
    waiting: { total: '1', newest: [{ ...A_LEAD, name: 'Ritwik Sen', createdAt: HOURS_AGO(2) }] },
    visits: { total: '1', newest: [{ ...A_LEAD, visit }] },
    fresh: { total: '3' },
  }
  answer(DASHBOARD, reply({ ...FULL, leads }))
  openDashboard({ ...AN_ADMIN, role: 'staff' })
  const today = within(await screen.findByRole('region', { name: /^Today, / }))
  expect(await today.findByText('4 calls are due, the first since 21 Nov')).toBeTruthy()
  expect(today.getByText(saidOfRow('Farooq Alam first: Call about the visit, A-14'))).toBeTruthy()
  expect(today.getByText('3 people wait for a first answer, 1 of them for over an hour')).toBeTruthy()
  expect(today.getByText('Ritwik Sen for 2 hours')).toBeTruthy()
  expect(today.getByText(saidOfRow('15:30 Farooq Alam, A-14'))).toBeTruthy()
})

it('counts everybody who waits for a first answer, as the list of leads does', async () => {
  answer(DASHBOARD, reply({ ...FULL, leads: { ...FULL.leads, fresh: { total: '1' } } }))
  openDashboard({ ...AN_ADMIN, role: 'staff' })
  const today = within(await screen.findByRole('region', { name: /^Today, / }))
  expect(await today.findByText('1 person waits for a first answer')).toBeTruthy()
})

it('shows admins the week in four figures, and does without them where they do not come', async () => {
  const day = { shown: 9, opened: 40, pictures: 0, enquired: 3, sent: 2, called: 1, kept: 0, shared: 0 }
  const numbers = { totals: [day, day], before: { ...day, opened: 70, sent: 4, unasked: 2 }, listings: [] }
  const lately = { days: 7, people: [], medianMinutes: 100, uncalled: 3 }
  answer(DASHBOARD, reply(FULL))
  answer('GET /api/numbers', reply(numbers))
  answer('GET /api/leads/speed', reply({ lately, weeks: [] }))
  openDashboard()
  const shown = within(await screen.findByRole('region', { name: 'The last 7 days' }))
  await shown.findByText('10 more than the week before')
  expect(shown.getAllByRole('listitem').map((figure) => figure.textContent)).toEqual([
    '80listings opened10 more than the week before',
    '4chats begun on WhatsAppas many as the week before',
    '3not called yet1 h 40 for those called',
    '0seen, but not asked for2 fewer than the week before',
  ])
  expect(sentCalls().find(({ path }) => path.startsWith('/api/leads/speed'))?.path).toContain('days=7')
})

it.each([
  [null, 0, '–usual wait for a first callin office hours'],
  [0, 0, 'under 1 minusual wait for a first callin office hours'],
  [null, 2, '2not called yet'],
  [0, 2, '2not called yetunder 1 min for those called'],
])(
  'says who still waits before how long others did: %s minutes, %s not called',
  async (medianMinutes, uncalled, said) => {
    answer(DASHBOARD, reply(FULL))
    answer('GET /api/numbers', reply({ totals: [], before: null, listings: [] }))
    answer(
      'GET /api/leads/speed',
      reply({ lately: { days: 7, people: [], medianMinutes, uncalled }, weeks: [] }),
    )
    openDashboard()
    const shown = within(await screen.findByRole('region', { name: 'The last 7 days' }))
    await shown.findByText(/seen, but/)
    await waitFor(() => expect(shown.getAllByRole('listitem')[2]?.textContent).toBe(said))
  },
)

it('says when there is nothing recent', async () => {
  answer(DASHBOARD, reply({ ...FULL, ...NOTHING, recent: [] }))
  openDashboard()
  expect(await screen.findByText('No recent properties found')).toBeTruthy()
  expect(screen.getByText('Nothing waits today.')).toBeTruthy()
})

it('shows who waits for approval the public counts and never asks for more', async () => {
  const pageOf = (total: number) => reply({ properties: [VILLA], total, next: null })
  answer('GET /api/properties/view-all-properties', pageOf(30))
  answer('GET /api/properties/view-plot-properties', pageOf(11))
  answer('GET /api/properties/view-warehouse-properties', pageOf(9))
  answer('GET /api/properties', reply([VILLA], 200, { 'x-total-count': '10' }))
  openDashboard(A_PENDING_USER)
  expect(await card(/^30\s*Total Properties$/)).toBeTruthy()
  expect(await card(/^9\s*Total Warehouses$/)).toBeTruthy()
  expect(await card(/^10\s*Total Villas$/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: /New messages/ })).toBeNull()
  expect(sentCalls().some(({ path }) => path === '/api/dashboard')).toBe(false)
})

it('says that it did not come, and asks again', async () => {
  answer(DASHBOARD, noConnection(), noConnection(), reply(FULL))
  const { user } = openDashboard()
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await card(/Total Properties/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows nothing that today’s tasks would push down, until their room is known', async () => {
  localStorage.removeItem('aangan.today-room')
  const overview = later(reply(FULL))
  answer(DASHBOARD, overview.answer)
  openDashboard()
  await screen.findByRole('region', { name: /^Today/ })
  expect(screen.queryByRole('link', { name: /Total Properties/ })).toBeNull()
  overview.arrive()
  expect(await card(/Total Properties/)).toBeTruthy()
})

it('opens a chat with the support team that says who asks', async () => {
  answer(DASHBOARD, reply(FULL))
  openDashboard()
  const chat = (await screen.findByRole('link', { name: 'Chat with support' })).getAttribute('href')
  expect(chat).toContain(`https://wa.me/${FIRM.supportWhatsAppDigits}?text=`)
  expect(decodeURIComponent(chat ?? '')).toContain('Ananya Ghosh (admin@firm.test)')
  expect(await card(/Total Properties/)).toBeTruthy()
})

it('lets an admin allow that waiting pictures go, and nobody else', async () => {
  answer(DASHBOARD, reply({ ...FULL, pictures: { waiting: 30 } }), reply(FULL))
  answer('POST /api/images/removal', reply({ message: 'Allowed.' }))
  openDashboard()
  const pictures = within(await screen.findByRole('region', { name: 'Deleted pictures' }))
  expect(pictures.getByText('30 pictures wait to be deleted.')).toBeTruthy()
  fireEvent.click(pictures.getByRole('button', { name: 'Delete them now' }))
  expect(await screen.findByText('The pictures will be deleted.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Deleted pictures' })).toBeNull())
  expect(sentCalls().find(({ path }) => path === '/api/images/removal')).toMatchObject({
    json: { pictures: 30 },
  })
})

it('does not ask staff about pictures that wait', async () => {
  answer(DASHBOARD, reply({ ...FULL, pictures: { waiting: 30 } }))
  openDashboard({ ...AN_ADMIN, role: 'staff' })
  await card(/^1,234\s*Total Properties$/)
  expect(screen.queryByRole('region', { name: 'Deleted pictures' })).toBeNull()
})

it('names new listings that somebody looks for, for whoever looks after the lead', async () => {
  const now = new Date().toISOString()
  const fresh = aVilla({ _id: '1'.repeat(24), number: 'A-40', title: 'New villa', publishedAt: now })
  const looking = (name: string, assignedTo: string | null, differs: object[] = []) => ({
    lead: aLead({ _id: name.padEnd(24, '0'), name, assignedTo }),
    wish: 'villa',
    listings: [{ propertyId: fresh._id, differs, sentAt: null }],
  })
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
  answer(DASHBOARD, reply({ ...FULL, recent: [fresh, aVilla({ publishedAt: '2026-01-01T00:00:00.000Z' })] }))
  answer(
    'GET /api/leads/looking',
    reply({
      looking: [
        looking('Kiran', AN_ADMIN._id),
        looking('Dipa', null),
        looking('Of another', 'e'.repeat(24)),
        looking('Nearly', null, [{ field: 'price', wanted: 1, has: 2 }]),
      ],
      more: false,
    }),
  )
  openStaffAt('/admin/dashboard')
  const row = within(await screen.findByRole('region', { name: 'New listings that match leads' }))
  expect(row.getByText('1 new listing matches 2 open leads')).toBeTruthy()
  expect(row.getByText(saidOfRow('A-40: Kiran, Dipa'))).toBeTruthy()
  expect(row.getByRole('link', { name: 'Send it' }).getAttribute('href')).toBe(
    `/admin/properties/view/${fresh._id}`,
  )
  expect(sentCalls().find(({ path }) => path.startsWith('/api/leads/looking'))?.path).toMatch(/ids=1{24}$/)
})
