import type { LoginReply, MessageReply, OtpValidatedReply } from '#contract/auth.ts'
import { PATHS } from '#contract/paths.ts'
import type { StoredUser } from '#contract/users.ts'
import { deviceToken, keepDeviceToken } from '#frontend/features/session/device-token.ts'
import { call } from '#frontend/lib/api/api.ts'

export type Registration = { username: string; email: string; password: string }
/** What sign-up asks for and the server never grants by itself. */
const WISHED_ROLE = 'admin'

export async function login(input: { email: string; password: string; remember: boolean }) {
  const known = deviceToken()
  const headers: Record<string, string> = known === null ? {} : { 'device-token': known }
  const { body } = await call<Partial<LoginReply>>(PATHS.login, { method: 'POST', json: input, headers })
  if (body.deviceToken) keepDeviceToken(body.deviceToken)
  return body
}

/** Asks for the code of a new account; asking again sends another one. */
export function register(input: Registration) {
  return messageOf(PATHS.register, 'POST', input)
}

export function verifyOtp(input: { code: string; email: string; username: string; password?: string }) {
  return messageOf(PATHS.verifyOtp, 'POST', { ...input, role: WISHED_ROLE })
}

/** Asks for a code to set a new password; asking again sends another one. */
export function forgotPassword(input: { email: string }) {
  return messageOf(PATHS.forgotPassword, 'POST', input)
}

export async function validateForgotPasswordOtp(input: { email: string; otp: string }) {
  const { body } = await call<Partial<OtpValidatedReply>>(PATHS.validateForgotPasswordOtp, {
    method: 'POST',
    json: input,
  })
  return body
}

/** `resetToken` is the proof that the code from the mail was known. */
export function resetPassword(input: { email: string; password: string }, resetToken: string) {
  return messageOf(PATHS.resetPassword, 'PUT', input, { authorization: `Bearer ${resetToken}` })
}

export async function readMe(): Promise<StoredUser> {
  const { body } = await call<StoredUser>(PATHS.me)
  return body
}

async function messageOf(
  path: string,
  method: 'POST' | 'PUT',
  json: object,
  headers?: Record<string, string>,
) {
  const { body } = await call<Partial<MessageReply>>(path, { method, json, headers })
  return body.message
}
