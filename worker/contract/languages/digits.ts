import type { Language } from './languages.ts'
import { DIGITS } from './tables.ts'

/** A text with its digits in those of a language. Phones, PINs, ids and other numbers that are copied stay out of it. */
export const inDigitsOf = (language: Language, text: string): string =>
  text.replace(/\d/g, (digit) => DIGITS[language].charAt(Number(digit)))
