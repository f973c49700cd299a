import { describe, expect, it } from 'vitest'
import { CsvReply } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { refusal } from '#worker/test/client.ts'
import { dryRun, file, HEAD, importCases, ROW, send, stored } from '#worker/test/csv-imports.ts'

importCases()

describe('a dry run', () => {
  it('stores nothing', async () => {
    expect(await dryRun(file(ROW))).toMatchObject({
      message: '1 property can be imported.',
      rows: 1,
      added: 0,
    })
    expect(await stored()).toEqual([])
  })

  it('names what is wrong with each row, as a spreadsheet numbers it', async () => {
    const body = [
      `${HEAD},Facing,Plot size,Plot size unit`,
      `${ROW},North,7,katha`,
      '',
      'Castle,A,B,1',
      'Plot,,,cheap',
      'Plot,A,B,1,Upwards,big,',
      'Plot,"A plot',
      'on two lines",B,1,,-5,',
      'Plot,A,B,1,,7,miles',
    ].join('\n')
    const { message, errors } = await dryRun(body)
    expect(message).toBe('5 of 6 rows need another look.')
    expect(errors.map(({ row, column, message: why }) => `${row} ${column}: ${why}`)).toEqual([
      '4 Category: Choose a type: Warehouse, Plot, Villa.',
      `5 City: ${SERVER_MESSAGES.cityRequired}`,
      `5 Price: ${SERVER_MESSAGES.priceRequired}`,
      '6 Plot size: Write a size with its unit: 1200 sq ft, 5 katha, 12 decimal.',
      '6 Facing: Facing must be one of: North, South, East, West, North-East, North-West, South-East, South-West.',
      '7 Plot size: Plot size must be 0 or more.',
      '8 Plot size unit: Areas are given as value and unit (sq ft, sq m, decimal, katha, chatak, bigha, acre, hectare).',
    ])
  })

  it('tells of a comma that is not in quotation marks, and of quotation marks that are not closed', async () => {
    const { errors } = await dryRun(file('Plot,A,B,1,20,00,000', 'Plot,"A"b,B,1'))
    expect(errors).toEqual([
      { row: 2, column: null, message: SERVER_MESSAGES.csvCellsTooMany },
      { row: 3, column: null, message: SERVER_MESSAGES.csvQuotes },
    ])
    expect((await dryRun(file(ROW, 'Plot,"A,B,1', ROW))).errors).toEqual([
      { row: 3, column: null, message: SERVER_MESSAGES.csvQuotes },
    ])
  })

  it('tells of a single cell too many', async () => {
    expect(await dryRun(file(`${ROW},gated`))).toMatchObject({
      errors: [{ row: 2, column: null, message: SERVER_MESSAGES.csvCellsTooMany }],
    })
  })

  it('names the columns that are left out, that are missing and that are there twice', async () => {
    expect(await dryRun(`${HEAD},Balcony,ID\n${ROW},2,9`)).toMatchObject({
      message: '1 property can be imported. Left out, as no listing has it: Balcony.',
      errors: [],
      ignoredColumns: ['Balcony'],
    })
    expect((await dryRun('Title,Price,TITLE\nA,1,B')).errors).toEqual([
      { row: 1, column: 'Category', message: SERVER_MESSAGES.csvColumnMissing },
      { row: 1, column: 'City', message: SERVER_MESSAGES.csvColumnMissing },
      { row: 1, column: 'Title', message: SERVER_MESSAGES.csvColumnTwice },
    ])
  })
})

