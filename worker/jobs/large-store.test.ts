import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { COUNTED_EVENTS } from '#contract/numbers/counted-events.ts'
import { MINUTE_MS } from '#contract/units/time.ts'
import { connect } from '#worker/db/client.ts'
import { storeFlush } from '#worker/db/queries/numbers/gather.ts'
import { aProperty } from '#worker/test/factories.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { metered } from '#worker/test/meter.ts'
import { watchAlerts } from './alerts.ts'
import { watchNumbers } from './numbers.ts'

const START = Date.parse('2026-11-22T04:30:00Z')
const LISTINGS = 2000
const SEARCHES = 2000

beforeAll(async () => {
  vi.setSystemTime(START)
  await generateListings(LISTINGS)
  await env.DB.prepare('UPDATE listing_news SET new_at = NULL, lowered_new_at = NULL').run()
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
      INSERT INTO alerts (id, email, query, often, language, created_at, confirmed_at, opened_at)
      SELECT printf('%012x%012x', ?2, i), 'p' || i || '@mail.test', 'category=Villa&maxPrice=' || (5000000 + i % 100), 'weekly', 'en', ?2, ?2, ?2 FROM n`,
  )
    .bind(SEARCHES, START)
    .run()
}, 120_000)
afterEach(() => void vi.useRealTimers())

async function rowsOf(job: typeof watchAlerts, nowMs: number) {
  const { database, meter } = metered(env.DB)
  await job({ ...env, DB: database }, nowMs)
  return meter.rowsRead.reduce((sum, rows) => sum + rows, 0)
}

it('folds counts of every listing at a few rows each, and nothing at none', async () => {
  const ones = COUNTED_EVENTS.map(() => 1)
  for (let part = 0; part < 20; part += 1) {
    const ids = Array.from({ length: LISTINGS / 20 }, (_, at) =>
      (part * (LISTINGS / 20) + at + 1).toString(16).padStart(24, '0'),
    )
    const listings = Object.fromEntries(ids.map((id) => [id, ones]))
    await storeFlush(connect(env.DB), 20_779, { listings, names: [], asked: [] })
  }
  const folded = await rowsOf(watchNumbers, START + MINUTE_MS)
  const idle = await rowsOf(watchNumbers, START + 2 * MINUTE_MS)
  const counted = await env.DB.prepare('SELECT count(*) AS n, sum(shown) AS shown FROM seen_counts').first()
  expect(counted).toEqual({ n: LISTINGS, shown: LISTINGS })
  expect(folded).toBeLessThanOrEqual(6 * LISTINGS)
  expect(idle).toBeLessThanOrEqual(10)
}, 120_000)

it('compares what is new with every search once, and reads none of them where nothing is', async () => {
  const before = await rowsOf(watchAlerts, START + MINUTE_MS)
  await aProperty({ category: 'Villa', price: 5_000_050, leaseType: 'Sale' })
  const compared = await rowsOf(watchAlerts, START + 2 * MINUTE_MS)
  const after = await rowsOf(watchAlerts, START + 3 * MINUTE_MS)
  expect(await env.DB.prepare('SELECT count(*) AS n FROM alert_finds').first('n')).toBe(SEARCHES / 2)
  expect(compared).toBeGreaterThan(SEARCHES)
  expect(compared).toBeLessThanOrEqual(6 * SEARCHES)
  expect(before).toBeLessThanOrEqual(20)
  expect(after).toBeLessThanOrEqual(20)
}, 120_000)
