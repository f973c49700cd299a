import { describe, expect, it } from 'vitest'
import {
  type Box,
  boxOf,
  FRAMES,
  type HouseFrame,
  type HouseShape,
  type HouseTexts,
  layOutHouse,
} from './house-plan-geometry.ts'

/** A thumbnail alone has no words. */
const { thumb: _, ...WRITTEN } = FRAMES
const TEXTS: HouseTexts[] = [
  {
    land: { value: '13.5 katha', more: '9,720 sq ft' },
    house: 'House',
    builtUp: '3,200 sq ft',
    floors: 'on 2 floors',
    car: '14 ft car',
  },
  {
    land: { value: '১৩.৫ কাঠা', more: '৯,৭২০ বর্গফুট' },
    house: 'বাড়ি',
    builtUp: '৩,২০০ বর্গফুট',
    floors: '২ তলা মিলিয়ে',
    car: '১৪ ফুটের গাড়ি',
  },
]
/** Land, what the house covers of it, floors. */
const MEASURES = [
  [4320, 1600, 2],
  [10_800, 2100, 1],
  [2880, 1200, 2],
  [1440, 1440, 3],
  [1440, 1300, 4],
  [30_000, 900, 1],
  [5000, 2500, 12],
] as const

const cases = MEASURES.flatMap(([landSqFt, footprintSqFt, floors]) =>
  Object.values<HouseFrame>(WRITTEN).flatMap((frame) =>
    TEXTS.map((texts) => {
      const shape: HouseShape = { landSqFt, footprintSqFt, floors, hasGarden: true }
      const name = `${footprintSqFt} of ${landSqFt} sq ft, ${floors} floors, ${texts.car}, ${frame.width} x ${frame.height}, ${frame.above} above`
      return { name, shape, frame, layout: layOutHouse(shape, frame, texts) }
    }),
  ),
)

const isIn = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01
const isOver = (one: Box, other: Box) =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01

describe.each(cases)('a house that covers $name', ({ shape, frame, layout }) => {
  const { land, roof, shadow, car, scale, shrubs, landLines, roofLines, carLine } = layout
  const house = { ...roof, width: roof.width + shadow, height: roof.height + shadow }

  it('is to one scale with its land', () => {
    expect((land.width * land.height) / scale ** 2).toBeCloseTo(shape.landSqFt, 3)
    expect((roof.width * roof.height) / scale ** 2).toBeCloseTo(shape.footprintSqFt, 3)
  })

  it('stands on its land with its shadow, and the land in the frame', () => {
    expect(isIn(house, land)).toBe(true)
    expect(isIn(land, { x: 0, y: 0, ...frame })).toBe(true)
    expect(!car || (isIn(car, land) && !isOver(car, house))).toBe(true)
  })

  it('says what its car is', () => {
    expect(frame.words === 'on land' && car ? carLine?.text : 'none').toMatch(/car$|গাড়ি$|none/)
  })

  it('has nothing on anything else, and letters large enough to read', () => {
    const onLand = [...landLines, ...(carLine ? [carLine] : [])]
    const things = [house, ...(car ? [car] : []), ...onLand.map(boxOf)]
    for (const [index, thing] of things.entries())
      for (const other of things.slice(index + 1)) expect(isOver(thing, other)).toBe(false)
    for (const { x, y, radius } of shrubs) {
      const shrub = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
      expect(isIn(shrub, land)).toBe(true)
      expect(things.filter((thing) => isOver(shrub, thing))).toEqual([])
    }
    for (const line of roofLines) expect(isIn(boxOf(line), roof)).toBe(true)
    // As far down as the loop of ठ्ठ in कट्ठा.
    for (const { y, size } of landLines.filter((line) => isOver(boxOf(line), land)))
      expect(frame.words === 'below' || y + size * 0.5 < land.y + land.height).toBe(true)
    for (const line of [...onLand, ...roofLines]) {
      expect(line.size).toBeGreaterThanOrEqual(frame.least)
      expect(isIn(boxOf(line), { x: 0, y: 0, ...frame })).toBe(true)
    }
  })
})

it('fills a wide frame: the shape of the land is not known', () => {
  const [texts] = TEXTS
  if (!texts) throw new Error('There are no texts.')
  const shape = { landSqFt: 2880, footprintSqFt: 1200, floors: 2, hasGarden: true }
  const { land } = layOutHouse(shape, FRAMES.lead, texts)
  expect(land.width / FRAMES.lead.width).toBeGreaterThan(0.7)
  expect(land.width / land.height).toBeCloseTo(1.75)
})

it('has no shrubs without a garden', () => {
  const [texts] = TEXTS
  if (!texts) throw new Error('There are no texts.')
  const shape = { landSqFt: 4320, footprintSqFt: 1600, floors: 2, hasGarden: false }
  expect(layOutHouse(shape, FRAMES.large, texts).shrubs).toEqual([])
})
