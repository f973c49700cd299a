import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type SearchReading, writeReading } from '#contract/search/reading.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import { aWholeLead } from '#frontend/test/leads.ts'
import { aPlot, listReply } from '#frontend/test/properties.ts'
import { AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

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
const ASHA = aWholeLead({ _id: ID, words: WISH })

beforeAll(() => import('./lead.tsx'))

beforeEach(() => {
  queryClient.clear()
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
  answer('GET /api/dashboard', noConnection())
  answer('GET /api/users', reply({ users: [] }))
  answer(CALL, reply(ASHA))
  answer('GET /api/properties', listReply([], { reading: writeReading(READ) ?? '' }))
  answer('GET /api/properties/nearest', reply([]))
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

it('takes another wish, and another status', async () => {
  answer(`PATCH /api/leads/${ID}`, reply({ ...ASHA, looksFor: 'Villa' }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const field = screen.getByLabelText('What the search reads')
  await user.clear(field)
  await user.type(field, 'Villa{Enter}')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Closed')
  const changes = sentCalls().filter(({ method }) => method === 'PATCH')
  expect(changes.map(({ json }) => json)).toEqual([{ looksFor: 'Villa' }, { status: 'closed' }])
})

it('opens the field of a new line when it is asked for', async () => {
  answer(`PATCH /api/leads/${ID}`, reply(ASHA))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await user.keyboard('Comes with his wife.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toEqual({ line: 'Comes with his wife.' })
})
