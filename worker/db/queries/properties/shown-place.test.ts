import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { kilometresBetween } from '#contract/search/region.ts'
import { connect } from '#worker/db/client.ts'
import { pointHider, shownPoint } from './shown-place.ts'

const POINTS = Array.from({ length: 400 }, (_, index) => ({
  lat: 26.55 + ((index * 7919) % 3500) / 10_000,
  lng: 88.2 + ((index * 104_729) % 4500) / 10_000,
}))
const metresBetween = (...[one, other]: Parameters<typeof kilometresBetween>) =>
  kilometresBetween(one, other) * 1000

it('shows a point 280 to 420 metres from the middle of its cell, in all directions', () => {
  const moved = POINTS.map((point) => ({ point, shown: shownPoint(point, 'key') }))
  const metres = moved.map(({ point, shown }) => metresBetween(point, shown))
  expect(Math.min(...metres)).toBeGreaterThan(280 - 72)
  expect(Math.max(...metres)).toBeLessThan(420 + 72)
  const quarters = moved.map(
    ({ point, shown }) => `${Math.sign(shown.lat - point.lat)},${Math.sign(shown.lng - point.lng)}`,
  )
  for (const quarter of ['1,1', '1,-1', '-1,1', '-1,-1'])
    expect(quarters.filter((one) => one === quarter).length).toBeGreaterThan(60)
})

it('shows all of a cell at one point, so that moving a pin within it tells nothing', () => {
  const near = Array.from({ length: 25 }, (_, index) => ({
    lat: 26.7 + (index % 5) / 100_000,
    lng: 88.4 + Math.floor(index / 5) / 100_000,
  }))
  expect(new Set(near.map((point) => JSON.stringify(shownPoint(point, 'key')))).size).toBeLessThanOrEqual(4)
  const shown = new Set(POINTS.map((point) => JSON.stringify(shownPoint(point, 'key'))))
  expect(shown.size).toBeGreaterThan(390)
})

it('shows another point under another key, and the same one under the key of the store', async () => {
  const point = { lat: 26.7, lng: 88.4 }
  expect(shownPoint(point, 'one')).not.toEqual(shownPoint(point, 'other'))
  const db = connect(env.DB)
  expect((await pointHider(db))(point)).toEqual((await pointHider(db))(point))
  const [key] =
    (await env.DB.prepare(`SELECT value FROM meta WHERE key = 'placeKey'`).raw<[string]>())[0] ?? []
  expect(key).toMatch(/^k[0-9A-F]{64}$/)
})
