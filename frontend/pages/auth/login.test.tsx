import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import {
  answer,
  brokenReply,
  later,
  noConnection,
  refusal,
  reply,
  sentCalls,
} from '#frontend/test/answers.ts'
import { address, AN_ADMIN, describedBy, openStaffAt } from '#frontend/test/render-staff.tsx'

const LOGIN = 'POST /api/auth/login'
const ME = 'GET /api/auth/me'
const RIGHT = { email: 'rina@firm.test', password: 'correct horse' }

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const alert = async () => (await screen.findByRole('alert')).textContent

async function submit(given: { email?: string; password?: string }) {
  const { user } = openStaffAt('/auth/login')
  if (given.email) await user.type(email(), given.email)
  if (given.password) await user.type(password(), given.password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  return user
}

it.each([
  [{}, SERVER_MESSAGES.emailAndPasswordRequired, email],
  [{ email: '   ', password: 'secret' }, SERVER_MESSAGES.emailAndPasswordRequired, email],
  [{ email: 'no address' }, SERVER_MESSAGES.emailAndPasswordRequired, password],
  [{ email: 'rina@firm', password: 'secret' }, SERVER_MESSAGES.emailInvalid, email],
])('says what is missing from %j before anything is sent: %s', async (given, sentence, field) => {
  await submit(given)
  expect(await alert()).toBe(sentence)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(field())).toBe(sentence)
  expect(sentCalls()).toEqual([])
})

it('is busy while it signs in, sends once, and goes to the dashboard', async () => {
  const signingIn = later(reply({ token: 'a-token', user: AN_ADMIN }))
  answer(LOGIN, signingIn.answer)
  answer(ME, reply(AN_ADMIN))
  const user = await submit({ ...RIGHT, email: ' rina@firm.test ' })
  const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Logging in...' })
  expect(busy.disabled).toBe(true)
  await user.type(password(), '{Enter}')
  signingIn.arrive()
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(address()).toBe('/admin/dashboard')
  expect(sentCalls().filter(({ path }) => path === '/api/auth/login')).toEqual([
    expect.objectContaining({ json: { ...RIGHT, remember: false }, authorization: null }),
  ])
})

it('stores token and user, of the user what is specified', async () => {
  answer(LOGIN, reply({ token: 'a-token', user: { ...AN_ADMIN, suspended: false } }))
  answer(ME, reply(AN_ADMIN))
  await submit(RIGHT)
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(localStorage.getItem('auth_token')).toBe('a-token')
  expect(JSON.parse(localStorage.getItem('auth_user') ?? '')).toEqual(AN_ADMIN)
})

it('asks for a long session when remembered', async () => {
  answer(LOGIN, refusal('WRONG_CREDENTIALS', SERVER_MESSAGES.signInRefused))
  const { user } = openStaffAt('/auth/login')
  await user.type(email(), RIGHT.email)
  await user.type(password(), RIGHT.password)
  await user.click(screen.getByLabelText('Remember me'))
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await alert()
  expect(sentCalls()[0]?.json).toEqual({ ...RIGHT, remember: true })
})

it('takes the address that was typed along to the page for a forgotten password', async () => {
  const { user } = openStaffAt('/auth/login')
  await user.type(email(), 'rina@firm.test')
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await screen.findByRole('button', { name: 'Send OTP' })
  expect(email()).toHaveProperty('value', 'rina@firm.test')
})

it('shows and hides the password', async () => {
  const { user } = openStaffAt('/auth/login')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password().getAttribute('type')).toBe('password')
})

it.each([
  ['the refusal', refusal('WRONG_CREDENTIALS', SERVER_MESSAGES.signInRefused), SERVER_MESSAGES.signInRefused],
  ['a message without a code', reply({ message: 'Closed until noon.' }, 403), 'Closed until noon.'],
  ['a suspension', refusal('SUSPENDED', SERVER_MESSAGES.accountSuspended), SERVER_MESSAGES.accountSuspended],
  [
    'how long to wait',
    refusal('TOO_MANY', SERVER_MESSAGES.tooManyTries, { retryAfterSeconds: 14 * 60 + 1 }),
    `${SERVER_MESSAGES.tooManyTries} You can try again in 15 minutes.`,
  ],
  ['an unset server', refusal('NOT_CONFIGURED', SERVER_MESSAGES.secretWeak), SERVER_MESSAGES.secretWeak],
  [
    'a lost connection',
    noConnection(),
    'The server could not be reached. Check your connection and try again.',
  ],
  ['an answer of something else', brokenReply(), 'Login failed. Please try again.'],
  ['an answer without token', reply({ user: AN_ADMIN }), 'Invalid login response.'],
  ['an empty answer', reply(null), 'Login failed. Please try again.'],
])('tells %s in words and can be tried again', async (_, answered, sentence) => {
  answer(LOGIN, answered)
  await submit(RIGHT)
  expect(await alert()).toBe(sentence)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(false)
  expect(localStorage.getItem('auth_token')).toBeNull()
})

it('takes the focus to the password when it was wrong, to the alert when no field is to blame', async () => {
  answer(LOGIN, refusal('WRONG_CREDENTIALS', SERVER_MESSAGES.signInRefused), noConnection())
  const user = await submit(RIGHT)
  await alert()
  await waitFor(() => expect(document.activeElement).toBe(password()))
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByText(/could not be reached/)
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true))
})
