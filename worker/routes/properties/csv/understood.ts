import { doubtsOf } from '#contract/properties/csv-words.ts'
import type { CsvListing, CsvUnderstood } from '#contract/properties/csv.ts'
import { placeOf } from '#contract/properties/place.ts'
import { LIMITS } from '#contract/limits.ts'
import { normalizeProperty, type NormalizedProperty } from '#worker/db/queries/properties/normalize.ts'
import type { CheckedCsv, OpenCsv } from './check.ts'
import type { ReadListing } from './rows.ts'

/** How a file is understood: its columns, its first rows, every one that is unsure and every one that changes a listing. */
export function understoodOf(
  { encoding, columns, ids, skipped, priceUnit }: OpenCsv,
  { listings, updates }: CheckedCsv,
  nowMs: number,
): CsvUnderstood {
  const added = listings.map((listing) => asAdded(listing, nowMs))
  const unsure = added.filter(({ doubts }) => doubts.length > 0)
  const changed = updates.map(({ row, normalized, differences }) => ({
    ...summaryOf(row, normalized),
    doubts: [],
    differences,
  }))
  const first = new Set([...changed, ...added].toSorted(byRow).slice(0, LIMITS.csvShownRows))
  return {
    encoding,
    columns: columns.map(({ name, ...column }) => ({
      name: name.slice(0, LIMITS.shortTextLetters),
      ...column,
    })),
    listings: [...new Set([...first, ...unsure, ...changed])].toSorted(byRow),
    unsure: unsure.length,
    skipped: skipped.slice(0, LIMITS.csvShownRows),
    priceUnit: priceUnit ?? null,
    withId: ids.filter((id) => id !== '').length,
  }
}

const byRow = (one: CsvListing, other: CsvListing) => one.row - other.row

function asAdded(
  { row, category, details, isKindByWord, isUnitSaid, isUpperPrice }: ReadListing,
  nowMs: number,
): CsvListing {
  const normalized = normalizeProperty(category, details, {
    pictures: [],
    approvedByAdmin: false,
    nowMs,
    isImport: true,
    hidePoint: (point) => point,
  })
  const { leaseType, isForSale, isForRent, isSold, isRented, deal, priceInr, areaSqFt } = normalized
  const { title, description, address, locality } = normalized
  const hasDealWord = leaseType === 'Sale' || leaseType === 'Rent' || leaseType === 'Lease'
  const isDealSaid = hasDealWord || isForSale || isForRent || isSold || isRented
  const doubts = doubtsOf({
    category,
    isKindByWord,
    priceInr,
    deal,
    isDealSaid,
    areaSqFt,
    isUnitSaid,
    isUpperPrice,
    publicTexts: [title, description, address, locality].flatMap((text) => text ?? []),
  })
  return { ...summaryOf(row, normalized), doubts }
}

function summaryOf(row: number, normalized: NormalizedProperty) {
  const { title, category, priceInr: price, deal, areaSqFt, locality, city, state, country } = normalized
  const place = placeOf({ locality, location: { city, state, country } })
  return { row, title, category, price, deal, areaSqFt, place }
}
