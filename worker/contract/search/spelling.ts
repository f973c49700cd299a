const ONE_EDIT_FROM = 4
const TWO_EDITS_FROM = 8
const LONGEST = 40

/**
 * How a word in Latin letters sounds, so that spellings of one Bengali, Hindi or Nepali name are equal: 'sivok' and 'sevoke',
 * 'shiligudi' and 'siliguri', 'phulbari' and 'fulbari'. To be compared and stored, never shown. A word in another script is
 * answered as it is.
 */
export function soundKey(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word
  return SOUNDS.reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), word)
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([bcdgjkrst])h+/g, '$1'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/oo|ou/g, 'u'],
  [/([^aeiou])e$/, '$1'],
  [/y|ee|e/g, 'i'],
  [/o/g, 'a'],
  [/d/g, 'r'],
  [/(.)\1+/g, '$1'],
]

/** A word of a dictionary, prepared: its sound, and a bit for each of its letters. */
export type KnownWord = { word: string; sound: string; letters: number }

export const knownWord = (word: string, sound = soundKey(word)): KnownWord => ({
  word,
  sound,
  letters: letterBits(word),
})

/** Letters of any script on 32 bits; a few of other scripts share one. */
function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Whether more letters stand in only one of two words than edits can change. */
function lettersDiffer(one: number, other: number, most: number): boolean {
  return bitsSet(one & ~other) > most || bitsSet(other & ~one) > most
}

function bitsSet(bits: number): number {
  let left = bits
  let count = 0
  while (left !== 0) {
    left &= left - 1
    count += 1
  }
  return count
}

/**
 * The word of a dictionary that was probably meant: at most one edit away for words of 4 letters and more, two for 8 and
 * more, or of the same sound. The nearest wins, among equals that of the same sound, then the earlier. Undefined for known
 * words, for words with other signs than letters, and for words of less than 4 or more than 40 letters.
 */
export function suggestWord(typed: string, dictionary: Iterable<KnownWord>): string | undefined {
  if (!isGuessable(typed)) return undefined
  const most = isLong(typed) ? 2 : 1
  const { sound, letters } = knownWord(typed)
  let best: { known: string; far: number } | undefined
  for (const known of dictionary) {
    if (known.word === typed) return undefined
    const isSameSound = known.sound === sound
    if (!isSameSound && lettersDiffer(letters, known.letters, most)) continue
    const edits = editDistance(typed, known.word, isSameSound ? LONGEST : most)
    if (edits === undefined) continue
    const far = edits * 2 - (isSameSound ? 1 : 0)
    if (!best || far < best.far) best = { known: known.word, far }
  }
  return best?.known
}

/** Whether a word is so long that another one is hardly two edits away. */
export const isLong = (word: string) => word.length >= TWO_EDITS_FROM

/** Whether another spelling may be looked for: letters only, neither too short nor too long. */
export const isGuessable = (word: string) =>
  word.length >= ONE_EDIT_FROM && word.length <= LONGEST && /^[\p{L}\p{M}]+$/u.test(word)

/** How many letters must be added, left out, changed or swapped with their neighbour; undefined when more than `most`. */
export function editDistance(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most || other.length > LONGEST) return undefined
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + cost,
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > most) return undefined
    beforeLast = last
    last = next
  }
  const edits = last[other.length] ?? 0
  return edits <= most ? edits : undefined
}
