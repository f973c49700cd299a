import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { AREA_UNITS, formatArea, fromSqFt, landSizes, toSqFt } from './area.ts'
import { parseArea } from './area-words.ts'

const units = fc.constantFrom(...AREA_UNITS)
const sizes = fc.double({ min: 0.001, max: 1_000_000_000, noNaN: true })

describe('converting', () => {
  test.each([
    ['katha', 720],
    ['chatak', 45],
    ['bigha', 14_400],
    ['decimal', 435.6],
    ['acre', 43_560],
    ['sq ft', 1],
    ['sq m', 1 / 0.09290304],
    ['hectare', 107_639.10416709722],
  ] as const)('one %s is %d sq ft', (unit, areaSqFt) => {
    expect(toSqFt(1, unit)).toBe(areaSqFt)
  })

  it('holds the units together as the land offices do', () => {
    expect(toSqFt(16, 'chatak')).toBe(toSqFt(1, 'katha'))
    expect(toSqFt(20, 'katha')).toBe(toSqFt(1, 'bigha'))
    expect(toSqFt(100, 'decimal')).toBe(toSqFt(1, 'acre'))
    expect(toSqFt(10_000, 'sq m')).toBe(toSqFt(1, 'hectare'))
  })

  it('leaves no floating point dust on what is written in deeds', () => {
    expect(toSqFt(12, 'decimal')).toBe(5_227.2)
    expect(toSqFt(7, 'decimal')).toBe(3_049.2)
    expect(fromSqFt(5_227.2, 'decimal')).toBe(12)
  })

  it('comes back to the size it started from', () => {
    fc.assert(
      fc.property(sizes, units, (value, unit) => {
        expect(Math.abs(fromSqFt(toSqFt(value, unit), unit) - value)).toBeLessThanOrEqual(1e-9 * value)
      }),
    )
  })
})

describe('writing', () => {
  test.each([
    [7, 'katha', '7 katha'],
    [11.6, 'decimal', '11.6 decimal'],
    [2_450, 'sq ft', '2,450 sq ft'],
    [5_227.2, 'sq ft', '5,227 sq ft'],
    [1_25_000, 'sq ft', '1,25,000 sq ft'],
    [3.004, 'acre', '3 acre'],
    [0.125, 'hectare', '0.13 hectare'],
    [999.999, 'sq m', '1,000 sq m'],
    [fromSqFt(toSqFt(2.9, 'bigha'), 'bigha'), 'bigha', '2.9 bigha'],
  ] as const)('%d %s reads %s', (value, unit, expected) => {
    expect(formatArea(value, unit)).toBe(expected)
  })

  it('puts katha and decimal beside the square feet', () => {
    expect(landSizes(5_040)).toEqual(['7 katha', '11.57 decimal'])
    expect(landSizes(0)).toEqual([])
    expect(landSizes(5)).toEqual(['0.01 decimal'])
  })
})

describe('reading', () => {
  test.each([
    ['7 katha', 7, 'katha'],
    ['7 Kottah', 7, 'katha'],
    ['7 cottahs', 7, 'katha'],
    ['7kata', 7, 'katha'],
    ['৭ কাঠা', 7, 'katha'],
    ['12 decimal', 12, 'decimal'],
    ['12 dec.', 12, 'decimal'],
    ['12.5 dismil', 12.5, 'decimal'],
    ['12 satak', 12, 'decimal'],
    ['8 chittack', 8, 'chatak'],
    ['1 bigha', 1, 'bigha'],
    ['2.5 acres', 2.5, 'acre'],
    ['1 hectare', 1, 'hectare'],
    ['2450', 2_450, 'sq ft'],
    ['2450 sqft', 2_450, 'sq ft'],
    ['2,450 sft', 2_450, 'sq ft'],
    ['2450 Sq. Ft.', 2_450, 'sq ft'],
    ['2450 square feet', 2_450, 'sq ft'],
    ['2450 ft²', 2_450, 'sq ft'],
    ['1,200 sq m', 1_200, 'sq m'],
    ['1200 sq. mtrs', 1_200, 'sq m'],
    ['1200 square metres', 1_200, 'sq m'],
    ['1200m²', 1_200, 'sq m'],
    ['2 katha 8 chatak', 2.5, 'katha'],
    ['1 bigha, 5 katha', 1.25, 'bigha'],
    ['1 katha 8 chatak 45 sq ft', 1.5625, 'katha'],
  ])('understands %s', (text, value, unit) => {
    expect(parseArea(text)).toEqual({ value, unit })
  })

  test.each([
    '',
    'katha',
    '-7 katha',
    '5-7 katha',
    'about 7 katha',
    '7 lakh',
    '1.2.3 katha',
    '20,40 katha',
    '1,2345',
    '5 katha 20',
    '5 katha 5 katha',
    '8 chatak 2 katha',
    '1e9',
    'constructor',
  ])('does not understand %s', (text) => {
    expect(parseArea(text)).toBeUndefined()
  })

  it('refuses 5,000 letters', () => {
    expect(parseArea('1'.repeat(5_000))).toBeUndefined()
    expect(parseArea(`7 katha${' '.repeat(5_000)}`)).toBeUndefined()
  })

  it('reads back what it writes', () => {
    const hundredths = fc.integer({ min: 0, max: 99_999 }).map((count) => count / 100)
    const whole = fc.integer({ min: 1000, max: 1_000_000_000 })
    fc.assert(
      fc.property(fc.oneof(hundredths, whole), units, (value, unit) => {
        expect(parseArea(formatArea(value, unit))).toEqual({ value, unit })
      }),
    )
  })
})
