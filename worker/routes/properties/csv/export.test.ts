import { env } from 'cloudflare:workers'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CSV_HEADERS } from '#contract/properties/csv-columns.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asAdmin, asPending, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { callerOfFailing } from '#worker/test/failing.ts'
import { generateListings } from '#worker/test/generated-listings.ts'

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM properties').run()
})

const download = async (query = '') => (await asAdmin()).get(`${PATHS.propertiesCsv}?${query}`)
const bytesOf = async (query = '') => (await download(query)).arrayBuffer()

async function rowsOf(query = '') {
  const text = new TextDecoder().decode(await bytesOf(query))
  return Papa.parse<Record<string, string>>(text.trimEnd(), { header: true, delimiter: ',' }).data
}

describe('the file', () => {
  it('is a CSV to be saved, in UTF-8 as spreadsheets expect it', async () => {
    await aProperty({ title: 'মাটিগাড়ার জমি' })
    const response = await download()
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="properties-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const bytes = await response.arrayBuffer()
    expect([...new Uint8Array(bytes.slice(0, 3))]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text.split('\r\n')[0]).toBe(CSV_HEADERS.join(','))
    expect(text).toContain('মাটিগাড়ার জমি')
  })

  it('holds the listings that are named, of every status and in their order', async () => {
    const [first, sold] = [
      await aProperty({ title: 'Dry godown' }, { approvedByAdmin: false }),
      await aProperty({ title: 'Sold mill', isSold: true }),
    ]
    await aProperty({ title: 'Not asked for' })
    const rows = await rowsOf(`ids=${sold._id},${first._id},${'f'.repeat(24)}`)
    expect(rows.map(({ Title }) => Title)).toEqual(['Sold mill', 'Dry godown'])
    expect((await download('ids=everything')).status).toBe(400)
  })

  it('holds no formula', async () => {
    await aProperty({
      title: '=cmd|calc',
      description: '@SUM(A1)',
      phone: '+91 98320 12345',
      googleMap: '-26.7,88.4',
    })
    expect((await rowsOf())[0]).toMatchObject({
      Title: "'=cmd|calc",
      Description: "'@SUM(A1)",
      'Contact phone': "'+91 98320 12345",
      Map: "'-26.7,88.4",
      Price: '4500000',
    })
  })

  it('shows areas as they were typed, and who to call', async () => {
    await aProperty({
      category: 'Plot',
      company: 'Teesta Traders',
      enteredAreas: { plotSizeSqFt: { value: 7, unit: 'katha' } },
    })
    expect((await rowsOf())[0]).toMatchObject({
      Category: 'Plot',
      'Plot size': '7',
      'Plot size unit': 'katha',
      Area: '5040',
      'Area unit': '',
      'Contact company': 'Teesta Traders',
      Garden: '',
    })
  })

  it('is the first line alone when nothing is found', async () => {
    expect(new TextDecoder().decode(await bytesOf())).toBe(`${CSV_HEADERS.join(',')}\r\n`)
  })
})

describe('what is in it', () => {
  it('is every listing of every status, however many pages that takes', async () => {
    await generateListings(1200)
    const ids = (await rowsOf()).map(({ ID }) => ID)
    expect([ids.length, new Set(ids).size]).toEqual([1200, 1200])
  })

  it('is what the query of a list finds, in its order', async () => {
    await generateListings(1200)
    const rows = await rowsOf('category=Villa&status=available&deal=sale&minPrice=1000000&sort=price-asc')
    const wanted = `SELECT count(*) AS count FROM properties
      WHERE category = 'Villa' AND status = 'available' AND deal = 'sale' AND price_inr >= 1000000`
    expect(rows).toHaveLength(Number(await env.DB.prepare(wanted).first('count')))
    expect(new Set(rows.map(({ Status }) => Status))).toEqual(new Set(['available']))
    const prices = rows.map(({ Price }) => Number(Price))
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  it.each(['yolmo', '98111 22233'])('is what a search for an owner shows: %s', async (searchTerm) => {
    const privateFile = { ownerName: 'Dr Tshering Yolmo', ownerPhones: ['+91 98111 22233'] }
    for (const title of ['First of four', 'Second of four', 'Third of four', 'Fourth of four'])
      await aProperty({ title, privateFile })
    await aProperty({ title: 'Of nobody' })
    const rows = await rowsOf(new URLSearchParams({ searchTerm, limit: '2' }).toString())
    expect(rows.map(({ Title }) => Title)).toEqual([
      'Fourth of four',
      'Third of four',
      'Second of four',
      'First of four',
    ])
  })

  it('is every match of a text, in whatever order was asked', async () => {
    await generateListings(1200)
    expect(await rowsOf('searchTerm=main&sort=price-asc')).toHaveLength(1200)
  })
})

describe('it is refused', () => {
  it.each([
    ['a visitor', async () => asVisitor(), 401, 'NOT_SIGNED_IN'],
    ['a pending account', asPending, 403, 'PENDING'],
    ['staff', asStaff, 403, 'FORBIDDEN'],
  ] as const)('to %s', async (_, caller, status, code) => {
    await aProperty({ phone: '98320 12345' })
    expect((await refusal(await (await caller()).get(PATHS.propertiesCsv))).slice(0, 2)).toEqual([
      status,
      code,
    ])
  })

  it('with a query that nothing can be found by', async () => {
    expect(await refusal(await download('minPrice=cheap'))).toEqual([
      400,
      'INVALID_INPUT',
      'Lowest price must be an amount such as 4500000 or 45 lakh.',
    ])
  })
})

it('is answered as an error when the store is down', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { caller } = await callerOfFailing(await anAccount({ role: 'admin' }), 'before', 2)
  expect(await refusal(await caller.get(PATHS.propertiesCsv))).toEqual([
    500,
    'UNEXPECTED',
    SERVER_MESSAGES.unexpected,
  ])
  vi.restoreAllMocks()
})