describe('the good rows of a file', () => {
  it('go in, and the bad ones come back as a file that says why', async () => {
    const body = file(ROW, 'Plot,a,,1', 'Plot,"=b, c",Siliguri,soon', 'Villa,Hill house,Kurseong,12000000')
    const response = await send(body, { key: 'a-key-of-16-letters' })
    expect(response.status).toBe(201)
    const reply = CsvReply.parse(await response.json())
    expect([reply.added, reply.errors.map(({ row }) => row)]).toEqual([2, [3, 4]])
    expect(reply.message).toBe('2 properties imported, waiting for approval. 2 of 4 rows need another look.')
    expect(reply.rejected).toBe(
      `\uFEFF${HEAD},What is wrong\r\nPlot,a,,1,City: ${SERVER_MESSAGES.cityRequired}\r\n` +
        `Plot,"'=b, c",Siliguri,soon,Price: ${SERVER_MESSAGES.priceRequired}\r\n`,
    )
    expect((await stored()).map(({ title }) => title).toSorted()).toEqual(['Corner plot', 'Hill house'])

    await send(body, { key: 'a-key-of-16-letters' })
    expect(await stored()).toHaveLength(2)
    const mended = (reply.rejected ?? '').replace('a,,1', 'a,Siliguri,1').replace('soon', '5 lakh')
    expect((await send(mended)).status).toBe(201)
    expect(await stored()).toHaveLength(4)
  })

  it('go in, and each bad one says why, also where there are more faults than an answer names', async () => {
    const bad = Array.from({ length: LIMITS.csvErrors / 2 + 10 }, (_, at) => `Plot,bad ${at},,soon`)
    const reply = CsvReply.parse(await (await send(file(ROW, ...bad))).json())
    expect([reply.errors.length, reply.badRows]).toEqual([LIMITS.csvErrors, bad.length])
    const lines = (reply.rejected ?? '').trim().split('\r\n').slice(1)
    const why = `City: ${SERVER_MESSAGES.cityRequired} Price: ${SERVER_MESSAGES.priceRequired}`
    expect(lines.at(-1)).toBe(`${bad.at(-1)},${why}`)
    expect(lines).toEqual(bad.map((line) => `${line},${why}`))
  })

  it('read sizes in any unit, and say of others what they read', async () => {
    const head = `${HEAD},Plot size`
    const { errors } = await dryRun(`${head}\n${ROW},5 katha\n${ROW},45 Sq. Yards\n${ROW},quite big`)
    expect(errors).toEqual([{ row: 4, column: 'Plot size', message: SERVER_MESSAGES.csvAreaUnclear }])
  })

  it('take no size below nothing for the one without its sign', async () => {
    const { errors } = await dryRun(`${HEAD},Area\n${ROW},-3 katha\n${ROW},quite big`)
    expect(errors).toEqual([
      { row: 2, column: 'Area', message: SERVER_MESSAGES.csvAreaUnclear },
      { row: 3, column: 'Area', message: SERVER_MESSAGES.csvAreaUnclear },
    ])
  })

  it('are none where every row is bad', async () => {
    expect((await send(file('Plot,a,,1'))).status).toBe(400)
  })

  it('take what the file lacks from what is said of all rows', async () => {
    const query = new URLSearchParams({
      dryRun: '1',
      fixed: JSON.stringify({ Category: 'Villa', City: 'Bengaluru', 'Lease type': 'Sale' }),
      priceUnit: 'lakh',
    })
    const response = await send('Price,BHK\n39.07,3\n80-90,2 BHK', { query: `?${query.toString()}` })
    const { understood, errors } = CsvReply.parse(await response.json())
    expect(errors).toEqual([])
    expect(understood?.listings).toMatchObject([
      { title: '3 BHK house in Bengaluru', price: 3_907_000, deal: 'sale', doubts: [] },
      { title: '2 BHK house in Bengaluru', price: 9_000_000, doubts: [] },
    ])
    for (const bad of ['fixed={"Title":"x"}', 'fixed={', 'priceUnit=euro', 'mode=some'])
      expect((await send(file(ROW), { query: `?dryRun=1&${bad}` })).status).toBe(400)
  })

  it('with a price that no listing has are doubtful, never silent', async () => {
    const { understood } = await dryRun(`${HEAD}\nVilla,a,Siliguri,39.07`)
    expect(understood?.listings[0]?.doubts).toEqual(['price without a unit', 'sale assumed'])
  })
})

