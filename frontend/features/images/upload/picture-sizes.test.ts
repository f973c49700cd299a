import { describe, expect, it } from 'vitest'
import { averageColour, previewCrop, sizeAtWidth, sizesOf } from './picture-sizes.ts'

const widthsOf = (width: number, height: number) => {
  const { main, others } = sizesOf({ width, height })
  return { main: main.width, others: others.map((size) => size.width) }
}

describe('the sizes of a picture', () => {
  it.each([
    [4000, 960, [320, 640, 1600]],
    [1600, 960, [320, 640, 1600]],
    [1599, 960, [320, 640]],
    [960, 960, [320, 640]],
    [700, 700, [320, 640]],
    [640, 640, [320]],
    [320, 320, []],
    [40, 40, []],
  ])('never enlarge one that is %i pixels wide', (width, main, others) => {
    expect(widthsOf(width, 3000)).toEqual({ main, others })
  })

  it('keep its proportions, a sliver included', () => {
    expect(sizeAtWidth({ width: 3000, height: 4000 }, 960)).toEqual({ width: 960, height: 1280 })
    expect(sizeAtWidth({ width: 8000, height: 2 }, 320)).toEqual({ width: 320, height: 1 })
  })
})

describe('the crop of a link preview', () => {
  it.each([
    [
      { width: 2400, height: 1260 },
      { x: 0, y: 0, width: 2400, height: 1260 },
    ],
    [
      { width: 1200, height: 1630 },
      { x: 0, y: 500, width: 1200, height: 630 },
    ],
    [
      { width: 3200, height: 630 },
      { x: 1000, y: 0, width: 1200, height: 630 },
    ],
  ])('is the middle of %o', (picture, crop) => {
    expect(previewCrop(picture)).toEqual(crop)
  })
})

describe('the average colour', () => {
  it('is that of all pixels', () => {
    expect(averageColour([255, 0, 0, 255, 0, 0, 10, 255])).toBe('#800005')
    expect(averageColour([1, 2, 3, 255])).toBe('#010203')
  })
})
