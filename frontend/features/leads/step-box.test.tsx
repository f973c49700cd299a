import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, later, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { ASHA, beginWithLead, CALL, ID, WISH } from '#frontend/test/lead-page.ts'
import { aLeadListing, aWholeLead } from '#frontend/test/leads.ts'
import { AN_ADMIN, openStaffAt } from '#frontend/test/render-staff.tsx'

beginWithLead()

it.each([
  { status: 'called', sent: { nextStep: null, nextStepOn: null } },
  { status: 'new', sent: { nextStep: null, nextStepOn: null, status: 'called' } },
] as const)(
  'says of a step that is done no more than that to a lead that is $status',
  async ({ status, sent }) => {
    const lead = aWholeLead({ _id: ID, words: WISH, status, nextStep: 'Call', nextStepOn: '2026-01-02' })
    answer(CALL, reply(lead))
    answer(`PATCH /api/leads/${ID}`, reply(lead))
    const { user } = openStaffAt(`/admin/leads/${ID}`)
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    await screen.findByText('Saved.')
    const { before: _, ...json } = Object(sentCalls().find(({ method }) => method === 'PATCH')?.json)
    expect(json).toEqual(sent)
  },
)

it('opens a lead again that was closed when a next step is set', async () => {
  const lead = aWholeLead({ _id: ID, words: WISH, status: 'lost' })
  answer(CALL, reply(lead))
  answer(`PATCH /api/leads/${ID}`, reply(lead))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Tomorrow' }))
  await screen.findByText('Saved.')
  expect(sentCalls().find(({ method }) => method === 'PATCH')?.json).toMatchObject({ status: 'called' })
})

it('keeps the focus beside a step that is set, and on a visit that is agreed', async () => {
  const property = aLeadListing()
  const visit = { propertyId: property._id, on: '2030-11-24', at: null, part: null, state: 'asked' as const }
  const lead = { ...ASHA, propertyId: property._id, property, visit }
  answer(CALL, reply(lead))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  for (const [name, box, change] of [
    ['Tomorrow', 'Next step', { nextStep: 'Call again', nextStepOn: '2030-11-25' }],
    ['Agreed', 'Visit', { visit: { ...visit, state: 'agreed' } }],
  ] as const) {
    const answered = later(reply({ ...lead, ...change }))
    answer(`PATCH /api/leads/${ID}`, answered.answer)
    const button = await screen.findByRole('button', { name })
    await user.click(button)
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    expect(document.activeElement).toBe(button)
    answer(CALL, reply({ ...lead, ...change }))
    answered.arrive()
    const part = screen.getByRole('heading', { name: box }).closest('section')
    await waitFor(() => expect(button.isConnected).toBe(false))
    expect(document.activeElement).toBe(part)
  }
})

it('takes a call back: the lead is new again, with whom it was before', async () => {
  const calledNow = { ...ASHA, status: 'called' as const, assignedTo: AN_ADMIN._id }
  answer(`PATCH /api/leads/${ID}`, reply(calledNow), reply(ASHA))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Called' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('It is as it was before.')).toBeTruthy()
  const sent = sentCalls().filter(({ method }) => method === 'PATCH')
  expect(sent[1]?.json).toEqual({
    status: 'new',
    assignedTo: null,
    before: { status: 'called', assignedTo: AN_ADMIN._id },
  })
})

it('takes no call back that others have followed up', async () => {
  const calledNow = { ...ASHA, status: 'called' as const, assignedTo: AN_ADMIN._id }
  const current = { ...calledNow, status: 'closed' as const }
  answer(
    `PATCH /api/leads/${ID}`,
    reply(calledNow),
    refusal('CONFLICT', SERVER_MESSAGES.leadChanged, { current }),
  )
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Called' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was taken back')
})
