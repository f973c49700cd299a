/** A new id of 24 hexadecimal digits: 6 bytes of milliseconds, 6 random ones. Sorts by age. */
export function newId(nowMs: number): string {
  const random = crypto.getRandomValues(new Uint8Array(6))
  const chance = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return nowMs.toString(16).padStart(12, '0') + chance
}
