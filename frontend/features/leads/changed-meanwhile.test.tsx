import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { beginWithLead, CALL, ID, WISH } from '#frontend/test/lead-page.ts'
import { aLeadListing, aWholeLead } from '#frontend/test/leads.ts'
import { A_PENDING_USER, AN_ADMIN, openStaffAt } from '#frontend/test/render-staff.tsx'

beginWithLead()

const RIVER = aLeadListing()
const MINE = { propertyId: RIVER._id, on: '2026-12-02', at: '15:00', part: null, state: 'asked' } as const
const THEIRS = { ...MINE, on: '2026-12-05', state: 'agreed' } as const
const OPEN = aWholeLead({ _id: ID, words: WISH, status: 'called', propertyId: RIVER._id, property: RIVER })

/** The same once Ananya has agreed on another day. */
const AGREED: typeof OPEN = {
  ...OPEN,
  visit: THEIRS,
  lines: [
    {
      _id: 1,
      kind: 'visit',
      at: '2026-11-25T05:00:00.000Z',
      by: 'Ananya Ghosh',
      text: 'agreed 2026-12-05 15:00',
      list: null,
    },
  ],
}

const theirsFirst = (current: object = AGREED) =>
  refusal('CONFLICT', SERVER_MESSAGES.leadChanged, { current })

const WHO = /Ananya Ghosh has changed the visit meanwhile: agreed, Sat 5 Dec, 15:00\./

/** Asks for a visit in the box, of a lead that stands otherwise by then. */
async function askForVisit(stands: object) {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  answer(CALL, reply(OPEN))
  const page = openStaffAt(`/admin/leads/${ID}`)
  await page.user.click(await screen.findByRole('button', { name: 'Another time' }))
  const day = screen.getByLabelText('Day')
  await page.user.clear(day)
  await page.user.type(day, MINE.on)
  await page.user.type(screen.getByLabelText('Hour'), MINE.at)
  answer(CALL, reply(stands))
  await page.user.click(screen.getByRole('button', { name: 'Only asked' }))
  return page
}

const WAITING = `aangan.waiting-notes.${AN_ADMIN._id}`
const patches = () => sentCalls().flatMap(({ method, json }) => (method === 'PATCH' ? [json] : []))

