import { CSV_COLUMNS } from '#contract/properties/csv-columns.ts'
import { ALL_FIELDS } from '#contract/properties/fields.ts'
import type { PriceUnit } from '#contract/properties/csv-match.ts'
import { type ReadPrice, saysNothing } from '#contract/properties/csv-values.ts'
import type { PlaceNames } from '#contract/search/place-names.ts'
import type { CsvRow } from './file.ts'
import { type Cells, cellsOfRow, fieldKindOf } from './row-values.ts'

export const PRIVATE_NOTES = ALL_FIELDS.privateNotes.label
export const DESCRIPTION = ALL_FIELDS.description.label

/** What is known of all rows: the header of each column, and what the columns or a choice say of every listing. */
export type RowContext = {
  headers: readonly (string | undefined)[]
  /** The columns of private notes, and what those are called that have a name of their own. */
  notes?: readonly { at: number; label?: string }[]
  /** The columns that no field takes. */
  unused?: readonly { at: number; name: string }[]
  /** Whether a price is a monthly rent where the row says nothing of the deal. */
  isRent?: (price: ReadPrice) => boolean
  priceUnit?: PriceUnit
  fixed?: Readonly<Partial<Record<string, string>>>
  places?: PlaceNames
}

/** What a row says, after what was answered for it. */
export type RowContent = {
  cells: Cells
  /** Cells of columns that no field takes, by the column's name. */
  unused: Cells
  /** Lines for the private notes. */
  kept: readonly string[]
  priceUnit?: PriceUnit
  isLowerPrice?: true
  /** Columns that are taken as they are written. */
  asWritten: ReadonlySet<string>
}

/** What a row says before anything was answered. */
export function contentOfRow(
  row: CsvRow,
  { headers, notes = [], unused = [], fixed, priceUnit }: RowContext,
): RowContent {
  const lines = notes.flatMap(({ at, label }) => {
    const text = row.cells[at] ?? ''
    if (text === '') return []
    return [label === undefined ? text : `${label}: ${text}`]
  })
  const cells = withFixed(filled(cellsOfRow(row, headers)), fixed)
  return {
    cells: lines.length > 0 ? new Map([...cells, [PRIVATE_NOTES, lines.join('\n')]]) : cells,
    unused: new Map(unused.map(({ at, name }) => [name, row.cells[at] ?? ''])),
    kept: [],
    ...(priceUnit && { priceUnit }),
    asWritten: new Set(),
  }
}

/** The cells that say something. */
const filled = (cells: Cells): Cells =>
  new Map([...cells].filter(([header, text]) => text !== '' && (TEXTS.has(header) || !saysNothing(text))))

/** Columns of text, where a dash may be meant. */
const TEXTS = new Set(
  CSV_COLUMNS.filter(({ fields }) => fields.some((name) => isText(name))).map(({ header }) => header),
)

function isText(name: string): boolean {
  const kind = fieldKindOf(name)
  return (
    kind === 'text' ||
    kind === 'long text' ||
    kind === 'feature' ||
    kind === 'several of' ||
    kind === 'phones'
  )
}

function withFixed(cells: Cells, fixed: RowContext['fixed'] = {}): Cells {
  const said = Object.entries(fixed).flatMap(([header, text]) =>
    text === undefined ? [] : [[header, text] as const],
  )
  return new Map([...said, ...cells])
}
