import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/time.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as, asVisitor, sendEdit, visitorOf } from '#worker/test/client.ts'
import { anAccount, anAlert, aProperty } from '#worker/test/factories.ts'
import { MAIL_API, standInForMailApi } from '#worker/test/mail-api.ts'
import { deadFrom } from '#worker/test/failing.ts'
import { metered } from '#worker/test/meter.ts'
import { mailsTo } from '#worker/test/outbox.ts'
import { runJobs } from './run.ts'

/** Sunday, ten in the morning in India. */
const START = Date.parse('2026-11-22T04:30:00Z')
const SENDS = {
  ENVIRONMENT: 'production',
  RESEND_API_KEY: 're_live',
  CONFIRM_SALE_DAYS: '0',
  CONFIRM_RENT_DAYS: '0',
} as const

let admin: Account
beforeEach(async () => {
  vi.setSystemTime(START)
  await env.DB.batch(
    ['alerts', 'alert_finds', 'alert_rounds', 'outbox'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
  await env.DB.prepare('UPDATE listing_news SET new_at = NULL, lowered_new_at = NULL').run()
  await env.DB.prepare('UPDATE users SET suspended_at = 1').run()
  admin = await anAccount({ role: 'admin' })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const QUIET = { CONFIRM_SALE_DAYS: '0', CONFIRM_RENT_DAYS: '0' }
/** The cron, some time after the start. */
async function run(afterMs: number, settings: Partial<Env> = {}) {
  vi.setSystemTime(START + afterMs)
  await runJobs({ ...env, ...QUIET, ...settings }, START + afterMs)
}
async function edit({ _id }: Property, details: Record<string, unknown>, afterMs: number) {
  vi.setSystemTime(START + afterMs)
  expect((await sendEdit(await as(admin), _id, details)).status).toBe(200)
}
const villa = (details: Record<string, unknown> = {}, approvedByAdmin = true) =>
  aProperty(
    {
      category: 'Villa',
      title: 'House by the river',
      locality: 'Matigara',
      area: 2400,
      price: 8_500_000,
      leaseType: 'Sale',
      ...details,
    },
    { listedBy: admin, approvedByAdmin },
  )
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject).toReversed()
const NEW = 'New: House by the river, ₹85 Lakh'

describe('a match', () => {
  it('is mailed with picture, price, size, place, number and links, and only to whom it concerns', async () => {
    const fits = await anAlert({ query: 'category=Villa&maxPrice=9000000' })
    const [other, waits] = [await anAlert({ query: 'category=Plot' }), await anAlert({ confirmedAt: null })]
    const { _id: id, number } = await villa()
    await run(MINUTE_MS)
    const [mail] = await mailsTo(fits.email)
    expect(mail?.subject).toBe(NEW)
    for (const part of [
      'House by the river',
      '₹85 Lakh',
      '2,400 sq ft',
      'Matigara',
      number,
      `https://aangan.test/view/${id}`,
      `https://aangan.test/alerts/${fits.token}`,
    ]) {
      expect(mail?.text).toContain(part)
      expect(mail?.html).toContain(part)
    }
    expect(mail).toMatchObject({
      headers: {
        'List-Unsubscribe': `<https://aangan.test/api/alerts/${fits.token}/end>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(mail?.html).toContain('prefers-color-scheme:dark')
    expect([await mailsTo(other.email), await mailsTo(waits.email)]).toEqual([[], []])
  })

  it('is mailed once through a doubled cron, edits, and leaving the market for less than thirty days', async () => {
    const { email } = await anAlert({ query: 'category=Villa' })
    const listing = await villa()
    await Promise.all([run(MINUTE_MS), run(MINUTE_MS), run(MINUTE_MS)])
    await run(2 * MINUTE_MS)
    await edit(listing, { title: 'House by the river', description: 'A garden too' }, HOUR_MS)
    await edit(listing, { approvedByAdmin: false }, DAY_MS)
    await run(DAY_MS + MINUTE_MS)
    await edit(listing, { approvedByAdmin: true }, 25 * DAY_MS)
    await run(25 * DAY_MS + MINUTE_MS)
    expect(await subjectsTo(email)).toEqual([NEW])
    await edit(listing, { isSold: true }, 26 * DAY_MS)
    await run(32 * DAY_MS)
    // The outbox forgets a mail after thirty days.
    expect(await subjectsTo(email)).toEqual([])
    await edit(listing, { isSold: false, isForSale: true }, 56 * DAY_MS)
    for (const minutes of [1, 2, 3]) await run(56 * DAY_MS + minutes * MINUTE_MS)
    expect(await subjectsTo(email)).toEqual([NEW])
  })

  it('of what is hidden is mailed to nobody, and once it is back, once', async () => {
    const { email } = await anAlert({ query: 'category=Villa', often: 'daily' })
    const hidden = await villa({ title: 'Never approved' }, false)
    const listing = await villa()
    await run(MINUTE_MS)
    await edit(listing, { approvedByAdmin: false }, HOUR_MS)
    await run(DAY_MS)
    expect(await subjectsTo(email)).toEqual([])
    await edit(listing, { approvedByAdmin: true }, 2 * DAY_MS)
    for (let day = 2; day < 5; day += 1) await run(day * DAY_MS + HOUR_MS)
    expect(await subjectsTo(email)).toEqual([NEW])
    expect((await mailsTo(email))[0]?.text).not.toContain(hidden.title)
  })

  it('is none where the listing stood there before somebody asked', async () => {
    await villa()
    vi.setSystemTime(START + 1000)
    const { email } = await anAlert({ query: 'category=Villa', createdAt: START + 1000 })
    await run(MINUTE_MS)
    expect(await subjectsTo(email)).toEqual([])
  })

  it.each([
    ['category=Villa&city=Matigara', true],
    ['searchTerm=house%20in%20matigara%20under%2090%20lakh', true],
    ['searchTerm=house%20in%20matigara%20under%2080%20lakh', false],
    ['searchTerm=hose%20by%20the%20rivr', true],
    ['searchTerm=helipad', false],
    ['city=Sukna', false],
    ['bedRooms=3', true],
    ['deal=rent', false],
    ['bbox=88.30,26.70,88.50,26.80', true],
    ['outline=26.70,88.30;26.70,88.50;26.80,88.40', true],
    ['outline=26.70,88.48;26.70,88.50;26.80,88.50', false],
    // Its box holds the listing, the outline does not.
    ['outline=26.70,88.30;26.80,88.30;26.80,88.50', false],
    ['placed=false', false],
    ['minArea=2000&maxArea=2500', true],
  ])('is read as the list reads it: %s', async (query, isMatch) => {
    await env.DB.prepare(
      'DELETE FROM properties WHERE id NOT IN (SELECT property_id FROM images WHERE property_id IS NOT NULL)',
    ).run()
    await villa({ title: 'An old house by the river' })
    await run(MINUTE_MS)
    vi.setSystemTime(START + 2 * MINUTE_MS)
    const email = `asha-${crypto.randomUUID()}@mail.test`
    await asVisitor().post(PATHS.alerts, { email, query, often: 'once', language: 'en' })
    const token = /\/alerts\/([a-p]{56})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? ''
    expect((await asVisitor().post(href(PATHS.alert, { token }), { action: 'confirm' })).status).toBe(200)
    vi.setSystemTime(START + 3 * MINUTE_MS)
    const listing = await villa({ bedrooms: 3, googleMap: '26.72,88.39' })
    await run(4 * MINUTE_MS)
    const list = await (await asVisitor().get(`${PATHS.properties}?${query}&limit=100`)).json<Property[]>()
    expect(list.some(({ _id }) => _id === listing._id)).toBe(isMatch)
    expect((await subjectsTo(email)).length - 1).toBe(isMatch ? 1 : 0)
  })
})

describe('a lowered price', () => {
  it('is mailed once it stands in the history, also to whom it was too dear before', async () => {
    const [under90, under80] = [
      await anAlert({ query: 'category=Villa&maxPrice=9000000' }),
      await anAlert({ query: 'category=Villa&maxPrice=8000000' }),
    ]
    const listing = await villa({ price: 9_500_000 })
    await run(MINUTE_MS)
    await edit(listing, { price: 8_500_000 }, 2 * DAY_MS)
    await run(2 * DAY_MS + HOUR_MS)
    expect(await subjectsTo(under90.email)).toEqual([])
    // A price settles in one run, and is told in the same or the next.
    for (const minutes of [0, 1, 2]) await run(3 * DAY_MS + minutes * MINUTE_MS)
    expect(await subjectsTo(under90.email)).toEqual([
      'Price lowered: House by the river, ₹85 Lakh, before ₹95 Lakh',
    ])
    expect(await subjectsTo(under80.email)).toEqual([])
    await edit(listing, { price: 9_500_000 }, 4 * DAY_MS)
    await edit(listing, { price: 8_500_000 }, 4 * DAY_MS + HOUR_MS)
    for (const day of [5, 6, 7]) await run(day * DAY_MS + 2 * HOUR_MS)
    expect(await subjectsTo(under90.email)).toHaveLength(1)
    await edit(listing, { price: 7_500_000 }, 8 * DAY_MS)
    for (const minutes of [0, 1, 2]) await run(9 * DAY_MS + minutes * MINUTE_MS)
    expect(await subjectsTo(under90.email)).toHaveLength(2)
    expect(await subjectsTo(under80.email)).toEqual([
      'Price lowered: House by the river, ₹75 Lakh, before ₹85 Lakh',
    ])
  })
})

describe('gathered finds', () => {
  it('come as one mail in the morning, daily or on Monday', async () => {
    const daily = await anAlert({ query: 'category=Villa', often: 'daily' })
    const weekly = await anAlert({ query: 'category=Villa', often: 'weekly' })
    await villa({ title: 'First' })
    await run(MINUTE_MS)
    vi.setSystemTime(START + HOUR_MS)
    await villa({ title: 'Second' })
    await run(HOUR_MS)
    // Monday, a minute before and after eight in India.
    await run(22 * HOUR_MS - MINUTE_MS)
    expect([await subjectsTo(daily.email), await subjectsTo(weekly.email)]).toEqual([[], []])
    await run(22 * HOUR_MS)
    const both = ['2 listings: Villas in Siliguri and around']
    expect([await subjectsTo(daily.email), await subjectsTo(weekly.email)]).toEqual([both, both])
    vi.setSystemTime(START + DAY_MS)
    await villa({ title: 'Third' })
    for (const day of [1, 2, 3, 6]) await run(day * DAY_MS + 23 * HOUR_MS)
    expect((await subjectsTo(daily.email)).length).toBe(2)
    expect((await subjectsTo(weekly.email)).length).toBe(1)
    await run(7 * DAY_MS + 22 * HOUR_MS)
    expect((await subjectsTo(weekly.email)).length).toBe(2)
  })

  it('of more than a mail holds come in the next ones', async () => {
    const { email } = await anAlert({ query: 'category=Villa', often: 'daily' })
    const many = LIMITS.alertListingsOfMail + 5
    for (let index = 0; index < many; index += 1) await villa({ title: `House ${index}` })
    for (const minutes of [1, 2]) await run(minutes * MINUTE_MS)
    for (const minutes of [0, 1, 2]) await run(22 * HOUR_MS + minutes * MINUTE_MS)
    const told = (await mailsTo(email)).flatMap(({ text }) => text.match(/House \d+/g) ?? [])
    expect((await mailsTo(email)).length).toBe(2)
    expect(told.toSorted()).toEqual(Array.from({ length: many }, (_, index) => `House ${index}`).toSorted())
  })

  it.each([
    ['bn', 'নতুন: ', '৮৫'],
    ['hi', 'नई: ', '85\u00a0लाख'],
    ['ne', 'नयाँ: ', '८५'],
  ] as const)('are told in the language of whoever asked: %s', async (language, beginning, price) => {
    const { email } = await anAlert({ language })
    await villa()
    await run(MINUTE_MS)
    const [mail] = await mailsTo(email)
    expect(mail?.subject.startsWith(beginning)).toBe(true)
    expect(mail?.subject).toContain(price)
    expect(mail?.text).toContain(`https://aangan.test/${language}/alerts/`)
  })
})

describe('the mail service', () => {
  const givenTo = (handed: { body: Record<string, unknown> }[]) =>
    handed.map(({ body }) => String(body['to']))

  it('is handed the same mail under the same key where its answer never came', async () => {
    await anAlert({ query: 'category=Villa' })
    await villa()
    // It was handed over, and nobody here heard that it was taken.
    const before = standInForMailApi(MAIL_API.isDown)
    await run(MINUTE_MS, SENDS)
    expect(before).toHaveLength(1)
    vi.restoreAllMocks()
    const after = standInForMailApi(MAIL_API.takes)
    for (const minutes of [2, 7, 30, 60]) await run(minutes * MINUTE_MS, SENDS)
    expect(after).toHaveLength(1)
    expect(after[0]?.idempotencyKey).toBe(before[0]?.idempotencyKey)
    expect(after[0]?.body).toEqual(before[0]?.body)
    expect(after[0]?.body).toMatchObject({
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
  })

  it('is handed the same mail under the same key by the next run where a Worker dies before it has noted that it was taken', async () => {
    await anAlert({ query: 'category=Villa' })
    await villa()
    let isDead = false
    const before = standInForMailApi(async () => {
      isDead = true
      return MAIL_API.takes()
    })
    await run(MINUTE_MS, { ...SENDS, DB: deadFrom(() => isDead) })
    expect(before).toHaveLength(1)
    expect((await env.DB.prepare('SELECT state, sent_at FROM outbox').all()).results).toEqual([
      { state: 'waiting', sent_at: null },
    ])
    vi.restoreAllMocks()
    const after = standInForMailApi(MAIL_API.takes)
    for (const minutes of [2, 7, 30, 60]) await run(minutes * MINUTE_MS, SENDS)
    // One mail: by this key the provider knows what it has sent.
    expect(after.map(({ idempotencyKey }) => idempotencyKey)).toEqual([before[0]?.idempotencyKey])
    expect(after[0]?.body).toEqual(before[0]?.body)
    expect((await env.DB.prepare('SELECT state FROM outbox').all()).results).toEqual([{ state: 'sent' }])
  })

  it('is handed two fifths of a day of five hundred: nothing is dropped, and nothing comes twice', async () => {
    const alerts = []
    for (let index = 0; index < 500; index += 1) alerts.push(await anAlert({ query: 'category=Villa' }))
    await villa()
    const handed = standInForMailApi(MAIL_API.takes)
    const settings = { ...SENDS, MAILS_A_DAY: '100' }
    const perDay: number[] = []
    for (let day = 0; day < 14; day += 1) {
      const before = handed.length
      for (let minutes = 1; minutes <= 5; minutes += 1)
        await run(day * DAY_MS + minutes * MINUTE_MS, settings)
      perDay.push(handed.length - before)
    }
    expect(perDay).toEqual([...Array.from({ length: 12 }, () => 40), 20, 0])
    expect(new Set(givenTo(handed))).toEqual(new Set(alerts.map(({ email }) => email)))
    expect(givenTo(handed)).toHaveLength(500)
  }, 120_000)

  it('is handed a code though the day is full', async () => {
    for (let index = 0; index < 12; index += 1) await anAlert({ query: 'category=Villa' })
    await villa()
    const failing = standInForMailApi(MAIL_API.isBusy)
    const settings = { ...SENDS, MAILS_A_DAY: '10' }
    await visitorOf(settings).post(PATHS.forgotPassword, { email: admin.email })
    expect(givenTo(failing)).toEqual([admin.email])
    vi.restoreAllMocks()
    const handed = standInForMailApi(MAIL_API.takes)
    await run(2 * MINUTE_MS, settings)
    await run(9 * MINUTE_MS, settings)
    expect(givenTo(handed)).toContain(admin.email)
    expect(handed.length).toBeLessThanOrEqual(10)
  })

  it('is not handed what was hidden while the mail waited, and the rest of it once', async () => {
    await anAlert({ query: 'category=Villa', often: 'daily' })
    const [hidden] = [await villa({ title: 'Hidden' }), await villa({ title: 'Shown' })]
    standInForMailApi(MAIL_API.isDown)
    await run(MINUTE_MS, SENDS)
    await run(22 * HOUR_MS, SENDS)
    await edit(hidden, { approvedByAdmin: false }, 22 * HOUR_MS + MINUTE_MS)
    vi.restoreAllMocks()
    const handed = standInForMailApi(MAIL_API.takes)
    for (const hours of [23, 24, 30]) await run(hours * HOUR_MS, SENDS)
    expect(handed).toEqual([])
    for (const hours of [48, 49, 50]) await run(hours * HOUR_MS, SENDS)
    expect(handed.map(({ body }) => String(body['subject']))).toEqual([expect.stringContaining('Shown')])
    expect(JSON.stringify(handed)).not.toContain('Hidden')
    vi.restoreAllMocks()
    const later = standInForMailApi(MAIL_API.takes)
    await edit(hidden, { approvedByAdmin: true }, 51 * HOUR_MS)
    for (const hours of [52, 54]) await run(hours * HOUR_MS, SENDS)
    expect(later).toEqual([])
    await run(70 * HOUR_MS, SENDS)
    expect(later.map(({ body }) => String(body['subject']))).toEqual([expect.stringContaining('Hidden')])
  })

  it('gets a mail a week though something that it found was sold before it was told', async () => {
    await anAlert({ query: 'category=Villa', often: 'weekly' })
    const sold = await villa({ title: 'Sold' })
    await run(MINUTE_MS, SENDS)
    await edit(sold, { isSold: true }, HOUR_MS)
    const handed = standInForMailApi(MAIL_API.takes)
    // Monday at eight, when nothing of it is on offer.
    await run(22 * HOUR_MS, SENDS)
    vi.setSystemTime(START + 2 * DAY_MS)
    await villa({ title: 'New' })
    for (const hours of [48, 50, 72, 96, 120]) await run(hours * HOUR_MS, SENDS)
    expect(handed).toEqual([])
    await run(7 * DAY_MS + 22 * HOUR_MS, SENDS)
    expect(handed.map(({ body }) => String(body['subject']))).toEqual([expect.stringContaining('New')])
  })

  it('keeps nothing of whom a mail went to', async () => {
    const { email } = await anAlert({ query: 'category=Villa' })
    await villa()
    standInForMailApi(MAIL_API.takes)
    await run(MINUTE_MS, SENDS)
    const rows = await env.DB.prepare('SELECT * FROM outbox').all()
    expect(JSON.stringify(rows.results)).not.toContain(email)
    expect(rows.results).toHaveLength(1)
  })
})

describe('a search of a year', () => {
  it('ends with a last question, unless somebody taps', async () => {
    const [silent, kept] = [await anAlert(), await anAlert()]
    await run(365 * DAY_MS)
    expect(await subjectsTo(silent.email)).toEqual([])
    for (const days of [366, 367, 370]) await run(days * DAY_MS)
    expect(await subjectsTo(silent.email)).toEqual(['Are you still looking?'])
    const opened = await asVisitor().get(href(PATHS.alert, { token: kept.token }))
    expect(await opened.json()).toMatchObject({ isEnding: true })
    await asVisitor().post(href(PATHS.alert, { token: kept.token }), { action: 'confirm' })
    await run(366 * DAY_MS + LIMITS.alertQuestionDays * DAY_MS + HOUR_MS)
    expect((await asVisitor().get(href(PATHS.alert, { token: silent.token }))).status).toBe(404)
    expect((await asVisitor().get(href(PATHS.alert, { token: kept.token }))).status).toBe(200)
  })
})

describe('a search that a backup brought back', () => {
  const restored = async () => {
    const alert = await anAlert()
    await env.DB.prepare('UPDATE alerts SET confirmed_at = NULL, opened_at = 0 WHERE id = ?')
      .bind(alert.id)
      .run()
    return alert
  }

  it('asks once whether it is wanted, tells nothing until then, and ends unanswered', async () => {
    const [silent, wanted] = [await restored(), await restored()]
    await villa()
    for (const days of [1, 2, 3]) await run(days * DAY_MS)
    const [asked] = await subjectsTo(silent.email)
    expect(await subjectsTo(silent.email)).toEqual([asked])
    expect(asked).not.toMatch(/^New|still/)
    const opened = await asVisitor().get(href(PATHS.alert, { token: wanted.token }))
    expect(await opened.json()).toMatchObject({ confirmedAt: null, isEnding: false })
    await asVisitor().post(href(PATHS.alert, { token: wanted.token }), { action: 'confirm' })
    await villa()
    await run(3 * DAY_MS + HOUR_MS)
    await run(5 * DAY_MS)
    expect(await subjectsTo(wanted.email)).toEqual([asked, NEW])
    expect(await subjectsTo(silent.email)).toEqual([asked])
    await run(DAY_MS + LIMITS.alertQuestionDays * DAY_MS + HOUR_MS)
    expect((await asVisitor().get(href(PATHS.alert, { token: silent.token }))).status).toBe(404)
    expect((await asVisitor().get(href(PATHS.alert, { token: wanted.token }))).status).toBe(200)
  })
})

describe('a search that the list does not read any more', () => {
  const spoil = (id: string) =>
    env.DB.prepare(`UPDATE alerts SET query = 'maxPrice=much' WHERE id = ?`).bind(id).run()

  it('keeps nobody else from being mailed', async () => {
    const [spoilt, other] = [await anAlert({ often: 'daily' }), await anAlert({ often: 'daily' })]
    await villa()
    await run(MINUTE_MS)
    await spoil(spoilt.id)
    await run(DAY_MS)
    expect(await subjectsTo(other.email)).toEqual([NEW])
    expect(await subjectsTo(spoilt.email)).toEqual([NEW])
  })

  it('keeps nobody else from being asked after a year', async () => {
    const [spoilt, other] = [await anAlert(), await anAlert()]
    await spoil(spoilt.id)
    await run(366 * DAY_MS)
    expect(await subjectsTo(other.email)).toEqual(['Are you still looking?'])
  })
})

describe('a run', () => {
  const reads = async (at: number) => {
    const { database, meter } = metered(env.DB)
    await run(at, { DB: database })
    return meter.rowsRead.reduce((sum, rows) => sum + rows, 0)
  }

  it('reads no search where nothing is new, and goes on where it stopped', async () => {
    await run(0)
    const idle = await reads(MINUTE_MS)
    const made = Array.from({ length: 2500 }, (_, index) => [
      `${(START + index).toString(16).padStart(12, '0')}${'0'.repeat(12)}`,
      `p${index}@mail.test`,
      `category=Villa&maxPrice=${5_000_000 + index}`,
    ])
    await env.DB.prepare(
      `INSERT INTO alerts (id, email, query, often, language, created_at, confirmed_at, opened_at)
        SELECT value ->> 0, value ->> 1, value ->> 2, 'once', 'en', ?2, ?2, ?2 FROM json_each(?1)`,
    )
      .bind(JSON.stringify(made), START)
      .run()
    expect(await reads(2 * MINUTE_MS)).toBeLessThanOrEqual(idle + 10)
    await villa({ price: 5_000_100 })
    const rows = await reads(3 * MINUTE_MS)
    expect(rows).toBeGreaterThan(2500)
    const found = () => env.DB.prepare('SELECT count(*) AS n FROM alert_finds').first<number>('n')
    const mailed = async () =>
      (await env.DB.prepare('SELECT count(*) AS n FROM outbox').first<number>('n')) ?? 0
    expect(((await found()) ?? 0) + (await mailed())).toBe(2400)
    // Broken off after a step: the round goes on behind it, and finds nothing anew.
    await env.DB.prepare('DELETE FROM alert_finds').run()
    await env.DB.prepare('DELETE FROM outbox').run()
    const { _id } = await villa({ price: 5_000_100, title: 'Another' })
    const seq = await env.DB.prepare('SELECT seq FROM properties WHERE id = ?').bind(_id).first('seq')
    await env.DB.prepare('UPDATE listing_news SET new_at = NULL').run()
    await env.DB.prepare('INSERT INTO alert_rounds (id, news, done_up_to) VALUES (?, ?, ?)')
      .bind('r', JSON.stringify([{ id: _id, seq, newAt: START + HOUR_MS, loweredAt: null }]), made[1999]?.[0])
      .run()
    await run(4 * MINUTE_MS)
    expect(((await found()) ?? 0) + (await mailed())).toBe(500)
  }, 120_000)
})
