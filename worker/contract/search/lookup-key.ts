const ASCII = /^[ -~]*$/

/**
 * A word as it is looked up: spellings of one Bengali, Hindi or Nepali word are equal, with or without nukta and
 * candrabindu, with short or long vowels, with either letter of one sound. Never shown. The parts of a word have the keys
 * that they have within it, so endings can be cut off a key. Takes NFC in lower case; Latin letters stay as they are.
 */
export function lookupKey(word: string): string {
  if (ASCII.test(word)) return word
  const heard = SOUNDS.reduce((spelt, [spelling, sound]) => spelt.replace(spelling, sound), word)
  return heard.replace(ONE_SOUND, (letter) => SOUND_OF.get(letter) ?? letter).replace(DOUBLED, '$1')
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  // য without a dot sounds like জ.
  [/য(?!\u09bc)/g, 'জ'],
  // Joiners, nukta and nasal signs.
  [/\u200c|\u200d|[\u093c\u09bc\u0901\u0902\u0981\u0982\u0903\u0983]|[ঙङ][\u09cd\u094d]?/g, ''],
  [/[ঞণনমञणनम][\u09cd\u094d](?=\p{L})/gu, ''],
  [/ये/g, 'ए'],
  [/यी/g, 'ई'],
]

/** Letters that sound alike, and the one that stands for them. */
const ALIKE: readonly (readonly [sound: string, letters: string])[] = [
  ['ই', 'ঈ'],
  ['ি', 'ী'],
  ['উ', 'ঊ'],
  ['ু', 'ূ'],
  ['ন', 'ণ'],
  ['স', 'শষ'],
  ['র', 'ডঢ'],
  ['ত', 'ৎ'],
  ['इ', 'ई'],
  ['ि', 'ी'],
  ['उ', 'ऊ'],
  ['ु', 'ू'],
  ['ए', 'ऐऍ'],
  ['े', 'ैॅ'],
  ['ओ', 'औऑ'],
  ['ो', 'ौ'],
  ['ा', 'ॉ'],
  ['न', 'ण'],
  ['स', 'शष'],
  ['र', 'डढ'],
  ['ब', 'व'],
]
const SOUND_OF: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([sound, letters]) => letters.split('').map((letter): [string, string] => [letter, sound])),
)
const ONE_SOUND = new RegExp([...SOUND_OF.keys()].join('|'), 'g')
const DOUBLED = /(\p{L})[্्]\1/gu
