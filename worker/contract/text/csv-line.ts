const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** A cell of a CSV file (RFC 4180), in quotes where it would not be read as it stands otherwise. */
const csvCell = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A line of a CSV file, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
