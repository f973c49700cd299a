/** What spreadsheets take for a formula, also behind quotes and spaces. */
const FORMULA = /^[\s'"]*[=+\-@\t\r\0＝＋－＠]/
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * One cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front;
 * numbers stay numbers.
 */
export function writeCell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text of a cell without the apostrophe that kept it from being a formula. */
export function readCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}

export const writeLine = (cells: (string | number)[]) => `${cells.map(writeCell).join(',')}\r\n`
