/** What the visitor's site speaks. Its code is the `lang` of its pages. */
export type Language = keyof typeof LANGUAGES

/**
 * The languages of the visitor's site: `name` as its speakers write it, `prefix` before the addresses of its pages, `digits` from 0 to 9, and
 * where prices, dates and counts take their words from.
 */
export const LANGUAGES = {
  en: { name: 'English', prefix: '', digits: '0123456789' },
  bn: { name: 'বাংলা', prefix: '/bn', digits: '০১২৩৪৫৬৭৮৯' },
  hi: { name: 'हिन्दी', prefix: '/hi', digits: '0123456789' },
  ne: { name: 'नेपाली', prefix: '/ne', digits: '०१२३४५६७८९' },
} as const satisfies Record<string, { name: string; prefix: string; digits: string }>

/** A text with its digits in those of a language. Phones, PINs, ids and other numbers that are copied stay out of it. */
export function inDigitsOf(language: Language, text: string): string {
  const { digits } = LANGUAGES[language]
  return text.replace(/\d/g, (digit) => digits.charAt(Number(digit)))
}
