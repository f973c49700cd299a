const OTHER_DIGITS = /[०-९০-৯\u0660-\u0669\u06f0-\u06f9]/g

/** A text with ASCII digits for Bengali, Devanagari, Arabic and Urdu ones, letter for letter. */
export const asciiDigits = (text: string) => text.replace(OTHER_DIGITS, asciiDigit)

/** Digits of Arabic and Urdu begin at a multiple of sixteen, the others six behind one. */
function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  return String((code & 15) - (code < 0x900 ? 0 : 6))
}
