import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AuditPage } from '#contract/accounts/audit.ts'
import { CsvReply } from '#contract/properties/csv.ts'
import { ErrorReply } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { PropertyList } from '#contract/properties/replies.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as, asPending, asStaff, asVisitor, type Caller, refusal } from '#worker/test/client.ts'
import { anAccount } from '#worker/test/factories.ts'
import { callerOfFailing, everythingStored, FAILURES } from '#worker/test/failing.ts'
import { auditOf } from '#worker/test/stored.ts'

const HEAD = 'Category,Title,City,Price'
const ROW = 'Plot,Corner plot,Siliguri,4500000'
let admin: Account
let adminCaller: Caller

beforeAll(async () => {
  admin = await anAccount({ role: 'admin' })
  adminCaller = await as(admin)
})
beforeEach(async () => {
  await env.DB.batch(['properties', 'audit_log'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

type Sent = string | Uint8Array
const send = (body: Sent, { query = '', caller = adminCaller, type = 'text/csv', key = '' } = {}) =>
  caller.fetch(`${PATHS.propertiesCsv}${query}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...(key && { 'idempotency-key': key }) },
  })
const dryRun = async (body: Sent) => CsvReply.parse(await (await send(body, { query: '?dryRun=1' })).json())
const stored = async () =>
  PropertyList.parse(await (await adminCaller.get(`${PATHS.properties}?status=all&limit=100`)).json())
const imported = async (body: Sent) => {
  const response = await send(body)
  expect(response.status).toBe(201)
  CsvReply.parse(await response.json())
  return (await stored()).toReversed()
}
const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n')

describe('a file of listings', () => {
  it('is imported as what waits for approval, by the importer, and logged', async () => {
    const response = await send(file(ROW, 'villa,Hill house,Kurseong,"1,20,00,000"'))
    expect([response.status, CsvReply.parse(await response.json())]).toEqual([
      201,
      {
        message: '2 properties imported, waiting for approval.',
        isDryRun: false,
        rows: 2,
        added: 2,
        inAlready: 0,
        importId: expect.stringMatching(/^[0-9a-f]{24}$/),
        errors: [],
        ignoredColumns: [],
      },
    ])
    const [villa, plot] = await stored()
    expect(plot).toMatchObject({
      title: 'Corner plot',
      category: 'Plot',
      status: 'pending',
      listedBy: admin.id,
    })
    expect(villa).toMatchObject({ category: 'Villa', price: 12_000_000, garden: null, images: [] })
    expect(await auditOf(plot?._id ?? '')).toMatchObject([
      { action: 'property-added', actorId: admin.id, subjectName: 'Corner plot' },
    ])
    const found = await adminCaller.get(`${PATHS.properties}?status=pending&searchTerm=kurseong`)
    expect(await found.json()).toHaveLength(1)
  })

  it('is one line of the activity, which leads to its rows', async () => {
    await send(file(ROW, 'villa,Hill house,Kurseong,"1,20,00,000"', ROW))
    const audit = async (query = '') =>
      AuditPage.parse(await (await adminCaller.get(`${PATHS.audit}${query}`)).json()).entries
    const [whole, ...others] = await audit()
    expect(others).toEqual([])
    expect(whole).toMatchObject({
      action: 'properties-imported',
      subjectKind: 'import',
      subjectName: '3 listings',
      changes: { added: 3, changed: 0 },
    })
    const rows = await audit(`?importId=${whole?.subjectId}`)
    expect(rows.map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ['property-added', 'Corner plot'],
      ['property-added', 'Hill house'],
      ['property-added', 'Corner plot'],
    ])
    expect(await audit('?search=hill')).toHaveLength(1)
    expect(await audit(`?subjectId=${rows[1]?.subjectId}`)).toHaveLength(1)
  })

  it('is imported once under a key, however often it is sent, and again without', async () => {
    const key = crypto.randomUUID()
    const body = file(ROW, ROW)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body, { key })))
    for (const answer of answers)
      expect([answer.status, CsvReply.parse(await answer.json()).added]).toEqual([201, 2])
    expect(await stored()).toHaveLength(2)
    expect(await imported(body)).toHaveLength(4)
  })

  it.each([
    ['45 lakh', 4_500_000],
    ['1.2 cr', 12_000_000],
    ['"45,00,000"', 4_500_000],
    ['₹ 38000 / month', 38_000],
    ['0', 0],
  ])('may write a price as %s', async (price, priceInr) => {
    expect(await imported(file(`Plot,A,B,${price}`))).toMatchObject([{ price: priceInr }])
  })

  it.each([
    ['7', 'katha', 5040, { value: 7, unit: 'katha' }],
    ['7 katha', '', 5040, { value: 7, unit: 'katha' }],
    ['2450', '', 2450, undefined],
    ['"2,450.5"', 'sq ft', 2450.5, { value: 2450.5, unit: 'sq ft' }],
    ['12', 'Dismil', 5227.2, { value: 12, unit: 'decimal' }],
  ])('may write an area as %s %s', async (size, unit, areaSqFt, entered) => {
    const body = `${HEAD},Plot size,plot size UNIT\n${ROW},${size},${unit}`
    const [plot] = await imported(body)
    expect(plot).toMatchObject({ plotSizeSqFt: areaSqFt, areaSqFt })
    expect(plot?.enteredAreas.plotSizeSqFt).toEqual(entered)
  })

  it.each([
    ['commas', file(ROW)],
    ['semicolons', file(ROW).replaceAll(',', ';')],
    ['tabs', file(ROW).replaceAll(',', '\t')],
    ['a byte order mark', `\uFEFF${file(ROW)}`],
    ['a line that names the separator', `sep=;\r\n${file(ROW).replaceAll(',', ';')}`],
    ['line feeds alone', file(ROW).replaceAll('\r', '')],
    ['empty lines and cells at the end', `${file(ROW)},,\r\n,,,\r\n\r\n`],
    ['names in capitals and other spaces', file(ROW).replace('Category', ' CATEGORY ')],
    ['columns in another order', 'price,city,title,category\n45 lakh,Siliguri,Corner plot,PLOT'],
  ])('is read with %s', async (_, body) => {
    expect(await imported(body)).toMatchObject([
      {
        category: 'Plot',
        title: 'Corner plot',
        price: 4_500_000,
        location: { city: 'Siliguri' },
      },
    ])
  })

  it.each([
    ['UTF-8', (text: string) => new TextEncoder().encode(text)],
    ['Windows-1252', (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
    [
      'UTF-16',
      (text: string) =>
        new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer),
    ],
    [
      'UTF-16 with the high byte first',
      (text: string) =>
        Uint8Array.from(
          Array.from(`\uFEFF${text}`).flatMap((letter) => [
            Math.floor(letter.charCodeAt(0) / 256),
            letter.charCodeAt(0) % 256,
          ]),
        ),
    ],
  ])('is read in %s', async (_, encode) => {
    expect(await imported(encode(file('Plot,Café plot,Siliguri,1')))).toMatchObject([{ title: 'Café plot' }])
  })

  it('may hold a thousand rows of every length', async () => {
    const rows = Array.from(
      { length: 1000 },
      (_, n) =>
        `Warehouse,Godown ${n} ${'গুদাম '.repeat(20)},Siliguri,${n},"${'Near the bypass. '.repeat(60)}"`,
    )
    const response = await send(`${HEAD},Description\n${rows.join('\n')}`)
    expect([response.status, CsvReply.parse(await response.json()).added]).toEqual([201, 1000])
    const count = async (table: string) =>
      env.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first('count')
    expect([await count('properties'), await count('audit_log')]).toEqual([1000, 1001])
    const pending = await adminCaller.get(`${PATHS.properties}?status=pending`)
    expect(pending.headers.get('x-total-count')).toBe('1000')
  })

  it('may hold five thousand rows, one line of the activity', async () => {
    const response = await send(file(...Array.from({ length: 5000 }, () => ROW)))
    expect([response.status, CsvReply.parse(await response.json()).added]).toEqual([201, 5000])
    const audit = await adminCaller.get(PATHS.audit)
    expect(AuditPage.parse(await audit.json()).entries.map(({ subjectName }) => subjectName)).toEqual([
      '5000 listings',
    ])
  })

  it('tells how far it is to who asks, and goes on where nobody listens any more', async () => {
    const body = file(...Array.from({ length: 1001 }, () => ROW))
    const ask = async (key: string) =>
      adminCaller.fetch(PATHS.propertiesCsv, {
        method: 'POST',
        body,
        headers: { 'content-type': 'text/csv', accept: 'application/x-ndjson', 'idempotency-key': key },
      })
    const lines = (await (await ask(crypto.randomUUID())).text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { rows: 500 },
      { rows: 1000 },
      { rows: 1001 },
      { added: 1001, rows: 1001 },
    ])
    const again = (await (await ask(crypto.randomUUID())).text()).trim().split('\n')
    expect(JSON.parse(again.at(-1) ?? '')).toMatchObject({ added: 0, inAlready: 1001 })
    expect(await env.DB.prepare('SELECT count(*) AS count FROM properties').first('count')).toBe(1001)
  })

  it('adds only what is mended when the whole of it comes again', async () => {
    const key = () => crypto.randomUUID()
    const first = CsvReply.parse(await (await send(file(ROW, ROW, 'Plot,Far,,1'), { key: key() })).json())
    expect([first.added, first.inAlready]).toEqual([2, 0])
    const mended = file('Plot,New,Siliguri,1', ROW, ROW, 'Plot,Far,Siliguri,1')
    const dry = CsvReply.parse(await (await send(mended, { query: '?dryRun=1' })).json())
    expect([dry.rows, dry.inAlready]).toEqual([4, 2])
    const second = CsvReply.parse(await (await send(mended, { key: key() })).json())
    expect([second.added, second.inAlready]).toEqual([2, 2])
    expect(await stored()).toHaveLength(4)
  })

  it('goes on after a failure where it stopped, when it is repeated under its key', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const key = crypto.randomUUID()
    const count = async () => env.DB.prepare('SELECT count(*) AS count FROM properties').first('count')
    const counts = new Set<unknown>()
    for (let nth = 1; ; nth++) {
      const { caller, state } = await callerOfFailing(admin, 'before', nth)
      const response = await send(file(...Array.from({ length: 501 }, () => ROW)), { caller, key })
      counts.add(await count())
      if (!state.hasFailed) break
      expect(response.status).toBe(500)
    }
    vi.restoreAllMocks()
    expect([...counts]).toEqual([0, 500, 501])
  })
})

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

  it('read sizes in any unit, and say of others what they read', async () => {
    const head = `${HEAD},Plot size`
    const { errors } = await dryRun(`${head}\n${ROW},5 katha\n${ROW},45 Sq. Yards\n${ROW},quite big`)
    expect(errors).toEqual([{ row: 4, column: 'Plot size', message: SERVER_MESSAGES.csvAreaUnclear }])
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

describe('a file is refused', () => {
  it('as a whole when one row is wrong', async () => {
    const response = await send(file(ROW, 'Plot,a,,1'), { query: '?mode=all' })
    expect(response.status).toBe(400)
    expect(ErrorReply.parse(await response.json())).toMatchObject({
      code: 'INVALID_INPUT',
      message: SERVER_MESSAGES.csvHasErrors,
      issues: [{ path: '3.City', message: SERVER_MESSAGES.cityRequired }],
    })
    expect(await stored()).toEqual([])
  })

  it.each([
    ['180,000 rows', `${HEAD}\n${'Plot,a,b,1\n'.repeat(180_000)}`, 400, SERVER_MESSAGES.csvTooManyRows],
    ['2 MB of newlines', '\n'.repeat(2_000_000), 400, SERVER_MESSAGES.csvTooManyLines],
    [
      '2 MB of newlines below the names',
      `${HEAD}${'\n'.repeat(2_000_000)}`,
      400,
      SERVER_MESSAGES.csvTooManyLines,
    ],
    ['2 MB of one line', 'a,'.repeat(1_000_000), 400, SERVER_MESSAGES.csvTooManyColumns],
    ['2 MB of one row', `${HEAD}\n${'a,'.repeat(1_000_000)}`, 400, SERVER_MESSAGES.csvTooManyColumns],
    ['5,001 rows', file(...Array.from({ length: 5001 }, () => ROW)), 400, SERVER_MESSAGES.csvTooManyRows],
    ['no rows', `${HEAD}\r\n`, 400, SERVER_MESSAGES.csvEmpty],
    ['nothing', '', 400, SERVER_MESSAGES.csvUnreadable],
    ['no names of columns', 'a,b\n1,2', 400, SERVER_MESSAGES.csvUnreadable],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0x0a]), 400, SERVER_MESSAGES.csvUnreadable],
    ['too many letters', 'x'.repeat(LIMITS.csvBytes + 1), 413, SERVER_MESSAGES.csvTooLarge],
  ])('that holds %s', async (_, body, status, sentence) => {
    for (const query of ['', '?dryRun=1']) {
      const refused = await refusal(await send(body, { query }))
      expect([refused[0], refused[2]]).toEqual([status, sentence])
    }
  })

  it('that is too long to go in as a whole', async () => {
    const body = file(...Array.from({ length: 1001 }, () => ROW))
    const refused = await refusal(await send(body, { query: '?mode=all' }))
    expect(refused).toEqual([400, 'INVALID_INPUT', SERVER_MESSAGES.csvTooManyForAll])
    expect(await stored()).toEqual([])
  })

  it('that does not come as CSV, and a dry run that is none', async () => {
    expect(await refusal(await send(file(ROW), { type: 'multipart/form-data' }))).toEqual([
      415,
      'WRONG_TYPE',
      SERVER_MESSAGES.csvRequired,
    ])
    expect((await refusal(await send(file(ROW), { query: '?dryRun=yes' })))[2]).toBe(
      SERVER_MESSAGES.csvDryRunUnclear,
    )
    expect(await stored()).toEqual([])
  })

  it.each([
    ['a visitor', async () => asVisitor(), 401],
    ['a pending account', asPending, 403],
    ['staff', asStaff, 403],
  ] as const)('from %s', async (_, caller, status) => {
    expect((await refusal(await send(file(ROW), { caller: await caller() })))[0]).toBe(status)
    expect(await stored()).toEqual([])
  })
})

it.each(FAILURES)('a store that fails %s a call keeps all of the file or nothing', async (failure) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const before = await everythingStored()
  for (let nth = 1; ; nth++) {
    const { caller, state } = await callerOfFailing(admin, failure, nth)
    const response = await send(file(...Array.from({ length: 30 }, () => ROW)), { caller })
    if (!state.hasFailed) break
    expect(await refusal(response)).toEqual([500, 'UNEXPECTED', SERVER_MESSAGES.unexpected])
    expect(failure === 'after' || (await everythingStored()) === before).toBe(true)
    expect((await stored()).length % 30).toBe(0)
  }
  vi.restoreAllMocks()
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
        place: 'Bagdogra',
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

describe('with update=1', () => {
  const update = (body: string, more = '') => send(body, { query: `?update=1${more}` })
  const exported = async () =>
    (await (await adminCaller.get(`${PATHS.propertiesCsv}?status=all`)).text()).replace('\uFEFF', '')
  const two = async () => {
    const [first, second] = await imported(file(ROW, 'Villa,Hill house,Kurseong,12000000'))
    return [first?._id ?? '', second?._id ?? ''] as const
  }

  it('an exported file that nobody touched changes nothing', async () => {
    await two()
    const reply = CsvReply.parse(await (await update(await exported(), '&dryRun=1')).json())
    expect(reply).toMatchObject({ errors: [], updated: 0, understood: { listings: [], withId: 2 } })
    const before = await stored()
    expect(CsvReply.parse(await (await update(await exported())).json())).toMatchObject({
      added: 0,
      updated: 0,
    })
    expect(await stored()).toEqual(before)
  })

  it('an ID changes that listing, shown as differences first, and a row without one is added', async () => {
    const [plot] = await two()
    const text = `ID,${HEAD},Plot size,Plot size unit\n${plot},Plot,Corner plot,Siliguri,47 lakh,7,katha\n,Plot,Another,Siliguri,1,,`
    const dry = CsvReply.parse(await (await update(text, '&dryRun=1')).json())
    expect(dry.understood?.listings[0]).toMatchObject({
      row: 2,
      differences: [
        { column: 'Price', before: '4500000', after: '4700000' },
        { column: 'Area', before: '', after: '5040' },
        { column: 'Plot size', before: '', after: '7' },
        { column: 'Plot size unit', before: '', after: 'katha' },
      ],
    })
    const response = await update(text)
    expect([response.status, CsvReply.parse(await response.json())]).toMatchObject([
      201,
      { added: 1, updated: 1 },
    ])
    expect((await stored()).find(({ _id }) => _id === plot)).toMatchObject({
      price: 4_700_000,
      areaSqFt: 5040,
    })
    expect(await auditOf(plot)).toMatchObject([
      { action: 'property-added' },
      { action: 'property-changed', changes: { priceInr: [4_500_000, 4_700_000] } },
    ])
    const found = await adminCaller.get(
      `${PATHS.properties}?status=pending&minPrice=4600000&maxPrice=4800000`,
    )
    expect(await found.json()).toHaveLength(1)
  })

  it('a listing that changed since its export is a conflict, and then nothing is stored', async () => {
    const [plot, villa] = await two()
    const text = (await exported())
      .replace('Hill house', 'Hill house, new')
      .replace('Corner plot', 'Sunny plot')
    const edited = await adminCaller.put(`/api/properties/edit-property/${plot}`, {
      propertyDetails: { description: 'East facing' },
    })
    expect(edited.status).toBe(200)
    const before = await everythingStored()
    const response = await update(text.replace('Hill house, new', '"Hill house, new"'))
    expect([response.status, await response.json()]).toMatchObject([
      409,
      {
        code: 'CONFLICT',
        message: SERVER_MESSAGES.csvConflicts,
        issues: [{ message: SERVER_MESSAGES.csvRowChanged }],
      },
    ])
    expect(await everythingStored()).toEqual(before)
    expect(villa).not.toBe('')
  })

  it('names IDs that are unknown or there twice, and a category that would change', async () => {
    const [plot] = await two()
    const rows = [
      `${plot},Plot,A,B,1`,
      `${plot},Plot,A,B,2`,
      '0123456789abcdef01234567,Plot,A,B,1',
      'nine,Plot,A,B,1',
    ]
    const reply = CsvReply.parse(await (await update([`ID,${HEAD}`, ...rows].join('\n'), '&dryRun=1')).json())
    expect(reply.errors.map(({ row, message }) => [row, message])).toEqual([
      [3, SERVER_MESSAGES.csvIdTwice],
      [4, SERVER_MESSAGES.csvIdUnknown],
      [5, SERVER_MESSAGES.csvIdUnknown],
    ])
    const villa = CsvReply.parse(await (await update(`ID,${HEAD}\n${plot},Villa,A,B,1`, '&dryRun=1')).json())
    expect(villa.errors).toEqual([{ row: 2, column: 'Category', message: SERVER_MESSAGES.csvCategoryFixed }])
  })

  describe('repeated under its key', () => {
    const sent = async (text: string, key: string) => {
      const response = await send(text, { query: '?update=1', key })
      const reply = await response.json()
      expect([response.status, reply]).toEqual([201, expect.anything()])
      return CsvReply.parse(reply)
    }

    it.each([
      [',Version', ',1'],
      ['', ''],
    ])(
      'answers what the lost answer said and keeps what was edited since, with the columns ID%s',
      async (head, version) => {
        const [plot, villa] = await two()
        const rows = [
          `${plot}${version},Plot,Sunny plot,Siliguri,45 lakh`,
          `${villa}${version},Villa,Hill house,Kurseong,12000000`,
          `${villa}${version},Villa,Twice,Kurseong,1`,
        ]
        const text = [`ID${head},${HEAD}`, ...rows].join('\n')
        const key = crypto.randomUUID()
        const first = await sent(text, key)
        expect([first.updated, first.errors.length]).toEqual([1, 1])
        for (const id of [plot, villa]) {
          const path = `/api/properties/edit-property/${id}`
          await adminCaller.put(path, { propertyDetails: { title: 'Edited since' } })
        }
        const before = await everythingStored()
        expect(await sent(text, key)).toEqual(first)
        expect(await everythingStored()).toEqual(before)
      },
    )

    it('counts what was changed also where the listing is gone by now and nothing else is good', async () => {
      const [plot] = await two()
      const text = `ID,${HEAD}\n${plot},Plot,Sunny plot,Siliguri,1\n${plot},Plot,Twice,Siliguri,1`
      const key = crypto.randomUUID()
      expect((await sent(text, key)).updated).toBe(1)
      await adminCaller.delete(`/api/properties/delete-property/${plot}`)
      expect((await sent(text, key)).updated).toBe(1)
    })

    it('many times at once is done once, and every answer says so', async () => {
      const [plot, villa] = await two()
      const text = `ID,Version,${HEAD}\n${plot},1,Plot,Sunny,Siliguri,1\n${villa},1,Villa,Hill,Kurseong,2\n,,Plot,New,Siliguri,3`
      const key = crypto.randomUUID()
      const replies = await Promise.all(Array.from({ length: 5 }, () => sent(text, key)))
      expect(replies.map(({ updated, added }) => [updated, added])).toEqual(replies.map(() => [2, 1]))
      const rows = await env.DB.prepare('SELECT title, version FROM properties ORDER BY seq DESC').raw()
      expect(rows).toEqual([
        ['New', 1],
        ['Hill', 2],
        ['Sunny', 2],
      ])
    })

    it('changes again what was taken back', async () => {
      const [plot, villa] = await two()
      const text = `ID,${HEAD}\n${plot},Plot,Sunny,Siliguri,1\n${villa},Villa,Hill,Kurseong,2`
      const key = crypto.randomUUID()
      const { importId = '' } = await sent(text, key)
      await adminCaller.put(`/api/properties/edit-property/${villa}`, { propertyDetails: { price: 3 } })
      await adminCaller.fetch(href(PATHS.takeImportBack, { id: importId }), { method: 'DELETE' })
      expect((await stored()).map(({ title }) => title)).toEqual(['Hill', 'Corner plot'])
      expect((await sent(text, key)).updated).toBe(2)
      expect((await stored()).map(({ title, price }) => [title, price])).toEqual([
        ['Hill', 3],
        ['Sunny', 1],
      ])
    })
  })

  it('is done once and whole when two send it at a time', async () => {
    const [plot] = await two()
    const text = (price: number) => `ID,Version,${HEAD}\n${plot},1,Plot,Corner plot,Siliguri,${price}`
    const statuses = (await Promise.all([update(text(1)), update(text(2))])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409])
  })
})
