import { expect, it } from 'vitest'
import { tilesIn } from './tiles.ts'

const SILIGURI = { west: 88.35, south: 26.68, east: 88.47, north: 26.76 }

it('names the tiles that cover a box, as map services number them', () => {
  // Worked out by the formula of OpenStreetMap's wiki ("Slippy map tilenames") for zoom 13.
  const tiles = tilesIn(SILIGURI, 'https://{s}.tiles.example/{z}/{x}/{y}.png', 700)
  expect(tiles.map(({ src }) => src.replace(/^https:\/\/[abc]\.tiles\.example\//, ''))).toEqual([
    '13/6106/3463.png',
    '13/6106/3464.png',
    '13/6106/3465.png',
    '13/6107/3463.png',
    '13/6107/3464.png',
    '13/6107/3465.png',
    '13/6108/3463.png',
    '13/6108/3464.png',
    '13/6108/3465.png',
    '13/6109/3463.png',
    '13/6109/3464.png',
    '13/6109/3465.png',
  ])
})

it('covers the whole box, each tile beside the next', () => {
  const tiles = tilesIn(SILIGURI, '{z}/{x}/{y}', 700)
  expect(Math.min(...tiles.map(({ northWest }) => northWest.lng))).toBeLessThanOrEqual(SILIGURI.west)
  expect(Math.max(...tiles.map(({ southEast }) => southEast.lng))).toBeGreaterThanOrEqual(SILIGURI.east)
  expect(Math.max(...tiles.map(({ northWest }) => northWest.lat))).toBeGreaterThanOrEqual(SILIGURI.north)
  expect(Math.min(...tiles.map(({ southEast }) => southEast.lat))).toBeLessThanOrEqual(SILIGURI.south)
  expect(tiles[0]?.southEast.lat).toBeCloseTo(tiles[1]?.northWest.lat ?? 0, 9)
})
