import Papa from 'papaparse'
import { likelyHeader } from '#contract/properties/csv-match.ts'
import type { CsvUnderstood } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { readCell } from './cells.ts'

const DELIMITERS = [',', ';', '\t']
/** Spreadsheets read it as the separator of the file and show no row for it. */
const SEPARATOR_LINE = /^sep=.\r?\n/i

type Encoding = CsvUnderstood['encoding']

export type CsvRow = {
  /** As a spreadsheet numbers it, the first line being 1. */
  number: number
  cells: string[]
  areQuotesOdd: boolean
}

/** Empty lines between and behind the rows count too, as each has to be looked at. */
const MOST_LINES = LIMITS.csvRows * 10
/** Which separator a file has shows in so much of its first line. */
const TELLING_LETTERS = 20_000

/**
 * The lines of a CSV file that hold something, the first one being the names of the columns. Refuses at the first line or cell
 * that is too many, before the rest is looked at.
 */
export function readCsv(bytes: ArrayBuffer): { encoding: Encoding; rows: CsvRow[] } {
  const [encoding, decoded] = decode(bytes)
  const text = decoded.replace(SEPARATOR_LINE, '')
  const { data, errors } = split(text, delimiterOf(text.slice(0, TELLING_LETTERS)), MOST_LINES + 1)
  const odd = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const rows: CsvRow[] = []
  for (const [index, written] of data.entries()) {
    if (written.length > LIMITS.csvColumns) throw tooMany(SERVER_MESSAGES.csvTooManyColumns)
    const cells = written.map((cell) => withoutOuterSpace(readCell(cell)))
    if (cells.every((cell) => cell.trim() === '')) continue
    if (rows.length > LIMITS.csvRows) throw tooMany(SERVER_MESSAGES.csvTooManyRows)
    rows.push({ number: index + 1, cells, areQuotesOdd: odd.has(index) })
  }
  if (data.length > MOST_LINES) throw tooMany(SERVER_MESSAGES.csvTooManyLines)
  return { encoding, rows }
}

const tooMany = (sentence: string) => new ApiError('INVALID_INPUT', sentence)

/** UTF-8, UTF-16 where its mark says so, else what older spreadsheets of Windows save. */
function decode(bytes: ArrayBuffer): [Encoding, string] {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return ['utf-16le', new TextDecoder('utf-16le').decode(bytes)]
  if (first === 0xfe && second === 0xff) return ['utf-16be', new TextDecoder('utf-16be').decode(bytes)]
  try {
    return ['utf-8', new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)]
  } catch {
    return ['windows-1252', new TextDecoder('windows-1252').decode(bytes)]
  }
}

/** The separator by which one of the first lines holds the most names of columns. */
function delimiterOf(text: string): string {
  const known = (delimiter: string) =>
    Math.max(
      0,
      ...split(text, delimiter, LIMITS.csvLinesAbove).data.map(
        (line) => line.slice(0, LIMITS.csvColumns).filter((name) => likelyHeader(name) !== undefined).length,
      ),
    )
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, names: known(delimiter) }))
  return counted.toSorted((one, other) => other.names - one.names)[0]?.delimiter ?? ','
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
