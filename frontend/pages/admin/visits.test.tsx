import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Lead } from '#contract/leads/leads.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import { aLead, aLeadListing } from '#frontend/test/leads.ts'
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
  await user.click(await within(wish).findByRole('button', { name: 'Thu 26 Nov, 10:00' }))
  expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toEqual({
    visit: { propertyId: PLOT._id, on: '2026-11-26', at: '10:00', part: null, state: 'asked' },
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