it('says who has changed a visit meanwhile, shows both, and puts the own one where that is chosen', async () => {
  answer(`PATCH /api/leads/${ID}`, theirsFirst(), reply({ ...AGREED, visit: MINE }))
  const { user } = await askForVisit(AGREED)
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText(WHO)).toBeTruthy()
  expect(told.getByText('Yours is kept here: “Visit: Asked, Wed 2 Dec, 15:00”.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.getByText(/, not sent$/)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Visit' })).getByText('5 Dec, 15:00')).toBeTruthy()
  answer(CALL, reply({ ...AGREED, visit: MINE }))
  await user.click(told.getByRole('button', { name: 'Put mine again' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(patches()).toEqual([
    { visit: MINE, before: { visit: null, status: 'called' } },
    { visit: MINE, before: { visit: THEIRS, status: 'called' } },
  ])
})

/** What a change of a visit waits as. */
const waitsAs = (more: object = {}) => ({
  leadId: ID,
  at: '2026-11-25T04:00:00.000Z',
  line: 'Visit: Asked, Wed 2 Dec, 15:00',
  change: { visit: MINE },
  before: { visit: null, status: 'called' },
  ...more,
})

const letWait = (...notes: object[]) => localStorage.setItem(WAITING, JSON.stringify(notes))

it('sends no change that others came before, keeps it until somebody chooses, and sends what waits after it', async () => {
  letWait(waitsAs(), { leadId: ID, line: 'Wants a garden.', at: '2026-11-25T05:00:00.000Z' })
  answer(CALL, reply(AGREED))
  answer(`PATCH /api/leads/${ID}`, theirsFirst(), reply(AGREED))
  const { user, unmount } = openStaffAt(`/admin/leads/${ID}`)
  expect(await screen.findByText('A line that waited was sent.')).toBeTruthy()
  expect(screen.getByText(/^Asha Rai: what you changed was not sent\. Ananya Ghosh has changed/)).toBeTruthy()
  unmount()
  openStaffAt(`/admin/leads/${ID}`)
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText(WHO)).toBeTruthy()
  expect(screen.queryByText(/waits on this device$/)).toBeNull()
  window.dispatchEvent(new Event('online'))
  await user.click(told.getByRole('button', { name: 'Keep theirs' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(localStorage.getItem(WAITING)).toBeNull()
  expect(patches()).toEqual([
    { visit: MINE, before: { visit: null, status: 'called' } },
    { line: 'Wants a garden.' },
  ])
})

it('keeps what was set later of the same together with what others came before', async () => {
  const agreed = { ...MINE, state: 'agreed' }
  letWait(
    waitsAs(),
    waitsAs({
      at: '2026-11-25T04:30:00.000Z',
      line: 'Visit: Agreed, Wed 2 Dec, 15:00',
      change: { visit: agreed },
      before: { visit: MINE, status: 'called' },
    }),
  )
  answer(CALL, reply(AGREED))
  answer(`PATCH /api/leads/${ID}`, theirsFirst(), reply({ ...AGREED, visit: agreed }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click(await screen.findByRole('button', { name: 'Put mine again' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(localStorage.getItem(WAITING)).toBeNull()
  expect(patches().slice(1)).toEqual([{ visit: agreed, before: { visit: THEIRS, status: 'called' } }])
})

it('opens a lead that was lost meanwhile by a step no sooner than that is chosen', async () => {
  const lost: typeof OPEN = { ...OPEN, status: 'lost' }
  answer(CALL, reply(OPEN))
  answer(`PATCH /api/leads/${ID}`, theirsFirst(lost), reply({ ...OPEN, nextStepOn: '2026-12-01' }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  const tomorrow = await screen.findByRole('button', { name: 'Tomorrow' })
  answer(CALL, reply(lost))
  await user.click(tomorrow)
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText(/Somebody else has changed where the lead stands meanwhile: Lost\./)).toBeTruthy()
  await user.click(told.getByRole('button', { name: 'Put mine again' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(patches()).toMatchObject([
    { nextStep: 'Call again', before: { status: 'called' } },
    { nextStep: 'Call again', status: 'called', before: { status: 'lost' } },
  ])
})

it('asks nobody about a change that was its own, and of which only the answer was lost', async () => {
  const stored = { ...OPEN, visit: MINE }
  const agreed = { ...MINE, state: 'agreed' } as const
  answer(`PATCH /api/leads/${ID}`, noConnection(), theirsFirst(stored), reply({ ...OPEN, visit: agreed }))
  const { user } = await askForVisit(OPEN)
  answer(CALL, reply(stored))
  await user.click(await screen.findByRole('button', { name: 'Agreed' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(patches().at(-1)).toEqual({ visit: agreed, before: { visit: MINE, status: 'called' } })
  expect(localStorage.getItem(WAITING)).toBeNull()
})

it('says to whom a lead was handed meanwhile, and hands it on where that is chosen', async () => {
  const pema = { ...A_PENDING_USER, _id: 'e'.repeat(24), username: 'Pema', approvedByAdmin: true }
  const theirs = { ...OPEN, assignedTo: 'f'.repeat(24), assignedToName: 'Bikash' }
  answer('GET /api/users', reply({ users: [pema], next: null }))
  answer(CALL, reply(OPEN))
  answer(`PATCH /api/leads/${ID}`, theirsFirst(theirs), reply({ ...OPEN, assignedTo: pema._id }))
  const { user } = openStaffAt(`/admin/leads/${ID}`)
  await user.click((await screen.findAllByRole('button', { name: 'Hand over' }))[0] ?? document.body)
  const choice = await screen.findByRole('button', { name: 'Pema' })
  answer(CALL, reply(theirs))
  await user.click(choice)
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText(/has changed who looks after the lead meanwhile: Bikash\./)).toBeTruthy()
  expect(told.getByText('Yours is kept here: “Handed to Pema”.')).toBeTruthy()
  await user.click(told.getByRole('button', { name: 'Put mine again' }))
  await screen.findByText('Saved.')
  expect(patches().at(-1)).toEqual({ assignedTo: pema._id, before: { assignedTo: theirs.assignedTo } })
})
