import { CSV_COLUMNS } from '#contract/properties/csv-columns.ts'
import type { CsvProblem } from '#contract/properties/csv-groups.ts'
import type { Category } from '#contract/properties/enums.ts'
import {
  goneInDoubt,
  isGoneAlone,
  readArea,
  type ReadPrice,
  readStatus,
} from '#contract/properties/csv-values.ts'
import { isFlat } from '#contract/properties/csv-words.ts'
import { formatPrice } from '#contract/units/money.ts'
import { DESCRIPTION, PRIVATE_NOTES, type RowContent } from './row-content.ts'
import { type Values, MEASURES, COUNTS, fieldOf, roadFieldOf } from './row-values.ts'

/** Something to see in a row: what it is, in which column, what stands there and what it was read as. */
export type RowFinding = {
  problem: CsvProblem
  header: string | null
  text: string
  read?: string
  message?: string
}

const headersOf = (names: ReadonlySet<string>) =>
  CSV_COLUMNS.flatMap(({ header, fields }) => (fields.some((name) => names.has(name)) ? [header] : []))
/** Columns whose cells a rule reads: rooms and other numbers of things, and measures and directions. */
const ROOM_HEADERS: ReadonlySet<string> = new Set(['BHK', ...headersOf(COUNTS)])
const WORD_HEADERS: ReadonlySet<string> = new Set(['Facing', ...headersOf(MEASURES)])

export function kindFound(
  { category, isKindByWord }: { category: Category; isKindByWord: boolean },
  header: string,
  text: string,
): RowFinding[] {
  if (!isKindByWord) return []
  return [{ problem: isFlat(text) ? 'kind by a word' : 'kind read', header, text, read: category }]
}

export function priceFound(
  { inr, isRange, deal }: ReadPrice,
  { cells, isLowerPrice, isByWord }: RowContent & { isByWord: boolean },
): RowFinding[] {
  const text = cells.get('Price') ?? ''
  const told = (problem: CsvProblem, read?: string): RowFinding => ({ problem, header: 'Price', text, read })
  const amount = formatPrice({ priceInr: inr, perMonth: deal === 'Rent' })
  return [
    ...(isRange && !isLowerPrice ? [told('upper price', amount)] : []),
    ...(inr === 0 ? [told('price on request')] : []),
    ...(isByWord ? [told('rent by a word', amount)] : []),
  ]
}

/** What only people know: 'hold', 'SOLD?', or 'SOLD' where no status stands. */
export function statusFound({ cells, unused }: RowContent): RowFinding[] {
  const status = cells.get('Status') ?? ''
  const is = readStatus(status)
  if (is === 'gone') return []
  if (is === 'unclear') return [{ problem: 'status unclear', header: 'Status', text: status }]
  const text = goneInDoubt(cells.get(PRIVATE_NOTES) ?? '')
  if (text !== undefined) return [{ problem: 'status unclear', header: PRIVATE_NOTES, text }]
  const besides = [[DESCRIPTION, cells.get(DESCRIPTION) ?? ''] as const, ...unused]
  const gone = besides.find(([, cell]) => isGoneAlone(cell))
  return gone ? [{ problem: 'status unclear', header: gone[0], text: gone[1] }] : []
}

/** Findings for cells whose wording a rule translated into one of our values. */
export function readings({ cells, asWritten }: RowContent, values: Values, category: Category): RowFinding[] {
  return CSV_COLUMNS.flatMap((column): RowFinding[] => {
    const { header, kind } = column
    const text = cells.get(header)
    if (text === undefined || asWritten.has(header)) return []
    const problem = readingOf(header)
    if (kind === 'area') return isAreaRange(text) ? [{ problem: 'lower size', header, text }] : []
    if (problem === undefined) return []
    const value = values[header === 'Road width' ? roadFieldOf(category) : fieldOf(column, category)]
    if (typeof value !== 'string' || isSameWord(value, text)) return []
    return [{ problem, header, text, read: value }]
  })
}

function readingOf(header: string): CsvProblem | undefined {
  if (header === 'City' || header === 'Locality') return 'place respelt'
  if (ROOM_HEADERS.has(header)) return 'rooms by a word'
  return WORD_HEADERS.has(header) ? 'words read' : undefined
}

const isAreaRange = (text: string) => readArea(text, '')?.isRange === true

/** Differences that need no finding: '3' for '3BHK', or a direction in another case. */
const isSameWord = (value: string, text: string) =>
  value === text || (/^(?:\d|North|South|East|West)/.test(value) && plain(value) === plain(text))

const plain = (word: string) => word.toLowerCase().replace('bhk', '')
