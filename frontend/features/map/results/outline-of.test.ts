import { expect, it } from 'vitest'
import { boxAround, isInOutline, readOutline, writeOutline } from '#contract/list/map-area.ts'
import { outlineOf } from './outline-of.ts'

const round = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return { lat: 26.7 + Math.sin(angle) / 10, lng: 88.4 + Math.cos(angle) / 10 }
  })

it('keeps at most forty corners of what a finger drew, around the same place', () => {
  const outline = outlineOf(round(400)) ?? []
  expect(outline).toHaveLength(40)
  expect(readOutline(writeOutline(outline))).toEqual(outline)
  expect(boxAround(outline).north).toBeCloseTo(26.8, 2)
})

it('goes round about a line that crosses itself', () => {
  const outline = outlineOf([
    { lat: 26.6, lng: 88.3 },
    { lat: 26.8, lng: 88.5 },
    { lat: 26.8, lng: 88.3 },
    { lat: 26.6, lng: 88.5 },
  ])
  expect(outline).toHaveLength(4)
  expect(isInOutline({ lat: 26.61, lng: 88.4 }, outline ?? [])).toBe(true)
})

it.each([
  ['nothing', []],
  ['a tap', [{ lat: 26.7, lng: 88.4 }]],
  ['a straight line', round(1).concat({ lat: 26.7, lng: 88.3 })],
])('makes no outline of %s', (_, drawn) => {
  expect(outlineOf(drawn)).toBeUndefined()
})
