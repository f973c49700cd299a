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

/** A new token: 32 random bytes for its owner, their hash for the store. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: tokenHash(token) }
}

/** The key of a calendar's secret address: 128 random bits. */
export const newCalendarKey = (): string => randomBytes(16).toString('hex')

export const tokenHash = (token: string): string => fingerprint(token).toString('hex')

/**
 * A few bits of a registered password. Guesses with another password then do not count as tries of this registration.
 * Too few to check a password by: the store and the secret together tell one of 65,536.
 */
export const passwordPrint = (secret: string, email: string, password: string): string =>
  createHmac('sha256', secret)
    .update(`registered password|${email}|${password.normalize('NFKC')}`)
    .digest('hex')
    .slice(0, 4)

/** What the link of a mail ends in: the mail's id and a signature, in letters alone, as codes are digits. */
export const linkOf = (secret: string, mailId: string): string => signedLetters(secret, 'ask on', mailId)

/** The mail that a link was made for; undefined when nobody here made it. */
export const mailOfLink = (secret: string, link: string) => signedId(secret, 'ask on', link)

/**
 * The same for the link of a reminder, which confirms one listing, and the row that it was made for. What such a mail ends in outlives
 * a secret: it is read with each of several.
 */
export const confirmTokenOf = (secret: string, linkId: string): string =>
  signedLetters(secret, 'confirm', linkId)
export const linkOfConfirmToken = (secrets: readonly string[], token: string) =>
  signedIdOfAny(secrets, 'confirm', token)

/** The same for a search whose finds are mailed: whoever has it confirms and ends the search. */
export const alertTokenOf = (secret: string, alertId: string): string =>
  signedLetters(secret, 'alert', alertId)
export const alertOfToken = (secrets: readonly string[], token: string) =>
  signedIdOfAny(secrets, 'alert', token)

/** The same for the account whose mail of the week's numbers ends by it. */
export const weekMailTokenOf = (secret: string, userId: string): string =>
  signedLetters(secret, 'week mail', userId)
export const userOfWeekMailToken = (secrets: readonly string[], token: string) =>
  signedIdOfAny(secrets, 'week mail', token)

/** An address as it is counted: the count does not tell whose it is. */
export const addressPrint = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`counted address|${email}`).digest('hex').slice(0, 32)

const ID_LETTERS = 24
const SIGNATURE_LETTERS = 32
type Purpose = 'ask on' | 'confirm' | 'alert' | 'week mail'

function signedLetters(secret: string, purpose: Purpose, id: string): string {
  const signature = createHmac('sha256', secret).update(`${purpose}|${id}`).digest('hex')
  return toLetters(id + signature.slice(0, SIGNATURE_LETTERS))
}

function signedId(secret: string, purpose: Purpose, letters: string): string | undefined {
  if (letters.length !== ID_LETTERS + SIGNATURE_LETTERS) return undefined
  const id = fromLetters(letters.slice(0, ID_LETTERS))
  const isOurs = timingSafeEqual(fingerprint(letters), fingerprint(signedLetters(secret, purpose, id)))
  return isOurs ? id : undefined
}

const signedIdOfAny = (secrets: readonly string[], purpose: Purpose, letters: string) =>
  secrets.map((secret) => signedId(secret, purpose, letters)).find((id) => id !== undefined)

const HEX = '0123456789abcdef'
const LETTERS = 'abcdefghijklmnop'
const swap = (text: string, from: string, to: string) =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? '').join('')
const toLetters = (hex: string) => swap(hex, HEX, LETTERS)
const fromLetters = (letters: string) => swap(letters, LETTERS, HEX)

const fingerprint = (text: string) => createHash('sha256').update(text).digest()
