import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { AuditPage } from '#contract/accounts/audit.ts'
import { CsvReply } from '#contract/properties/csv.ts'
import { ErrorReply } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asPending, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import {
  admin,
  adminCaller,
  file,
  HEAD,
  importCases,
  imported,
  ROW,
  send,
  stored,
} from '#worker/test/csv-imports.ts'
import { callerOfFailing, everythingStored, FAILURES } from '#worker/test/failing.ts'
import { auditOf } from '#worker/test/stored.ts'

importCases()

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
        badRows: 0,
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
