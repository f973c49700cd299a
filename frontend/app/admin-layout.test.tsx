import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SENTENCES } from '#contract/sentences.ts'
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
  openStaffAt('/admin/dashboard')
  expect(screen.getByText('Welcome, Ananya Ghosh.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Account of Ananya Ghosh' })).toBeTruthy()
  for (const words of ['admin@firm.test', 'Role: Admin', 'Approved'])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  const forgot = screen.getByRole('link', { name: 'Forgot Your Password', hidden: true })
  expect(forgot.getAttribute('href')).toBe('/auth/forgotpassword')
})

it('shows a guest where nothing is known of the user', async () => {
  localStorage.setItem('auth_token', 'a-token')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })))
  answer(ME, brokenReply())
  openStaffAt('/admin/dashboard')
  expect(await screen.findByText('Your account could not be checked.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Account of Guest User' })).toBeTruthy()
  expect(screen.getByText('Role: User')).toBeTruthy()
})

it('tells who waits what that means, until an admin approves', async () => {
  signedInAs(A_PENDING_USER)
  answer(ME, reply(A_PENDING_USER), reply(A_PENDING_USER), reply(APPROVED))
  const { user } = openStaffAt('/admin/dashboard')
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
  openStaffAt('/admin/dashboard')
  await screen.findByText(WAITING)
  lookAgain()
  expect((await screen.findAllByRole('link', { name: /Admin Accounts/ })).length).toBeGreaterThan(0)
})

it('draws the accounts for approved admins only', async () => {
  signedInAs({ ...AN_ADMIN, approvedByAdmin: false })
  answer(ME, reply({ ...AN_ADMIN, approvedByAdmin: false }))
  openStaffAt('/admin/users/staff')
  expect(await screen.findByText(SENTENCES.adminsOnly)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Accounts/ })).toBeNull()
})

it('closes the panel to who is suspended', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, refusal('SUSPENDED', SENTENCES.accountSuspended))
  openStaffAt('/admin/dashboard')
  expect(await screen.findByText(SENTENCES.accountSuspended)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull()
  expect(screen.queryByRole('link', { name: /Accounts/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
})

it('goes on without an answer, says so, and asks again when told to', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, noConnection(), reply(AN_ADMIN))
  const { user } = openStaffAt('/admin/dashboard')
  expect(await screen.findByText(/could not be reached/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => undefined)
  expect(screen.queryByText(/could not be reached/)).toBeNull()
})

it('says at any other address that there is nothing, inside the panel', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, reply(AN_ADMIN))
  openStaffAt('/admin/nothing-here')
  expect(screen.getByRole('heading', { name: 'Oops! Page not found.' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Account of Ananya Ghosh' })).toBeTruthy()
})
