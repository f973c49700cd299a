import { CSV_HEADERS, CSV_ID, CSV_VERSION } from '#contract/properties/csv-columns.ts'
import type { CsvError, CsvListing } from '#contract/properties/csv.ts'
import { type PropertyChange, PropertyChanges } from '#contract/properties/input.ts'
import { ALL_FIELDS } from '#contract/properties/fields.ts'
import { lacksRera } from '#contract/properties/rules.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { normalizeProperty, type NormalizedProperty } from '#worker/db/queries/properties/normalize.ts'
import type { UpdatedBefore } from '#worker/db/queries/properties/import.ts'
import { type PropertyRow, toPropertyWithContact } from '#worker/db/queries/properties/rows.ts'
import type { NormalizeContext } from '#worker/db/queries/properties/normalize-context.ts'
import type { HidePoint } from '#worker/db/queries/properties/shown-place.ts'
import type { CsvRow } from './file.ts'
import { cellsOf } from './listing.ts'
import { categoryOfCell, cellsOfRow, columnOf, rowFault, valuesOf } from './row-values.ts'

type Differences = NonNullable<CsvListing['differences']>
/** A stored listing as a row of the file changes it. */
export type ReadUpdate = {
  row: number
  stored: PropertyRow
  changes: PropertyChange
  normalized: NormalizedProperty
  differences: Differences
}
type Saving = Pick<NormalizeContext, 'nowMs' | 'hidePoint'>
type ReadUpdates = {
  updates: ReadUpdate[]
  /** How many listings an earlier call of the same import has changed. */
  updatedBefore: number
  unchanged: number
  errors: CsvError[]
  conflicts: CsvError[]
}
export type Updating = {
  /** Listings by their ID. */
  stored: ReadonlyMap<string, PropertyRow>
  before: UpdatedBefore
  hidePoint: HidePoint
}

/**
 * What rows with an ID change. Only cells that differ from what an export would write now are changes. An import that is called again
 * changes nothing that was edited since its first call.
 */
export function readUpdates(
  rows: readonly CsvRow[],
  headers: readonly (string | undefined)[],
  { stored, before, hidePoint }: Updating,
  nowMs: number,
): ReadUpdates {
  const seen = new Set<string>()
  const read = rows.map((row): RowResult => {
    const cells = cellsOfRow(row, headers)
    const id = cells.get(CSV_ID) ?? ''
    const fault = rowFault(row, headers.length)
    const isRepeated = seen.has(id)
    seen.add(id)
    const refuse = (column: string | null, message: string) => ({
      errors: [{ row: row.number, column, message }],
    })
    const listing = stored.get(id)
    if (fault !== undefined) return refuse(null, fault)
    if (before.ids.has(id) && !isRepeated) return { isUpdatedBefore: true }
    if (!listing) return refuse(CSV_ID, SERVER_MESSAGES.csvIdUnknown)
    if (isRepeated) return refuse(CSV_ID, SERVER_MESSAGES.csvIdTwice)
    const result = readUpdate(row, cells, listing, { nowMs, hidePoint })
    return before.isWhole && !result.errors ? { isUnchanged: true } : result
  })
  return {
    updates: read.flatMap(({ update }) => update ?? []),
    updatedBefore: read.filter(({ isUpdatedBefore }) => isUpdatedBefore).length,
    unchanged: read.filter(({ isUnchanged }) => isUnchanged).length,
    errors: read.flatMap(({ errors = [] }) => errors),
    conflicts: read.flatMap(({ conflict }) => conflict ?? []),
  }
}

/** What became of a row: one of these. */
type RowResult = {
  update?: ReadUpdate
  isUpdatedBefore?: true
  isUnchanged?: true
  errors?: CsvError[]
  conflict?: CsvError
}

function readUpdate(
  { number: row }: CsvRow,
  cells: ReadonlyMap<string, string>,
  stored: PropertyRow,
  saving: Saving,
): RowResult {
  const before = exportedCells(stored)
  const changed = new Map([...cells].filter(([header, text]) => !isSame(text, before.get(header) ?? '')))
  const category = changed.get('Category')
  if (category !== undefined && categoryOfCell(category)?.category !== stored.category)
    return { errors: [{ row, column: 'Category', message: SERVER_MESSAGES.csvCategoryFixed }] }
  const read = PropertyChanges[stored.category].safeParse(
    valuesOf(withUnits(changed, cells), stored.category, { isUpdate: true }),
  )
  if (!read.success)
    return {
      errors: read.error.issues.map(({ path, message }) => ({ row, column: columnOf(path), message })),
    }
  const { pictures, approvedByAdmin } = stored
  const normalized = normalizeProperty(
    stored.category,
    read.data,
    { pictures, approvedByAdmin, ...saving },
    stored,
  )
  if (approvedByAdmin && lacksRera(normalized.details))
    return { errors: [{ row, column: ALL_FIELDS.reraNumber.label, message: SERVER_MESSAGES.reraRequired }] }
  const after = exportedCells({ ...stored, ...normalized })
  const differences = CSV_HEADERS.flatMap((column) => {
    const [old, next] = [before.get(column) ?? '', after.get(column) ?? '']
    return old === next ? [] : [{ column, before: short(old), after: short(next) }]
  })
  if (differences.length === 0) return { isUnchanged: true }
  const version = cells.get(CSV_VERSION) ?? ''
  if (version !== '' && version !== String(stored.version))
    return { conflict: { row, column: null, message: SERVER_MESSAGES.csvRowChanged } }
  return { update: { row, stored, changes: read.data, normalized, differences } }
}

const exportedCells = (row: PropertyRow) => {
  const cells = cellsOf(toPropertyWithContact(row), row.version)
  return new Map(CSV_HEADERS.map((header, at) => [header, String(cells[at] ?? '')]))
}

/** A size and its unit stand in two cells and change together. */
function withUnits(changed: ReadonlyMap<string, string>, cells: ReadonlyMap<string, string>) {
  const pairs = [...changed.keys()].flatMap((header) => {
    const size = header.endsWith(' unit') ? header.slice(0, -' unit'.length) : header
    return [size, `${size} unit`].flatMap((name) => {
      const text = cells.get(name)
      return text === undefined ? [] : [[name, text] as const]
    })
  })
  return new Map([...changed, ...pairs])
}

/** Spreadsheets write lines and outer spaces in their own way. */
const isSame = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()

const short = (text: string) =>
  text.length > LIMITS.shortTextLetters ? `${text.slice(0, LIMITS.shortTextLetters)}…` : text
