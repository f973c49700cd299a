import type { MessageReply } from '#contract/message-reply.ts'
import type {
  ForgotPasswordReply,
  LoginReply,
  OtpValidatedReply,
  PasswordSetReply,
  RegisterReply,
} from '#contract/accounts/auth.ts'
import { PATHS } from '#contract/paths.ts'
import type { StoredUser } from '#contract/accounts/users.ts'
import { call } from '#frontend/lib/api/api.ts'
import { keepOnDevice, textOnDevice } from '#frontend/lib/browser/device-text.ts'

export type Registration = { username: string; email: string; password: string }
/** Sent with every sign-up; the server never grants it by itself. */
const WISHED_ROLE = 'admin'

export async function login(input: { email: string; password: string; remember: boolean }) {
  const known = deviceToken()
  const headers: Record<string, string> = known === '' ? {} : { 'device-token': known }
  const { body } = await call<Partial<LoginReply>>(PATHS.login, { method: 'POST', json: input, headers })
  if (body.deviceToken) keepOnDevice(KEY, body.deviceToken)
  return body
}

/** Requests the code for a new account; with the token of the last reply, the new code replaces that one's. */
export async function register(input: Registration, registrationToken: string) {
  const headers = tokenHeader('registration-token', registrationToken)
  const { body } = await call<Partial<RegisterReply>>(PATHS.register, {
    method: 'POST',
    json: input,
    headers,
  })
  return body
}

type SignupCode = { code: string; email: string; username: string; password?: string }

export function verifyOtp(input: SignupCode, registrationToken: string) {
  const headers = tokenHeader('registration-token', registrationToken)
  return messageOf(PATHS.verifyOtp, { ...input, role: WISHED_ROLE }, headers)
}

/** Requests a code to set a new password; with the token of the last reply, the new code replaces that one's. */
export async function forgotPassword(input: { email: string }, resetRequestToken: string) {
  const headers = tokenHeader('reset-request-token', resetRequestToken)
  const { body } = await call<Partial<ForgotPasswordReply>>(PATHS.forgotPassword, {
    method: 'POST',
    json: input,
    headers,
  })
  return body
}

export async function validateForgotPasswordOtp(
  input: { email: string; otp: string },
  resetRequestToken: string,
) {
  const { body } = await call<Partial<OtpValidatedReply>>(PATHS.validateForgotPasswordOtp, {
    method: 'POST',
    json: input,
    headers: tokenHeader('reset-request-token', resetRequestToken),
  })
  return body
}

/** Confirms that this person requested many codes; `link` comes from a mail. */
export function askOn(link: string) {
  return messageOf(PATHS.askOn, { link })
}

/** `resetToken` proves that the code from the mail was entered. */
export async function resetPassword(input: { email: string; password: string }, resetToken: string) {
  const headers = { authorization: `Bearer ${resetToken}` }
  const { body } = await call<Partial<PasswordSetReply>>(PATHS.resetPassword, {
    method: 'PUT',
    json: input,
    headers,
  })
  if (body.deviceToken) keepOnDevice(KEY, body.deviceToken)
  return body.message
}

export async function readMe(): Promise<StoredUser> {
  const { body } = await call<StoredUser>(PATHS.me)
  return body
}

const tokenHeader = (name: string, token: string): Record<string, string> =>
  token === '' ? {} : { [name]: token }

async function messageOf(path: string, json: object, headers?: Record<string, string>) {
  const { body } = await call<Partial<MessageReply>>(path, { method: 'POST', json, headers })
  return body.message
}

const KEY = 'auth_device'

/** Identifies this browser to the server, for the account that last signed in on it; kept after signing out. */
const deviceToken = () => textOnDevice(KEY)
