import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NearestProperties } from '#contract/search/nearest.ts'
import { href, PATHS } from '#contract/paths.ts'
import { Property, PropertyList } from '#contract/properties/replies.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { connect } from '#worker/db/client.ts'
import { settlePrices } from '#worker/db/queries/properties/settle-prices.ts'
import { as, asVisitor, editListing } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { invalidate } from '#worker/features/answers/public-reads/kept-answers.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-01T04:30:00Z')
const CITY = { city: 'Kurseong' }
const when = (hours: number) => new Date(START + hours * HOUR_MS).toISOString()

let admin: Account

beforeEach(async () => {
  at(0)
  await env.DB.prepare('DELETE FROM properties').run()
  admin = await anAccount({ role: 'admin' })
})
afterEach(() => {
  vi.useRealTimers()
})

/** So many hours after the first listing. */
function at(hours: number): void {
  vi.setSystemTime(START + hours * HOUR_MS)
  invalidate()
}

async function edit({ _id }: { _id: string }, hours: number, details: Record<string, unknown>) {
  at(hours)
  await editListing(await as(admin), _id, details)
}

/** What everybody reads after so many hours, once the cron has run. */
async function seen({ _id }: { _id: string }, hours: number) {
  at(hours)
  await settlePrices(connect(env.DB), Date.now())
  invalidate()
  const { priceHistory, priceLoweredAt } = Property.parse(
    await (await asVisitor().get(href(PATHS.property, { id: _id }))).json(),
  )
  return { priceHistory, priceLoweredAt }
}

const point = (hours: number, price: number | null) => ({ at: when(hours), price })

async function lowered(): Promise<string[]> {
  const answer = await asVisitor().get(`${PATHS.properties}?city=Kurseong&lowered=true`)
  return PropertyList.parse(await answer.json()).map(({ _id }) => _id)
}

describe('the history of a price', () => {
  it('is the present price alone until one has stood for a day', async () => {
    const listing = await aProperty({ ...CITY, price: 900 })
    expect(await seen(listing, 1)).toEqual({ priceHistory: [point(0, 900)], priceLoweredAt: null })
    await edit(listing, 2, { price: 800 })
    expect(await seen(listing, 3)).toEqual({ priceHistory: [point(0, 800)], priceLoweredAt: null })
    expect(await seen(listing, 30)).toEqual({ priceHistory: [point(2, 800)], priceLoweredAt: null })
  })

  it('gets a lower price at its 24th hour, to the millisecond, and says when it was set', async () => {
    const listing = await aProperty({ ...CITY, price: 900 })
    await edit(listing, 48, { price: 800 })
    const before = { priceHistory: [point(0, 900)], priceLoweredAt: null }
    expect(await seen(listing, 48)).toEqual(before)
    expect(await seen(listing, 72 - 1 / HOUR_MS)).toEqual(before)
    expect(await lowered()).toEqual([])
    expect(await seen(listing, 72)).toEqual({
      priceHistory: [point(0, 900), point(48, 800)],
      priceLoweredAt: when(48),
    })
    expect(await lowered()).toEqual([listing._id])
  })

  it('says lowered in lists for 30 days, and on the page for good', async () => {
    const listing = await aProperty({ ...CITY, price: 900 })
    await edit(listing, 48, { price: 800 })
    await seen(listing, 72)
    await seen(listing, 48 + 30 * 24 - 1)
    expect(await lowered()).toEqual([listing._id])
    expect(await seen(listing, 48 + 30 * 24)).toMatchObject({ priceLoweredAt: when(48) })
    expect(await lowered()).toEqual([])
  })

  it('says of the nearest to a search for lowered ones which were not', async () => {
    const listing = await aProperty({ ...CITY, price: 900 })
    await edit(listing, 48, { price: 800 })
    const nearest = async () => {
      const answer = await asVisitor().get(
        `${PATHS.nearestProperties}?city=Kurseong&deal=sale&lowered=true&maxPrice=700`,
      )
      const found = await answer.json<NearestProperties>()
      return found.map(({ differs }) => differs.some(({ field }) => field === 'lowered'))
    }
    await seen(listing, 72)
    expect(await nearest()).toEqual([false])
    await seen(listing, 48 + 30 * 24)
    expect(await nearest()).toEqual([true])
  })

  it('leaves out what stood for less than a day, and what is the same as before', async () => {
    const listing = await aProperty({ ...CITY, price: 900 })
    await edit(listing, 48, { price: 1000 })
    await edit(listing, 71, { price: 900 })
    expect(await seen(listing, 200)).toEqual({ priceHistory: [point(0, 900)], priceLoweredAt: null })
  })

  it('does not say lowered while more is asked again than before', async () => {
    const listing = await aProperty({ ...CITY, price: 900 })
    await edit(listing, 48, { price: 800 })
    await edit(listing, 100, { price: 950 })
    expect(await seen(listing, 101)).toEqual({
      priceHistory: [point(0, 900), point(48, 800)],
      priceLoweredAt: null,
    })
  })

  it('tells a price on request as null, which is not lower than any', async () => {
    const listing = await aProperty({ ...CITY, price: 900 })
    await edit(listing, 48, { price: 0 })
    expect(await seen(listing, 72)).toEqual({
      priceHistory: [point(0, 900), point(48, null)],
      priceLoweredAt: null,
    })
    await edit(listing, 96, { price: 850 })
    expect(await seen(listing, 120)).toEqual({
      priceHistory: [point(0, 900), point(48, null), point(96, 850)],
      priceLoweredAt: when(96),
    })
  })

  it('begins anew where a sale becomes a rent', async () => {
    const listing = await aProperty({ ...CITY, price: 4_500_000, leaseType: 'Sale' })
    await edit(listing, 48, { price: 30_000, leaseType: 'Rent' })
    expect(await seen(listing, 80)).toEqual({ priceHistory: [point(48, 30_000)], priceLoweredAt: null })
  })
})

