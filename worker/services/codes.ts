import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LIMITS } from '#contract/limits.ts'

type CodeRow = { id: string; purpose: 'sign-up' | 'reset'; email: string }

const DIGEST_BYTES_USED = 6

/**
 * The six digits that belong to a row: an HMAC of the row under the secret, cut to digits. No table holds a code,
 * so that a mail that waits for the mail service does not either, and a stolen database tells none.
 */
export function codeOf(secret: string, { id, purpose, email }: CodeRow): string {
  const digest = createHmac('sha256', secret).update(`one-time code|${id}|${purpose}|${email}`).digest()
  const number = digest.readUIntBE(0, DIGEST_BYTES_USED) % 10 ** LIMITS.otpDigits
  return String(number).padStart(LIMITS.otpDigits, '0')
}

/** Whether the typed code is the row's, in a time that does not tell how much of it was right. */
export function isCodeOf(secret: string, row: CodeRow, typed: string): boolean {
  return timingSafeEqual(fingerprint(typed), fingerprint(codeOf(secret, row)))
}

/** A new proof that a code was right: 32 random bytes for its owner, their hash for the store. */
export function newGrant(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: grantHash(token) }
}

export const grantHash = (token: string): string => fingerprint(token).toString('hex')

const fingerprint = (text: string) => createHash('sha256').update(text).digest()
