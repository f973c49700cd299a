import { csvLine } from '#contract/text/csv-line.ts'

/** What spreadsheets take for a formula, also behind quotes and spaces. */
const FORMULA = /^[\s'"]*[=+\-@\t\r\0＝＋－＠]/

/** The text of a cell: one that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers. */
const cellOf = (value: string | number): string =>
  typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)

/** The text of a cell without the apostrophe that kept it from being a formula. */
export function readCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}

/** A line of a CSV file that nobody's spreadsheet runs. */
export const writeLine = (cells: (string | number)[]) => csvLine(cells.map(cellOf))
