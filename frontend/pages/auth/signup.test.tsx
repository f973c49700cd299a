import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
import { afterTheCountdown, aMinuteLater, withOwnClock } from '#frontend/test/own-clock.ts'
import { address, describedBy, openStaffAt, showStaff } from '#frontend/test/render-staff.tsx'

const REGISTER = 'POST /api/auth/register'
const VERIFY = 'POST /api/auth/verifyOTP'
const RINA = { username: 'Rina Tamang', email: 'rina@firm.test', password: 'correct horse' }
const SENT = reply({ message: SERVER_MESSAGES.signUpOtpSent, registrationToken: 'a-token' })
const CREATED = reply({ message: SERVER_MESSAGES.accountCreated })

const username = () => screen.getByLabelText<HTMLInputElement>('Username')
const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const otp = () => screen.findByLabelText<HTMLInputElement>('OTP')
const alert = async () => (await screen.findByRole('alert')).textContent
const resendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' })

async function submit({ username: name, email: mail, password: secret }: Partial<typeof RINA>) {
  const { user, unmount } = openStaffAt('/auth/signup')
  if (name) await user.type(username(), name)
  if (mail) await user.type(email(), mail)
  if (secret) await user.type(password(), secret)
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  return { user, unmount }
}

async function atOtpStep() {
  answer(REGISTER, SENT)
  const view = await submit(RINA)
  await otp()
  return view
}

it('says that access is for valid users only', () => {
  openStaffAt('/auth/signup')
  expect(screen.getByText(/^Admin panel access is only for valid users\. /)).toBeTruthy()
})

it.each([
  [{}, SERVER_MESSAGES.registrationRequired, username],
  [{ username: 'Rina', email: 'rina@firm.test' }, SERVER_MESSAGES.registrationRequired, password],
  [{ username: '  ', email: 'nonsense', password: '1' }, SERVER_MESSAGES.registrationRequired, username],
  [{ username: 'Rina', email: 'nonsense', password: '1' }, SERVER_MESSAGES.emailInvalid, email],
  [
    { username: 'Rina', email: 'rina@firm.test', password: '12345' },
    SERVER_MESSAGES.passwordTooShort,
    password,
  ],
])('says what is wrong with %j before anything is sent: %s', async (given, sentence, field) => {
  await submit(given)
  expect(await alert()).toBe(sentence)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(describedBy(field())).toContain(sentence)
  expect(sentCalls()).toEqual([])
})

