import { describe, expect, it } from 'vitest'
import {
  freeCorner,
  type Label,
  placeLabels,
  placeMerged,
  placeNearest,
  rectOf,
  shiftInto,
} from './label-places.ts'

const FRAME = { left: 0, right: 360, top: 0, bottom: 220 }
const label = (changes: Partial<Label>): Label => ({
  x: 180,
  y: 110,
  width: 80,
  height: 20,
  gap: 6,
  sides: ['over', 'below', 'above', 'right', 'left'],
  ...changes,
})
const sidesOf = (...given: Parameters<typeof placeLabels>) => placeLabels(...given).map(({ side }) => side)

describe('A label on a map', () => {
  it('stands on its point where that is free', () => {
    expect(sidesOf([label({})], FRAME, [])).toEqual(['over'])
  })

  it('stands beside its point where a pin lies on that', () => {
    const pin = { left: 160, right: 200, top: 95, bottom: 112 }
    expect(sidesOf([label({})], FRAME, [pin])).toEqual(['below'])
  })

  it('stands beside the pin that lies on its point where it may stand further off', () => {
    const pin = { left: 158, right: 202, top: 88, bottom: 132 }
    const [far] = placeLabels([label({ widerGaps: [26] })], FRAME, [pin])
    expect([far?.side, far?.gap]).toEqual(['below', 26])
  })

  it.each([180.11290322580643, 202.8225806451613, 98.20145985])(
    'stands as near as it may to what is as wide, at %f as anywhere',
    (x) => {
      const square = { ...label({ x, width: 28, height: 28, gap: 0, sides: ['over'] }), isKept: true }
      const name = label({ x, gap: 16, widerGaps: [20], sides: ['right', 'left'] })
      const [, placed] = placeLabels([square, name], FRAME, [])
      expect([placed?.side, placed?.gap]).toEqual(['right', 16])
    },
  )

  it('makes room for one that would stand far off, where all stand near then', () => {
    const squares = [100, 214].map((x): Label => ({
      ...label({ x, width: 28, height: 28, gap: 0, sides: ['over'] }),
      isKept: true,
    }))
    const beside = { gap: 16, widerGaps: [40], width: 70, isText: true }
    const names = [
      label({ ...beside, x: 100, sides: ['right', 'below'] }),
      label({ ...beside, x: 214, sides: ['left'] }),
    ]
    const placed = placeNearest([...squares, ...names], FRAME, [])
    expect(placed.slice(2).map(({ x, side, gap }) => [x, side, gap])).toEqual([
      [214, 'left', 16],
      [100, 'below', 16],
    ])
  })

  it('is left out where nothing is free', () => {
    const pin = { left: 60, right: 300, top: 40, bottom: 180 }
    expect(sidesOf([label({})], FRAME, [pin])).toEqual([])
  })

  it.each([
    [{ x: 20 }, 'right'],
    [{ x: 340 }, 'left'],
    [{ y: 5 }, 'below'],
    [{ y: 215 }, 'above'],
  ] as const)('at %o stays in the drawing, to the %s', (at, side) => {
    expect(sidesOf([label(at)], FRAME, [])).toEqual([side])
  })

  it('gives way to a more important one, and is left out for it', () => {
    const sides = ['over'] as const
    const names = [label({ sides }), label({ sides, x: 220 }), label({ sides, y: 160 })]
    expect(placeLabels(names, FRAME, []).map(({ x, y }) => [x, y])).toEqual([
      [180, 110],
      [180, 160],
    ])
  })

  it('stands further from words at its side than from what is no words', () => {
    const sides = ['over'] as const
    const beside = (isText: boolean, x: number) =>
      placeLabels([label({ sides, isText: true }), label({ sides, isText, x })], FRAME, []).length
    expect([beside(false, 263), beside(true, 263), beside(true, 268)]).toEqual([2, 1, 2])
  })

  it('stands where it must if it is kept, and the others keep away from it', () => {
    const wall = { left: 0, right: 360, top: 0, bottom: 220 }
    expect(sidesOf([label({ isKept: true, sides: ['above'] })], FRAME, [wall])).toEqual(['above'])
    const [kept, name] = placeLabels(
      [label({ isKept: true, sides: ['over'] }), label({ gap: 14 })],
      FRAME,
      [],
    )
    expect([kept?.side, name?.side]).toEqual(['over', 'below'])
  })
})

