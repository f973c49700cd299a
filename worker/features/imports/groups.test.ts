import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type CsvFix, FIXES_OF } from '#contract/properties/csv-groups.ts'
import { CsvReply } from '#contract/properties/csv.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { PATHS } from '#contract/paths.ts'
import { Property } from '#contract/properties/replies.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { as, type Caller } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'

let caller: Caller
beforeAll(async () => {
  caller = await as(await anAccount({ role: 'admin' }))
})
beforeEach(async () => {
  await env.DB.batch(['properties', 'audit_log'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

type Said = { answers?: Record<string, CsvFix>; headRow?: number; isStored?: boolean }
async function read(text: string, { answers = {}, headRow, isStored = false }: Said = {}) {
  const asked = new URLSearchParams({
    ...(!isStored && { dryRun: '1' }),
    ...(headRow !== undefined && { headRow: String(headRow) }),
    answers: JSON.stringify(answers),
  })
  const response = await caller.fetch(`${PATHS.propertiesCsv}?${asked.toString()}`, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'text/csv' },
  })
  return CsvReply.parse(await response.json())
}
const groupsIn = ({ understood }: CsvReply) =>
  understood?.groups.map(({ id, count, answer }) => [id, count, ...(answer === null ? [] : [answer])])
const groupIn = ({ understood }: CsvReply, id: string) => understood?.groups.find((group) => group.id === id)
const pricesIn = ({ understood }: CsvReply) => understood?.listings.map(({ price }) => price)

const HEAD = 'Category,City,Lease type,Price'

it('doubts of a wrong price stand before those of the deal, and a fix changes every row of its group', async () => {
  const text = `${HEAD}\nVilla,Siliguri,,39.07\nVilla,Siliguri,,48\nVilla,Siliguri,Sale,45 lakh`
  const before = await read(text)
  expect(before.understood?.isUnitOpen).toBe(true)
  expect(groupsIn(before)).toEqual([
    ['price without a unit', 2],
    ['sale assumed', 2],
  ])
  const answers = { 'price without a unit': 'lakh', 'sale assumed': 'Sale' } as const
  const after = await read(text, { answers })
  expect(pricesIn(after)).toEqual([3_907_000, 4_800_000, 4_500_000])
  expect(after.understood?.unsure).toBe(0)
  const told = await read('Category,City,Price in lakh\nVilla,Siliguri,48')
  expect(told.understood?.isUnitOpen).toBe(false)
  expect(groupsIn(after)).toEqual([
    ['price without a unit', 2, 'lakh'],
    ['sale assumed', 2, 'Sale'],
  ])
})

it('a price in rupees in a column in lakh is told with what stands there, and read in rupees once it is said', async () => {
  const text = 'Category,City,Lease type,Price in lakh\nPlot,Siliguri,Sale,3500000\nPlot,Siliguri,Sale,35'
  const group = groupIn(await read(text), 'price unlike the kind')
  expect(group).toMatchObject({
    column: 'Price in lakh',
    count: 1,
    rows: [2],
    samples: [{ text: '3500000' }],
  })
  const after = await read(text, { answers: { 'price unlike the kind': 'rupees' } })
  expect(pricesIn(after)).toEqual([3_500_000, 3_500_000])
})

it.each([
  ['Villa', '1200 sq ft', '60 crore', 'Sale', 'price unlike the size'],
  ['Villa', '1200 sq ft', '60 lakh', 'Sale', undefined],
  ['Plot', '5 katha', '18000', 'Sale', 'price unlike the deal'],
  ['Plot', '1 bigha', '48 crore', 'Sale', undefined],
  ['Plot', '1 decimal', '48 crore', 'Sale', 'price unlike the size'],
  ['Warehouse', '8500 sq ft', '7 lakh', 'Rent', undefined],
  ['Warehouse', '8500 sq ft', '1.28 crore', 'Rent', 'price unlike the deal'],
])('a %s of %s for %s (%s) is doubted as %s', async (kind, size, price, deal, doubt) => {
  const name = kind === 'Plot' ? 'Plot size' : 'Size'
  const reply = await read(
    `Category,City,Lease type,Price,${name}\n${kind},Siliguri,${deal},${price},${size}`,
  )
  expect(reply.understood?.listings[0]?.doubts[0]).toBe(doubt)
})

it('a cell that is not understood is left empty for all rows at once, and stands in the private notes', async () => {
  const text = `${HEAD},Facing\nPlot,Siliguri,Sale,45 lakh,two roads\nPlot,Siliguri,Sale,46 lakh,park side`
  const before = await read(text)
  expect([before.errors.length, groupsIn(before)]).toEqual([
    2,
    [[expect.stringMatching(/^cell unclear:Facing/), 2]],
  ])
  const id = before.understood?.groups[0]?.id ?? ''
  const after = await read(text, { answers: { [id]: 'leave empty' }, isStored: true })
  expect([after.added, after.rejected]).toEqual([2, undefined])
  const notes = await env.DB.prepare('SELECT staff_details AS notes FROM properties ORDER BY seq').all()
  expect(JSON.stringify(notes.results)).toContain('Facing: two roads')
})

it('kinds that are not understood are asked for by word, prices once; what is given back says so', async () => {
  const text = `${HEAD}\nShop,Siliguri,Rent,20000\nShop,Siliguri,Rent,30000\nPlot,Siliguri,Sale,ask Ram`
  const before = await read(text)
  expect(groupsIn(before)).toEqual([
    ['price unclear', 1],
    ['kind unclear:shop', 2],
  ])
  const answers = { 'kind unclear:shop': 'Warehouse', 'price unclear': 'on request' } as const
  const after = await read(text, { answers })
  expect([after.errors, pricesIn(after)]).toEqual([[], [20_000, 30_000, 0]])
  const back = await read(`${HEAD}\nPlot,Siliguri,Sale,45`, {
    answers: { 'price without a unit': 'hand back' },
  })
  expect(back.errors).toEqual([{ row: 2, column: 'Price', message: SERVER_MESSAGES.csvHandedBack }])
})

it('a word for no kind can be answered with every kind', async () => {
  const asked = groupIn(await read(`${HEAD}\nShop,Siliguri,Rent,20000`), 'kind unclear:shop')
  expect(asked?.fixes).toEqual(['Villa', 'Plot', 'Warehouse', 'hand back'])
  expect(FIXES_OF['kind unclear']).toEqual(expect.arrayContaining([...CATEGORIES]))
})

it('a row without a town misses that alone, as its title is made from it', async () => {
  const text = `${HEAD}\nPlot,,Sale,45 lakh`
  expect(groupsIn(await read(text))).toEqual([[expect.stringMatching(/^cell unclear:City/), 1]])
})

it('flats are asked about once, whatever they are called', async () => {
  const text = `${HEAD}\nFlat,Siliguri,Sale,45 lakh\nBuilder Floor,Siliguri,Sale,46 lakh\nGodown,Siliguri,Sale,2 crore`
  const before = await read(text)
  expect(groupsIn(before)).toEqual([
    ['kind by a word', 2],
    ['kind read', 1],
  ])
  const after = await read(text, { answers: { 'kind by a word': 'Villa' } })
  expect(after.understood?.unsure).toBe(0)
})

it('a rule is taken back: the words stand in the private notes, a place as it is written', async () => {
  const text = `${HEAD},BHK,Locality\nVilla,Siliguri,Sale,45 lakh,3 BHK,Matigra`
  const before = await read(text)
  expect(groupsIn(before)).toEqual([
    ['rooms by a word:BHK', 1],
    ['place respelt:Locality', 1],
  ])
  expect(groupIn(before, 'place respelt:Locality')?.samples).toMatchObject([
    { text: 'Matigra', read: 'Matigara' },
  ])
  const answers = { 'rooms by a word:BHK': 'as written', 'place respelt:Locality': 'as written' } as const
  await read(text, { answers, isStored: true })
  const stored = await env.DB.prepare('SELECT locality, staff_details AS notes FROM properties').first()
  expect([stored?.['locality'], String(stored?.['notes'])]).toEqual([
    'Matigra',
    expect.stringContaining('BHK: 3 BHK'),
  ])
})

it('a number to call goes from a title into the private notes', async () => {
  const text = `${HEAD},Title\nPlot,Siliguri,Sale,45 lakh,Plot Matigara 90000 00331`
  const after = await read(text, { answers: { 'private in public': 'take out' }, isStored: true })
  expect(after.added).toBe(1)
  const stored = await env.DB.prepare('SELECT title, staff_details AS notes FROM properties').first()
  expect([stored?.['title'], String(stored?.['notes'])]).toEqual([
    'Plot Matigara',
    expect.stringContaining('Phone: 90000 00331'),
  ])
})

it('places of other cities stay as they are written, and are said once', async () => {
  const text = `${HEAD},Locality\nVilla,Kolkata,Sale,45 lakh,Rajarhat\nVilla,Kolkata,Sale,46 lakh,Rajarhat\nVilla,Kolkata,Sale,47 lakh,Salt Lake`
  const reply = await read(text)
  expect(groupsIn(reply)).toEqual([['place unknown', 3]])
  expect(reply.understood?.groups[0]?.samples).toMatchObject([
    { text: 'Rajarhat', count: 2 },
    { text: 'Salt Lake', count: 1 },
  ])
  expect(reply.understood?.unsure).toBe(0)
})

const LIKE =
  'Category,City,Locality,Lease type,Price,Plot size,Plot size unit\nPlot,Siliguri,Matigara,Sale,88 lakh,5,katha'

it.each([['public'], ['waiting']])(
  'a row like a %s listing is told with it, and left out once it is said',
  async (state) => {
    const own = {
      title: 'Corner',
      locality: 'Matigara',
      price: 9_000_000,
      plotSizeSqFt: 3600,
      leaseType: 'Sale',
    } as const
    const { _id, number } = Property.parse(await aProperty({ ...own, approvedByAdmin: state === 'public' }))
    const before = await read(`${LIKE}\nPlot,Siliguri,Dagapur,Sale,88 lakh,5,katha`)
    expect(groupIn(before, 'here already')).toMatchObject({
      count: 1,
      rows: [2],
      samples: [{ like: { _id, number } }],
    })
    const after = await read(LIKE, { answers: { 'here already': 'leave out' }, isStored: true })
    expect([after.added, after.leftOut]).toEqual([0, 1])
    expect((await read(LIKE, { answers: { 'here already': 'as it stands' }, isStored: true })).added).toBe(1)
  },
)

it('a row with the plot number of a listing is told, whatever it costs', async () => {
  await aProperty({ title: 'Corner', surveyNo: '512/7', price: 9_000_000, plotSizeSqFt: 3600 })
  const reply = await read(
    'Category,City,Price,Dag no\nPlot,Siliguri,45 lakh,512/7\nPlot,Siliguri,45 lakh,512',
  )
  expect(groupIn(reply, 'here already')?.rows).toEqual([2])
})

it('a row that stands in the file twice is told, and the second left out', async () => {
  const text = `Sl,${HEAD}\n1,Plot,Siliguri,Sale,45 lakh\n2,Plot,Siliguri,Sale,45 lakh\n3,Plot,Siliguri,Sale,46 lakh`
  expect(groupIn(await read(text), 'twice in the file')?.rows).toEqual([3])
  const after = await read(text, { answers: { 'twice in the file': 'leave out' }, isStored: true })
  expect([after.added, after.leftOut]).toEqual([2, 1])
})

it('both notes and remarks are kept for the staff, labelled', async () => {
  await read(`${HEAD},Notes,Remarks\nPlot,Siliguri,Sale,45 lakh,call first,key with us`, { isStored: true })
  const stored = await env.DB.prepare('SELECT staff_details AS notes FROM properties').first()
  expect(String(stored?.['notes'])).toContain('Notes: call first\\nRemarks: key with us')
})

it('the line of the names is the one that was chosen, and the lines are shown as they are', async () => {
  const text = 'Stock of,Siliguri,2026\nCategory,City,Price\nPlot,Siliguri,45 lakh\nTotal,,1'
  const guessed = await read(text)
  expect([guessed.understood?.headRow, guessed.understood?.lines.map(({ is }) => is)]).toEqual([
    2,
    ['above', 'names', 'listing', 'listing'],
  ])
  expect((await read(text, { headRow: 1 })).understood?.headRow).toBe(1)
})

it('a file whose names are not known says so by its columns, which can be chosen', async () => {
  const reply = await read('Kya,Kahan,Daam\nPlot,Siliguri,45 lakh')
  expect(reply.understood?.columns.map(({ means }) => means)).toEqual([null, null, null])
  expect(reply.errors.map(({ column }) => column)).toEqual(['Category', 'City', 'Price'])
})

it('answers that are none are refused', async () => {
  for (const answers of ['{', '[]', '{"price unclear":"burn it"}']) {
    const response = await caller.fetch(
      `${PATHS.propertiesCsv}?${new URLSearchParams({ dryRun: '1', answers }).toString()}`,
      { method: 'POST', body: `${HEAD}\n`, headers: { 'content-type': 'text/csv' } },
    )
    expect(response.status).toBe(400)
  }
})
