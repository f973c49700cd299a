import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, later, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { aVilla } from '#frontend/test/properties.ts'
import { A_PENDING_USER, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const STAFF = { ...A_PENDING_USER, approvedByAdmin: true }
const CODE = 'k7m2pxa9tqhzwc'

beforeEach(() => {
  queryClient.clear()
  signedInAs(STAFF)
  answer('GET /api/auth/me', reply(STAFF))
})

const aList = (given: object) => ({
  code: CODE,
  title: null,
  sentTo: null,
  properties: 3,
  votes: { yes: 2, maybe: 0, no: 1 },
  comments: 1,
  createdAt: '2026-11-20T06:00:00.000Z',
  openedAt: null,
  ...given,
})

it('keeps the room of lists until they come', async () => {
  const reading = later(reply({ lists: [aList({ title: 'For the Lamas' })] }))
  answer('GET /api/lists', reading.answer)
  openStaffAt('/admin/lists')
  expect((await screen.findByRole('list', { busy: true })).childElementCount).toBe(3)
  reading.arrive()
  const list = (await screen.findByRole('article', { name: 'For the Lamas' })).closest('ul')
  expect([list?.getAttribute('aria-busy'), list?.childElementCount]).toEqual(['false', 1])
})

it('shows of each list whether it was opened and what was voted', async () => {
  answer(
    'GET /api/lists',
    reply({
      lists: [
        aList({ title: 'For the <b>Lamas</b>', openedAt: '2026-11-21T06:00:00.000Z' }),
        aList({ code: 'k7m2pxa9tqhzwd', properties: 1 }),
      ],
    }),
  )
  openStaffAt('/admin/lists')
  const opened = within(await screen.findByRole('article', { name: 'For the <b>Lamas</b>' }))
  expect(opened.getByText('3 listings, sent 20 Nov 2026')).toBeDefined()
  expect(opened.getByText('Opened 21 Nov 2026')).toBeDefined()
  expect(opened.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Yes 2',
    'Maybe 0',
    'No 1',
    '1 comment',
  ])
  expect(opened.getByRole('link').getAttribute('href')).toBe(`/kept/${CODE}`)
  expect(screen.getByText('Not opened yet')).toBeDefined()
})

it('says how to send the first one, and asks again where the line was dead', async () => {
  answer('GET /api/lists', refusal('FORBIDDEN', 'No.'), reply({ lists: [] }))
  const { user } = openStaffAt('/admin/lists')
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'You have sent no list yet' })).toBeDefined()
  const ways = ['Choose listings', 'Look at the leads'].map((name) => screen.getByRole('link', { name }))
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/admin/properties/view', '/admin/leads'])
  expect(screen.queryByRole('list', { busy: false })).toBeNull()
})

it('makes a list of what is selected, with a message in the language of the client', async () => {
  const house = aVilla({ title: 'House by the tea garden' })
  answer('GET /api/properties/view-all-properties', reply({ properties: [house], total: 1, next: null }))
  answer('POST /api/lists', reply({ code: CODE, ownerKey: 'x'.repeat(40) }, 201))
  const { user } = openStaffAt('/admin/properties/view')
  const row = within(await screen.findByRole('row', { name: /House/ }))
  await user.click(row.getByRole('checkbox'))
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send these' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Send this listing' }))
  await user.selectOptions(dialog.getByLabelText('The language of your client'), 'bn')
  await user.type(dialog.getByLabelText(/^A name/), ' For the Lamas ')
  await user.type(dialog.getByLabelText(/^WhatsApp number/), '098320 12345')
  await user.click(dialog.getByRole('button', { name: 'Make the list' }))
  const link = await dialog.findByRole('link', { name: 'Open WhatsApp' })
  expect(sentCalls().find(({ method }) => method === 'POST')?.json).toEqual({
    propertyIds: [house._id],
    title: 'For the Lamas',
  })
  const chat = new URL(link.getAttribute('href') ?? '')
  expect(chat.origin + chat.pathname).toBe('https://wa.me/919832012345')
  expect(chat.searchParams.get('text')).toBe(
    `নমস্কার, এগুলি আপনার ভালো লাগতে পারে। দেখে বলুন কোনটা পছন্দ: হ্যাঁ, হয়তো বা না। Aangan Estates\n${location.origin}/bn/kept/${CODE}`,
  )
})

it('says for whom of the leads a list was made', async () => {
  const lists = [
    aList({ sentTo: 'Asha Rai' }),
    aList({ code: 'k7m2pxa9tqhzwd', title: 'Plots', sentTo: 'Asha Rai' }),
  ]
  answer('GET /api/lists', reply({ lists }))
  openStaffAt('/admin/lists')
  expect(await screen.findByRole('article', { name: 'For Asha Rai' })).toBeDefined()
  const named = within(screen.getByRole('article', { name: 'Plots' }))
  expect(named.getByText('For Asha Rai, 3 listings, sent 20 Nov 2026')).toBeDefined()
})
