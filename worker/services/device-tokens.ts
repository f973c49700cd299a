import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS } from '#contract/units/time.ts'

/*
 * A device that has signed in keeps a token for its account: `{name}.{expiry}.{signature}`. It opens nothing; it only
 * tells the device apart from strangers who guess. No table knows it.
 */

type Device = { email: string; name?: string; nowMs: number }

const LIFETIME_MS = LIMITS.knownDeviceDays * DAY_MS
const TOKEN = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/

/** A token for a device of this account: for a new one, or for the one of this name. */
export function issueDeviceToken(secret: string, { email, name = newName(), nowMs }: Device): string {
  const expiresAt = String(nowMs + LIFETIME_MS)
  return `${name}.${expiresAt}.${sign(secret, { email, name, expiresAt }).toString('base64url')}`
}

/** The name of the device whose token this is; undefined for anything forged, expired or of another account. */
export function readDeviceToken(
  secret: string,
  { email, token = '', nowMs }: { email: string; token: string | undefined; nowMs: number },
): string | undefined {
  if (token.length > LIMITS.deviceTokenLetters) return undefined
  const [, name, expiresAt, signature] = TOKEN.exec(token) ?? []
  if (name === undefined || expiresAt === undefined || signature === undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  const right = sign(secret, { email, name, expiresAt })
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  return isOurs && Number(expiresAt) > nowMs ? name : undefined
}

const newName = () => randomBytes(16).toString('base64url')

const sign = (secret: string, { email, name, expiresAt }: Record<'email' | 'name' | 'expiresAt', string>) =>
  createHmac('sha256', secret).update(`device|${name}|${expiresAt}|${email}`).digest()
