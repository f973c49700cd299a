import { MessageReply } from '#contract/message-reply.ts'
import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { EMAIL } from '#contract/text/email.ts'
import { composed, INVISIBLE, plainLine, rawLetters } from '#contract/text/plain-text.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { StoredUser } from './users.ts'

/*
 * What the calls under /api/auth take and answer. Each input is read in two steps, because the specification
 * asks for all required fields first and for their form after that. Keys that are not named here are dropped.
 */

const present = (sentence: string) => z.string(sentence).refine((value) => value.trim() !== '', sentence)

/** Text over the raw limit is refused before anything reads it. */
const notLongerThan = (maxLetters: number, message: string) =>
  z.string(message).max(rawLetters(maxLetters), { message, abort: true })

/** An e-mail address in plain letters, trimmed, in lower case. Look-alike letters and line breaks are refused. */
export const Email = notLongerThan(LIMITS.emailLetters, SERVER_MESSAGES.emailInvalid)
  .regex(/^[ -~]*$/, { message: SERVER_MESSAGES.emailInvalid, abort: true })
  .trim()
  .toLowerCase()
  .max(LIMITS.emailLetters, { message: SERVER_MESSAGES.emailInvalid, abort: true })
  .regex(EMAIL, SERVER_MESSAGES.emailInvalid)

const Username = notLongerThan(LIMITS.usernameLetters, SERVER_MESSAGES.usernameTooLong)
  .regex(new RegExp(`^(?:(?!${INVISIBLE.source}).)*$`, 'u'), {
    message: SERVER_MESSAGES.usernameInvalid,
    abort: true,
  })
  .trim()
  .overwrite(composed)
  .refine((username) => plainLine(username) !== '', { message: SERVER_MESSAGES.usernameInvalid, abort: true })
  .max(LIMITS.usernameLetters, SERVER_MESSAGES.usernameTooLong)

const letters = (text: string) => Array.from(text).length

const newPassword = (tooShort: string) =>
  notLongerThan(LIMITS.passwordMaxLetters, SERVER_MESSAGES.passwordTooLong)
    .refine((password) => letters(password) >= LIMITS.passwordMinLetters, { message: tooShort, abort: true })
    .refine((password) => letters(password) <= LIMITS.passwordMaxLetters, SERVER_MESSAGES.passwordTooLong)

export const RegisterInput = z
  .object(
    {
      username: present(SERVER_MESSAGES.registrationRequired),
      email: present(SERVER_MESSAGES.registrationRequired),
      password: z.string(SERVER_MESSAGES.registrationRequired).min(1, SERVER_MESSAGES.registrationRequired),
    },
    SERVER_MESSAGES.registrationRequired,
  )
  .pipe(
    z.object({ email: Email, password: newPassword(SERVER_MESSAGES.passwordTooShort), username: Username }),
  )

/** `remember` is on for `true` only. */
export const LoginInput = z
  .object(
    {
      email: present(SERVER_MESSAGES.emailAndPasswordRequired),
      password: z
        .string(SERVER_MESSAGES.emailAndPasswordRequired)
        .min(1, SERVER_MESSAGES.emailAndPasswordRequired),
      remember: z
        .unknown()
        .optional()
        .transform((value) => value === true)
        .meta({ type: 'boolean' }),
    },
    SERVER_MESSAGES.emailAndPasswordRequired,
  )
  .pipe(
    z.object({
      email: Email,
      password: z.string().max(LIMITS.passwordMaxLetters * 2, SERVER_MESSAGES.passwordTooLong),
      remember: z.boolean(),
    }),
  )

const MAX_CODE_LETTERS = 32
/** A code as people type and paste it: '123 456' and 123456 are the same. */
const TypedCode = z
  .unknown()
  .optional()
  .transform((typed) => (typeof typed === 'string' || typeof typed === 'number' ? String(typed) : ''))
  .transform((typed) =>
    typed.slice(0, rawLetters(MAX_CODE_LETTERS)).replace(/[\s-]/g, '').slice(0, MAX_CODE_LETTERS),
  )
  .meta({ type: 'string' })

const typedCodes = { code: TypedCode, otp: TypedCode, email: z.unknown().optional().meta({ type: 'string' }) }
const eitherName = ({ code, otp, email }: { code: string; otp: string; email?: unknown }) => ({
  code: code || otp,
  email,
})

/** The password that was registered, when it is sent; what cannot be one is empty and matches none. */
const TypedPassword = z
  .unknown()
  .optional()
  .transform((typed) => {
    if (typed === undefined || typed === null) return undefined
    return typeof typed === 'string' && typed.length <= LIMITS.passwordMaxLetters * 2 ? typed : ''
  })
  .meta({ type: 'string' })

