import { expect, it } from 'vitest'
import { bitsBetween, LOOK, LOOK_GRID, lookOf } from './look.ts'

const { width, height } = LOOK_GRID
const pixels = (brightness: (x: number, y: number) => number) =>
  Array.from({ length: width * height }, (_, at) => brightness(at % width, Math.floor(at / width))).flatMap(
    (value) => [value, value, value, 255],
  )
const hill = (x: number, y: number) =>
  120 + 60 * Math.sin(x / 3) * Math.cos(y / 5) + 30 * Math.sin((x + y) / 7) - y

it('is the same for a picture that is brighter or of another quality, and another for another one', () => {
  const look = lookOf(pixels(hill)) ?? ''
  expect(look).toMatch(LOOK)
  expect(lookOf(pixels((x, y) => hill(x, y) * 0.9 + 10))).toBe(look)
  expect(lookOf(pixels((x, y) => hill(x, y) + ((x * y) % 2)))).toBe(look)
  expect(bitsBetween(look, lookOf(pixels((x, y) => 255 - hill(x, y))) ?? '')).toBeGreaterThan(50)
})

it('is none of a picture without contrast', () => {
  expect(lookOf(pixels(() => 128))).toBeUndefined()
})

it('counts the bits that differ', () => {
  expect(bitsBetween('0000000000000000', 'ffffffffffffffff')).toBe(64)
  expect(bitsBetween('0000000000000001', '0000000000000003')).toBe(1)
})
