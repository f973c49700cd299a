import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Session } from '#contract/accounts/auth.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, lastChange, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { address, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const SESSIONS = 'GET /api/auth/sessions'
const PASSWORD = 'PUT /api/auth/password'
const HERE: Session = {
  _id: 'a'.repeat(24),
  device: 'Chrome on Windows',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-22T02:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
  current: true,
}
const PHONE: Session = { ...HERE, _id: 'b'.repeat(24), device: 'Safari on iPhone', current: false }
const devices = (sessions: Session[]) => reply({ sessions })
const signOutPhone = () =>
  screen.findByRole('button', { name: /^Sign out Safari on iPhone, signed in 20 Nov/ })

beforeEach(() => {
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
})

async function fillIn(user: ReturnType<typeof openStaffAt>['user'], [current, next, again]: string[]) {
  if (current) await user.type(await screen.findByLabelText('Current password'), current)
  if (next) await user.type(await screen.findByLabelText('New password'), next)
  if (again) await user.type(screen.getByLabelText('Confirm new password'), again)
  await user.click(await screen.findByRole('button', { name: 'Change password' }))
}

it('the menu leads to all screens', async () => {
  openStaffAt('/admin/help')
  const linkTo = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')
  expect(['Change password', 'Devices', 'Mails'].map(linkTo)).toEqual([
    '/admin/password',
    '/admin/devices',
    '/admin/mails',
  ])
})

it('ends the mail of the week and begins it again, and takes a choice back that could not be saved', async () => {
  const saving = later(reply({ message: SERVER_MESSAGES.weekMailEnded }))
  answer('GET /api/auth/mails', reply({ week: true }))
  answer('PUT /api/auth/mails', saving.answer, noConnection())
  const { user } = openStaffAt('/admin/mails')
  const week = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^The week’s numbers/ })
  expect((await week()).checked).toBe(true)
  await user.click(await week())
  expect([(await week()).checked, (await week()).disabled]).toEqual([false, true])
  saving.arrive()
  expect(await screen.findByText(SERVER_MESSAGES.weekMailEnded)).toBeTruthy()
  expect(lastChange()?.json).toEqual({ week: false })
  await user.click(await week())
  await waitFor(async () => expect([(await week()).checked, (await week()).disabled]).toEqual([false, false]))
})

it('mails the last week once, however often it is pressed', async () => {
  answer('GET /api/auth/mails', reply({ week: true }))
  answer('POST /api/auth/mails', reply({ message: 'It is on its way.' }))
  const { user } = openStaffAt('/admin/mails')
  await user.click(await screen.findByRole('button', { name: 'Send me the last week now' }))
  await user.click(await screen.findByRole('button', { name: 'Sent: it is on its way' }))
  expect(sentCalls().filter(({ method }) => method === 'POST')).toHaveLength(1)
})

it.each([
  [['', '', ''], SERVER_MESSAGES.currentPasswordRequired, 'Current password'],
  [['old one', '', ''], SERVER_MESSAGES.newPasswordRequired, 'New password'],
  [['old one', 'short', 'short'], SERVER_MESSAGES.newPasswordTooShort, 'New password'],
  [['old one', 'long enough', 'long enougH'], 'Passwords do not match', 'Confirm new password'],
])('says what is wrong with %j before anything is sent', async (typed, sentence, field) => {
  const { user } = openStaffAt('/admin/password')
  await fillIn(user, typed)
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  expect(document.activeElement).toBe(screen.getByLabelText(field))
  expect(sentCalls().some(({ method }) => method === 'PUT')).toBe(false)
})

it('changes the password and empties the form', async () => {
  const saving = later(reply({ message: SERVER_MESSAGES.passwordChanged }))
  answer(PASSWORD, saving.answer)
  const { user } = openStaffAt('/admin/password')
  await fillIn(user, ['old one', 'long enough', 'long enough'])
  expect(screen.getByRole('button', { name: 'Changing password...' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  saving.arrive()
  expect(await screen.findByText(SERVER_MESSAGES.passwordChanged)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
  expect(lastChange()?.json).toEqual({ currentPassword: 'old one', password: 'long enough' })
})

it('says when the current password was not right, at its field', async () => {
  const issues = [{ path: 'currentPassword', message: SERVER_MESSAGES.currentPasswordWrong }]
  answer(PASSWORD, refusal('INVALID_INPUT', SERVER_MESSAGES.currentPasswordWrong, { issues }))
  const { user } = openStaffAt('/admin/password')
  await fillIn(user, ['wrong one', 'long enough', 'long enough'])
  expect((await screen.findByRole('alert')).textContent).toBe(SERVER_MESSAGES.currentPasswordWrong)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')))
})

it('lists the devices and signs one out', async () => {
  answer(SESSIONS, devices([HERE, PHONE]))
  answer(`DELETE /api/auth/sessions/${PHONE._id}`, reply({ message: SERVER_MESSAGES.signedOut }))
  const { user } = openStaffAt('/admin/devices')
  const [here] = await screen.findAllByRole('article')
  expect(within(here ?? document.body).getByText('This device')).toBeTruthy()
  expect(within(here ?? document.body).queryByRole('button')).toBeNull()
  await user.click(await signOutPhone())
  expect(await screen.findByText('Safari on iPhone is signed out.')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it('says that a device could not be signed out', async () => {
  answer(SESSIONS, devices([HERE, PHONE]))
  answer(`DELETE /api/auth/sessions/${PHONE._id}`, noConnection())
  const { user } = openStaffAt('/admin/devices')
  await user.click(await signOutPhone())
  expect(await screen.findByText(/could not be reached/)).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('signs out everywhere after asking, and leaves the panel', async () => {
  answer(SESSIONS, devices([HERE, PHONE]))
  answer(
    'DELETE /api/auth/sessions',
    refusal('UNEXPECTED', SERVER_MESSAGES.unexpected),
    reply({ message: '' }),
  )
  const { user } = openStaffAt('/admin/devices')
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }))
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(SERVER_MESSAGES.unexpected)
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('The public site')).toBeTruthy()
  expect([address(), localStorage.getItem('auth_token')]).toEqual(['/', null])
})

it('says that the devices are on their way, or did not come, and asks again', async () => {
  answer(SESSIONS, noConnection(), noConnection(), devices([HERE]))
  const { user } = openStaffAt('/admin/devices')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached')
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Chrome on Windows')).toBeTruthy()
})

it('logs out here at once, while the server is still told', async () => {
  answer('POST /api/auth/logout', later(reply({ message: '' })).answer)
  const { user } = openStaffAt('/admin/help')
  await user.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('The public site')).toBeTruthy()
  expect(lastChange()).toMatchObject({
    method: 'POST',
    path: '/api/auth/logout',
    authorization: 'Bearer a-token',
  })
})