it('is busy while it sends, then asks for the code in a step of its own', async () => {
  const sending = later(SENT)
  answer(REGISTER, sending.answer)
  await submit({ ...RINA, username: ' Rina Tamang ' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending OTP...' }).disabled).toBe(true)
  sending.arrive()
  const field = await otp()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByText(SERVER_MESSAGES.signUpOtpSent)).toBeTruthy()
  expect(screen.getByText(RINA.email)).toBeTruthy()
  expect(address()).toBe('/auth/signup?step=otp')
  expect(sentCalls().map(({ json }) => json)).toEqual([RINA])
})

it.each([
  ['any other message', reply({ message: 'Welcome' }), 'Failed to send OTP. Please try again later.'],
  ['no message', reply({}), 'Failed to send OTP. Please try again later.'],
  ['an answer of something else', brokenReply(), 'Signup failed. Please try again.'],
  ['no connection', noConnection(), 'The server could not be reached. Check your connection and try again.'],
  [
    'haste',
    refusal('TOO_MANY', SERVER_MESSAGES.tooManyCodes, { retryAfterSeconds: 42 }),
    `${SERVER_MESSAGES.tooManyCodes} You can try again in 42 seconds.`,
  ],
])('stays at the form after %s', async (_, answered, sentence) => {
  answer(REGISTER, answered)
  await submit(RINA)
  expect(await alert()).toBe(sentence)
  expect(address()).toBe('/auth/signup')
})

it('takes a refusal of the server to the field it is about', async () => {
  const issues = [{ path: 'password', message: SERVER_MESSAGES.passwordTooCommon }]
  answer(REGISTER, refusal('INVALID_INPUT', SERVER_MESSAGES.passwordTooCommon, { issues }))
  await submit(RINA)
  expect(await alert()).toBe(SERVER_MESSAGES.passwordTooCommon)
  await waitFor(() => expect(document.activeElement).toBe(password()))
})

it.each([
  ['', SERVER_MESSAGES.otpRequired],
  ['12345', SERVER_MESSAGES.otpTooShort],
])('checks the code "%s" before it is sent', async (code, sentence) => {
  const { user } = await atOtpStep()
  if (code) await user.type(await otp(), code)
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
  expect(await alert()).toBe(sentence)
  expect(sentCalls()).toHaveLength(1)
})

it.each(['123 456', '123-456', 'Your code is 123456.', '１２３４５６'])(
  'takes the code out of a pasted %j, whatever stood there',
  async (text) => {
    const { user } = await atOtpStep()
    await user.type(await otp(), '98')
    await user.paste(text)
    expect((await otp()).value).toBe('123456')
  },
)

it('offers the code to autofill and keypads of phones', async () => {
  await atOtpStep()
  const { autocomplete, inputMode } = await otp()
  expect([autocomplete, inputMode]).toEqual(['one-time-code', 'numeric'])
})

it('goes to the login with the good news once the code is right', async () => {
  answer(VERIFY, CREATED)
  const { user } = await atOtpStep()
  await user.type(await otp(), '123456{Enter}')
  expect(await screen.findByText(SERVER_MESSAGES.accountCreated)).toBeTruthy()
  expect(email().value).toBe(RINA.email)
  expect(document.activeElement).toBe(password())
  expect(address()).toBe('/auth/login')
  expect(lastChange()?.json).toEqual({ ...RINA, code: '123456', role: 'admin' })
})

it.each([
  ['a wrong code', refusal('INVALID_CODE', SERVER_MESSAGES.otpWrong), SERVER_MESSAGES.otpWrong],
  ['an answer of something else', brokenReply(), 'OTP verification failed. Please try again.'],
])('stays at the code after %s', async (_, answered, sentence) => {
  answer(VERIFY, answered)
  const { user } = await atOtpStep()
  await user.type(await otp(), '123456{Enter}')
  expect(await alert()).toBe(sentence)
  expect(address()).toBe('/auth/signup?step=otp')
})

it('makes room for the next code after a wrong one', async () => {
  answer(VERIFY, refusal('INVALID_CODE', SERVER_MESSAGES.otpWrong))
  const { user } = await atOtpStep()
  await user.type(await otp(), '123456{Enter}')
  await alert()
  const field = await otp()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.value).toBe('')
})

it('sends another code once a minute has passed, and says so', async () => {
  withOwnClock()
  const { user } = await atOtpStep()
  expect(resendButton().disabled).toBe(true)
  expect(screen.getByText('You can ask for a new code in 60 seconds.')).toBeTruthy()
  await afterTheCountdown()
  await user.click(resendButton())
  expect(await screen.findByText(/^A new OTP is on its way/)).toBeTruthy()
  expect(sentCalls().map(({ json }) => json)).toEqual([RINA, RINA])
  expect(resendButton().disabled).toBe(true)
})

it.each([
  ['haste', refusal('TOO_MANY', SERVER_MESSAGES.tooManyCodes, { retryAfterSeconds: 3000 }), /in 50 minutes/],
  ['any other message', reply({ message: 'Fine' }), /^Failed to resend OTP\. Please try again\.$/],
  ['an answer of something else', brokenReply(), /^Failed to resend OTP\. Please try again\.$/],
])('says why no other code comes after %s', async (_, answered, sentence) => {
  withOwnClock()
  const { user } = await atOtpStep()
  answer(REGISTER, answered)
  await afterTheCountdown()
  await user.click(resendButton())
  expect(await alert()).toMatch(sentence)
})

it('goes back to the form with what was typed, and forward again', async () => {
  await atOtpStep()
  act(() => history.back())
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe(RINA.username)
  expect([email().value, password().value]).toEqual([RINA.email, RINA.password])
  act(() => history.forward())
  expect(await otp()).toBeTruthy()
})

it('leads from the code back to the address, also after a reload', async () => {
  const { user, unmount } = await atOtpStep()
  await user.click(screen.getByRole('link', { name: 'Change the address' }))
  await waitFor(() => expect(email().value).toBe(RINA.email))
  expect(address()).toBe('/auth/signup')
  await user.click(screen.getByRole('link', { name: 'Enter OTP' }))
  await otp()
  unmount()
  const again = showStaff()
  await again.user.click(await screen.findByRole('link', { name: 'Change the address' }))
  await waitFor(() => expect(email().value).toBe(RINA.email))
})

