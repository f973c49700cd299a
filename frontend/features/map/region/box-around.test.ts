import { describe, expect, it } from 'vitest'
import { isInBox, type Point } from '#contract/list/map-area.ts'
import { boxAround } from './box-around.ts'

const at = (lat: number, lng: number): Point => ({ lat, lng })
const TOWN = at(26.71, 88.43)
const kmHigh = ({ north, south }: { north: number; south: number }) => (north - south) * 111.2

describe('A box around points', () => {
  const framing = { ratio: 1.5, leastKmHigh: 8, room: 1.5 }

  it('is as high as asked around one of them, which stands in its middle', () => {
    const box = boxAround([TOWN], framing)
    expect(kmHigh(box)).toBeCloseTo(8)
    expect((box.west + box.east) / 2).toBeCloseTo(TOWN.lng)
  })

  it('holds all of them with room around', () => {
    const points = [TOWN, at(26.88, 88.47), at(26.68, 88.33)]
    const box = boxAround(points, framing)
    for (const { lat, lng } of points) expect(isInBox(at(lat + 0.02, lng - 0.02), box)).toBe(true)
  })

  it('is no higher than asked: then it holds the heaviest that lie near each other', () => {
    const [far, ...near] = [at(26.99, 88.15), at(26.72, 88.41), TOWN]
    const most = { ...framing, mostKmHigh: 10 }
    const byNumber = boxAround([far, ...near], most)
    expect(kmHigh(byNumber)).toBeCloseTo(10)
    expect([far, ...near].map((point) => isInBox(point, byNumber))).toEqual([false, true, true])
    const byWeight = boxAround([far, ...near], { ...most, weightOf: (point) => (point === far ? 9 : 1) })
    expect(isInBox(far, byWeight)).toBe(true)
  })
})