describe('a dry run shows what was understood', () => {
  it('with columns by other words, kinds and deals as visitors say them, and what is unsure', async () => {
    const head = 'Property name,Type,Town,Asking price,Sale or rent,Owner phone,Size,Remarks'
    const rows = [
      'Big godown,godown,Siliguri,2.16 lakh,to let,98320 12345,12000,call first',
      'Level land,zameen,Bagdogra,45000,for sale,,7,',
      'White house,Villa,Kurseong,0,,,,',
    ]
    const { understood, errors, ignoredColumns } = await dryRun([head, ...rows].join('\n'))
    expect([errors, ignoredColumns]).toEqual([[], []])
    expect(understood?.encoding).toBe('utf-8')
    expect(understood?.columns.slice(5)).toMatchObject([
      { name: 'Owner phone', means: 'Owner phones', how: 'synonym' },
      {
        name: 'Size',
        means: 'Area',
        how: 'synonym',
        different: 2,
        samples: [{ text: '12000' }, { text: '7' }],
      },
      { name: 'Remarks', means: 'Private notes', how: 'synonym' },
    ])
    expect(understood?.listings).toMatchObject([
      {
        row: 2,
        category: 'Warehouse',
        deal: 'rent',
        price: 216000,
        areaSqFt: 12000,
        doubts: [],
      },
      {
        row: 3,
        category: 'Plot',
        deal: 'sale',
        place: 'Bagdogra, West Bengal, India',
        doubts: ['price unlike the deal', 'square feet assumed'],
      },
      { row: 4, category: 'Villa', doubts: ['sale assumed'] },
    ])
    expect(understood?.unsure).toBe(2)
  })

  it.each(['Rent', 'Monthly rent', 'rent_per_month'])(
    'with %s as a monthly rent, where the row names no other deal',
    async (name) => {
      const head = `Category,Title,City,${name},Lease type`
      const rows = ['Villa,To let,Siliguri,18000,', 'Villa,To buy,Siliguri,9500000,Sale']
      const { understood } = await dryRun([head, ...rows].join('\n'))
      expect(understood?.listings).toMatchObject([
        { price: 18_000, deal: 'rent', doubts: [] },
        { price: 9_500_000, deal: 'sale', doubts: [] },
      ])
    },
  )

  it('of the first twenty rows, and of every row that is unsure', async () => {
    const sure = (at: number) => `Plot,Plain plot ${at},Siliguri,4500000,Sale`
    const rows = Array.from({ length: 60 }, (_, at) =>
      at === 49 ? 'Plot,Odd plot,Siliguri,4500,Sale' : sure(at),
    )
    const { understood } = await dryRun([`${HEAD},Lease type`, ...rows].join('\n'))
    expect(understood?.listings.map(({ row }) => row)).toEqual([
      ...Array.from({ length: 20 }, (_, at) => at + 2),
      51,
    ])
  })

  it('with columns that were chosen by hand, and refuses choices that are none', async () => {
    const columns = (chosen: unknown) => `?dryRun=1&columns=${encodeURIComponent(JSON.stringify(chosen))}`
    const text = 'Kya,Naam,Kahan,Daam,Note\nPlot,Corner,Siliguri,4500000,secret'
    const query = columns({ Kya: 'Category', Naam: 'Title', Kahan: 'City', Daam: 'Price', Note: '' })
    const { errors, ignoredColumns, understood } = CsvReply.parse(await (await send(text, { query })).json())
    expect([errors, ignoredColumns, understood?.listings.length]).toEqual([[], [], 1])
    for (const chosen of [{ Kya: 'ID' }, ['Title'], 'x', { Kya: 7 }]) {
      const refused = await refusal(await send(text, { query: columns(chosen) }))
      expect([refused[0], refused[2]]).toEqual([400, SERVER_MESSAGES.csvColumnsUnclear])
    }
    expect((await send(text, { query: '?dryRun=1&columns={' })).status).toBe(400)
  })

  it('of letters that an older Windows wrote, and says so', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode(`${HEAD}\nPlot,Caf`),
      0xe9,
      ...new TextEncoder().encode(',Siliguri,1'),
    ])
    const { understood } = await dryRun(bytes)
    expect([understood?.encoding, understood?.listings[0]?.title]).toEqual(['windows-1252', 'Café'])
  })

  it('refuses more columns than a spreadsheet of listings has', async () => {
    const names = [HEAD, ...Array.from({ length: LIMITS.csvColumns }, (_, at) => `x${at}`)].join(',')
    const refused = await refusal(await send(`${names}\n${ROW}`, { query: '?dryRun=1' }))
    expect([refused[0], refused[2]]).toEqual([400, SERVER_MESSAGES.csvTooManyColumns])
  })
})
