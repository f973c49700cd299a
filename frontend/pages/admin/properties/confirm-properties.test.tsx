import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ToConfirm } from '#contract/confirmations.ts'
import { answer, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import { aPlot, aVilla } from '#frontend/test/properties.ts'
import { AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const VILLA = aVilla({
  title: 'Villa in Dagapur',
  confirmedAt: '2026-10-08T04:30:00.000Z',
  status: 'unconfirmed',
})
const PLOT = aPlot({ title: 'Plot by the river', confirmedAt: '2026-10-20T04:30:00.000Z' })
const LISTINGS: ToConfirm[] = [
  { property: VILLA, leavesAt: null, listedByName: 'Asha' },
  { property: PLOT, leavesAt: '2036-12-04T04:30:00.000Z', listedByName: null },
]
const callOf = ({ _id }: { _id: string }, method = 'POST') => `${method} /api/properties/${_id}/confirm`
const writes = () =>
  sentCalls().flatMap(({ method, path, json }) => (method === 'GET' ? [] : [[`${method} ${path}`, json]]))

beforeEach(() => {
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
  answer('GET /api/properties/to-confirm', reply({ listings: LISTINGS, total: '2', next: null }))
  answer(
    'GET /api/dashboard',
    reply({ toConfirm: { total: '2', leaving: [] }, messages: { total: '0', newest: [] } }),
  )
})
afterEach(() => vi.useRealTimers())

const open = async () => {
  openStaffAt('/admin/properties/confirm')
  return screen.findByRole('article', { name: VILLA.title })
}

it('says of each listing when it was last confirmed, and what comes', async () => {
  const villa = within(await open())
  expect(villa.getByText('Last confirmed on 8 Oct 2026, has left the results, listed by Asha')).toBeTruthy()
  const plot = within(screen.getByRole('article', { name: PLOT.title }))
  expect(plot.getByText('Last confirmed on 20 Oct 2026, leaves the results on 4 Dec 2036')).toBeTruthy()
  const place = screen.getByRole('link', { name: 'To confirm' })
  expect(await within(place).findByText('2')).toBeTruthy()
})

it('takes one tap for each answer, and takes it back', async () => {
  const villa = within(await open())
  answer(callOf(VILLA), reply({ message: '', property: VILLA }))
  answer(callOf(VILLA, 'DELETE'), reply({ message: '', property: VILLA }))
  fireEvent.click(villa.getByRole('button', { name: 'Sold: Villa in Dagapur' }))
  expect(await villa.findByText('Marked as sold')).toBeTruthy()
  fireEvent.click(villa.getByRole('button', { name: 'Undo: Villa in Dagapur' }))
  expect(await villa.findByRole('button', { name: 'Still there: Villa in Dagapur' })).toBeTruthy()
  expect(writes()).toEqual([
    [callOf(VILLA), { answer: 'sold' }],
    [callOf(VILLA, 'DELETE'), undefined],
  ])
})

it('lets go of a row ten seconds after its answer', async () => {
  const villa = within(await open())
  answer(callOf(VILLA), reply({ message: '', property: VILLA }))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(villa.getByRole('button', { name: 'Still there: Villa in Dagapur' }))
  expect(await villa.findByText('Confirmed')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(9000))
  expect(screen.queryByRole('article', { name: VILLA.title })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(screen.queryByRole('article', { name: VILLA.title })).toBeNull()
})

it('answers for all that are chosen', async () => {
  await open()
  answer(callOf(VILLA), reply({ message: '', property: VILLA }))
  answer(callOf(PLOT), reply({ message: '', property: PLOT }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all shown' }))
  const bar = within(screen.getByRole('region', { name: 'What is so with the chosen listings' }))
  expect(bar.getByText('2 chosen')).toBeTruthy()
  fireEvent.click(bar.getByRole('button', { name: 'Still there' }))
  expect(await screen.findAllByText('Confirmed')).toHaveLength(2)
  expect(writes().map(([call]) => call)).toEqual([callOf(VILLA), callOf(PLOT)])
})

it('leaves the answers where they were when nothing was saved', async () => {
  const villa = within(await open())
  answer(callOf(VILLA), noConnection())
  fireEvent.click(villa.getByRole('button', { name: 'Rented: Villa in Dagapur' }))
  expect(await villa.findByRole('button', { name: 'Rented: Villa in Dagapur' })).toBeTruthy()
})
