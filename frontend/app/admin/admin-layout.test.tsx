import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, brokenReply, noConnection, refusal, reply } from '#frontend/test/answers.ts'
import { A_PENDING_USER, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const ME = 'GET /api/auth/me'
const WAITING = /^Your account waits for approval by an admin/
const APPROVED = { ...A_PENDING_USER, approvedByAdmin: true }

function lookAgain() {
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

it('shows who is signed in, with role and approval', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, reply(AN_ADMIN))
  openStaffAt('/admin/help')
  expect(screen.getByRole('button', { name: 'Account of Ananya Ghosh Admin' })).toBeTruthy()
  for (const words of ['admin@firm.test', 'Role: Admin', 'Approved'])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  const forgot = screen.getByRole('link', { name: 'Forgot Your Password', hidden: true })
  expect(forgot.getAttribute('href')).toBe('/auth/forgotpassword')
})

it('shows a guest where nothing is known of the user', async () => {
  localStorage.setItem('auth_token', 'a-token')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })))
  answer(ME, brokenReply())
  openStaffAt('/admin/help')
  expect(await screen.findByText('Your account could not be checked.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Account of Guest User User' })).toBeTruthy()
  expect(screen.getByText('Role: User')).toBeTruthy()
})

it('tells who waits what that means, until an admin approves', async () => {
  signedInAs(A_PENDING_USER)
  answer(ME, reply(A_PENDING_USER), reply(A_PENDING_USER), reply(APPROVED))
  const { user } = openStaffAt('/admin/help')
  expect(await screen.findByText(WAITING)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Not approved yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Your account is approved.')).toBeTruthy()
  expect(screen.queryByText(WAITING)).toBeNull()
  expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toEqual(APPROVED)
})

it('learns of approval and role when the user comes back to the tab', async () => {
  signedInAs(A_PENDING_USER)
  answer(ME, reply(A_PENDING_USER), reply({ ...APPROVED, role: 'admin' }))
  openStaffAt('/admin/help')
  await screen.findByText(WAITING)
  expect(screen.queryByRole('link', { name: 'Activity' })).toBeNull()
  lookAgain()
  expect(await screen.findByRole('link', { name: 'Activity' })).toBeTruthy()
})

const EVERY_PLACE = {
  Dashboard: 'dashboard',
  View: 'properties/view',
  Add: 'properties/add',
  Update: 'properties/update',
  Delete: 'properties/delete',
  'Users/Staff Accounts': 'users/staff',
  'Admin Accounts': 'users/admin',
  'Help Centre': 'help',
  'Add Property': 'properties/add',
}

it('leads whoever is signed in to every place of the panel', async () => {
  signedInAs(A_PENDING_USER)
  answer(ME, reply(A_PENDING_USER))
  openStaffAt('/admin/help')
  const rail = within(screen.getByRole('complementary'))
  for (const [name, address] of Object.entries(EVERY_PLACE))
    expect(rail.getByRole('link', { name }).getAttribute('href')).toBe(`/admin/${address}`)
})

it.each([
  ['/admin/users/staff', 'Staff'],
  ['/admin/numbers', 'Numbers'],
  ['/admin/mails', 'Mails'],
])('says on %s what it is, and that it is for approved admins only', async (path, title) => {
  signedInAs({ ...AN_ADMIN, approvedByAdmin: false })
  answer(ME, reply({ ...AN_ADMIN, approvedByAdmin: false }))
  openStaffAt(path)
  expect(await screen.findByText(SERVER_MESSAGES.adminsOnly)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeTruthy()
})

it('marks the place a page belongs to', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, reply(AN_ADMIN))
  openStaffAt(`/admin/properties/edit/${'a'.repeat(24)}`)
  const rail = within(screen.getByRole('complementary'))
  expect(rail.getByRole('link', { name: 'Update' }).getAttribute('aria-current')).toBe('true')
  expect(screen.queryByRole('navigation', { name: 'Panel, short' })).toBeNull()
})

it('marks the table of a filter instead of the table of all', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, reply(AN_ADMIN))
  openStaffAt('/admin/properties/view?missing=papers')
  const rail = within(screen.getByRole('complementary'))
  const current = ['Papers missing', 'To approve', 'View'].map((name) =>
    rail.getByRole('link', { name }).getAttribute('aria-current'),
  )
  expect(current).toEqual(['page', null, null])
})

it('opens the same places from the menu of phones, and closes it behind a link', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, reply(AN_ADMIN))
  const { user } = openStaffAt('/admin/users/staff')
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Panel' })).getByRole('link', { name: 'Help Centre' }),
  )
  expect(await screen.findByRole('heading', { name: 'Help Centre' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('forgets everything with Logout and leads to the home page', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, reply(AN_ADMIN))
  queryClient.setQueryData(['properties', 'seen'], ['a listing'])
  const { user } = openStaffAt('/admin/help')
  const rail = within(screen.getByRole('complementary'))
  await user.click(rail.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('The public site')).toBeTruthy()
  expect(localStorage.length).toBe(0)
  expect(queryClient.getQueryData(['properties', 'seen'])).toBeUndefined()
})

it('closes the panel to who is suspended', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, refusal('SUSPENDED', SERVER_MESSAGES.accountSuspended))
  openStaffAt('/admin/help')
  expect(await screen.findByText(SERVER_MESSAGES.accountSuspended)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Help Centre' })).toBeNull()
  expect(screen.queryByRole('link', { name: /Accounts/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
})

it('goes on without an answer, says so, and asks again when told to', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, noConnection(), reply(AN_ADMIN))
  const { user } = openStaffAt('/admin/help')
  expect(await screen.findByText(/could not be reached/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Help Centre' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/could not be reached/)).toBeNull())
})

it('says at any other address that there is nothing, inside the panel', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, reply(AN_ADMIN))
  openStaffAt('/admin/nothing-here')
  expect(screen.getByRole('heading', { name: 'Oops! Page not found.' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Account of Ananya Ghosh Admin' })).toBeTruthy()
})
