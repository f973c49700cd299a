import { describe, expect, it } from 'vitest'
import type { Point } from '#contract/list/map-area.ts'
import { STATIONS } from '#contract/site/region-data.ts'
import type { Rect } from './label-places.ts'
import { namesPlaced, roomOfName } from './region-labels.ts'

const FRAME = { left: 0, right: 390, top: 0, bottom: 640 }
/** About as a phone shows the whole region, with Siliguri right of the middle. */
const toPixels = ({ lat, lng }: Point) => ({
  x: 285 + (lng - 88.4275) * 900,
  y: 350 - (lat - 26.7165) * 1000,
})
const around = (x: number, y: number): Rect => ({ left: x - 22, right: x + 22, top: y - 22, bottom: y + 22 })

describe('The name of the town', () => {
  it('stands beside the clusters that lie around its middle', () => {
    const clusters = [around(283, 302), around(234, 343), around(330, 353), around(310, 436)]
    const town = namesPlaced(toPixels, FRAME, clusters).find(({ name }) => name === 'Siliguri')
    expect(town).toBeDefined()
  })

  it('is left out near the name of a station that begins with it, and stands where that lies further off', () => {
    const townBeside = (at: Point) =>
      namesPlaced(toPixels, FRAME, [], [{ name: 'Siliguri Junction', at }]).some(
        ({ name }) => name === 'Siliguri',
      )
    expect(townBeside(STATIONS.junction)).toBe(false)
    expect(townBeside({ lat: 26.56, lng: 88.4 })).toBe(true)
  })
})

it('takes the name of a place aside for a pin on its point, not for a name', () => {
  const matigara = toPixels({ lat: 26.7168, lng: 88.3841 })
  const near = {
    left: matigara.x - 60,
    right: matigara.x + 60,
    top: matigara.y - 30,
    bottom: matigara.y + 30,
  }
  const pin = around(matigara.x, matigara.y)
  const isNamed = (taken: Rect) =>
    namesPlaced(toPixels, FRAME, [taken]).some(({ name }) => name === 'Matigara')
  expect([isNamed(pin), isNamed({ ...near, isText: true })]).toEqual([true, false])
})

/** Measured in a browser with our fonts, in times the size. */
it.each([
  ['শিলিগুড়ি জংশন', 6.8],
  ['রংটং', 2.24],
  ['সেবক রোড', 4.57],
  ['सिलगढी जङ्क्सन', 6.56],
  ['सेवक', 2.1],
])('keeps room for the whole of %s', (name, width) => {
  expect(roomOfName(name, 0, 1).width).toBeGreaterThanOrEqual(width)
})
