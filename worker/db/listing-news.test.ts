import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/units/time.ts'
import { href, PATHS } from '#contract/paths.ts'
import { asAdmin, editListing } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { settlePrices } from './queries/properties/settle-prices.ts'
import { connect } from './client.ts'

const START = Date.parse('2026-11-22T04:30:00Z')

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

const newsOf = (id: string) =>
  env.DB.prepare(
    'SELECT left_at AS leftAt, new_at AS newAt, lowered_new_at AS loweredNewAt FROM listing_news WHERE property_id = ?',
  )
    .bind(id)
    .first()
/** As after a round: the searches have been asked. */
const told = () => env.DB.prepare('UPDATE listing_news SET new_at = NULL, lowered_new_at = NULL').run()
async function edit(id: string, details: Record<string, unknown>, atMs: number) {
  vi.setSystemTime(atMs)
  await editListing(await asAdmin(), id, details)
}

it('has news of what is approved, at once or later, and none of what waits', async () => {
  const shown = await aProperty()
  const hidden = await aProperty({}, { approvedByAdmin: false })
  expect(await newsOf(shown._id)).toEqual({ leftAt: null, newAt: START, loweredNewAt: null })
  expect(await newsOf(hidden._id)).toBeNull()
  await edit(hidden._id, { approvedByAdmin: true }, START + HOUR_MS)
  expect(await newsOf(hidden._id)).toEqual({ leftAt: null, newAt: START + HOUR_MS, loweredNewAt: null })
})

it.each([
  [29, null],
  [30, START + 31 * DAY_MS],
])('has news of what comes back after %i days: %s', async (days, newAt) => {
  const { _id: id } = await aProperty()
  await told()
  await edit(id, { approvedByAdmin: false }, START + DAY_MS)
  expect(await newsOf(id)).toMatchObject({ leftAt: START + DAY_MS })
  await edit(id, { approvedByAdmin: true }, START + (1 + days) * DAY_MS)
  expect(await newsOf(id)).toEqual({ leftAt: null, newAt, loweredNewAt: null })
})

it('keeps the news of what was hidden before anybody was told', async () => {
  const { _id: id } = await aProperty()
  await edit(id, { isSold: true }, START + 1000)
  await edit(id, { isSold: false, isForSale: true }, START + 2000)
  expect(await newsOf(id)).toEqual({ leftAt: null, newAt: START, loweredNewAt: null })
})

it('has news of a lowered price once it stands in the history, and of none twice', async () => {
  const { _id: id } = await aProperty({ price: 9_000_000 })
  await told()
  await edit(id, { price: 8_000_000 }, START + 2 * DAY_MS)
  expect(await newsOf(id)).toMatchObject({ loweredNewAt: null })
  await settlePrices(connect(env.DB), START + 3 * DAY_MS)
  expect(await newsOf(id)).toMatchObject({ loweredNewAt: START + 2 * DAY_MS })
  await told()
  await edit(id, { price: 9_500_000 }, START + 3 * DAY_MS + HOUR_MS)
  await edit(id, { price: 8_000_000 }, START + 3 * DAY_MS + 2 * HOUR_MS)
  expect(await newsOf(id)).toMatchObject({ loweredNewAt: null })
  await edit(id, { price: 7_000_000 }, START + 4 * DAY_MS)
  await settlePrices(connect(env.DB), START + 5 * DAY_MS)
  expect(await newsOf(id)).toMatchObject({ loweredNewAt: START + 4 * DAY_MS })
})

it('forgets a listing that is deleted', async () => {
  const { _id: id } = await aProperty()
  await (await asAdmin()).delete(href(PATHS.deleteProperty, { id }))
  expect(await newsOf(id)).toBeNull()
})