describe('a price that nobody saw', () => {
  it('leaves nothing behind before the listing is published', async () => {
    const listing = await aProperty({ ...CITY, price: 700 }, { approvedByAdmin: false })
    await edit(listing, 48, { price: 999 })
    await edit(listing, 96, { price: 900, approvedByAdmin: true })
    expect(await seen(listing, 97)).toEqual({ priceHistory: [point(96, 900)], priceLoweredAt: null })
    expect(await seen(listing, 200)).toEqual({ priceHistory: [point(96, 900)], priceLoweredAt: null })
  })

  it('leaves nothing behind while the listing is withdrawn, nor the time of it', async () => {
    const listing = await aProperty({ ...CITY, price: 900 })
    await edit(listing, 48, { approvedByAdmin: false })
    await edit(listing, 100, { price: 123 })
    await edit(listing, 150, { price: 800 })
    await edit(listing, 200, { approvedByAdmin: true })
    expect(await seen(listing, 201)).toEqual({ priceHistory: [point(0, 900)], priceLoweredAt: null })
    expect(await seen(listing, 224)).toEqual({
      priceHistory: [point(0, 900), point(200, 800)],
      priceLoweredAt: when(200),
    })
  })

  it('is in no answer of a listing that waits, and a list has no history', async () => {
    const listing = await aProperty({ ...CITY, price: 900 }, { approvedByAdmin: false })
    const own = Property.parse(
      await (await (await as(admin)).get(href(PATHS.property, { id: listing._id }))).json(),
    )
    expect(own).toMatchObject({ priceHistory: [], priceLoweredAt: null })
    await aProperty({ ...CITY, price: 900 })
    const [card] = PropertyList.parse(
      await (await asVisitor().get(`${PATHS.properties}?city=Kurseong`)).json(),
    )
    expect(card).toMatchObject({ price: 900, priceLoweredAt: null })
    expect(card).not.toHaveProperty('priceHistory')
  })
})

it('is kept by what changes many listings at once', async () => {
  const listing = await aProperty({ ...CITY, price: 1000 }, { approvedByAdmin: false })
  at(24)
  await (await as(admin)).post(PATHS.bulkProperties, { ids: [listing._id], action: 'approve' })
  at(72)
  await (await as(admin)).post(PATHS.bulkProperties, { ids: [listing._id], action: 'sold' })
  await edit(listing, 73, { isSold: false })
  await edit(listing, 74, { price: 900 })
  expect(await seen(listing, 98)).toEqual({
    priceHistory: [point(24, 1000), point(74, 900)],
    priceLoweredAt: when(74),
  })
})

describe('lowered=true', () => {
  it('is refused as anything else than true', async () => {
    expect((await asVisitor().get(`${PATHS.properties}?lowered=perhaps`)).status).toBe(400)
  })
})