it('stays at the code after a reload, without having stored the password', async () => {
  answer(VERIFY, CREATED)
  const { unmount } = await atOtpStep()
  const stored = JSON.stringify([sessionStorage, localStorage])
  expect(stored).toContain(RINA.email)
  expect(stored).not.toContain(RINA.password)
  unmount()
  const { user } = showStaff()
  await user.type(await otp(), '123456{Enter}')
  await screen.findByText(SERVER_MESSAGES.accountCreated)
  const { username: name, email: mail } = RINA
  expect(lastChange()?.json).toEqual({ username: name, email: mail, code: '123456', role: 'admin' })
})

it('asks for the password again when a reload forgot it and another code is wanted', async () => {
  withOwnClock()
  const { unmount } = await atOtpStep()
  unmount()
  aMinuteLater()
  const { user } = showStaff()
  await otp()
  await user.click(resendButton())
  expect(await screen.findByLabelText('Username')).toBeTruthy()
  expect(await alert()).toBe(
    'Enter your password again to get a new OTP. It is not kept when the page reloads.',
  )
  await waitFor(() => expect(document.activeElement).toBe(password()))
  expect([username().value, email().value]).toEqual([RINA.username, RINA.email])
  expect(screen.getByRole('link', { name: 'Enter OTP' })).toBeTruthy()
})

it('brings its token with the code and with each wish for another, also after a reload', async () => {
  withOwnClock()
  answer(VERIFY, refusal('INVALID_CODE', SERVER_MESSAGES.otpWrong))
  const { user, unmount } = await atOtpStep()
  await user.type(await otp(), '123456{Enter}')
  await alert()
  await afterTheCountdown()
  await user.click(resendButton())
  await screen.findByText(/^A new OTP is on its way/)
  unmount()
  const again = showStaff()
  await again.user.type(await otp(), '654321{Enter}')
  await alert()
  const tokens = sentCalls().map(({ path, askerToken }) => [path.split('/').at(-1), askerToken])
  expect(tokens).toEqual([
    ['register', null],
    ['verifyOTP', 'a-token'],
    ['register', 'a-token'],
    ['verifyOTP', 'a-token'],
  ])
})

it('begins a sign-up of its own for another address', async () => {
  const { user } = await atOtpStep()
  act(() => history.back())
  await user.type(await screen.findByLabelText('Email'), '.example')
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await otp()
  expect(sentCalls().map(({ askerToken }) => askerToken)).toEqual([null, null])
})

describe('coming by the link of a mail', () => {
  const ASK_ON = 'POST /api/auth/askOn'

  it('says that it was them only when the button is pressed', async () => {
    answer(ASK_ON, reply({ message: SERVER_MESSAGES.askOnDone }))
    const { user } = openStaffAt('/auth/signup?ask=abcdefgh')
    expect(sentCalls()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'It was me' }))
    expect(await screen.findByText(SERVER_MESSAGES.askOnDone)).toBeTruthy()
    expect(sentCalls().map(({ json }) => json)).toEqual([{ link: 'abcdefgh' }])
  })

  it('hears that the link is too old', async () => {
    answer(ASK_ON, refusal('INVALID_CODE', SERVER_MESSAGES.askOnExpired))
    const { user } = openStaffAt('/auth/forgotpassword?ask=abcdefgh')
    await user.click(screen.getByRole('button', { name: 'It was me' }))
    expect(await screen.findByText(SERVER_MESSAGES.askOnExpired)).toBeTruthy()
  })
})

it('starts at the form when no code was sent', async () => {
  openStaffAt('/auth/signup?step=otp')
  expect(await screen.findByLabelText('Username')).toBeTruthy()
  expect(address()).toBe('/auth/signup')
})

it('forgets the sign-up once it is done', async () => {
  answer(VERIFY, CREATED)
  const { user } = await atOtpStep()
  await user.type(await otp(), '123456{Enter}')
  await screen.findByRole('heading', { name: 'Login' })
  act(() => history.back())
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('')
})
