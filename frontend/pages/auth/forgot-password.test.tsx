import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import {
  answer,
  brokenReply,
  lastChange,
  later,
  noConnection,
  refusal,
  reply,
  sentCalls,
} from '#frontend/test/answers.ts'
import { afterTheCountdown, withOwnClock } from '#frontend/test/own-clock.ts'
import { address, AN_ADMIN, openStaffAt, showStaff, signedInAs } from '#frontend/test/render-staff.tsx'

const FORGOT = 'POST /api/auth/forgotPassword'
const VALIDATE = 'POST /api/auth/validateForgotPasswordOTP'
const RESET = 'PUT /api/auth/resetPassword'
const EMAIL = 'rina@firm.test'
const SENT = reply({ message: SERVER_MESSAGES.resetOtpSent, resetRequestToken: 'a-token' })
const VALID = reply({ message: SERVER_MESSAGES.resetOtpValidated, resetToken: 'a-proof' })
const DONE = reply({ message: SERVER_MESSAGES.passwordReset })

const otp = () => screen.findByLabelText<HTMLInputElement>('OTP')
const password = () => screen.findByLabelText<HTMLInputElement>('New password')
const alert = async () => (await screen.findByRole('alert')).textContent
const resendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' })

async function submitEmail(email: string) {
  const view = openStaffAt('/auth/forgotpassword')
  if (email) await view.user.type(screen.getByLabelText('Email'), email)
  await view.user.click(screen.getByRole('button', { name: 'Send OTP' }))
  return view
}

async function submitCode(code: string) {
  answer(FORGOT, SENT)
  const view = await submitEmail(EMAIL)
  await otp()
  if (code) await view.user.type(await otp(), code)
  await view.user.click(screen.getByRole('button', { name: 'Verify OTP' }))
  return view
}

async function submitPasswords(first: string, second: string) {
  answer(VALIDATE, VALID)
  const view = await submitCode('123456')
  await password()
  if (first) await view.user.type(await password(), first)
  if (second) await view.user.type(screen.getByLabelText('Confirm new password'), second)
  await view.user.click(screen.getByRole('button', { name: 'Reset password' }))
  return view
}

it.each(['', '   '])('asks for an address instead of "%s"', async (email) => {
  await submitEmail(email)
  expect(await alert()).toBe(SERVER_MESSAGES.emailRequired)
  expect(sentCalls()).toEqual([])
})

it('leads to the code when it was sent', async () => {
  const sending = later(SENT)
  answer(FORGOT, sending.answer)
  await submitEmail(` ${EMAIL} `)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending OTP...' }).disabled).toBe(true)
  sending.arrive()
  const field = await otp()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByText(SERVER_MESSAGES.resetOtpSent)).toBeTruthy()
  expect(screen.getByText(EMAIL)).toBeTruthy()
  expect(sentCalls()[0]?.json).toEqual({ email: EMAIL })
})

