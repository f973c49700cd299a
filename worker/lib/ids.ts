const CHANCE_BITS = 48
const MOST_CHANCE = 2 ** CHANCE_BITS
const MOST_STEP = 2 ** 24

/** The id made last: the next one of the same millisecond follows it. */
const last = { ms: 0, chance: 0 }

/**
 * A new id of 24 hexadecimal digits: 6 bytes of milliseconds, 6 of chance. Sorts by age, among those of one isolate
 * also within a millisecond.
 */
export function newId(nowMs: number): string {
  const after = last.ms === nowMs ? last.chance + 1 + chanceBelow(MOST_STEP) : MOST_CHANCE
  const chance = after < MOST_CHANCE ? after : chanceBelow(MOST_CHANCE)
  Object.assign(last, { ms: nowMs, chance })
  return nowMs.toString(16).padStart(12, '0') + chance.toString(16).padStart(12, '0')
}

/** A random whole number below a power of two, of 48 bits at most. */
function chanceBelow(limit: number): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return ((high & 0xffff) * 2 ** 32 + low) % limit
}

/** Letters and digits of which none is taken for another: 32, five bits each. */
const CODE_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 14

/** The code of a new shared list: 70 random bits. */
export function newListCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
  return Array.from(random, (byte) => CODE_LETTERS.charAt(byte % CODE_LETTERS.length)).join('')
}
