import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { ASHA, beginWithLead, CALL, ID, WISH } from '#frontend/test/lead-page.ts'
import { aWholeLead } from '#frontend/test/leads.ts'
import { AN_ADMIN, openStaffAt } from '#frontend/test/render-staff.tsx'

beginWithLead()

it('lets a line wait on the device without a connection, and sends it once there is one', async () => {
  const line = 'Comes with his wife.'
  const stored = { _id: 1, kind: 'note', at: new Date().toISOString(), by: AN_ADMIN.username } as const
  answer(`PATCH /api/leads/${ID}`, noConnection(), reply({ ...ASHA, lines: [] }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await user.keyboard(line)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/waits on this device$/)).toBeTruthy()
  answer(CALL, reply(ASHA), reply({ ...ASHA, lines: [{ ...stored, text: line, list: null }] }))
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(screen.queryByText(/waits on this device$/)).toBeNull()
  expect(sentCalls().filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

it('sends no line again that the server has already', async () => {
  const line = 'Comes with his wife.'
  const stored = { _id: 1, kind: 'note', at: new Date().toISOString(), by: AN_ADMIN.username } as const
  answer(`PATCH /api/leads/${ID}`, noConnection())
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await user.keyboard(line)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/waits on this device$/)
  answer(CALL, reply({ ...ASHA, lines: [{ ...stored, text: line, list: null }] }))
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(sentCalls().filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

/** Writes a line that the server does not get, and opens nothing else. */
async function letLineWait(line: string) {
  answer(`PATCH /api/leads/${ID}`, noConnection())
  const page = openStaffAt(`/admin/leads/${ID}`)
  await page.user.click(await screen.findByRole('button', { name: 'Add a line' }))
  await page.user.keyboard(line)
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/waits on this device$/)
  return page
}

it('sends a line that waited once, though the network and the page come back at the same time', async () => {
  await letLineWait('Comes with his wife.')
  answer(`PATCH /api/leads/${ID}`, reply({ ...ASHA, lines: [] }))
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(sentCalls().filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

it('says which line was refused for good, and sends those after it', async () => {
  await letLineWait('Comes with his wife.')
  const key = Object.keys(localStorage).find((name) => name.startsWith('aangan.waiting-notes')) ?? ''
  const waiting = JSON.parse(localStorage.getItem(key) ?? '[]')
  const later = { leadId: ID, line: 'Wants a garden.', at: '2026-11-25T05:00:00.000Z' }
  localStorage.setItem(key, JSON.stringify([...waiting, later]))
  answer(
    `PATCH /api/leads/${ID}`,
    refusal('INVALID_INPUT', 'There is no such listing.'),
    reply({ ...ASHA, lines: [] }),
  )
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/^This line was not taken: .* Comes with his wife\.$/)).toBeTruthy()
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(sentCalls().findLast(({ method }) => method === 'PATCH')?.json).toEqual({ line: later.line })
})

it('lets a step and a visit wait on the device without a connection, and sends each once there is one', async () => {
  const lead = aWholeLead({
    _id: ID,
    words: WISH,
    status: 'called',
    nextStep: 'Call',
    nextStepOn: '2026-01-02',
  })
  answer(CALL, reply(lead))
  answer(`PATCH /api/leads/${ID}`, noConnection(), noConnection(), reply(lead), reply(lead))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(await screen.findByText('The next step is done')).toBeTruthy()
  expect(screen.getByText('No next step yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }))
  expect(screen.getAllByText('waits on this device')).toHaveLength(1)
  expect(await screen.findByText(/^Next step: Call again, /)).toBeTruthy()
  expect(screen.getAllByText(/, waits on this device$/)).toHaveLength(2)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('2 lines that waited were sent.')).toBeTruthy()
  expect(screen.queryByText(/, waits on this device$/)).toBeNull()
  const sent = sentCalls().filter(({ method }) => method === 'PATCH')
  const [done, tomorrow, ...later] = sent.map(({ json }) => json)
  // The second stands upon the first, which has reached the server by then.
  const before = { nextStep: null, nextStepOn: null, status: 'called' }
  expect(later).toEqual([done, { ...Object(tomorrow), before }])
})

it('sends no step again that the server has already, and lets no other wish wait', async () => {
  const lead = aWholeLead({
    _id: ID,
    words: WISH,
    status: 'called',
    nextStep: 'Call',
    nextStepOn: '2026-01-02',
  })
  answer(CALL, reply(lead))
  answer(`PATCH /api/leads/${ID}`, noConnection())
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await screen.findByText(/, waits on this device$/)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.type(screen.getByLabelText('What the search reads'), ' now{Enter}')
  expect(screen.getAllByText(/, waits on this device$/)).toHaveLength(1)
  answer(CALL, reply({ ...lead, nextStep: null, nextStepOn: null }))
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(sentCalls().filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

it.each([
  { stored: 'morning', patches: 1 },
  { stored: null, patches: 0 },
] as const)(
  'sends a visit without an hour that waited where the server has the part of the day $stored',
  async ({ stored, patches }) => {
    const visit = { propertyId: 'd'.repeat(24), on: '2026-11-27', at: null, state: 'asked' } as const
    const change = { visit: { ...visit, part: null } }
    const late = { leadId: ID, at: '2026-11-25T04:00:00.000Z', line: 'Visit', change }
    localStorage.setItem(`aangan.waiting-notes.${AN_ADMIN._id}`, JSON.stringify([late]))
    answer(CALL, reply({ ...ASHA, visit: { ...visit, part: stored } }))
    answer(`PATCH /api/leads/${ID}`, reply(ASHA))
    openStaffAt(`/admin/leads/${ID}`)
    expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
    const sent = sentCalls().filter(({ method }) => method === 'PATCH')
    expect(sent.map(({ json }) => json)).toEqual(Array.from({ length: patches }, () => change))
  },
)

it('forgets a step that waits on the device once another was saved', async () => {
  const lead = aWholeLead({ _id: ID, words: WISH, status: 'called' })
  answer(CALL, reply(lead))
  answer(
    `PATCH /api/leads/${ID}`,
    noConnection(),
    reply({ ...lead, nextStep: 'Call', nextStepOn: '2030-01-02' }),
  )
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Tomorrow' }))
  expect(await screen.findByText(/, waits on this device$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }))
  await vi.waitFor(() => expect(screen.queryByText(/, waits on this device$/)).toBeNull())
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Saved.')
  expect(sentCalls().filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

it('sends no step that waited if another is saved while what waits is being sent', async () => {
  const lead = aWholeLead({ _id: ID, words: WISH, status: 'called' })
  answer(CALL, reply(lead))
  answer(`PATCH /api/leads/${ID}`, noConnection(), noConnection(), reply({ ...lead, lines: [] }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Tomorrow' }))
  expect(await screen.findByText(/, waits on this device$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a line' }))
  await user.keyboard('Wants a garden.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const read = later(reply(lead))
  answer(CALL, read.answer)
  window.dispatchEvent(new Event('online'))
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }))
  await screen.findByText('Saved.')
  read.arrive()
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  const [step, line, ...sent] = sentCalls().filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ json }) => json)).toEqual([step?.json, line?.json])
})
