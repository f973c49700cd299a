import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { ToldReply } from '#contract/alerts.ts'
import { PATHS } from '#contract/paths.ts'
import { DAY_MS } from '#contract/units/time.ts'
import { asStaff, asVisitor } from '#worker/test/client.ts'
import { anAlert, aProperty } from '#worker/test/factories.ts'

beforeEach(() => env.DB.prepare('DELETE FROM alerts').run())

const told = async (id: string) => {
  const response = await (await asStaff()).get(`${PATHS.toldAlerts}?id=${id}`)
  return ToldReply.parse(await response.json())
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
  expect(await told(id)).toEqual({ alerts: 2, more: false })
})

it('counts none for what visitors do not see', async () => {
  await anAlert({ query: '', createdAt: Date.now() - DAY_MS })
  const { _id: draft } = await aProperty({ category: 'Villa' }, { approvedByAdmin: false })
  const { _id: sold } = await villa({ isSold: true })
  expect([await told(draft), await told(sold)]).toEqual([
    { alerts: 0, more: false },
    { alerts: 0, more: false },
  ])
})

it('is for staff, of a listing that is there', async () => {
  const { _id: id } = await villa()
  expect((await asVisitor().get(`${PATHS.toldAlerts}?id=${id}`)).status).toBe(401)
  const staff = await asStaff()
  expect((await staff.get(`${PATHS.toldAlerts}?id=${'f'.repeat(24)}`)).status).toBe(404)
  expect((await staff.get(`${PATHS.toldAlerts}?id=x`)).status).toBe(400)
})
