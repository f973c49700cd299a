import type { CsvError, CsvListing } from '#contract/properties/csv.ts'
import { isOfRents, type MatchedColumn } from '#contract/properties/csv-match.ts'
import { rentsAmong, readPrice } from '#contract/properties/csv-values.ts'
import { ALL_FIELDS } from '#contract/properties/fields.ts'
import { LIMITS } from '#contract/limits.ts'
import { readAnswered } from './answers.ts'
import type { FoundInRow } from './groups.ts'
import type { OpenCsv } from './open.ts'
import type { ReadListing } from './rows.ts'
import { type ReadUpdate, readUpdates, type Updating } from './updates.ts'

export type CheckedCsv = {
  rows: number
  listings: ReadListing[]
  /** The same as the preview shows them. */
  summaries: CsvListing[]
  /** What is to be seen of rows: why they cannot go in, what is unsure, what a rule mended. */
  found: FoundInRow[]
  updates: ReadUpdate[]
  /** How many listings an earlier call of the same import has changed. */
  updatedBefore: number
  /** How many are left out since somebody said so. */
  leftOut: number
  unchanged: number
  /** What is wrong, as far as an answer names it, and what was changed meanwhile. */
  errors: CsvError[]
  conflicts: CsvError[]
  /** All that is wrong with each row that cannot go in. */
  faults: ReadonlyMap<number, readonly CsvError[]>
  ignoredColumns: string[]
}

/** Reads every row and names all that is wrong. With `updating` a row with an ID changes the listing of that ID. */
export function checkCsv(
  { columns, rows, ids, errors: ofColumns, fixed, priceUnit, answers, places }: OpenCsv,
  nowMs: number,
  updating?: Updating,
): CheckedCsv {
  const ignoredColumns = columns
    .filter(({ name, how }) => name !== '' && how === 'left out')
    .slice(0, LIMITS.issues)
    .map(({ name }) => name.slice(0, LIMITS.shortTextLetters))
  const nothing = {
    rows: rows.length,
    listings: [],
    summaries: [],
    found: [],
    updates: [],
    updatedBefore: 0,
    leftOut: 0,
    unchanged: 0,
    conflicts: [],
    faults: new Map<number, CsvError[]>(),
    ignoredColumns,
  }
  if (ofColumns.length > 0) return { ...nothing, errors: ofColumns }

  const headers = columns.map(({ means }) => means ?? undefined)
  const notes = notesIn(columns)
  const priceAt = headers.indexOf('Price')
  const isRent = columns.some(isOfRents)
    ? () => true
    : rentsAmong(rows.flatMap(({ cells }) => readPrice(cells[priceAt] ?? '', priceUnit) ?? []))
  const isUpdate = (at: number) => updating !== undefined && ids[at] !== ''
  const unused = columns.flatMap(({ means, name }, at) => (means === null ? [{ at, name }] : []))
  const context = { headers, notes, unused, isRent, fixed, priceUnit, places }
  const read = rows.flatMap((row, at) =>
    isUpdate(at) ? [] : [{ row: row.number, ...readAnswered(row, context, { answers, nowMs }) }],
  )
  const changed =
    updating &&
    readUpdates(
      rows.filter((_, at) => isUpdate(at)),
      columns.map((column, at) =>
        notes.some((one) => one.at === at && one.label) ? undefined : (column.means ?? undefined),
      ),
      updating,
      nowMs,
    )
  const errors = [...read.flatMap((one) => one.errors), ...(changed?.errors ?? [])]
  return {
    ...nothing,
    ...changed,
    listings: read.flatMap(({ listing }) => listing ?? []),
    summaries: read.flatMap(({ summary }) => summary ?? []),
    found: read.flatMap(({ row, found }) => found.map((one) => ({ ...one, row }))),
    faults: Map.groupBy(errors, ({ row }) => row),
    errors: errors.toSorted((one, other) => one.row - other.row).slice(0, LIMITS.csvErrors),
  }
}

/** The columns of notes for the staff, labelled where one is called otherwise or there are several. */
function notesIn(columns: readonly MatchedColumn[]): { at: number; label?: string }[] {
  const notes = columns.flatMap(({ name, means, how }, at) =>
    means === ALL_FIELDS.privateNotes.label ? [{ at, name, how }] : [],
  )
  return notes.map(({ at, name, how }) =>
    how === 'name' && notes.length === 1 ? { at } : { at, label: name },
  )
}
