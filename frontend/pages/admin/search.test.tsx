import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type SearchReading, writeReading } from '#contract/search/reading.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import { aLead } from '#frontend/test/leads.ts'
import { aPlot, listReply } from '#frontend/test/properties.ts'
import { address, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const [NEAR, FITTING] = [
  aPlot({ _id: '1'.repeat(24), title: 'Near one', price: 2_500_000 }),
  aPlot({ _id: '2'.repeat(24), title: 'Fitting one' }),
]
const READ: SearchReading = {
  parts: [
    { from: 0, to: 4, filters: { categories: ['Plot'] } },
    { from: 5, to: 18, filters: { maxPriceInr: 2_000_000 } },
  ],
  words: [],
  corrections: [],
  absent: ['xyzzy'],
}

beforeAll(() => import('./search.tsx'))

beforeEach(() => {
  queryClient.clear()
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
  answer('GET /api/dashboard', noConnection())
  answer('GET /api/leads', reply({ leads: [], next: null }))
  answer('GET /api/properties/nearest', reply([]))
  answer('GET /api/properties', listReply([FITTING], { reading: writeReading(READ) ?? '' }))
})

it('says what was read as chips, each of which can be taken off, and what was not understood', async () => {
  const { user } = openStaffAt('/admin/search?q=Plot+under+20+lakh+xyzzy')
  await user.click(await screen.findByRole('button', { name: 'Leave out Plot' }))
  expect(address()).toBe('/admin/search?q=under+20+lakh+xyzzy')
  expect(await screen.findByText(/Not understood, and counted: “xyzzy”/)).toBeTruthy()
})

it('shows what comes near where nothing fits', async () => {
  answer('GET /api/properties', listReply([]))
  answer(
    'GET /api/properties/nearest',
    reply([{ property: NEAR, differs: [{ field: 'price', wanted: 2_000_000, has: 2_500_000 }] }]),
  )
  openStaffAt('/admin/search?q=plot')
  const near = await screen.findByRole('region', { name: 'Nothing fits, 1 comes near' })
  expect(within(near).getByText('₹25 Lakh, asked up to ₹20 Lakh')).toBeTruthy()
})

it('shows who has a number before the listings that only come near', async () => {
  answer('GET /api/leads', reply({ leads: [aLead({ phone: '+919000000126' })], next: null }))
  answer('GET /api/properties', listReply([]))
  answer('GET /api/properties/nearest', reply([{ property: NEAR, differs: [] }]))
  openStaffAt('/admin/search?q=9000000126')
  const person = await screen.findByRole('region', { name: '1 person' })
  const near = await screen.findByRole('region', { name: 'Nothing fits, 1 comes near' })
  expect(person.compareDocumentPosition(near)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('shows what fits once, not under what nearly fits as well', async () => {
  answer('GET /api/properties/nearest', reply([FITTING, NEAR].map((property) => ({ property, differs: [] }))))
  openStaffAt('/admin/search?q=Rajen+Pradhan')
  expect(await screen.findByRole('checkbox', { name: /Near one$/ })).toBeTruthy()
  expect(screen.getAllByRole('checkbox', { name: /Fitting one$/ })).toHaveLength(1)
})

it('sends what was chosen, without a greeting', async () => {
  answer('POST /api/lists', reply({ code: 'abcdefghijkmnp', ownerKey: 'k' }, 201))
  const { user } = openStaffAt('/admin/search?q=plot')
  await user.click(await screen.findByRole('checkbox', { name: /Fitting one$/ }))
  await user.click(screen.getByRole('button', { name: 'Send these' }))
  const text = await screen.findByLabelText<HTMLTextAreaElement>('The message, as it will stand in WhatsApp')
  expect(text.value.startsWith(`${FITTING.number}: Fitting one`)).toBe(true)
  expect(sentCalls().find(({ method }) => method === 'POST')?.json).toEqual({ propertyIds: [FITTING._id] })
})

it('names the leads who look for what was found, and none whom it only nearly fits', async () => {
  const [met, near] = ['Kiran Pradhan', 'Dipa Dey'].map((name, index) =>
    aLead({ _id: String(index).padStart(24, '0'), name }),
  )
  const looking = (lead: unknown, differs: object[]) => ({
    lead,
    wish: 'plot',
    reading: READ,
    listings: [{ propertyId: FITTING._id, differs, sentAt: null }],
  })
  const differs = [{ field: 'price', wanted: 1, has: 1.2 }]
  answer(
    'GET /api/leads/looking',
    reply({ looking: [looking(met, []), looking(near, differs)], more: false }),
  )
  openStaffAt('/admin/search?q=plot')
  const found = within(await screen.findByRole('region', { name: '1 lead looks for this' }))
  expect(found.getByRole('link', { name: 'Open Kiran Pradhan' })).toBeTruthy()
  expect(sentCalls().find(({ path }) => path.startsWith('/api/leads/looking'))?.path).toContain(FITTING._id)
})
