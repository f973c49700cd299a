/** From 0 to 9. */
const DIGITS = { en: '0123456789', bn: '০১২৩৪৫৬৭৮৯', hi: '0123456789', ne: '०१२३४५६७८९' }

/** A text with its digits in those of a language. Phones, PINs, ids and other numbers that are copied stay out of it. */
export const inDigitsOf = (language: keyof typeof DIGITS, text: string): string =>
  text.replace(/\d/g, (digit) => DIGITS[language].charAt(Number(digit)))
