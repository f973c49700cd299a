import { expect, it } from 'vitest'
import officeList from '#worker/test/sheets/office-list.csv?raw'
import portalRents from '#worker/test/sheets/portal-rents.csv?raw'
import portalSales from '#worker/test/sheets/portal-sales-in-lakh.csv?raw'
import { understoodOf } from '#worker/features/imports/understood.ts'
import { checkCsv } from '#worker/features/imports/check.ts'
import { openCsv, type SaidOfFile } from '#worker/features/imports/open.ts'

const opened = (text: string, said: SaidOfFile = {}) =>
  openCsv(new Uint8Array(new TextEncoder().encode(text)).buffer, said)

/** How many rows of a file there are, and how many of them go in. */
function passing(text: string, said: SaidOfFile = {}) {
  const file = opened(text, said)
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

const listingsOf = (text: string, said?: SaidOfFile) => {
  const file = opened(text, said)
  return understoodOf(file, checkCsv(file, 0)).listings
}

it('all rents of a portal are rents, as some of them say so', () => {
  expect(listingsOf(portalRents).filter(({ deal }) => deal !== 'rent')).toEqual([])
})

it.each([
  ['of the size of a rent is one beside rents', '12k pm', '9000', 'rent'],
  ['of the size of a sale stays one beside rents', '12k pm', '45 lakh', 'sale'],
  ['on request is a rent among rents', '12k pm', 'on request', 'rent'],
  ['of the size of a rent is none beside sales', '45 lakh', '9000', 'sale'],
])('a price %s', (_, other, price, deal) => {
  const text = `Category,City,Price\nVilla,Siliguri,${other}\nVilla,Siliguri,${price}`
  expect(listingsOf(text)[1]?.deal).toBe(deal)
})

it('on request beside rents and sales, nothing says rent', () => {
  const text = 'Category,City,Price\nVilla,Siliguri,12k pm\nVilla,Siliguri,45 lakh\nVilla,Siliguri,on request'
  expect(listingsOf(text)[2]).toMatchObject({ deal: 'sale', doubts: ['sale assumed'] })
})

it('what the remarks, an unknown status and columns of other kinds say is for the staff, labelled', () => {
  const { listings } = checkCsv(opened(officeList), 0)
  const notes = listings.map(({ details }) => details.privateNotes)
  expect([notes[0], notes[3], notes[22], notes[28]]).toEqual([
    'Remarks: key with us\nRoad width: 12 ft',
    "Remarks: bank loan ok\nStatus: hold\nRoad width: 16'",
    'Remarks: hold',
    "Road width: 16'",
  ])
  expect(notes.filter((text) => /available|avl|Status: sold/i.test(text ?? ''))).toEqual([])
})

it.each([
  ['Villa', 'Plot  Area', { landArea: 2880 }],
  ['Villa', 'Super built-up  Area', { area: 2880 }],
  ['Villa', 'Carpet Area', { area: 2880, privateNotes: 'Carpet area: 2880' }],
  ['Warehouse', 'Carpet Area', { carpetArea: 2880 }],
  ['Plot', 'Plot Area', { plotSizeSqFt: 2880 }],
  ['Plot', 'sq ft', { plotSizeSqFt: 2880 }],
])('the size of a %s of which a column says %s', (category, type, wanted) => {
  const text = `Category,City,Price,Lease type,area_type,total_sqft\n${category},Siliguri,45 lakh,Sale,${type},2880`
  const { listings, errors } = checkCsv(opened(text), 0)
  expect(errors).toEqual([])
  const { area, landArea, carpetArea, plotSizeSqFt, privateNotes }: Record<string, unknown> =
    listings[0]?.details ?? {}
  const sizes = { area, landArea, carpetArea, plotSizeSqFt, privateNotes }
  expect(Object.fromEntries(Object.entries(sizes).filter(([, value]) => value !== undefined))).toEqual(wanted)
})

it('what is sold or may be gone is told: of what is to let too', () => {
  const file = opened(officeList)
  const checked = checkCsv(file, 0)
  const details = new Map(checked.listings.map(({ row, details: one }) => [row, one]))
  expect(details.get(32)).toMatchObject({ leaseType: 'Rent', isRented: true })
  expect(details.get(26)).toMatchObject({ isSold: true })
  const told = understoodOf(file, checked).groups.filter(({ problem }) => problem === 'status unclear')
  const words = told.map(({ column, count, samples }) => [column, count, samples.map(({ text }) => text)])
  expect(words).toEqual([
    ['Remarks', 11, ['SOLD?', 'hold']],
    ['Status', 2, ['hold']],
  ])
})

it.each([
  ['for rent, sold out', 'Rent', 'sold out', [undefined, true]],
  ['for rent, let out', 'Rent', 'let out', [undefined, true]],
  ['for sale, sold', 'Sale', 'Sold', [true, undefined]],
  ['for rent, on hold', 'Rent', 'on hold', [undefined, undefined]],
])('a row %s', (_, deal, status, wanted) => {
  const text = `Category,City,Price,Lease type,Status\nVilla,Siliguri,20000,${deal},${status}`
  const { isSold, isRented } = checkCsv(opened(text), 0).listings[0]?.details ?? {}
  expect([isSold, isRented]).toEqual(wanted)
})

it.each([
  ['SOLD?', true],
  ['on hold', true],
  ['token taken by Roy', true],
  ['SOLD', true],
  ['rented', true],
  ['Sold out.', true],
  ['given', true],
  ['booked', true],
  ['given on lease before', false],
  ['free hold', false],
  ['household goods store', false],
  ['sold by the family', false],
])('remarks that say %s are doubted: %s', (remarks, isDoubted) => {
  const text = `Category,City,Price,Lease type,Remarks\nPlot,Siliguri,45 lakh,Sale,${remarks}`
  expect(listingsOf(text)[0]?.doubts).toEqual(isDoubted ? ['status unclear'] : [])
})

it.each([
  ['Description', 'SOLD', 'Description', 'Description: SOLD'],
  ['Kuch', 'given', 'Kuch', 'Kuch: given'],
])('a column %s that says %s alone is doubted, and kept for the staff', (name, text, column, kept) => {
  const sheet = `Category,City,Price,Lease type,${name}\nPlot,Siliguri,45 lakh,Sale,${text}`
  const file = opened(sheet)
  const told = understoodOf(file, checkCsv(file, 0)).groups.find(
    ({ problem }) => problem === 'status unclear',
  )
  expect(told).toMatchObject({ column, samples: [{ text }] })
  const answered = opened(sheet, { answers: new Map([[told?.id ?? '', 'as it stands']]) })
  const details = checkCsv(answered, 0).listings[0]?.details
  expect([details?.privateNotes, details?.description || undefined]).toEqual([kept, undefined])
})

it('what no field takes is kept for the staff, and what a word says is a fact', () => {
  const rows = [
    'Category,City,Price,Facing,Possession,Garden,Corner plot',
    'Warehouse,Siliguri,45 lakh (neg.),East,Ready To Move,,no',
    'Villa,Siliguri,90 lakh,East,Mar-27,yes,yes',
    'Flat,Siliguri,60 lakh,East,21-Mar,,',
  ].join('\n')
  const { listings } = checkCsv(opened(rows), 0)
  const [godown, villa, flat] = listings.map(({ details }) => details)
  expect(godown).toMatchObject({ possession: 'ready', priceNegotiable: true, privateNotes: 'Facing: East' })
  expect(villa).toMatchObject({ possession: '2027-03', facing: 'East', privateNotes: 'Corner plot: yes' })
  expect(villa?.priceNegotiable).toBeUndefined()
  expect(flat).toMatchObject({
    title: 'Flat in Siliguri',
    possession: undefined,
    privateNotes: 'Possession: 21-Mar',
  })
})

it.each([
  ['Plot Matigara 90000 00331', 'Level land', true],
  ['Plot in Matigara', 'Call 9000010137 after ten', true],
  ['Plot in Matigara', 'Pin 734010, 2880 sq ft, 4500000', false],
])('a title %s with the text %s is doubted: %s', (title, text, isDoubted) => {
  const rows = `Category,City,Price,Title,Description\nPlot,Siliguri,45 lakh,${title},"${text}"`
  expect(listingsOf(rows)[0]?.doubts.includes('private in public')).toBe(isDoubted)
})

it.each([
  ['3500000', 'lakh', 'price unlike the kind'],
  ['500 crore', undefined, 'price unlike the kind'],
  ['39', undefined, 'price without a unit'],
  ['2.65cr', undefined, 'sale assumed'],
] as const)('a house for %s in a column in %s is doubted first as %s', (price, priceUnit, doubt) => {
  const text = `Category,City,Price\nVilla,Siliguri,${price}`
  expect(listingsOf(text, { priceUnit })[0]?.doubts[0]).toBe(doubt)
})