/** `code` may also be called `otp`. */
export const VerifyOtpInput = z
  .object({ ...typedCodes, password: TypedPassword }, SERVER_MESSAGES.otpRequired)
  .transform(({ password, ...typed }) => ({
    ...eitherName(typed),
    ...(password !== undefined && { password }),
  }))
  .pipe(
    z.object({
      code: z
        .string()
        .min(1, { message: SERVER_MESSAGES.otpRequired, abort: true })
        .min(LIMITS.otpDigits, SERVER_MESSAGES.otpTooShort),
      email: Email,
      password: z.string().optional(),
    }),
  )

const EmailFirst = present(SERVER_MESSAGES.emailRequired).pipe(Email)

export const ForgotPasswordInput = z.object({ email: EmailFirst }, SERVER_MESSAGES.emailRequired)

/** `otp` may also be called `code`. */
export const ValidateForgotPasswordOtpInput = z
  .object(typedCodes, SERVER_MESSAGES.emailRequired)
  .transform(eitherName)
  .pipe(z.object({ email: EmailFirst, code: z.string().min(1, SERVER_MESSAGES.resetOtpRequired) }))

export const ResetPasswordInput = z
  .object(
    {
      email: present(SERVER_MESSAGES.emailRequired),
      password: z.string(SERVER_MESSAGES.newPasswordRequired).min(1, SERVER_MESSAGES.newPasswordRequired),
    },
    SERVER_MESSAGES.emailRequired,
  )
  .pipe(z.object({ email: Email, password: newPassword(SERVER_MESSAGES.newPasswordTooShort) }))

/** A new password from somebody who is signed in. */
export const ChangePasswordInput = z
  .object(
    {
      currentPassword: z
        .string(SERVER_MESSAGES.currentPasswordRequired)
        .min(1, SERVER_MESSAGES.currentPasswordRequired),
      password: z.string(SERVER_MESSAGES.newPasswordRequired).min(1, SERVER_MESSAGES.newPasswordRequired),
    },
    SERVER_MESSAGES.currentPasswordRequired,
  )
  .pipe(
    z.object({
      currentPassword: z.string().max(LIMITS.passwordMaxLetters * 2, SERVER_MESSAGES.passwordTooLong),
      password: newPassword(SERVER_MESSAGES.newPasswordTooShort),
    }),
  )

export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>

/** A device that an account is signed in on. `current`: the one that asks. */
export const Session = z.object({
  _id: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** An account's devices, the newest sign-in first. */
export const SessionList = z.object({ sessions: z.array(Session) })
export type SessionList = z.infer<typeof SessionList>

/** Tells whoever registered from others that registered the same address; goes back with the calls that follow. */
export const RegistrationHeaders = z.object({ 'registration-token': z.string().optional() })
/** The same for whoever asked for a reset. */
export const ResetRequestHeaders = z.object({ 'reset-request-token': z.string().optional() })

/** `registrationToken` goes back as the header Registration-Token of verifyOTP and of register, to ask again. */
export const RegisterReply = z.object({ message: z.string(), registrationToken: z.string() })
export type RegisterReply = z.infer<typeof RegisterReply>

/** `resetRequestToken` goes back as the header Reset-Request-Token of validateForgotPasswordOTP and of forgotPassword. */
export const ForgotPasswordReply = z.object({ message: z.string(), resetRequestToken: z.string() })
export type ForgotPasswordReply = z.infer<typeof ForgotPasswordReply>

/** `link` is what the address in a mail ends in. */
export const AskOnInput = z.object(
  { link: z.string(SERVER_MESSAGES.askOnExpired).max(LIMITS.emailLetters, SERVER_MESSAGES.askOnExpired) },
  SERVER_MESSAGES.askOnExpired,
)

/** What a device that has signed in before may send with a sign-in: failures of strangers do not count for it. */
export const DeviceHeaders = z.object({ 'device-token': z.string().optional() })

/** `deviceToken` goes with the next sign-ins of this account from this device, as `Device-Token`. It opens nothing. */
export const LoginReply = z.object({ token: z.string(), user: StoredUser, deviceToken: z.string() })
export type LoginReply = z.infer<typeof LoginReply>

/** Who proved to own the address may sign in from this device as from one that has signed in before. */
export const PasswordSetReply = MessageReply.extend({ deviceToken: z.string() })
export type PasswordSetReply = z.infer<typeof PasswordSetReply>

/** `resetToken` goes back as the Bearer token of resetPassword: 10 minutes, one use. */
export const OtpValidatedReply = z.object({ message: z.string(), resetToken: z.string() })
export type OtpValidatedReply = z.infer<typeof OtpValidatedReply>
