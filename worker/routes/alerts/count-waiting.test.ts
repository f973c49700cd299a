import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { WaitingAlertsReply } from '#contract/alerts.ts'
import { PATHS } from '#contract/paths.ts'
import { DAY_MS } from '#contract/units/time.ts'
import { connect } from '#worker/db/client.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import { countWaitingAlerts } from '#worker/features/alerts/waiting-alerts.ts'
import { asStaff, asVisitor } from '#worker/test/client.ts'
import { anAlert, aProperty } from '#worker/test/factories.ts'
import { metered } from '#worker/test/meter.ts'

beforeEach(() => env.DB.prepare('DELETE FROM alerts').run())

const waitingFor = async (id: string) => {
  const response = await (await asStaff()).get(`${PATHS.toldAlerts}?id=${id}`)
  return WaitingAlertsReply.parse(await response.json())
}
const villa = (details: Record<string, unknown> = {}) =>
  aProperty({ category: 'Villa', locality: 'Matigara', price: 8_500_000, leaseType: 'Sale', ...details })

it('counts the confirmed alerts that wait for what a listing is, and that were there before it', async () => {
  const early = Date.now() - DAY_MS
  await anAlert({ query: 'category=Villa&maxPrice=9000000', createdAt: early })
  await anAlert({ query: 'searchTerm=matigara', createdAt: early })
  await anAlert({ query: 'category=Plot', createdAt: early })
  await anAlert({ query: 'category=Villa&maxPrice=8000000', createdAt: early })
  await anAlert({ query: 'category=Villa', createdAt: early, confirmedAt: null })
  await anAlert({ query: 'category=Villa', createdAt: Date.now() + DAY_MS })
  const { _id: id } = await villa()
  expect(await waitingFor(id)).toEqual({ alerts: 2, more: false })
})

it('counts none for what visitors do not see', async () => {
  await anAlert({ query: '', createdAt: Date.now() - DAY_MS })
  const { _id: draft } = await aProperty({ category: 'Villa' }, { approvedByAdmin: false })
  const { _id: sold } = await villa({ isSold: true })
  expect([await waitingFor(draft), await waitingFor(sold)]).toEqual([
    { alerts: 0, more: false },
    { alerts: 0, more: false },
  ])
})

it('reads the alerts that it compares and what they find, however many came later', async () => {
  const nowMs = Date.now()
  for (const query of ['category=Villa', 'searchTerm=matigara']) await anAlert({ query }, nowMs - DAY_MS)
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
    INSERT INTO alerts (id, email, query, often, language, created_at, confirmed_at, opened_at)
    SELECT printf('%012x%012x', ?1, i), i || '@mail.test', 'category=Villa', 'once', 'en', ?1, ?1, ?1 FROM n`,
  )
    .bind(nowMs + DAY_MS)
    .run()
  const { _id: id } = await villa()
  const { database, meter } = metered(env.DB)
  const db = connect(database)
  const row = (await findProperties(db, [id])).get(id)
  expect(row && (await countWaitingAlerts(db, row))).toEqual({ alerts: 2, more: false })
  expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThan(100)
})

it('is for staff, of a listing that is there', async () => {
  const { _id: id } = await villa()
  expect((await asVisitor().get(`${PATHS.toldAlerts}?id=${id}`)).status).toBe(401)
  const staff = await asStaff()
  expect((await staff.get(`${PATHS.toldAlerts}?id=${'f'.repeat(24)}`)).status).toBe(404)
  expect((await staff.get(`${PATHS.toldAlerts}?id=x`)).status).toBe(400)
})
