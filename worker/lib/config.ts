import type { ConfirmPeriods } from '#contract/confirmations.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { DAY_MS } from '#contract/units/time.ts'
import type { MailProvider } from '#worker/services/mails/provider.ts'
import { resend } from '#worker/services/mails/resend.ts'
import { ApiError } from './errors.ts'

const MIN_SECRET_BYTES = 32

export const isLocal = (env: Env) => env.ENVIRONMENT === 'development'

/** The mail service. Another one is a file beside Resend's, named here. */
export const MAIL_PROVIDER: MailProvider = resend

export const sendsMail = (env: Env) => Boolean(env[MAIL_PROVIDER.secret])

const MIN_SECRET_LETTERS = 10

/** Whether the secret is long, made of many different letters, and not one short text over and over. */
export const hasStrongSecret = (env: Env): boolean => isStrong(env.AUTH_SECRET ?? '')

function isStrong(secret: string): boolean {
  const isLong = new TextEncoder().encode(secret).length >= MIN_SECRET_BYTES
  const isVaried = new Set(secret).size >= MIN_SECRET_LETTERS
  const isRepeated = (secret + secret).indexOf(secret, 1) < secret.length
  return isLong && isVaried && !isRepeated
}

/** The signing secret, or NOT_CONFIGURED with a sentence that says what to set. */
export function authSecret(env: Env): string {
  if (!env.AUTH_SECRET || !hasStrongSecret(env))
    throw new ApiError('NOT_CONFIGURED', SERVER_MESSAGES.secretWeak)
  return env.AUTH_SECRET
}

/**
 * The secrets that links in mails which outlive a secret are read with: to end mails about a search or of the week, and to confirm a
 * listing. The one of before is not taken for anything else.
 */
export const linkSecrets = (env: Env): string[] => [
  authSecret(env),
  ...[env.AUTH_SECRET_BEFORE ?? ''].filter(isStrong),
]

/** Addresses that become approved admins once they have verified their address, in lower case. */
export function adminEmails(env: Env): string[] {
  return env.ADMIN_EMAILS.split(',')
    .map((address) => address.trim().toLowerCase())
    .filter((address) => address !== '')
}

const SALE_DAYS = 45
const RENT_DAYS = 30
const LONGEST_DAYS = 3650

/** Days without a confirmation after which listings leave the results; 0: never. An unreadable setting is the default. */
export function confirmPeriods(env: Env): ConfirmPeriods {
  return {
    saleDays: daysOf(env.CONFIRM_SALE_DAYS, SALE_DAYS),
    rentDays: daysOf(env.CONFIRM_RENT_DAYS, RENT_DAYS),
  }
}

function daysOf(text: string | undefined, usual: number): number {
  const days = /^\d{1,4}$/.test(text ?? '') ? Number(text) : usual
  return days <= LONGEST_DAYS ? days : usual
}

/** How many mails the provider takes in a day; undefined without a limit, and where none is sent. An unreadable setting is no limit. */
export function mailQuota(env: Env): number | undefined {
  const mails = /^\d{1,7}$/.test(env.MAILS_A_DAY ?? '') ? Number(env.MAILS_A_DAY) : 0
  return mails > 0 && sendsMail(env) ? mails : undefined
}

/** Whether admins are told each week what it brought. */
export const mailsWeek = (env: Env) => env.WEEK_MAIL !== 'false'

/** Whether the copy of a visitor's chat is taken. */
export const recordsEnquiries = (env: Env) => env.RECORD_ENQUIRIES === 'true'

const MONTH_MS = (365.25 / 12) * DAY_MS

/** After so long without a word about it a lead ends. An unreadable setting is the default. */
export function leadPeriodMs(env: Env): number {
  const months = /^[1-9]\d{0,2}$/.test(env.LEAD_MONTHS ?? '') ? Number(env.LEAD_MONTHS) : LIMITS.leadMonths
  return months * MONTH_MS
}

/** How long an isolate gathers what pages have counted. An unreadable setting is the default. */
export function gatherMs(env: Env): number {
  const seconds = /^\d{1,2}$/.test(env.SEEN_GATHER_SECONDS ?? '')
    ? Number(env.SEEN_GATHER_SECONDS)
    : undefined
  return Math.min(seconds ?? LIMITS.seenGatherSeconds, LIMITS.seenGatherSeconds) * 1000
}

/** The sentence that says which secret to set. */
export const mailNotConfigured = () => SERVER_MESSAGES.mailNotConfigured(MAIL_PROVIDER.secret)

/** What keeps this deployment from working, each as a sentence; empty when all is well. */
export function configurationFaults(env: Env): string[] {
  const isMailMissing = !isLocal(env) && !sendsMail(env)
  return [
    ...(hasStrongSecret(env) ? [] : [SERVER_MESSAGES.secretWeak]),
    ...(isMailMissing ? [mailNotConfigured()] : []),
  ]
}
