import Papa from 'papaparse'
import { knownHeader } from '#contract/properties/csv-columns.ts'
import { readCell } from './cells.ts'

const DELIMITERS = [',', ';', '\t']
/** Spreadsheets read it as the separator of the file and show no row for it. */
const SEPARATOR_LINE = /^sep=.\r?\n/i

export type CsvRow = {
  /** As a spreadsheet numbers it, the first line being 1. */
  number: number
  cells: string[]
  areQuotesOdd: boolean
}

/** The lines of a CSV file that hold something, the first one being the names of the columns. */
export function readCsv(bytes: ArrayBuffer): CsvRow[] {
  const text = decode(bytes).replace(SEPARATOR_LINE, '')
  const { data, errors } = split(text, delimiterOf(text))
  const odd = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  return data
    .map((cells, index) => ({
      number: index + 1,
      cells: cells.map((cell) => withoutOuterSpace(readCell(cell))),
      areQuotesOdd: odd.has(index),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** UTF-8, UTF-16 where its mark says so, else what older spreadsheets of Windows save. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator by which the first line holds the most names of columns. */
function delimiterOf(text: string): string {
  const known = (delimiter: string) =>
    (split(text, delimiter, 1).data[0] ?? []).filter((name) => knownHeader(name) !== undefined).length
  return DELIMITERS.toSorted((one, other) => known(other) - known(one))[0] ?? ','
}

const split = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview, header: false })

/** A line's end stays: it says that a list stands one word to a line. */
function withoutOuterSpace(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isSpace(text.charAt(start))) start += 1
  while (end > start && isSpace(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

const isSpace = (letter: string) => letter !== '\n' && letter.trim() === ''
