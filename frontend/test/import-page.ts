import { screen } from '@testing-library/react'
import type { CsvError, CsvListing, CsvReply, CsvUnderstood } from '#contract/properties/csv.ts'
import { reply, sentCalls } from '#frontend/test/answers.ts'
import { openStaffAt } from '#frontend/test/render-staff.tsx'

/* The page on which an admin imports listings, and what it is answered. */

export const CSV = 'POST /api/properties/csv'
export const TWO_ROWS =
  'Category,Title,City,Price\r\nPlot,One,Siliguri,45 lakh\r\nPlot,Two,Siliguri,50 lakh\r\n'

export const checked = (rows: number, errors: CsvError[] = []) =>
  reply({
    message: '',
    isDryRun: true,
    rows,
    added: 0,
    badRows: new Set(errors.map(({ row }) => row)).size,
    errors,
    ignoredColumns: [],
  } satisfies CsvReply)
export const imported = (added: number) =>
  reply(
    {
      message: '',
      isDryRun: false,
      rows: added,
      added,
      badRows: 0,
      errors: [],
      ignoredColumns: [],
    } satisfies CsvReply,
    201,
  )
export const sent = () => sentCalls().filter(({ method }) => method === 'POST')
export const aFile = (content: BlobPart, name = 'listings.csv') =>
  new File([content], name, { type: 'text/csv' })

export async function openImport() {
  const { user, unmount } = openStaffAt('/admin/properties/import')
  const choose = async (file: File, label = 'Choose a file') =>
    user.upload(await screen.findByLabelText(label), file)
  return { user, choose, unmount }
}

export const UNDERSTOOD_PLOT: CsvListing = {
  row: 2,
  title: 'Corner plot',
  category: 'Plot',
  price: 4_500_000,
  deal: 'sale',
  areaSqFt: 5040,
  place: 'Matigara, Siliguri',
  doubts: [],
}
export const aColumn = (
  name: string,
  means: string | null,
  how: CsvUnderstood['columns'][number]['how'],
): CsvUnderstood['columns'][number] => ({ name, means, how, samples: [], different: 0 })
const understood = (given: Partial<CsvUnderstood> = {}): CsvUnderstood => ({
  encoding: 'utf-8',
  columns: [aColumn('Kind', 'Category', 'name'), aColumn('Remarks', 'Private notes', 'name')],
  listings: [UNDERSTOOD_PLOT],
  unsure: 0,
  mended: 0,
  groups: [],
  lines: [],
  headRow: 1,
  withId: 0,
  skipped: [],
  priceUnit: null,
  isUnitOpen: false,
  ...given,
})
export const lookedAt = (more: Partial<CsvUnderstood> = {}, reply_: Partial<CsvReply> = {}) =>
  reply({
    message: '',
    isDryRun: true,
    rows: 2,
    added: 0,
    badRows: 0,
    errors: [],
    ignoredColumns: [],
    understood: understood(more),
    ...reply_,
  } satisfies CsvReply)
