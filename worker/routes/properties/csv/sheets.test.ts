import { expect, it } from 'vitest'
import officeList from '#worker/test/sheets/office-list.csv?raw'
import portalRents from '#worker/test/sheets/portal-rents.csv?raw'
import portalSales from '#worker/test/sheets/portal-sales-in-lakh.csv?raw'
import { checkCsv, openCsv, type SaidOfFile } from './check.ts'

/** How many rows of a file there are, and how many of them go in. */
function passing(text: string, said: SaidOfFile = {}) {
  const file = openCsv(new Uint8Array(new TextEncoder().encode(text)).buffer, said)
  const { rows, listings } = checkCsv(file, 0)
  return { rows, pass: listings.length, skipped: file.skipped.map(({ row }) => row) }
}

it('the rents of a portal go in as they are', () => {
  expect(passing(portalRents)).toEqual({ rows: 300, pass: 300, skipped: [] })
})

it('the sales of a portal go in when their kind is said once', () => {
  expect(passing(portalSales)).toEqual({ rows: 300, pass: 0, skipped: [] })
  expect(passing(portalSales, { fixed: { Category: 'Villa' }, priceUnit: 'lakh' })).toEqual({
    rows: 300,
    pass: 300,
    skipped: [],
  })
})

it('the list of an office goes in without its title lines and its sum', () => {
  expect(passing(officeList)).toEqual({ rows: 40, pass: 40, skipped: [1, 2, 45] })
})
