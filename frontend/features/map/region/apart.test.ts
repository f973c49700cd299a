import { describe, expect, it } from 'vitest'
import { apart } from './apart.ts'

const SCALE = { pixelsADegree: { lng: 1000, lat: 1000 }, leastPixels: 30 }
const pixels = (points: { lat: number; lng: number }[]) =>
  points.map(({ lat, lng }) => [Math.round(lng * 1000), Math.round(lat * 1000)])

describe('Squares on a map', () => {
  it('stay where they are with room between', () => {
    const points = [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 0.03 },
    ]
    expect(apart(points, SCALE)).toEqual(points)
  })

  it.each([
    ['across', { lat: 0.002, lng: 0.01 }, [-10, 0], [20, 2]],
    ['upwards', { lat: 0.01, lng: 0.002 }, [0, -10], [2, 20]],
    ['across where they are one', { lat: 0, lng: 0 }, [-15, 0], [15, 0]],
  ])('give way to each other by half each: %s', (_, other, first, second) => {
    expect(pixels(apart([{ lat: 0, lng: 0 }, other], SCALE))).toEqual([first, second])
  })

  it('push on what is pushed against', () => {
    const row = [0, 0.02, 0.04].map((lng) => ({ lat: 0, lng }))
    const [one = [], two = [], three = []] = pixels(apart(row, SCALE))
    expect((two[0] ?? 0) - (one[0] ?? 0)).toBeGreaterThanOrEqual(28)
    expect((three[0] ?? 0) - (two[0] ?? 0)).toBeGreaterThanOrEqual(28)
  })
})
