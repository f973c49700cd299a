import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { composed, rawLetters } from '#contract/text/plain-text.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { StoredUser } from './users.ts'

/*
 * What the calls under /api/auth take and answer. Each input is read in two steps, because the specification
 * asks for all required fields first and for their form after that. Keys that are not named here are dropped.
 */

const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u

const present = (sentence: string) => z.string(sentence).refine((value) => value.trim() !== '', sentence)

/** Text that is too long however it is read is refused before anything looks into it. */
const notLongerThan = (maxLetters: number, message: string) =>
  z.string(message).max(rawLetters(maxLetters), { message, abort: true })

/** An e-mail address in plain letters, trimmed, in lower case. Look-alike letters and line breaks are refused. */
export const Email = notLongerThan(LIMITS.emailLetters, SENTENCES.emailInvalid)
  .regex(/^[ -~]*$/, { message: SENTENCES.emailInvalid, abort: true })
  .trim()
  .toLowerCase()
  .max(LIMITS.emailLetters, { message: SENTENCES.emailInvalid, abort: true })
  .regex(z.regexes.email, SENTENCES.emailInvalid)

const Username = notLongerThan(LIMITS.usernameLetters, SENTENCES.usernameTooLong)
  .regex(new RegExp(`^(?:(?!${INVISIBLE.source}).)*$`, 'u'), {
    message: SENTENCES.usernameInvalid,
    abort: true,
  })
  .trim()
  .overwrite(composed)
  .max(LIMITS.usernameLetters, SENTENCES.usernameTooLong)

const letters = (text: string) => Array.from(text).length

const newPassword = (tooShort: string) =>
  notLongerThan(LIMITS.passwordMaxLetters, SENTENCES.passwordTooLong)
    .refine((password) => letters(password) >= LIMITS.passwordMinLetters, { message: tooShort, abort: true })
    .refine((password) => letters(password) <= LIMITS.passwordMaxLetters, SENTENCES.passwordTooLong)

export const RegisterInput = z
  .object(
    {
      username: present(SENTENCES.registrationRequired),
      email: present(SENTENCES.registrationRequired),
      password: z.string(SENTENCES.registrationRequired).min(1, SENTENCES.registrationRequired),
    },
    SENTENCES.registrationRequired,
  )
  .pipe(z.object({ email: Email, password: newPassword(SENTENCES.passwordTooShort), username: Username }))

/** `remember` is on for `true` only. */
export const LoginInput = z
  .object(
    {
      email: present(SENTENCES.emailAndPasswordRequired),
      password: z.string(SENTENCES.emailAndPasswordRequired).min(1, SENTENCES.emailAndPasswordRequired),
      remember: z
        .unknown()
        .optional()
        .transform((value) => value === true),
    },
    SENTENCES.emailAndPasswordRequired,
  )
  .pipe(
    z.object({
      email: Email,
      password: z.string().max(LIMITS.passwordMaxLetters * 2, SENTENCES.passwordTooLong),
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

const typedCodes = { code: TypedCode, otp: TypedCode, email: z.unknown().optional() }
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

/** `code` may also be called `otp`. */
export const VerifyOtpInput = z
  .object({ ...typedCodes, password: TypedPassword }, SENTENCES.otpRequired)
  .transform(({ password, ...typed }) => ({
    ...eitherName(typed),
    ...(password !== undefined && { password }),
  }))
  .pipe(
    z.object({
      code: z
        .string()
        .min(1, { message: SENTENCES.otpRequired, abort: true })
        .min(LIMITS.otpDigits, SENTENCES.otpTooShort),
      email: Email,
      password: z.string().optional(),
    }),
  )

const EmailFirst = present(SENTENCES.emailRequired).pipe(Email)

export const ForgotPasswordInput = z.object({ email: EmailFirst }, SENTENCES.emailRequired)

/** `otp` may also be called `code`. */
export const ValidateForgotPasswordOtpInput = z
  .object(typedCodes, SENTENCES.emailRequired)
  .transform(eitherName)
  .pipe(z.object({ email: EmailFirst, code: z.string().min(1, SENTENCES.resetOtpRequired) }))

export const ResetPasswordInput = z
  .object(
    {
      email: present(SENTENCES.emailRequired),
      password: z.string(SENTENCES.newPasswordRequired).min(1, SENTENCES.newPasswordRequired),
    },
    SENTENCES.emailRequired,
  )
  .pipe(z.object({ email: Email, password: newPassword(SENTENCES.newPasswordTooShort) }))

/** A new password from somebody who is signed in. */
export const ChangePasswordInput = z
  .object(
    {
      currentPassword: z.string(SENTENCES.currentPasswordRequired).min(1, SENTENCES.currentPasswordRequired),
      password: z.string(SENTENCES.newPasswordRequired).min(1, SENTENCES.newPasswordRequired),
    },
    SENTENCES.currentPasswordRequired,
  )
  .pipe(
    z.object({
      currentPassword: z.string().max(LIMITS.passwordMaxLetters * 2, SENTENCES.passwordTooLong),
      password: newPassword(SENTENCES.newPasswordTooShort),
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

export const MessageReply = z.object({ message: z.string() })
export type MessageReply = z.infer<typeof MessageReply>

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
  { link: z.string(SENTENCES.askOnExpired).max(LIMITS.emailLetters, SENTENCES.askOnExpired) },
  SENTENCES.askOnExpired,
)

/** What a device that has signed in before may send with a sign-in: failures of strangers do not count for it. */
export const DeviceHeaders = z.object({ 'device-token': z.string().optional() })

/** `deviceToken` goes with the next sign-ins of this account from this device, as `Device-Token`. It opens nothing. */
export const LoginReply = z.object({ token: z.string(), user: StoredUser, deviceToken: z.string() })
export type LoginReply = z.infer<typeof LoginReply>

/** `resetToken` goes back as the Bearer token of resetPassword: 10 minutes, one use. */
export const OtpValidatedReply = z.object({ message: z.string(), resetToken: z.string() })
export type OtpValidatedReply = z.infer<typeof OtpValidatedReply>
