import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { A_PENDING_USER, address, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const ME = 'GET /api/auth/me'
const USERS = 'GET /api/users'
const LOGIN = 'POST /api/auth/login'
const ENDED = 'Your session has ended. Sign in again.'
const nobody = reply({ users: [], next: null })

it.each(['/admin', '/admin/dashboard', '/admin/users/staff', '/admin/anything'])(
  'asks visitors of %s to sign in, without a word of blame',
  async (path) => {
    openStaffAt(path)
    await screen.findByRole('heading', { name: 'Login' })
    expect(location.pathname).toBe('/auth/login')
    expect(screen.queryByText(ENDED)).toBeNull()
    expect(sentCalls()).toEqual([])
  },
)

it('leads from /admin to the dashboard', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, reply(AN_ADMIN))
  openStaffAt('/admin')
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(location.pathname).toBe('/admin/dashboard')
})

it('leads back to where the user wanted to go', async () => {
  answer(LOGIN, reply({ token: 'a-token', user: AN_ADMIN }))
  answer(ME, reply(AN_ADMIN))
  answer(USERS, nobody)
  const { user } = openStaffAt('/admin/users/staff?from=mail')
  await user.type(screen.getByLabelText('Email'), AN_ADMIN.email)
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByRole('heading', { name: 'Users/Staff Accounts' })
  expect(address()).toBe('/admin/users/staff?from=mail')
})

it.each(['/auth/login', '/auth/signup', '/auth/signup?step=otp', '/auth/login?next=//evil.example'])(
  'sends who is signed in from %s to the dashboard',
  async (path) => {
    signedInAs(AN_ADMIN)
    answer(ME, reply(AN_ADMIN))
    openStaffAt(path)
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(address()).toBe('/admin/dashboard')
  },
)

it('keeps the way to a new password open for who is signed in', async () => {
  signedInAs(AN_ADMIN)
  openStaffAt('/auth/forgotpassword')
  expect(screen.getByRole('heading', { name: 'Forgot password' })).toBeTruthy()
})

it('shows the not-found view, without a footer, at any other name', () => {
  openStaffAt('/auth/nonsense')
  expect(screen.getByRole('heading', { name: 'Oops! Page not found.' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

it('ends a session that the server refuses, says so, and comes back after signing in', async () => {
  signedInAs(AN_ADMIN, 'an-old-token')
  answer(ME, refusal('NOT_SIGNED_IN', SERVER_MESSAGES.signInFirst), reply(AN_ADMIN))
  answer(USERS, nobody)
  answer(LOGIN, reply({ token: 'a-new-token', user: AN_ADMIN }))
  const { user } = openStaffAt('/admin/users/admin')
  expect(await screen.findByText(ENDED)).toBeTruthy()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(localStorage.getItem('auth_user')).toBeNull()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', AN_ADMIN.email)
  await user.keyboard('correct horse')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByRole('heading', { name: 'Admin Accounts' })
  expect(address()).toBe('/admin/users/admin')
  await waitFor(() => expect(sentCalls().at(-1)?.authorization).toBe('Bearer a-new-token'))
})

it('has the focus in the password with the first picture of the form, for those who type at once', async () => {
  signedInAs(AN_ADMIN, 'an-old-token')
  answer(ME, refusal('NOT_SIGNED_IN', SERVER_MESSAGES.signInFirst))
  const focused: (string | null | undefined)[] = []
  const watch = new MutationObserver(() => {
    if (document.getElementsByName('password').length > 0)
      focused.push(document.activeElement?.getAttribute('name'))
  })
  openStaffAt('/admin/users/admin')
  watch.observe(document, { childList: true, subtree: true })
  await screen.findByText(ENDED)
  watch.disconnect()
  expect(focused[0]).toBe('password')
})

it('notices that another tab signed out', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, reply(AN_ADMIN))
  openStaffAt('/admin/dashboard')
  await screen.findByRole('heading', { name: 'Dashboard' })
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })))
  expect(await screen.findByText(ENDED)).toBeTruthy()
})

it('notices that another tab signed in', async () => {
  answer(ME, reply(A_PENDING_USER))
  openStaffAt('/auth/login')
  localStorage.setItem('auth_token', 'from-another-tab')
  localStorage.setItem('auth_user', JSON.stringify(A_PENDING_USER))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_user' })))
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(sentCalls()[0]?.authorization).toBe('Bearer from-another-tab')
})

it('signs out to the home page, and Back does not open the panel again', async () => {
  signedInAs(AN_ADMIN)
  answer(ME, reply(AN_ADMIN))
  answer(USERS, nobody)
  const { user } = openStaffAt('/admin/dashboard')
  const places = screen.getByRole('complementary')
  await user.click(within(places).getByRole('link', { name: 'Admin Accounts' }))
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByText('The public site')
  expect(address()).toBe('/')
  expect(localStorage.length).toBe(0)
  act(() => history.back())
  await screen.findByRole('heading', { name: 'Login' })
  expect(screen.queryByText(ENDED)).toBeNull()
})
