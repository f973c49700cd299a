import { hexOf } from '#worker/lib/hex.ts'

const HASH_BYTES = 12

/** A text's hash under the key of a day: once the key is gone, nobody can tell what it was. */
export async function hashOf(text: string, dayKey: CryptoKey): Promise<string> {
  const bytes = await crypto.subtle.sign('HMAC', dayKey, new TextEncoder().encode(text))
  return hexOf(new Uint8Array(bytes).subarray(0, HASH_BYTES))
}

let known: { day: number; key: CryptoKey } | undefined

/** The key of a day, the same in all isolates and read once in each. */
export async function keyOfDay(day: number, read: (fresh: string) => Promise<string>): Promise<CryptoKey> {
  if (known?.day === day) return known.key
  const fresh = hexOf(crypto.getRandomValues(new Uint8Array(32)))
  const bytes = new TextEncoder().encode(await read(fresh))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  known = { day, key }
  return key
}
