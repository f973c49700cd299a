/** A new id of 24 hexadecimal digits: 6 bytes of milliseconds, 6 random ones. Sorts by age. */
export function newId(nowMs: number): string {
  const random = crypto.getRandomValues(new Uint8Array(6))
  const chance = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return nowMs.toString(16).padStart(12, '0') + chance
}

/** Letters and digits of which none is taken for another: 32, five bits each. */
const CODE_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 14

/** The code of a new shared list: 70 random bits. */
export function newListCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
  return Array.from(random, (byte) => CODE_LETTERS.charAt(byte % CODE_LETTERS.length)).join('')
}
