import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { CsvReply } from '#contract/properties/csv.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import {
  adminCaller,
  file,
  HEAD,
  importCases,
  imported,
  ROW,
  send,
  stored,
} from '#worker/test/csv-imports.ts'
import { everythingStored } from '#worker/test/failing.ts'
import { auditOf } from '#worker/test/stored.ts'

importCases()

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

  it('a file of IDs needs no column but those that it changes, until a row has none', async () => {
    const [plot, villa] = await two()
    const prices = `ID,Price\n${plot},47 lakh\n${villa},1.3 cr`
    expect(CsvReply.parse(await (await update(prices)).json())).toMatchObject({ added: 0, updated: 2 })
    const rows = await stored()
    expect(rows.find(({ _id }) => _id === plot)).toMatchObject({ title: 'Corner plot', price: 4_700_000 })
    expect(rows.find(({ _id }) => _id === villa)).toMatchObject({ title: 'Hill house', price: 13_000_000 })
    const { errors } = CsvReply.parse(await (await update(`${prices}\n,5 lakh`, '&dryRun=1')).json())
    expect(errors.map(({ column, message }) => [column, message])).toEqual([
      ['Category', SERVER_MESSAGES.csvColumnMissing],
      ['City', SERVER_MESSAGES.csvColumnMissing],
    ])
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
