import { localityAt } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { CSV_COLUMNS, CSV_HEADERS, unitHeader } from '#contract/properties/csv-columns.ts'
import type { Category } from '#contract/properties/enums.ts'
import { saveFile } from '#frontend/lib/browser/save-file.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'

const SHOWN_ONLY = new Set(
  CSV_COLUMNS.filter(({ kind }) => kind === 'shown only').map(({ header }) => header),
)
const HEADERS = CSV_HEADERS.filter((header) => !SHOWN_ONLY.has(header))
const PLACE = { City: FIRM.city, State: FIRM.state, Country: FIRM.country }

/** One example listing of each category, by column name. */
const EXAMPLES: Record<Category, Record<string, string>> = {
  Plot: {
    ...PLACE,
    Category: 'Plot',
    Title: 'Example: 7 katha plot near the main road',
    Price: '45 lakh',
    'Lease type': 'Sale',
    'Ownership type': 'Freehold',
    Locality: localityAt(0),
    'Plot size': '7',
    [unitHeader('Plot size')]: 'katha',
    Facing: 'East',
    'Corner plot': 'No',
    'Road width': '24',
  },
  Warehouse: {
    ...PLACE,
    Category: 'Warehouse',
    Title: 'Example: warehouse with two docks',
    Price: '216000',
    'Lease type': 'Rent',
    Locality: localityAt(5),
    'Built-up area': '12000',
    [unitHeader('Built-up area')]: 'sq ft',
    'Ceiling height': '28',
    'Loading dock': 'Yes',
  },
  Villa: {
    ...PLACE,
    Category: 'Villa',
    Title: 'Example: 3BHK house with a garden',
    Price: '1.2 crore',
    'Lease type': 'Sale',
    Locality: localityAt(3),
    'Built-up area': '1800',
    [unitHeader('Built-up area')]: 'sq ft',
    'Land area': '4',
    [unitHeader('Land area')]: 'katha',
    Bedrooms: '3',
    BHK: '3BHK',
    Amenities: 'Bore well, Solar panels',
    'Number of floors': '2',
    Garden: 'Yes',
  },
}

/** Saves a CSV file with every column and the examples; its byte order mark makes spreadsheets read it as UTF-8. */
export function saveTemplate() {
  const lines = [
    HEADERS,
    ...Object.values(EXAMPLES).map((example) => HEADERS.map((header) => example[header] ?? '')),
  ]
  const text = lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
  saveFile(new Blob(['\uFEFF', text], { type: 'text/csv' }), panelCsv.import.templateName)
}

const quoted = (cell: string) => (cell.includes(',') ? `"${cell}"` : cell)
