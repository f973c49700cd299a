import { FIRM } from '#contract/firm.ts'
import { knownPlace } from '#contract/languages/place-names.ts'
import { CSV_COLUMNS, unitHeader } from '#contract/properties/csv-columns.ts'
import type { CsvProblem } from '#contract/properties/csv-groups.ts'
import type { CsvError } from '#contract/properties/csv.ts'
import { ALL_FIELDS } from '#contract/properties/fields.ts'
import { phonesIn } from '#contract/properties/input-kinds.ts'
import { ImportedDetails, type PropertyChange } from '#contract/properties/input.ts'
import { CATEGORIES, type Category } from '#contract/properties/enums.ts'
import {
  isNegotiable,
  readLocality,
  readPlaceName,
  readPrice,
  readSizeOf,
  readStatus,
} from '#contract/properties/csv-values.ts'
import { movingInOf } from '#contract/properties/possession.ts'
import { LIMITS } from '#contract/limits.ts'
import { isFlat } from '#contract/properties/csv-words.ts'
import { titleFrom } from './title.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { CsvRow } from './file.ts'
import { type RowContext, type RowContent, PRIVATE_NOTES } from './row-content.ts'
import {
  type Values,
  LEASE_TYPE,
  AREA_HEADERS,
  rowFault,
  categoryOfCell,
  valuesOf,
  roadFieldOf,
  columnOf,
  type Cells,
  isOfOthers,
} from './row-values.ts'
import { totalOf, hasOwnSize, sizesIn } from './row-sizes.ts'
import { type RowFinding, kindFound, priceFound, readings, statusFound } from './row-findings.ts'

const NO_NUMBER = 'must be a number.'
const AREAS: ReadonlySet<string | null> = new Set(AREA_HEADERS)
/** A sheet without a column of categories names them here. */
const PROPERTY_TYPE = ALL_FIELDS.propertyType.label
const OWNER_PHONES = ALL_FIELDS.ownerPhones.label
const POSSESSION = ALL_FIELDS.possession.label
const DEAL_FIELDS: readonly string[] = ['leaseType', 'isForSale', 'isForRent', 'isSold', 'isRented']
const DEAL_HEADERS = CSV_COLUMNS.filter(({ fields }) =>
  fields.some((field) => DEAL_FIELDS.includes(field)),
).map(({ header }) => header)
const CATEGORY_WANTED = `Choose a type: ${CATEGORIES.join(', ')}.`

export type ReadListing = { row: number; category: Category; details: PropertyChange; isUnitSaid: boolean }
export type RowReading = { listing?: ReadListing; errors: readonly CsvError[]; found: readonly RowFinding[] }

/** A row as a listing by the checks of the forms, or what is wrong with it. */
export function readRow(row: CsvRow, said: RowContent, context: RowContext): RowReading {
  const refused = (problem: CsvProblem, header: string | null, message: string): RowReading => ({
    errors: [{ row: row.number, column: header, message }],
    found: [{ problem, header, text: (header && said.cells.get(header)) ?? '', message }],
  })
  const fault = rowFault(row, context.headers.length)
  if (fault !== undefined) return refused('row unreadable', null, fault)

  const price = readPrice(
    said.cells.get('Price') ?? '',
    said.priceUnit,
    said.isLowerPrice ? 'lower' : 'upper',
  )
  const byWord = said.asWritten.has('Price') ? undefined : price?.deal
  const deal = byWord ?? (price && context.isRent?.(price) ? 'Rent' : undefined)
  const isDealOpen = DEAL_HEADERS.every((header) => !said.cells.get(header))
  const cells = deal !== undefined && isDealOpen ? new Map([...said.cells, [LEASE_TYPE, deal]]) : said.cells
  const kindHeader = cells.has('Category') ? 'Category' : PROPERTY_TYPE
  const kind = categoryOfCell(cells.get(kindHeader) ?? '')
  if (!kind) {
    const { errors, found } = refused('kind unclear', 'Category', CATEGORY_WANTED)
    return { errors, found: found.map((one) => ({ ...one, text: cells.get(kindHeader) ?? '' })) }
  }
  const { category } = kind
  const values = understood(valuesOf(cells, category), { ...said, cells }, { category, ...context })
  if (price) values['price'] = totalOf(price, values, category) ?? cells.get('Price')
  values['title'] ??= titleFrom(category, values, isFlat(cells.get(kindHeader) ?? ''))
  const read = ImportedDetails[category].safeParse(values)
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => errorOf(row.number, columnOf(path), message))
    const isTitleMade = !cells.has('Title') && faults.some(({ column }) => column === 'City')
    const errors = faults.filter(({ column }) => !isTitleMade || column !== 'Title')
    return {
      errors,
      found: errors.map(({ column, message }) => ({
        problem: column === 'Price' ? 'price unclear' : 'cell unclear',
        header: column,
        text: (column && cells.get(column)) ?? '',
        message,
      })),
    }
  }
  const isUnitSaid = Object.keys(read.data.enteredAreas ?? {}).length > 0
  return {
    listing: { row: row.number, category, details: read.data, isUnitSaid },
    errors: [],
    found: [
      ...kindFound(kind, kindHeader, cells.get(kindHeader) ?? ''),
      ...(price ? priceFound(price, { ...said, isByWord: byWord === 'Rent' && isDealOpen }) : []),
      ...statusFound(said),
      ...readings(said, values, category),
    ],
  }
}

