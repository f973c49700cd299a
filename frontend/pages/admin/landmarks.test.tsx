import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Landmark } from '#contract/site/landmarks.ts'
import { answer, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { A_PENDING_USER, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const SCHOOL: Landmark = {
  _id: 'a'.repeat(24),
  kind: 'school',
  names: { en: 'Hill School', bn: 'পাহাড় স্কুল' },
  lat: 26.72,
  lng: 88.42,
}
const FULL = 'There are 200 landmarks, the most there may be. Delete one first.'

function open(landmarks: Landmark[]) {
  signedInAs(AN_ADMIN)
  answer('GET /api/landmarks', reply({ landmarks }))
  return openStaffAt('/admin/landmarks')
}

beforeEach(() => answer('GET /api/auth/me', reply(AN_ADMIN)))

it('adds one with a pin and names, and says what is missing first', async () => {
  answer('POST /api/landmarks', reply({ message: 'Landmark saved.', landmark: SCHOOL }, 201))
  const { user } = open([])
  expect(await screen.findByText('No landmark yet.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Add a landmark' }))
  await user.click(screen.getByRole('button', { name: 'Save landmark' }))
  expect(screen.getByText('Write the name in English.')).toBeDefined()
  expect(screen.getByText('Set the pin.')).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Kind'), 'hospital')
  await user.type(screen.getByLabelText(/^Name in English/), 'Clinic')
  await user.type(screen.getByLabelText('Name in Hindi'), 'क्लिनिक')
  await user.type(screen.getByLabelText(/^Where it is/), '26.72,88.42')
  await user.click(screen.getByRole('button', { name: 'Save landmark' }))
  expect(await screen.findByText('Landmark saved.')).toBeDefined()
  expect(sentCalls().find(({ method }) => method === 'POST')?.json).toEqual({
    kind: 'hospital',
    names: { en: 'Clinic', hi: 'क्लिनिक' },
    lat: 26.72,
    lng: 88.42,
  })
})

it('changes one, and keeps what was typed where the server refuses', async () => {
  answer(`PATCH /api/landmarks/${SCHOOL._id}`, refusal('CONFLICT', FULL))
  const { user } = open([SCHOOL])
  await user.click(await screen.findByRole('button', { name: 'Change Hill School' }))
  const name = screen.getByLabelText<HTMLInputElement>(/^Name in English/)
  await user.clear(name)
  await user.type(name, 'Hill College')
  await user.click(screen.getByRole('button', { name: 'Save landmark' }))
  expect(await screen.findByText(FULL)).toBeDefined()
  expect(name.value).toBe('Hill College')
})

it('deletes one after asking', async () => {
  answer(`DELETE /api/landmarks/${SCHOOL._id}`, reply({ message: 'Landmark deleted.' }))
  const { user } = open([SCHOOL])
  await user.click(await screen.findByRole('button', { name: 'Delete Hill School' }))
  expect(sentCalls().some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Landmark deleted.')).toBeDefined()
})

it('asks nothing for who is no admin', async () => {
  signedInAs(A_PENDING_USER)
  answer('GET /api/auth/me', reply(A_PENDING_USER))
  openStaffAt('/admin/landmarks')
  expect(await screen.findByText('Only an admin can do this.')).toBeDefined()
  expect(sentCalls().some(({ path }) => path.startsWith('/api/landmarks'))).toBe(false)
})

it('keeps a half-typed one until it is saved or given up', async () => {
  const first = open([SCHOOL])
  await first.user.click(await screen.findByRole('button', { name: 'Add a landmark' }))
  await first.user.selectOptions(screen.getByLabelText('Kind'), 'market')
  await first.user.type(screen.getByLabelText('Name in Hindi'), 'हाट')
  first.unmount()
  const second = open([SCHOOL])
  await second.user.click(await screen.findByRole('button', { name: 'Add a landmark' }))
  expect(screen.getByText('Draft restored')).toBeDefined()
  expect(screen.getByLabelText('Kind')).toHaveProperty('value', 'market')
  expect(screen.getByLabelText('Name in Hindi')).toHaveProperty('value', 'हाट')
  await second.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await second.user.click(screen.getByRole('button', { name: 'Add a landmark' }))
  expect(screen.queryByText('Draft restored')).toBeNull()
  expect(screen.getByLabelText('Name in Hindi')).toHaveProperty('value', '')
})
