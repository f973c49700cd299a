import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, later, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import { ASHA, beginWithLead, CALL, ID } from '#frontend/test/lead-page.ts'
import { aLeadListing, aWholeLead } from '#frontend/test/leads.ts'
import { A_PENDING_USER, openStaffAt } from '#frontend/test/render-staff.tsx'

beginWithLead()

afterEach(() => void vi.useRealTimers())

it('waits for a lead with the rows that the panel waits for its screen with', async () => {
  answer(CALL, later(reply(ASHA)).answer)
  openStaffAt(`/admin/leads/${ID}`)
  await waitFor(() => expect(sentCalls().some(({ path }) => path === `/api/leads/${ID}`)).toBe(true))
  expect(screen.queryByRole('heading', { name: 'Reach' })).toBeNull()
  expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(1)
})

it('says at what stage it is', async () => {
  answer(CALL, reply({ ...ASHA, status: 'called' }))
  openStaffAt(`/admin/leads/${ID}`)
  const [name] = await screen.findAllByText('Stage')
  expect(name?.nextElementSibling?.textContent).toBe('Called')
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
  vi.setSystemTime('2026-11-25T05:00:00Z')
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

it('shows the newest lines of a long history, and the earlier ones when asked, with the focus on the first of them', async () => {
  const line = { kind: 'note', at: '2026-11-25T05:00:00Z', by: 'Bikash', list: null } as const
  const lines = Array.from({ length: 26 }, (_, n) => ({ ...line, _id: n + 1, text: `Line ${n + 1}` }))
  answer(CALL, reply({ ...ASHA, lines }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByText('Line 26')).toBeTruthy()
  const shown = () => screen.queryAllByText(/^Line \d+$/).map(({ textContent }) => textContent)
  expect(shown()).toEqual(Array.from({ length: 20 }, (_, n) => `Line ${26 - n}`))
  screen.getByRole('button', { name: 'Show 6 earlier' }).focus()
  await user.keyboard('{Enter}')
  expect(shown()).toHaveLength(26)
  expect(document.activeElement?.textContent).toContain('Line 6')
  expect(document.activeElement?.tagName).toBe('LI')
  expect(screen.queryByRole('button', { name: /earlier$/ })).toBeNull()
  const more = [...lines, { ...line, _id: 27, text: 'Line 27' }]
  act(() => void queryClient.setQueryData(['leads', 'one', ID], { ...ASHA, lines: more }))
  expect(await screen.findByText('Line 27')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Line 6')
})

it('folds no history of a few lines more', async () => {
  const line = { kind: 'note', at: '2026-11-25T05:00:00Z', by: 'Bikash', list: null } as const
  const lines = Array.from({ length: 25 }, (_, n) => ({ ...line, _id: n + 1, text: `Line ${n + 1}` }))
  answer(CALL, reply({ ...ASHA, lines }))
  openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByText('Line 1')).toBeTruthy()
})

it('has a part of its own for erasing the person', async () => {
  openStaffAt(`/admin/leads/${ID}`)
  const part = within(await screen.findByRole('region', { name: 'Personal data' }))
  expect(part.getByRole('button', { name: 'Erase this person' })).toBeTruthy()
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
