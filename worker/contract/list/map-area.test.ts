import { describe, expect, it } from 'vitest'
import { boxAround, isInBox, isInOutline, readBox, readOutline, writeBox, writeOutline } from './map-area.ts'

describe('a box', () => {
  it('is read from west, south, east and north', () => {
    expect(readBox('88.2,26.55,88.65,26.9')).toEqual({ west: 88.2, south: 26.55, east: 88.65, north: 26.9 })
    expect(readBox(' 88 , 26.5, 89 ,27')).toEqual({ west: 88, south: 26.5, east: 89, north: 27 })
    expect(readBox('-180,-90,180,90')).toEqual({ west: -180, south: -90, east: 180, north: 90 })
  })

  it.each([
    '',
    '88.2,26.55,88.65',
    '88.2,26.55,88.65,26.9,1',
    '88.65,26.55,88.2,26.9',
    '88.2,26.9,88.65,26.55',
    '88.2,26.55,88.2,26.9',
    '88.2,26.55,88.65,26.55',
    'NaN,26.55,88.65,26.9',
    '88.2,26.55,Infinity,26.9',
    '88.2,,88.65,26.9',
    '88.2,26.55,88.65,91',
    '-181,26.55,88.65,26.9',
    '0x10,26.55,88.65,26.9',
    '8e1,26.55,88.65,26.9',
    'a,b,c,d',
  ])('is none: %j', (text) => {
    expect(readBox(text)).toBeUndefined()
  })

  it('has its edges', () => {
    const box = { west: 88, south: 26, east: 89, north: 27 }
    expect(isInBox({ lat: 26, lng: 88 }, box)).toBe(true)
    expect(isInBox({ lat: 27, lng: 89 }, box)).toBe(true)
    expect(isInBox({ lat: 27.0001, lng: 88.5 }, box)).toBe(false)
    expect(isInBox({ lat: 26.5, lng: 87.9999 }, box)).toBe(false)
    expect(writeBox(box)).toBe('88,26,89,27')
  })
})

describe('an outline', () => {
  const SQUARE = '26,88;26,89;27,89;27,88'

  it('is read from its corners, closed or not, in either direction', () => {
    const square = [
      { lat: 26, lng: 88 },
      { lat: 26, lng: 89 },
      { lat: 27, lng: 89 },
      { lat: 27, lng: 88 },
    ]
    expect(readOutline(SQUARE)).toEqual(square)
    expect(readOutline('27,88;27,89;26,89;26,88')).toEqual(square.toReversed())
    expect(readOutline(`${SQUARE};26,88`)).toHaveLength(4)
    expect(writeOutline(square)).toBe(SQUARE)
    expect(boxAround(square)).toEqual({ west: 88, south: 26, east: 89, north: 27 })
  })

  it.each([
    ['empty', ''],
    ['a point', '26,88'],
    ['a line', '26,88;27,89'],
    ['a line there and back', '26,88;27,89;26,88'],
    ['on one line', '26,88;26.5,88.5;27,89'],
    ['a bow tie', '26,88;27,89;27,88;26,89'],
    ['touching itself', '26,88;26,90;27,90;26,89;27,88'],
    ['with a spike that folds back', '26,88;26,90;26,89;27,89'],
    ['not of numbers', '26,88;x,89;27,89'],
    ['with a third number', '26,88,1;26,89;27,89'],
    ['off the earth', '26,88;26,89;97,89'],
    ['with an empty corner', `${SQUARE};`],
  ])('is none: %s', (_, text) => {
    expect(readOutline(text)).toBeUndefined()
  })

  it('has 3 to 60 corners', () => {
    const round = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * 2 * Math.PI
        return `${(26.7 + Math.sin(angle) / 10).toFixed(5)},${(88.4 + Math.cos(angle) / 10).toFixed(5)}`
      }).join(';')
    expect(readOutline(round(3))).toHaveLength(3)
    expect(readOutline(round(60))).toHaveLength(60)
    expect(readOutline(round(61))).toBeUndefined()
  })

  it('has what lies in it and on its edge, and not what lies in its bay', () => {
    const horseshoe = readOutline('26,88;26,89;27,89;27,88.7;26.3,88.7;26.3,88.3;27,88.3;27,88') ?? []
    const isIn = (lat: number, lng: number) => isInOutline({ lat, lng }, horseshoe)
    expect([isIn(26.1, 88.5), isIn(26.9, 88.1), isIn(26.9, 88.9)]).toEqual([true, true, true])
    expect([isIn(26.6, 88.5), isIn(25.9, 88.5), isIn(26.5, 89.1), isIn(27, 88.5)]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([isIn(26, 88), isIn(27, 89), isIn(26, 88.5), isIn(26.3, 88.5), isIn(27, 88.1)]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
  })
})
