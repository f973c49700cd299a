import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  MAIN_WIDTH,
  PICTURE_WIDTHS,
  pictureAtWidth,
  PREVIEW,
  previewPicture,
} from '#contract/pictures/files.ts'
import { LOOK_GRID, lookOf } from '#contract/pictures/look.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/pictures')
// Effort 2 of 6: a first start should not wait for the last 5 % of a file's size.
const WEBP = { quality: 70, effort: 2 }
const JPEG = { quality: 76 }

/** A demo picture in every size the browser would upload. */
export type DemoPicture = {
  widthPx: number
  heightPx: number
  /** Widths beside the main one; none is larger than the original. */
  widthsPx: number[]
  /** Average colour as '#rrggbb'. */
  colour: string
  look: string | null
  mainBytes: number
  /** The stored objects for a picture with this key. */
  objects: (key: string) => { key: string; type: string; bytes: Buffer }[]
}

/** Makes all sizes of one file of fixtures/pictures. */
export async function makePicture(file: string): Promise<DemoPicture> {
  const original = await readFile(join(FOLDER, file))
  const { data, info } = await sharp(original).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const decoded = () => sharp(data, { raw: { width, height, channels } })
  const widthPx = Math.min(MAIN_WIDTH, width)
  const widthsPx = PICTURE_WIDTHS.filter((wanted) => wanted <= width)
  const { width: lookWidth, height: lookHeight } = LOOK_GRID
  const [main, preview, pixel, grid, ...others] = await Promise.all([
    decoded().resize(widthPx).webp(WEBP).toBuffer(),
    decoded().resize(PREVIEW.width, PREVIEW.height, { fit: 'cover' }).jpeg(JPEG).toBuffer(),
    decoded().resize(1, 1).raw().toBuffer(),
    decoded().resize(lookWidth, lookHeight, { fit: 'fill' }).ensureAlpha().raw().toBuffer(),
    ...widthsPx.map((wanted) =>
      wanted === width ? original : decoded().resize(wanted).webp(WEBP).toBuffer(),
    ),
  ])
  return {
    widthPx,
    heightPx: Math.round((height * widthPx) / width),
    widthsPx,
    colour: `#${pixel.toString('hex')}`,
    look: lookOf(grid) ?? null,
    mainBytes: main.length,
    objects: (key) => [
      { key, type: 'image/webp', bytes: main },
      { key: previewPicture(key), type: 'image/jpeg', bytes: preview },
      ...others.map((bytes, index) => ({
        key: pictureAtWidth(key, widthsPx[index] ?? 0),
        type: 'image/webp',
        bytes,
      })),
    ],
  }
}
