import { LIMITS } from '#contract/limits.ts'
import { FORMAT_HEAD_BYTES, readFormat } from '#contract/pictures/format.ts'
import { PREVIEW, PREVIEW_SUFFIX, widthSuffix } from '#contract/pictures/files.ts'
import { LOOK_GRID, lookOf } from '#contract/pictures/look.ts'
import { averageColour, previewCrop, sizesOf } from './picture-sizes.ts'

/** One of the files a picture is stored as: main '', its widths '-320' and so on, its link preview '-og'. */
export type PictureVersion = { suffix: string; extension: 'webp' | 'jpg'; blob: Blob }

export type ScaledPicture = {
  /** Of the main version, in pixels. */
  width: number
  height: number
  /** Widths in pixels beside the main one. */
  widths: number[]
  /** The average colour, '#rrggbb'. */
  colour: string
  /** By which the same picture is found again; undefined of one without contrast. */
  look: string | undefined
  /** The main version first. */
  versions: PictureVersion[]
}

/** Why a file cannot be used: it cannot be decoded, has too many pixels, or the device no longer provides it. */
export type ScaleProblem = 'unreadable' | 'too many pixels' | 'gone'

const QUALITY = 0.75
const PREVIEW_QUALITIES = [0.8, 0.7, 0.55, 0.4]
const PREVIEW_BYTES = 300_000
const COLOUR_GRID = 16

/**
 * Decodes a photo upright and makes every version of it, without its metadata. Runs in a worker and on the page. The
 * full-size bitmap is released as soon as the largest version is drawn.
 */
export async function scalePicture(file: Blob): Promise<ScaledPicture | ScaleProblem> {
  const head = await readHead(file)
  if (!head) return 'gone'
  const stated = readFormat(head, file.size)
  if (stated && stated.width * stated.height > LIMITS.imagePixels) return 'too many pixels'
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return 'unreadable'
  try {
    if (bitmap.width * bitmap.height > LIMITS.imagePixels) return 'too many pixels'
    return await makeVersions(bitmap)
  } finally {
    bitmap.close()
  }
}

async function readHead(file: Blob): Promise<Uint8Array | undefined> {
  const head = await file
    .slice(0, FORMAT_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined)
  return head && new Uint8Array(head)
}

async function makeVersions(bitmap: ImageBitmap): Promise<ScaledPicture> {
  const { main, others } = sizesOf(bitmap)
  const sizes = [main, ...others].toSorted((one, other) => other.width - one.width)
  const largest = sizes[0] ?? main
  const source = drawn(bitmap, largest)
  bitmap.close()
  const extension = await bestExtension(source)
  const encoded = new Map<number, Blob>()
  for (const size of sizes) {
    const canvas = size === largest ? source : drawn(source, size)
    encoded.set(size.width, await encode(canvas, extension, QUALITY))
  }
  const version = (width: number, suffix: string) => {
    const blob = encoded.get(width)
    return blob ? [{ suffix, extension, blob }] : []
  }
  return {
    ...main,
    widths: others.map(({ width }) => width),
    colour: colourOf(source),
    look: lookOf(pixelsOf(source, LOOK_GRID)),
    versions: [
      ...version(main.width, ''),
      ...others.flatMap(({ width }) => version(width, widthSuffix(width))),
      { suffix: PREVIEW_SUFFIX, extension: 'jpg', blob: await makePreview(source) },
    ],
  }
}

function drawn(
  source: ImageBitmap | OffscreenCanvas,
  { width, height }: { width: number; height: number },
  { x, y, ...part } = { x: 0, y: 0, width: source.width, height: source.height },
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, x, y, part.width, part.height, 0, 0, width, height)
  return canvas
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  return context
}

/** Some browsers cannot make WebP and return PNG instead; WebP is also limited to 16,383 pixels a side. */
async function bestExtension(canvas: OffscreenCanvas): Promise<'webp' | 'jpg'> {
  const trial = await canvas.convertToBlob({ type: 'image/webp', quality: 0 }).catch(() => undefined)
  return trial?.type === 'image/webp' ? 'webp' : 'jpg'
}

function encode(canvas: OffscreenCanvas, extension: 'webp' | 'jpg', quality: number): Promise<Blob> {
  return canvas.convertToBlob({ type: extension === 'webp' ? 'image/webp' : 'image/jpeg', quality })
}

async function makePreview(source: OffscreenCanvas): Promise<Blob> {
  const canvas = drawn(source, PREVIEW, previewCrop(source))
  let blob = await encode(canvas, 'jpg', QUALITY)
  for (const quality of PREVIEW_QUALITIES) {
    if (blob.size < PREVIEW_BYTES) return blob
    blob = await encode(canvas, 'jpg', quality)
  }
  return blob
}

function colourOf(source: OffscreenCanvas): string {
  return averageColour(pixelsOf(source, { width: COLOUR_GRID, height: COLOUR_GRID }))
}

/** Halved step by step, as a browser that shrinks a large picture at once looks at few of its pixels. */
function pixelsOf(source: OffscreenCanvas, size: { width: number; height: number }): Uint8ClampedArray {
  let shrunk = source
  while (shrunk.width > size.width * 4 && shrunk.height > size.height * 4)
    shrunk = drawn(shrunk, { width: Math.ceil(shrunk.width / 2), height: Math.ceil(shrunk.height / 2) })
  return contextOf(drawn(shrunk, size)).getImageData(0, 0, size.width, size.height).data
}
