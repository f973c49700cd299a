import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import { connect } from '#worker/db/client.ts'
import { settlePrices } from '#worker/db/queries/properties/settle-prices.ts'
import { editListing, as } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { propertyRow } from '#worker/test/stored.ts'

const MIGRATION = env.TEST_MIGRATIONS.find(({ name }) => name.endsWith('_price_history.sql'))
/** Those that read the log; the columns are there already. */
const READING = (MIGRATION?.queries ?? []).filter((sql) => /UPDATE properties SET price_/.test(sql))
const DAY_MS = 86_400_000
/** The migration compares with the clock of the database. */
const NOW = Date.now()
const daysAgo = (days: number) => NOW - days * DAY_MS

let admin: Awaited<ReturnType<typeof anAccount>>
beforeEach(async () => {
  vi.setSystemTime(daysAgo(60))
  admin = await anAccount({ role: 'admin' })
  return () => vi.useRealTimers()
})

async function edit({ _id }: { _id: string }, days: number, details: Record<string, unknown>) {
  vi.setSystemTime(daysAgo(days))
  await editListing(await as(admin), _id, details)
}

async function migrated({ _id }: { _id: string }) {
  await env.DB.prepare(
    `UPDATE properties SET price_history = '[]', price_since = NULL, price_lowered_at = NULL, is_price_lowered = 0, price_due_at = NULL`,
  ).run()
  await env.DB.batch(READING.map((sql) => env.DB.prepare(sql)))
  await settlePrices(connect(env.DB), NOW)
  const row = await propertyRow(_id)
  return [row?.priceHistory, row?.priceSince, row?.priceLoweredAt, row?.isPriceLowered, row?.priceDueAt]
}

it('reads the prices of a listing out of the log, without those that stood for hours', async () => {
  const listing = await aProperty({ price: 900 })
  await edit(listing, 40, { price: 850 })
  await edit(listing, 39.9, { price: 870 })
  await edit(listing, 20, { title: 'Another title' })
  await edit(listing, 10, { price: 800 })
  expect(await migrated(listing)).toEqual([
    [
      { at: daysAgo(60), priceInr: 900 },
      { at: daysAgo(39.9), priceInr: 870 },
      { at: daysAgo(10), priceInr: 800 },
    ],
    daysAgo(10),
    daysAgo(10),
    true,
    daysAgo(10) + 30 * DAY_MS,
  ])
})

it('leaves out a price that was set today, and takes it in a day later', async () => {
  const listing = await aProperty({ price: 900 })
  await edit(listing, 0.5, { price: 800 })
  expect(await migrated(listing)).toEqual([
    [{ at: daysAgo(60), priceInr: 900 }],
    daysAgo(0.5),
    null,
    false,
    daysAgo(0.5) + DAY_MS,
  ])
})

const PRESENT_ONLY = [[], daysAgo(60), null, false, null]

it.each([
  ['that never changed', () => Promise.resolve()],
  [
    'that was withdrawn meanwhile',
    async (listing: { _id: string }) => {
      await edit(listing, 40, { price: 800, approvedByAdmin: false })
      await edit(listing, 30, { approvedByAdmin: true })
    },
  ],
  [
    'whose deal changed',
    async (listing: { _id: string }) => {
      await edit(listing, 40, { price: 800 })
      await edit(listing, 30, { leaseType: 'Rent', price: 70 })
    },
  ],
  [
    'whose log has a gap',
    async (listing: { _id: string }) => {
      await edit(listing, 40, { price: 800 })
      await edit(listing, 30, { price: 700 })
      await env.DB.prepare('DELETE FROM audit_log WHERE subject_id = ? AND at = ?')
        .bind(listing._id, daysAgo(40))
        .run()
      await edit(listing, 20, { price: 600 })
      await env.DB.prepare(`UPDATE properties SET price_inr = 650 WHERE id = ?`).bind(listing._id).run()
    },
  ],
])('begins with the price of today for a listing %s', async (_, happened) => {
  const listing = await aProperty({ price: 900, leaseType: 'Sale' })
  await happened(listing)
  expect(await migrated(listing)).toEqual(PRESENT_ONLY)
})

it('knows nothing of a listing that waits', async () => {
  const listing = await aProperty({ price: 900 }, { approvedByAdmin: false })
  await edit(listing, 40, { price: 800 })
  expect(await migrated(listing)).toEqual([[], null, null, false, null])
})

it('is as it was before where a price is taken back at once', async () => {
  const listing = await aProperty({ price: 900, approvedByAdmin: true })
  await edit(listing, 40, { price: 800 })
  await edit(listing, 30, { title: 'Another title' })
  const standing = async () => {
    const row = await propertyRow(listing._id)
    return [row?.priceInr, row?.priceHistory, row?.priceLoweredAt]
  }
  const before = await standing()
  await edit(listing, 10, { price: 500 })
  await edit(listing, 10 - 10 / 86_400, { price: 800 })
  expect(await standing()).toEqual(before)
})