const errorOf = (row: number, column: string | null, message: string): CsvError => ({
  row,
  column,
  message: AREAS.has(column) && message.endsWith(NO_NUMBER) ? SERVER_MESSAGES.csvAreaUnclear : message,
})

/** What one cell says of several fields: a size of any kind, a place with its city, who owns it, whether it is sold. */
function understood(
  values: Values,
  { cells, kept, asWritten }: RowContent,
  { category, headers, places }: { category: Category } & RowContext,
): Values {
  const phones = cells.get(OWNER_PHONES)
  const ownerPhones = phones === undefined ? undefined : phonesIn(phones)
  const written = cells.get('Locality') ?? ''
  const place = asWritten.has('Locality') ? { locality: written } : readLocality(written, places)
  const typedCity = cells.get('City')
  const city = asWritten.has('City')
    ? (typedCity ?? '')
    : readPlaceName(typedCity ?? place.city ?? '', places)
  const status = readStatus(cells.get('Status') ?? '')
  const areaUnit = cells.get(unitHeader('Area')) ?? ''
  const { possession } = values
  const isMovingInUnread = typeof possession === 'string' && movingInOf(possession) === undefined
  const notes = [
    ...(cells.get(PRIVATE_NOTES)?.split('\n') ?? []),
    ...kept,
    ...(status === 'unclear' ? [`Status: ${cells.get('Status')}`] : []),
    ...(category === 'Villa' && readSizeOf(areaUnit) === 'carpet'
      ? [`${ALL_FIELDS.carpetArea.label}: ${cells.get('Area')}`]
      : []),
    ...(phones !== undefined && !ownerPhones ? [`${OWNER_PHONES}: ${phones}`] : []),
    ...(isMovingInUnread ? [`${POSSESSION}: ${cells.get(POSSESSION)}`] : []),
    ...ofOthers(cells, category),
  ]
  return {
    ...regionOf(city, headers),
    ...values,
    ...(!hasOwnSize(headers, category) && sizesIn(cells.get('Area') ?? '', areaUnit, values, category)),
    ...(place.locality !== '' && { locality: place.locality }),
    ...(place.address !== undefined && values['address'] === undefined && { address: place.address }),
    ...roadOf(values, category),
    city,
    ...(phones !== undefined && { ownerPhones: ownerPhones ?? null }),
    ...(isMovingInUnread && { possession: undefined }),
    ...(isNegotiable(cells.get('Price') ?? '') &&
      values['priceNegotiable'] === undefined && { priceNegotiable: true }),
    ...(notes.length > 0 && { privateNotes: notes.join('\n') }),
    ...(status === 'gone' && goneAs(values, cells.get('Status') ?? '')),
  }
}

/** The state and the country of a town that everybody knows: sheets seldom have columns for them, and the form asks for both. */
function regionOf(city: string, headers: RowContext['headers']): Values {
  if (!knownPlace(city)) return {}
  return {
    ...(!headers.includes('State') && { state: FIRM.state }),
    ...(!headers.includes('Country') && { country: FIRM.country }),
  }
}

/** 'Sold' of what is to let is said of rents too. */
function goneAs({ leaseType, isForRent, isSold, isRented }: Values, status: string): Values {
  if (isSold !== undefined || isRented !== undefined) return {}
  const isToLet = leaseType === 'Rent' || leaseType === 'Lease' || isForRent === true
  return isToLet || !/^sold/i.test(status) ? { isRented: true } : { isSold: true }
}

/** What only other kinds have a field for: it would be lost. */
const ofOthers = (cells: Cells, category: Category): string[] =>
  CSV_COLUMNS.flatMap((column) => {
    const text = [column.header, unitHeader(column.header)]
      .map((header) => cells.get(header) ?? '')
      .join(' ')
      .trim()
    return isOfOthers(column, category) && cells.get(column.header) && !SAYS_NONE.test(text)
      ? [`${column.header}: ${text.slice(0, LIMITS.shortTextLetters)}`]
      : []
  })
const SAYS_NONE = /^(?:no|0|false)$/i

/** One column of roads goes to the field of the kind. */
function roadOf({ roadWidth, accessRoadWidth }: Values, category: Category): Values {
  const road = roadWidth ?? accessRoadWidth
  const field = roadFieldOf(category)
  return road === undefined || field === '' ? {} : { [field]: road }
}
