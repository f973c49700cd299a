import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

const HOME = join(import.meta.dirname, '../../../frontend/assets/pictures/home')
const FILES = ['panorama-960.avif', 'panorama-1600.avif', 'panorama-wide.avif', 'panorama-old.webp']
/** What the phone's file weighed when it was printed in one ink: it stands in the first screen of all. */
const PHONE_BYTES = 27_228
const MOST_BYTES = 120_000

/** The mean colour of a part of the picture, given in hundredths of its sides. */
async function colourOf(file: string, [left, top, width, height]: readonly [number, number, number, number]) {
  const picture = sharp(await readFile(join(HOME, file)))
  const size = await picture.metadata()
  const part = (hundredths: number, side: number) => Math.round((hundredths * side) / 100)
  const [red = 0, green = 0, blue = 0] = await picture
    .extract({
      left: part(left, size.width),
      top: part(top, size.height),
      width: part(width, size.width),
      height: part(height, size.height),
    })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { red, green, blue }
}

describe('Home’s panorama', () => {
  it.each(FILES)('has green tea, terracotta roads and a pale blue sky: %s', async (file) => {
    const tea = await colourOf(file, [2, 70, 10, 8])
    const road = await colourOf(file, [30, 88, 2, 4])
    const sky = await colourOf(file, [4, 8, 20, 3])
    expect(tea.green).toBeGreaterThan(tea.red + 20)
    expect(road.red).toBeGreaterThan(road.green + 40)
    expect(sky.blue).toBeGreaterThan(sky.red)
    expect(sky.red).toBeGreaterThan(190)
  })

  it.each(FILES)('is light enough: %s', async (file) => {
    expect((await readFile(join(HOME, file))).length).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('weighs no more on phones than in one ink', async () => {
    expect((await readFile(join(HOME, 'panorama-phone.avif'))).length).toBeLessThanOrEqual(PHONE_BYTES)
  })
})
