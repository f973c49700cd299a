import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { phoneKey } from '#contract/leads/phone.ts'
import { connect } from './client.ts'
import { importsFollow } from './queries/properties/take-back.ts'

const PHONES = [
  '',
  '9832012345',
  '09832012345',
  '919832012345',
  '+919832012345',
  '9109832012345',
  '+9109832012345',
  '009109832012345',
  '00919832012345',
  '+6581234567',
  '006581234567',
  '+01234567890',
  '0012345678',
  '+009832012345',
  '123456',
]

/** The key of a stored number as it was first made. */
function firstKey(phone: string): string {
  const digits = phone.replace('+', '')
  if (digits.length === 10) return `91${digits}`
  if (digits.startsWith('00')) return digits.slice(2)
  return digits.length === 11 && digits.startsWith('0') ? `91${digits.slice(1)}` : digits
}

it('leads of every age are known by all spellings of their number', async () => {
  await env.DB.batch(
    PHONES.map((phone, at) =>
      env.DB.prepare(
        `INSERT INTO leads (id, kind, name, phone, phone_key, words, created_at, updated_at) VALUES (?, 'noted', '', ?, ?, '', 0, 0)`,
      ).bind(String(at).padStart(24, '0'), phone, firstKey(phone)),
    ),
  )
  const { queries = [] } =
    env.TEST_MIGRATIONS.find(({ name }) => name === '0028_know_leads_by_every_spelling.sql') ?? {}
  await env.DB.batch(
    queries.filter((query) => query.includes('phone_key')).map((query) => env.DB.prepare(query)),
  )
  const { results } = await env.DB.prepare('SELECT phone, phone_key AS key FROM leads ORDER BY id').all()
  expect(results).toEqual(PHONES.map((phone) => ({ phone, key: phoneKey(phone) })))
})

it('what is kept of imports follows a listing without being read as a whole', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
    INSERT INTO imported_listings (import_id, property_id, version, imported_at) SELECT 'a', 'p' || i, 1, 0 FROM n`,
  ).run()
  const { meta } = await importsFollow(connect(env.DB), sql`SELECT 'p7', 1`)
  expect(meta.rows_read).toBeLessThan(10)
  expect(
    await env.DB.prepare('SELECT count(*) AS count FROM imported_listings WHERE version = 2').first('count'),
  ).toBe(1)
})
