const ASCII = /^[ -~]*$/

/**
 * A word as it is looked up: spellings of one Bengali, Hindi or Nepali word are equal, with or without nukta and
 * candrabindu, with short or long vowels, with either letter of one sound. Never shown. The parts of a word have the keys
 * that they have within it, so endings can be cut off a key. Takes NFC in lower case; Latin letters stay as they are.
 */
export function lookupKey(word: string): string {
  if (ASCII.test(word)) return word
  return SOUNDS.reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), word)
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  // Joiners, nukta and nasal signs; য without a dot sounds like জ.
  [/[\u200c\u200d]/g, ''],
  [/য(?!\u09bc)/g, 'জ'],
  [/[\u093c\u09bc\u0901\u0902\u0981\u0982\u0903\u0983]/g, ''],
  [/[ঙङ][\u09cd\u094d]?/g, ''],
  [/[ঞণনম]\u09cd(?=\p{L})|[ञणनम]\u094d(?=\p{L})/gu, ''],
  [/ণ/g, 'ন'],
  [/ण/g, 'न'],
  // Vowels.
  [/ঈ/g, 'ই'],
  [/ী/g, 'ি'],
  [/ঊ/g, 'উ'],
  [/ূ/g, 'ু'],
  [/ये/g, 'ए'],
  [/यी/g, 'ई'],
  [/ई/g, 'इ'],
  [/ी/g, 'ि'],
  [/ऊ/g, 'उ'],
  [/ू/g, 'ु'],
  [/[ऐऍ]/g, 'ए'],
  [/[ैॅ]/g, 'े'],
  [/[औऑ]/g, 'ओ'],
  [/ौ/g, 'ो'],
  [/ॉ/g, 'ा'],
  // Consonants.
  [/[শষ]/g, 'স'],
  [/[शष]/g, 'स'],
  [/[ডঢ]/g, 'র'],
  [/[डढ]/g, 'र'],
  [/व/g, 'ब'],
  [/ৎ/g, 'ত'],
  [/(\p{L})[्্]\1/gu, '$1'],
]
