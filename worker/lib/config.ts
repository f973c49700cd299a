import { SENTENCES } from '#contract/sentences.ts'
import { ApiError } from './errors.ts'

const MIN_SECRET_BYTES = 32

export const isLocal = (env: Env) => env.ENVIRONMENT === 'development'

export const hasStrongSecret = (env: Env) =>
  new TextEncoder().encode(env.AUTH_SECRET ?? '').length >= MIN_SECRET_BYTES

/** The signing secret, or NOT_CONFIGURED with a sentence that says what to set. */
export function authSecret(env: Env): string {
  if (!env.AUTH_SECRET || !hasStrongSecret(env)) throw new ApiError('NOT_CONFIGURED', SENTENCES.secretWeak)
  return env.AUTH_SECRET
}

/** Addresses that become approved admins once they have verified their address, in lower case. */
export function adminEmails(env: Env): string[] {
  return env.ADMIN_EMAILS.split(',')
    .map((address) => address.trim().toLowerCase())
    .filter((address) => address !== '')
}

/** What keeps this deployment from working, in words; empty when all is well. */
export function configurationFaults(env: Env): string[] {
  const isMailMissing = !isLocal(env) && !env.RESEND_API_KEY
  return [
    ...(hasStrongSecret(env) ? [] : [SENTENCES.secretWeak]),
    ...(isMailMissing ? [SENTENCES.mailNotConfigured] : []),
  ]
}
