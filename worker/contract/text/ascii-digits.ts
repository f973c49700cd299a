/** A text with ASCII digits for Bengali and Devanagari ones, letter for letter. */
export const asciiDigits = (text: string) =>
  text.replace(/[०-९০-৯]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6))
