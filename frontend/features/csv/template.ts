import { CSV_COLUMNS, CSV_HEADERS } from '#contract/properties/csv-columns.ts'
import { CSV_EXAMPLES } from '#contract/properties/kinds.ts'
import { csvLine } from '#contract/text/csv-line.ts'
import { saveFile } from '#frontend/lib/browser/save-file.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'

const SHOWN_ONLY = new Set(
  CSV_COLUMNS.filter(({ kind }) => kind === 'shown only').map(({ header }) => header),
)
const HEADERS = CSV_HEADERS.filter((header) => !SHOWN_ONLY.has(header))

/** Saves a CSV file with every column and the examples; its byte order mark makes spreadsheets read it as UTF-8. */
export function saveTemplate() {
  const text = templateOf(Object.values(CSV_EXAMPLES))
  saveFile(new Blob(['\uFEFF', text], { type: 'text/csv' }), panelCsv.import.templateName)
}

type Example = (typeof CSV_EXAMPLES)[keyof typeof CSV_EXAMPLES]

/** The text of a CSV file with every column that is read, and these listings. */
export const templateOf = (examples: readonly Example[]): string =>
  [HEADERS, ...examples.map((example) => HEADERS.map((header) => example[header] ?? ''))]
    .map(csvLine)
    .join('')