it('places a hundred labels without one lying on another or leaving the drawing', () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    label({ x: (index * 97) % 360, y: (index * 61) % 220, width: 30 + ((index * 37) % 90) }),
  )
  const rects = placeLabels(many, FRAME, []).map((one) => rectOf(one, one.side))
  expect(rects.length).toBeGreaterThan(12)
  for (const [index, rect] of rects.entries()) {
    expect(rect.left >= 0 && rect.right <= 360 && rect.top >= 0 && rect.bottom <= 220).toBe(true)
    for (const other of rects.slice(index + 1))
      expect(
        rect.left >= other.right ||
          rect.right <= other.left ||
          rect.top >= other.bottom ||
          rect.bottom <= other.top,
      ).toBe(true)
  }
})

it.each([
  [383, -39],
  [10, 36],
  [200, 0],
])('takes a pin at %i by %i pixels into the map', (x, shift) => {
  expect(shiftInto(x, 84, { left: 4, right: 386 })).toBe(shift)
})

describe('What is said of a map', () => {
  const picture = { width: 360, height: 220 }
  const note = { width: 140, height: 34 }
  const cornerAmong = (...pins: { x: number; y: number }[]) =>
    freeCorner(
      picture,
      note,
      pins.map(({ x, y }) => ({ left: x - 14, right: x + 14, top: y - 14, bottom: y + 14 })),
    ).corner
  const below = { x: 120, y: 200 }

  it('stands in the first corner that no pin needs', () => {
    expect(cornerAmong()).toBe('bottomLeft')
    expect(cornerAmong(below)).toBe('bottomRight')
    expect(cornerAmong(below, { x: 300, y: 210 })).toBe('topRight')
  })

  it('stands in the first where all have one', () => {
    expect(cornerAmong(below, { x: 300, y: 210 }, { x: 300, y: 20 }, { x: 20, y: 20 })).toBe('bottomLeft')
  })
})

describe('Labels of which several may become one', () => {
  const square = (held: readonly Label[]) => label({ x: held[0]?.x ?? 0, width: 28, height: 28 })
  const countsOf = (labels: readonly Label[], frame = FRAME) =>
    placeMerged(labels, frame, [], square).map(({ held }) => held.length)
  const single = (x: number) => label({ x, sides: ['over'] })

  it('stay as they are with room for each', () => {
    expect(countsOf([single(60), single(200)])).toEqual([1, 1])
  })

  it('are one where they cannot both stand, and none is lost', () => {
    expect(countsOf([single(100), single(110), single(300)])).toEqual([2, 1])
    expect(countsOf([100, 110, 130, 300].map(single))).toEqual([3, 1])
  })

  it('stand in the way of others rather than become one with what is far', () => {
    const wall = { ...single(180), width: 300 }
    expect(countsOf([wall, single(290)])).toEqual([1, 1])
  })

  it('are all counted where there are a thousand, after few tries', () => {
    let made = 0
    const crowd = Array.from({ length: 1000 }, (_, index) => single(20 + (index % 320)))
    const placed = placeMerged(crowd, FRAME, [], (held) => {
      made += 1
      return square(held)
    })
    expect(placed.reduce((sum, { held }) => sum + held.length, 0)).toBe(1000)
    expect(made).toBeLessThan(30)
  })

  it('are left out where they lie outside the frame', () => {
    expect(countsOf([single(100), single(400)])).toEqual([1])
  })
})