it('leads from the code back to the address', async () => {
  answer(FORGOT, SENT)
  const { user } = await submitEmail(EMAIL)
  await otp()
  await user.click(screen.getByRole('link', { name: 'Change the address' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(EMAIL)
  expect(address()).toBe('/auth/forgotpassword')
})

it('leads nobody back who has gone elsewhere before the code was sent', async () => {
  const sending = later(SENT)
  answer(FORGOT, sending.answer)
  const { user } = await submitEmail(EMAIL)
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
  await screen.findByLabelText('Password')
  sending.arrive()
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('a-token'))
  expect(address()).toBe('/auth/login')
})

it.each([
  ['any other message', reply({ message: 'Sent' }), 'Failed to send OTP. Please try again later.'],
  ['an answer of something else', brokenReply(), 'Something went wrong. Try again.'],
  ['a refusal', refusal('INVALID_INPUT', SERVER_MESSAGES.emailInvalid), SERVER_MESSAGES.emailInvalid],
])('stays at the address after %s', async (_, answered, sentence) => {
  answer(FORGOT, answered)
  await submitEmail(EMAIL)
  expect(await alert()).toBe(sentence)
  expect(address()).toBe('/auth/forgotpassword')
})

it('asks for the code when there is none', async () => {
  await submitCode('')
  expect(await alert()).toBe(SERVER_MESSAGES.resetOtpRequired)
  expect(sentCalls()).toHaveLength(1)
})

it.each([
  [
    'any other message',
    reply({ message: 'Fine', resetToken: 'x' }),
    'Failed to verify OTP. Please try again.',
  ],
  [
    'no proof',
    reply({ message: SERVER_MESSAGES.resetOtpValidated }),
    'Failed to verify OTP. Please try again.',
  ],
  ['an answer of something else', brokenReply(), 'Something went wrong. Try again.'],
  ['a wrong code', refusal('INVALID_CODE', SERVER_MESSAGES.otpWrong), SERVER_MESSAGES.otpWrong],
])('stays at the code after %s', async (_, answered, sentence) => {
  answer(VALIDATE, answered)
  await submitCode('123456')
  expect(await alert()).toBe(sentence)
  expect(address()).toBe('/auth/forgotpassword?step=otp')
})

it('sends another code, or says in its own words that it could not', async () => {
  withOwnClock()
  const { user } = await submitCode('')
  await afterTheCountdown()
  answer(FORGOT, brokenReply(), SENT)
  await user.click(resendButton())
  expect(await alert()).toBe('Failed to resend OTP. Try again.')
  await user.click(resendButton())
  expect(await screen.findByText(/^A new OTP is on its way/)).toBeTruthy()
  expect(sentCalls().map(({ askerToken }) => askerToken)).toEqual([null, 'a-token', 'a-token'])
})

it('brings the token of its request with the code', async () => {
  answer(VALIDATE, VALID)
  await submitCode('123456')
  await password()
  expect(sentCalls().map(({ askerToken }) => askerToken)).toEqual([null, 'a-token'])
})

it.each([
  ['', '', SERVER_MESSAGES.newPasswordRequired],
  ['12345', '54321', SERVER_MESSAGES.newPasswordTooShort],
  ['correct horse', 'correct house', 'Passwords do not match'],
])('holds "%s" against "%s" before anything is sent', async (first, second, sentence) => {
  await submitPasswords(first, second)
  expect(await alert()).toBe(sentence)
  expect(sentCalls()).toHaveLength(2)
})

it('sends the proof with the new password and goes to the login', async () => {
  answer(RESET, DONE)
  await submitPasswords('correct horse', 'correct horse')
  expect(await screen.findByText('Password reset successfully. Sign in with the new one.')).toBeTruthy()
  expect(address()).toBe('/auth/login')
  expect(lastChange()).toMatchObject({
    json: { email: EMAIL, password: 'correct horse' },
    authorization: 'Bearer a-proof',
  })
  expect(JSON.stringify(sessionStorage)).toBe('{"password-reset":"{}"}')
})

it.each([
  ['any other message', reply({ message: 'Fine' }), 'Failed to reset password. Try again later.'],
  ['an answer of something else', brokenReply(), 'Something went wrong. Try again.'],
  ['no connection', noConnection(), 'The server could not be reached. Check your connection and try again.'],
  [
    'a weak password',
    refusal('INVALID_INPUT', SERVER_MESSAGES.passwordTooCommon),
    SERVER_MESSAGES.passwordTooCommon,
  ],
])('stays at the new password after %s', async (_, answered, sentence) => {
  answer(RESET, answered)
  await submitPasswords('correct horse', 'correct horse')
  expect(await alert()).toBe(sentence)
  expect(address()).toBe('/auth/forgotpassword?step=reset')
})

it('starts again, and says why, when the proof has expired', async () => {
  answer(RESET, refusal('NOT_SIGNED_IN', SERVER_MESSAGES.resetProofMissing))
  await submitPasswords('correct horse', 'correct horse')
  await screen.findByRole('heading', { name: 'Forgot password' })
  expect(await alert()).toBe('The time to set a new password is over. Ask for a new OTP.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL)
})

it('keeps proof and address through a reload', async () => {
  answer(RESET, DONE)
  const { unmount } = await submitPasswords('', '')
  unmount()
  const { user } = showStaff()
  await user.type(await password(), 'correct horse')
  await user.type(screen.getByLabelText('Confirm new password'), 'correct horse{Enter}')
  await screen.findByRole('heading', { name: 'Login' })
  expect(lastChange()?.authorization).toBe('Bearer a-proof')
})

it('ends the session of this browser too', async () => {
  signedInAs(AN_ADMIN)
  answer(RESET, DONE)
  await submitPasswords('correct horse', 'correct horse')
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeTruthy()
  expect(localStorage.getItem('auth_token')).toBeNull()
})

it.each(['otp', 'reset', 'nonsense'])('starts at the address when step %s was not reached', async (step) => {
  openStaffAt(`/auth/forgotpassword?step=${step}`)
  await screen.findByRole('heading', { name: 'Forgot password' })
  expect(address()).toBe('/auth/forgotpassword')
})
