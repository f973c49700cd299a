import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkCsv } from '#worker/features/imports/check.ts'
import { openCsv, type SaidOfFile } from '#worker/features/imports/open.ts'

/** Sheets as offices and portals have them: made up, no row is a real listing. */
const read = (name: string, said: SaidOfFile = {}) => {
  const bytes = readFileSync(join(import.meta.dirname, 'sheets', name))
  const file = openCsv(new Uint8Array(bytes).buffer, said)
  return { file, checked: checkCsv(file, 0) }
}
const pass = (name: string, said?: SaidOfFile) => {
  const { checked } = read(name, said)
  return [checked.rows, checked.listings.length]
}
const detailsOf = (name: string, row: number, said?: SaidOfFile) =>
  read(name, said).checked.listings.find((listing) => listing.row === row)?.details

const SALES = { fixed: { Category: 'Villa' }, priceUnit: 'lakh' } as const

it('imports the rents of a portal as they are', () => {
  expect(pass('portal-rents.csv')).toEqual([300, 300])
  expect(detailsOf('portal-rents.csv', 2)).toMatchObject({
    price: 12_000,
    leaseType: 'Rent',
    area: 808,
    bhk: '2BHK',
    city: 'Jalpaiguri',
  })
  expect(detailsOf('portal-rents.csv', 8)).toMatchObject({ price: 0, locality: 'Sevoke Road' })
  expect(detailsOf('portal-rents.csv', 6)).toMatchObject({ city: 'Siliguri', bhk: '3BHK' })
})

it('imports the sales of a portal once it is said what they are, and that they are in lakh', () => {
  expect(pass('portal-sales-in-lakh.csv')).toEqual([300, 0])
  expect(pass('portal-sales-in-lakh.csv', SALES)).toEqual([300, 300])
  expect(detailsOf('portal-sales-in-lakh.csv', 2, SALES)).toMatchObject({
    title: '3 BHK house in Naxalbari',
    price: 4_835_000,
    area: 1284,
  })
  expect(detailsOf('portal-sales-in-lakh.csv', 5, SALES)).toMatchObject({
    price: 9_000_000,
    bhk: '4BHK',
    enteredAreas: { landArea: { value: 5.1, unit: 'decimal' } },
  })
})

it("imports an office's list with its lines above, its total below, and one column of sizes", () => {
  const { file, checked } = read('office-list.csv')
  expect(checked.errors).toEqual([])
  expect(file.skipped.map(({ row }) => row)).toEqual([1, 2, 45])
  expect(pass('office-list.csv')).toEqual([40, 40])
  expect(detailsOf('office-list.csv', 10)).toMatchObject({
    price: 700_000,
    leaseType: 'Rent',
    builtUpArea: 8500,
    ceilingHeight: 30,
  })
  expect(detailsOf('office-list.csv', 11)).toMatchObject({
    locality: 'Matigara',
    city: 'Siliguri',
    address: 'NEAR CITY CENTRE',
    accessRoadWidth: 12,
  })
  expect(detailsOf('office-list.csv', 24)).toMatchObject({
    price: 4_900_000,
    plotSizeSqFt: 2520,
    ownerName: 'Mrs Das',
    ownerPhones: ['9000012740'],
  })
  expect(detailsOf('office-list.csv', 26)).toMatchObject({
    isSold: true,
    landArea: 4320,
    area: 3200,
    bhk: '5BHK',
  })
  expect(detailsOf('office-list.csv', 31)).toMatchObject({ price: 12_000_000, facing: 'North-East' })
})
