import { expect, it } from 'vitest'
import { widthOf } from './text-width.ts'

/** Measured in a browser with our fonts at weight 600, in times the size. */
it.each([
  ['20 ft road', 4.26],
  ['New Jalpaiguri', 6.33],
  ['₹2.65 Cr', 3.44],
  ['Drawn by us, to scale', 9.04],
  ['২০ ফুট রাস্তা', 4.93],
  ['নিউ জলপাইগুড়ি', 6.74],
  ['বাগডোগরা বিমানবন্দর', 9.21],
  ['₹২.৮৮ লাখ', 4.59],
  ['৫,০৪০ বর্গফুট', 5.62],
  ['20 फ़ुट सड़क', 4.9],
  ['न्यू जलपाईगुड़ी', 5.41],
  ['बागडोग्रा विमानस्थल', 7.54],
])('%s is about as wide as it is drawn, rather more than less', (text, width) => {
  expect(widthOf(text) / width).toBeGreaterThan(0.97)
  expect(widthOf(text) / width).toBeLessThan(1.2)
})
