import type { Language } from './languages.ts'
import { DIGITS } from './tables.ts'

/** A text with its digits in those of a language. Not for phone numbers, PIN codes, ids and others that people copy. */
export const inDigitsOf = (language: Language, text: string): string =>
  text.replace(/\d/g, (digit) => DIGITS[language].charAt(Number(digit)))
