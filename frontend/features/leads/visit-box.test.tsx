import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer, reply, sentCalls } from '#frontend/test/answers.ts'
import { ASHA, beginWithLead, CALL, ID, WISH } from '#frontend/test/lead-page.ts'
import { aLeadListing, aWholeLead } from '#frontend/test/leads.ts'
import { openStaffAt } from '#frontend/test/render-staff.tsx'

beginWithLead()

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
