import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { ASHA, beginWithLead, CALL, ID } from '#frontend/test/lead-page.ts'
import { openStaffAt } from '#frontend/test/render-staff.tsx'

beginWithLead()

it('opens the field of a new line when it is asked for', async () => {
  answer(`PATCH /api/leads/${ID}`, reply(ASHA))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await user.keyboard('Comes with his wife.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toEqual({ line: 'Comes with his wife.' })
})

it('keeps what is typed of a line when it is refused, and when the screen is left', async () => {
  answer(`PATCH /api/leads/${ID}`, refusal('UNEXPECTED', SERVER_MESSAGES.unexpected))
  const { user, unmount } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await user.keyboard('Comes with his wife.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe(SERVER_MESSAGES.unexpected)
  unmount()
  openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByDisplayValue('Comes with his wife.')).toBeTruthy()
})

it('keeps a line in its field where the device can keep nothing', async () => {
  answer(`PATCH /api/leads/${ID}`, noConnection())
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  const storing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.keyboard('Comes with his wife.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByDisplayValue('Comes with his wife.')).toBeTruthy()
  storing.mockRestore()
})

it('keeps the writer’s notes when others were written meanwhile, and shows both', async () => {
  answer(
    `PATCH /api/leads/${ID}`,
    refusal('CONFLICT', SERVER_MESSAGES.leadNotesChanged),
    reply({ ...ASHA, notes: 'Both' }),
  )
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Write a note' }))
  await user.type(screen.getByLabelText('What to know of this person'), 'Sells a shop')
  answer(CALL, reply({ ...ASHA, notes: 'No loan' }))
  const box = within(screen.getByRole('region', { name: 'Notes' }))
  await user.click(box.getByRole('button', { name: 'Save' }))
  expect(await box.findByText('No loan')).toBeTruthy()
  expect(box.getByDisplayValue('Sells a shop')).toBeTruthy()
  await user.click(box.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  const sent = sentCalls().filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ json }) => json)).toEqual([
    { notes: 'Sells a shop', notesBefore: null },
    { notes: 'Sells a shop', notesBefore: 'No loan' },
  ])
})
