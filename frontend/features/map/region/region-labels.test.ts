import { describe, expect, it } from 'vitest'
import type { Point } from '#contract/list/map-area.ts'
import type { Rect } from './label-places.ts'
import { placeNames } from './region-labels.ts'

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
    const town = placeNames(toPixels, FRAME, clusters).find(({ name }) => name === 'Siliguri')
    expect(town).toBeDefined()
  })
})
