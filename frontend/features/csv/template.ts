import { CSV_COLUMNS, CSV_HEADERS } from '#contract/properties/csv-columns.ts'
import { CSV_EXAMPLES } from '#contract/properties/kinds.ts'
import { saveFile } from '#frontend/lib/browser/save-file.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'

const SHOWN_ONLY = new Set(
  CSV_COLUMNS.filter(({ kind }) => kind === 'shown only').map(({ header }) => header),
)
const HEADERS = CSV_HEADERS.filter((header) => !SHOWN_ONLY.has(header))

/** Saves a CSV file with every column and the examples; its byte order mark makes spreadsheets read it as UTF-8. */
export function saveTemplate() {
  const lines = [
    HEADERS,
    ...Object.values(CSV_EXAMPLES).map((example) => HEADERS.map((header) => example[header] ?? '')),
  ]
  const text = lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
  saveFile(new Blob(['\uFEFF', text], { type: 'text/csv' }), panelCsv.import.templateName)
}

const quoted = (cell: string) => (cell.includes(',') ? `"${cell}"` : cell)
