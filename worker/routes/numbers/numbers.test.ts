import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventCounts } from '#contract/numbers/counted-events.ts'
import { LIMITS } from '#contract/limits.ts'
import { NumbersReply } from '#contract/numbers/numbers.ts'
import { href, PATHS } from '#contract/paths.ts'
import { DAY_MS, MINUTE_MS } from '#contract/units/time.ts'
import { runJobs } from '#worker/jobs/run.ts'
import { asAdmin, asStaff, asVisitor, refusal, visitorOf } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { freshAt } from '#worker/features/answers/public-reads/kept-answers.ts'

/** Sunday, ten in the morning in India. */
const START = Date.parse('2026-11-22T04:30:00Z')
const NOTHING = { shown: 0, opened: 0, pictures: 0, enquired: 0, sent: 0, called: 0, kept: 0, shared: 0 }
const TABLES = ['seen_flushes', 'seen_counts', 'seen_names', 'seen_asked', 'seen_keys', 'properties']

beforeEach(async () => {
  vi.setSystemTime(START)
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const AT = (ip: string, more: Record<string, string> = {}) =>
  visitorOf({}, { 'cf-connecting-ip': ip, ...more })
const beacon = (more: Record<string, unknown> = {}) => ({ language: 'en', ...more })
async function send(body: unknown, visitor = visitorOf({})) {
  const response = await visitor.post(PATHS.seen, body)
  expect([response.status, await response.text()]).toEqual([204, ''])
}
async function run(nowMs = START + MINUTE_MS) {
  vi.setSystemTime(nowMs)
  await runJobs({ ...env, CONFIRM_SALE_DAYS: '0', CONFIRM_RENT_DAYS: '0' }, nowMs)
}
async function numbers(days = 30) {
  const response = await (await asAdmin()).get(`${PATHS.numbers}?days=${days}`)
  expect(response.status).toBe(200)
  return NumbersReply.parse(await response.json())
}
const rowsOf = async (table: string) =>
  (await env.DB.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results
async function countsOf(id: string): Promise<EventCounts> {
  const found = (await numbers()).listings.find(({ propertyId }) => propertyId === id)
  const { shown, opened, pictures, enquired, sent, called, kept, shared } = found ?? NOTHING
  return { shown, opened, pictures, enquired, sent, called, kept, shared }
}

describe('what pages have seen', () => {
  it('is counted by listing and day, once for each page', async () => {
    const [one, other] = [(await aProperty())._id, (await aProperty())._id]
    await send(beacon({ listings: { shown: [one, other, one], opened: [one] } }))
    await send(beacon({ listings: { opened: [one], pictures: [one], enquired: [one], sent: [one] } }))
    await send(beacon({ listings: { called: [other], kept: [other], shared: [other] } }))
    await run()
    expect(await countsOf(one)).toEqual({
      shown: 1,
      opened: 2,
      pictures: 1,
      enquired: 1,
      sent: 1,
      called: 0,
      kept: 0,
      shared: 0,
    })
    expect(await countsOf(other)).toEqual({ ...NOTHING, shown: 1, called: 1, kept: 1, shared: 1 })
    const { totals, from, to } = await numbers(7)
    expect([from, to, totals.length]).toEqual(['2026-11-16', '2026-11-22', 7])
    expect(totals.at(-1)).toEqual({
      date: '2026-11-22',
      shown: 2,
      opened: 2,
      pictures: 1,
      enquired: 1,
      sent: 1,
      called: 1,
      kept: 1,
      shared: 1,
    })
    expect(totals[0]).toEqual({ date: '2026-11-16', ...NOTHING })
  })

  it('of one page is one page, however many beacons it sends', async () => {
    const { _id: id } = await aProperty()
    await send(beacon({ listings: { opened: [id] } }))
    await send(beacon({ isLater: true, listings: { called: [id] } }))
    await run()
    expect((await numbers()).languages).toEqual([{ language: 'en', pages: 1 }])
    expect(await countsOf(id)).toEqual({ ...NOTHING, opened: 1, called: 1 })
  })

  it('falls on India’s day', async () => {
    const { _id: id } = await aProperty()
    vi.setSystemTime(Date.parse('2026-11-22T18:29:59Z'))
    await send(beacon({ listings: { opened: [id] } }))
    vi.setSystemTime(Date.parse('2026-11-22T18:30:00Z'))
    await send(beacon({ listings: { opened: [id] } }))
    await run(Date.parse('2026-11-22T18:31:00Z'))
    const { totals } = await numbers(2)
    expect(totals.map(({ date, opened }) => [date, opened])).toEqual([
      ['2026-11-22', 1],
      ['2026-11-23', 1],
    ])
  })

  it('is gathered for twenty seconds and written as one row', async () => {
    const { _id: id } = await aProperty()
    vi.useFakeTimers({ now: START })
    const visitor = visitorOf({ SEEN_GATHER_SECONDS: '20' }, {}, { waits: false })
    for (let page = 0; page < 5; page++)
      expect((await visitor.post(PATHS.seen, beacon({ listings: { opened: [id] } }))).status).toBe(204)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(await rowsOf('seen_flushes')).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await vi.waitFor(async () => expect(await rowsOf('seen_flushes')).toHaveLength(1))
    await run()
    expect((await countsOf(id)).opened).toBe(5)
    expect(await rowsOf('seen_flushes')).toEqual([])
  })

  it('is folded once by a doubled cron', async () => {
    const { _id: id } = await aProperty()
    await send(beacon({ listings: { opened: [id] } }))
    await Promise.all([run(), run(), run()])
    expect((await countsOf(id)).opened).toBe(1)
  })

  it('leaves out what is no listing, and is nothing without any', async () => {
    await send(beacon({ listings: { opened: ['f'.repeat(24)] } }))
    await run()
    expect(await rowsOf('seen_counts')).toEqual([])
    expect((await numbers()).languages).toEqual([{ language: 'en', pages: 1 }])
  })

  it.each([
    ['DNT', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    [
      'another robot',
      { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
    ],
    ['a preview', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['a program', { 'user-agent': 'curl/8.4.0' }],
    ['whoever is signed in', { authorization: 'Bearer a.b.c' }],
  ])('leaves out %s', async (_, headers) => {
    const { _id: id } = await aProperty()
    await send(beacon({ listings: { opened: [id] }, from: 'www.google.com' }), visitorOf({}, headers))
    await run()
    expect(await rowsOf('seen_flushes')).toEqual([])
    expect(await countsOf(id)).toEqual(NOTHING)
  })

  it.each([
    [
      'a phone',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    ],
    [
      'Cubot',
      'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    ],
  ])('counts %s', async (_, userAgent) => {
    const { _id: id } = await aProperty()
    await send(beacon({ listings: { opened: [id] } }), visitorOf({}, { 'user-agent': userAgent }))
    await run()
    expect((await countsOf(id)).opened).toBe(1)
  })

  it('names the languages and the hosts that led here, nothing behind their names', async () => {
    for (const [ip, from] of [
      ['203.0.113.1', 'www.google.com'],
      ['203.0.113.2', 'WWW.google.com'],
      ['203.0.113.3', 'www.google.com'],
      ['203.0.113.1', 'www.google.com'],
      ['203.0.113.1', 'invented.example'],
      ['203.0.113.2', 'invented.example'],
      ['203.0.113.2', 'invented.example'],
    ])
      await send(beacon({ language: 'hi', from }), AT(ip ?? ''))
    for (const from of [
      'aangan.test',
      'localhost',
      '10.0.0.7',
      'https://a.example/x?q=1',
      '9832012345.example',
    ])
      await send(beacon({ from }))
    await run()
    const { hosts, languages } = await numbers()
    expect(hosts).toEqual([{ host: 'www.google.com', pages: 4 }])
    expect(languages).toEqual([
      { language: 'hi', pages: 7 },
      { language: 'en', pages: 5 },
    ])
  })

  it.each([
    ['no language', {}],
    ['a strange language', { language: 'fr' }],
    ['ids that are none', beacon({ listings: { opened: ['A-142'] } })],
    ['too many words', beacon({ words: Array.from({ length: 21 }, () => 'vastu') })],
    ['a list', []],
  ])('is refused with %s', async (_, body) => {
    expect((await refusal(await asVisitor().post(PATHS.seen, body))).slice(0, 2)).toEqual([
      400,
      'INVALID_INPUT',
    ])
  })

  it('is refused above 4 kB before it is read, also without a length', async () => {
    const body = JSON.stringify({ ...beacon(), more: 'x'.repeat(4096) })
    const json = { 'content-type': 'application/json' }
    const stated = await asVisitor().fetch(PATHS.seen, { method: 'POST', body, headers: json })
    expect((await refusal(stated)).slice(0, 2)).toEqual([413, 'TOO_LARGE'])
    const stream = new Response(body).body
    const streamed = await asVisitor().fetch(PATHS.seen, { method: 'POST', body: stream, headers: json })
    expect((await refusal(streamed)).slice(0, 2)).toEqual([413, 'TOO_LARGE'])
  })

  it('empties no public cache', async () => {
    const address = `https://aangan.test${PATHS.properties}`
    const visitor = visitorOf({})
    await aProperty()
    const tag = (await visitor.get(PATHS.properties)).headers.get('etag')
    const before = await rowsOf('meta')
    const { FRESHNESS } = await import('#worker/features/answers/public-reads/kept-answers.ts')
    FRESHNESS.ms = 5000
    await visitor.get(PATHS.properties)
    expect(freshAt(address)).toBeDefined()
    await send(beacon({ language: 'en' }), visitor)
    expect(freshAt(address)).toBeDefined()
    FRESHNESS.ms = 0
    await run()
    const listing = (rows: Record<string, unknown>[]) => rows.find(({ key }) => key === 'listing')
    expect(listing(await rowsOf('meta'))).toEqual(listing(before))
    expect((await visitor.get(PATHS.properties)).headers.get('etag')).toBe(tag)
  })
})

describe('what was asked in vain', () => {
  const ask = (ip: string, more: Record<string, unknown>) => send(beacon(more), AT(ip))

  it('is kept once three networks have asked it in a day', async () => {
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.2', '203.0.113.1'])
      await ask(ip, { words: ['Vastu'], searches: ['searchTerm=Tea+Garden'] })
    await run()
    expect(await numbers()).toMatchObject({ words: [], searches: [] })
    expect(JSON.stringify([await rowsOf('seen_names'), await rowsOf('seen_asked')])).not.toMatch(/vastu|tea/i)
    await ask('203.0.113.3', { words: ['vastu'], searches: ['searchTerm=tea+garden'] })
    await run(START + 2 * MINUTE_MS)
    const { words, searches } = await numbers()
    expect(words).toEqual([{ word: 'vastu', times: 5 }])
    expect(searches).toEqual([
      { query: 'searchTerm=tea+garden', said: expect.stringMatching(/tea garden/i), times: 5 },
    ])
    await ask('203.0.113.3', { words: ['vastu'] })
    await run(START + 3 * MINUTE_MS)
    expect((await numbers()).words).toEqual([{ word: 'vastu', times: 6 }])
  })

  it('does not take three addresses of one household for three networks', async () => {
    for (const ip of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1'])
      await ask(ip, { words: ['vastu'] })
    await run()
    expect((await numbers()).words).toEqual([])
    for (const ip of ['2001:db8:2::1', '2001:db8:3::1']) await ask(ip, { words: ['vastu'] })
    await run(START + 2 * MINUTE_MS)
    expect((await numbers()).words).toEqual([{ word: 'vastu', times: 5 }])
  })

  it('goes on counting what is known where one network has filled the day with what it made up', async () => {
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await ask(ip, { from: 'www.google.com' })
    await run()
    await env.DB.prepare(
      `INSERT INTO seen_asked (day, asked, network, times) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
      SELECT day, 'invented ' || i, 'one', 1 FROM n, (SELECT day FROM seen_asked LIMIT 1)`,
    )
      .bind(LIMITS.seenAskedADay)
      .run()
    for (const ip of ['203.0.113.1', '203.0.113.4', '203.0.113.5']) {
      await ask(ip, { from: 'www.google.com' })
      await ask(ip, { from: 'new.example' })
    }
    await run(START + 2 * MINUTE_MS)
    expect((await numbers()).hosts).toEqual([{ host: 'www.google.com', pages: 6 }])
    expect((await rowsOf('seen_asked')).length).toBe(3 + LIMITS.seenAskedADay + 1)
  })

  it('begins anew each day, and who asked is thrown away with the key', async () => {
    const start = START + 40 * DAY_MS
    vi.setSystemTime(start)
    await ask('203.0.113.1', { words: ['vastu'] })
    await ask('203.0.113.2', { words: ['vastu'] })
    await run(start + MINUTE_MS)
    const [key] = await rowsOf('seen_keys')
    expect(key?.['key']).toMatch(/^[0-9a-f]{64}$/)
    expect(await rowsOf('seen_asked')).toHaveLength(2)
    await run(start + DAY_MS)
    expect(await rowsOf('seen_keys')).toEqual([])
    expect(await rowsOf('seen_asked')).toEqual([])
    await ask('203.0.113.3', { words: ['vastu'] })
    await run(start + DAY_MS + MINUTE_MS)
    expect((await numbers()).words).toEqual([])
    expect(await rowsOf('seen_keys')).not.toContainEqual(expect.objectContaining({ key: key?.['key'] }))
  })

  it.each([
    ['983201'],
    ['৯৮৩২০১'],
    ['९८३२०१२३४५'],
    ['98-32-01'],
    ['asha@mail'],
    ['asha＠mail'],
    ['two words'],
    ['<b>'],
    [''],
  ])('never is such a word: %s', async (word) => {
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await ask(ip, { words: [word] })
    await run()
    expect([await rowsOf('seen_names'), await rowsOf('seen_asked')]).toEqual([
      [expect.objectContaining({ kind: 'language' })],
      [],
    ])
  })

  it.each([
    ['searchTerm=call+98320+12345'],
    ['searchTerm=asha%40mail.test'],
    ['maxPrice=9832012345'],
    ['bbox=88.1,26.1,88.2,26.2'],
    ['searchterm=misspelt'],
    [''],
    ['sort=newest'],
    ['a stranger’s text'],
  ])('never is such a search: %s', async (search) => {
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await ask(ip, { searches: [search] })
    await run()
    expect(await rowsOf('seen_asked')).toEqual([])
  })

  it('is a search by its filters too, with round prices', async () => {
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      await ask(ip, { searches: ['maxPrice=2000000&category=Plot&sort=newest'] })
    await run()
    const { searches } = await numbers()
    expect(searches).toEqual([
      {
        query: 'category=Plot&maxPrice=2000000',
        said: 'Plots in Siliguri and around, up to ₹20 Lakh',
        times: 3,
      },
    ])
  })
})

describe('the numbers', () => {
  it('name nobody: no address, no agent, no referring page in any table or log', async () => {
    const { _id: id } = await aProperty()
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
    const somebody = {
      'user-agent': 'Canary/9 (Somebody)',
      referer: 'https://aangan.test/view/x?canary',
      cookie: 'id=canary',
    }
    await send(
      beacon({
        listings: { opened: [id] },
        words: ['vastu'],
        searches: ['searchTerm=98765+43210'],
        visitor: 'canary',
      }),
      AT('198.51.100.77', somebody),
    )
    const tables = ['seen_flushes', 'seen_asked', 'seen_names', 'seen_counts', 'seen_keys']
    const flushed = await Promise.all(tables.map(rowsOf))
    await run()
    const folded = await Promise.all(tables.map(rowsOf))
    const all = JSON.stringify([flushed, folded, lines])
    expect(all).toContain(id)
    expect(all).not.toMatch(/canary|198\.51\.100|98765|somebody/i)
  })

  it('stand beside the medians of the kind on offer, and say what was seen but not asked for', async () => {
    const plots = [
      await aProperty({ category: 'Plot' }),
      await aProperty({ category: 'Plot' }),
      await aProperty({ category: 'Plot' }),
    ]
    const ids = plots.map(({ _id }) => _id)
    const pages: [number, Record<string, number[]>][] = [
      [2, { opened: [0, 1, 2] }],
      [8, { opened: [0] }],
      [4, { enquired: [1, 2] }],
      [10, { shown: [0, 1, 2] }],
    ]
    for (const [times, listings] of pages)
      for (let time = 0; time < times; time++)
        await send(
          beacon({
            listings: Object.fromEntries(
              Object.entries(listings).map(([name, at]) => [name, at.map((one) => ids[one])]),
            ),
          }),
        )
    await run(START + 8 * DAY_MS)
    const { usual, listings } = await numbers()
    expect(usual).toEqual([
      { category: 'Plot', listings: 3, daysOnMarket: 8, ...NOTHING, shown: 10, opened: 2, enquired: 4 },
    ])
    expect(listings.map(({ propertyId, opened, unasked }) => [propertyId, opened, unasked?.after])).toEqual([
      [ids[0], 10, 'opened'],
      [ids[2], 2, undefined],
      [ids[1], 2, undefined],
    ])
    expect(listings[0]).toMatchObject({
      number: plots[0]?.number,
      title: plots[0]?.title,
      daysOnMarket: 8,
      status: 'available',
    })
    vi.setSystemTime(START + 13 * DAY_MS)
    expect((await numbers(7)).before).toMatchObject({ opened: 14, unasked: 1 })
  })

  it('of listings younger than eight days change no median, so that none is blamed for it', async () => {
    const { _id: old } = await aProperty({ category: 'Plot' })
    for (let time = 0; time < 3; time++) await send(beacon({ listings: { shown: [old], opened: [old] } }))
    await run(START + 8 * DAY_MS)
    const [young] = [await aProperty({ category: 'Plot' }), await aProperty({ category: 'Plot' })]
    for (let time = 0; time < 4; time++) await send(beacon({ listings: { opened: [young._id] } }))
    await run(START + 8 * DAY_MS + MINUTE_MS)
    const { usual, listings } = await numbers()
    expect(usual).toEqual([
      { category: 'Plot', listings: 3, daysOnMarket: 0, ...NOTHING, shown: 3, opened: 3 },
    ])
    expect(listings[0]).toMatchObject({ propertyId: young._id, opened: 4, unasked: null })
    await run(START + 15 * DAY_MS + MINUTE_MS)
    expect((await numbers()).usual[0]).toMatchObject({ daysOnMarket: 7, shown: 3, opened: 3 })
  })

  it('compare with the days before only where those were counted', async () => {
    const { _id: id } = await aProperty()
    await send(beacon({ listings: { opened: [id] } }))
    await run()
    expect((await numbers(7)).before).toBeNull()
    vi.setSystemTime(START + 7 * DAY_MS)
    expect((await numbers(7)).before).toBeNull()
    vi.setSystemTime(START + 8 * DAY_MS)
    await env.DB.prepare('UPDATE seen_counts SET day = day - 6').run()
    expect((await numbers(7)).before).toEqual({ ...NOTHING, opened: 0, unasked: 0 })
  })

  it('go to admins, for 1 to 90 days', async () => {
    expect((await (await asStaff()).get(PATHS.numbers)).status).toBe(403)
    expect((await asVisitor().get(PATHS.numbers)).status).toBe(401)
    const admin = await asAdmin()
    expect((await numbers()).days).toBe(30)
    for (const days of ['0', '91', '-1', 'x', '1.5'])
      expect((await refusal(await admin.get(`${PATHS.numbers}?days=${days}`))).slice(0, 2)).toEqual([
        400,
        'INVALID_INPUT',
      ])
  })

  it('come as a file without formulas', async () => {
    const { _id: id, number } = await aProperty({ category: 'Plot', title: '=HYPERLINK("x")' })
    await send(beacon({ listings: { shown: [id], called: [id] } }))
    await run()
    const response = await (await asAdmin()).get(`${PATHS.numbersCsv}?days=7`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="numbers-2026-11-22.csv"')
    expect((await response.text()).replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
      'Number,Title,Category,Status,Days on market,Shown,Opened,Pictures,Enquired,Sent,Called,Kept,Shared',
      `${number},"'=HYPERLINK(""x"")",Plot,available,0,1,0,0,0,0,1,0,0`,
    ])
  })

  it('are of no listing that was deleted', async () => {
    const { _id: id } = await aProperty()
    await send(beacon({ listings: { opened: [id] } }))
    await run()
    await (await asAdmin()).delete(href(PATHS.deleteProperty, { id }))
    expect((await numbers()).listings).toEqual([])
  })
})
