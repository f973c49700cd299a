import { CSV_COLUMNS, type CsvColumn } from '#contract/properties/csv-columns.ts'
import { type Check, CHECK_LABELS } from '#contract/properties/checks.ts'
import type { Property } from '#contract/properties/replies.ts'
import { indiaDate } from '#contract/units/time.ts'

type Cell = string | number

/** A listing of this version as the cells of an exported line, in the order of CSV_HEADERS. */
export function cellsOf(property: Property, version: number): Cell[] {
  const { location, contact, privateFile, ...fields } = property
  const checks = fields.checks?.map(checkInWords).join('\n')
  const values: Record<string, unknown> = {
    ...fields,
    ...location,
    ...contact,
    ...privateFile,
    checks,
    renderedImages: property.pictures.flatMap(({ url, isRendered }) => (isRendered ? [url] : [])),
    version,
  }
  const entered: Record<string, { value: number; unit: string } | undefined> = property.enteredAreas
  return CSV_COLUMNS.flatMap((column) => {
    const field = column.fields.find((name) => values[name] !== undefined) ?? ''
    if (column.kind !== 'area') return [cellOf(values[field], column)]
    const area = entered[field]
    return area ? [area.value, area.unit] : [cellOf(values[field], column), '']
  })
}

function cellOf(value: unknown, { kind }: CsvColumn): Cell {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number' || typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return kind === 'list' ? writeList(value.map(String)) : value.join(' ')
}

/** Words with commas between them; where a word has one itself, each on a line of its own. */
function writeList(words: string[]): string {
  return words.some((word) => word.includes(',')) ? `${words.join('\n')}\n` : words.join(', ')
}

/** The words of a cell that writeList wrote, or that a person wrote with commas. */
export const readList = (text: string): string[] => text.split(text.includes('\n') ? '\n' : ',')

/** 'Deed seen 2026-11-20, Rina Tamang, LR khatian 1204: the original'. */
function checkInWords({ check, checkedAt, checkedByName, paperNumber, note }: Check): string {
  const known = [`${CHECK_LABELS[check]} ${indiaDate(Date.parse(checkedAt))}`, checkedByName, paperNumber]
  return [known.filter(Boolean).join(', '), note].filter(Boolean).join(': ')
}
