import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { randomNumbers } from '#worker/dev/art/drawing.ts'
import { coloursOf, panorama, type Ramp } from '#worker/dev/art/panorama.ts'

/*
 * The site's own pictures, recoloured in terracotta tones from oxide red to cream; home's panorama has a second ink, green. At most
 * two stand on a page; what else a page shows keeps its colours, as the pictures of listings do.
 */

const SOURCES = join(import.meta.dirname, 'sources')
const DEMO_PICTURES = join(import.meta.dirname, '../fixtures/pictures')
const QUALITY = 78
/** Phones draw these first: at the same look AVIF is a third smaller. */
const PHONE = { isOnlyWidth: true, format: 'avif', quality: 54 } as const
type Print = {
  /** The path under frontend/assets/pictures, without width and file extension. */
  name: string
  source: string
  /** Width by height; the source's own where it is not said. */
  ratio?: number
  /** What is kept where the ratio cuts something off. */
  position?: 'top' | 'bottom' | 'right' | 'left' | 'centre'
  widths: readonly number[]
  /** It has one width, which is not appended to the file name. */
  isOnlyWidth?: true
  quality?: number
  /** WebP where it is not said. */
  format?: 'avif'
  /** Two inks, with sky, snow and hills drawn behind (panorama.ts). */
  isPanorama?: true
  /** It keeps its colours, as pictures of listings do. */
  isInColour?: true
}

const PANORAMA = { source: 'hero-land', isPanorama: true } as const
const WIDE = { ratio: 16 / 9, widths: [640, 960] }
const SLIDE = { ratio: 3 / 2, widths: [640, 960] }
const COLOURED = { ...SLIDE, isInColour: true } as const
const GUIDE = { ratio: 3 / 2, widths: [640], isOnlyWidth: true, isInColour: true } as const

export const PRINTS: readonly Print[] = [
  { ...PANORAMA, name: 'home/panorama', widths: [960, 1600], format: 'avif', quality: 50 },
  { ...PANORAMA, name: 'home/panorama-wide', widths: [2400], format: 'avif', quality: 40, isOnlyWidth: true },
  { ...PANORAMA, name: 'home/panorama-old', widths: [960], quality: 70, isOnlyWidth: true },
  { ...PANORAMA, name: 'home/panorama-phone', ratio: 1.2, widths: [640], ...PHONE, quality: 48 },
  { name: 'home/show-land', source: 'plot-1-drone', ...WIDE },
  { name: 'about/about-survey', source: 'about-survey', ...SLIDE },
  { name: 'about/about-land', source: 'hero-land', ...SLIDE },
  { name: 'about/about-street', source: 'hero-villas', ...SLIDE },
  { name: 'about/about-veranda', source: 'villa-3-front', ...COLOURED },
  { name: 'about/about-office', source: 'about-office', ...COLOURED },
  { name: 'about/place-brick-villa', source: 'villa-4-front', ...COLOURED },
  { name: 'about/place-town-house', source: 'villa-5-front', ...COLOURED },
  { name: 'about/place-warehouse', source: 'hero-warehouse', ...COLOURED },
  { name: 'about/place-plots', source: 'plot-3-drone', ...COLOURED },
  { name: 'about/guide-land-640', source: 'plot-1-drone', ...GUIDE },
  { name: 'about/guide-ownership-640', source: 'villa-4-kitchen', ...GUIDE },
  { name: 'about/guide-warehouse-640', source: 'warehouse-4-interior', ...GUIDE },
  ...['hero-land', 'hero-villas', 'hero-warehouse'].flatMap((source) => [
    { name: `hero/${source}`, source, widths: [640, 1280] },
    { name: `hero/${source}-phone`, source, ratio: 3, widths: [720], ...PHONE },
  ]),
]

/** Contrast is raised in the lookup: sharp runs `linear` before `normalise`, whatever the order of the calls. */
const CONTRAST = 1.3
/** The deepest shadow is still red, so that leaves, grass and walls in the shade stay legible. */
const OXIDE: Ramp = [
  [0, [0x58, 0x21, 0x17]],
  [64, [0x86, 0x3e, 0x2c]],
  [128, [0xb0, 0x67, 0x47]],
  [192, [0xda, 0xa5, 0x7b]],
  [255, [0xfb, 0xf3, 0xe2]],
]
const COLOURS = coloursOf(OXIDE)
/** Levels of light up or down, so that sky and mist show no bands. */
const GRAIN = 2

/** Each width of a print in its format. */
export async function makePrint(print: Print): Promise<{ file: string; bytes: Buffer }[]> {
  const { name, widths, isOnlyWidth, quality = QUALITY, format = 'webp' } = print
  return Promise.all(
    widths.map(async (width) => ({
      file: isOnlyWidth ? `${name}.${format}` : `${name}-${width}.${format}`,
      bytes: await (await drawn(print, width)).toFormat(format, { quality, effort: 6 }).toBuffer(),
    })),
  )
}

async function drawn(print: Print, width: number): Promise<Sharp> {
  const { source, ratio, position = 'centre', isPanorama, isInColour } = print
  const height = ratio && Math.round(width / ratio)
  const size = { width, height, position, withoutEnlargement: true }
  if (isPanorama) {
    const { pixels, ...raw } = await panorama(sourceFile(source))
    return grained(sharp(pixels, { raw: { ...raw, channels: 3 } }).resize(size))
  }
  const cut = sharp(sourceFile(source)).resize(size)
  if (isInColour) return cut
  const { data, info } = await cut
    .greyscale()
    .normalise({ lower: 1, upper: 99 })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8Array(data.length * 3)
  for (const [at, grey] of data.entries()) {
    const raised = Math.min(255, Math.round(CONTRAST * grey))
    pixels.set((COLOURS[raised] ?? [0, 0, 0]).map(Math.round), at * 3)
  }
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 3 } })
}

async function grained(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const random = randomNumbers()
  const pixels = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at += 3) {
    const grain = (random() + random() - 1) * GRAIN
    for (const channel of [at, at + 1, at + 2])
      pixels[channel] = Math.min(255, Math.max(0, Math.round((data[channel] ?? 0) + grain)))
  }
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 3 } })
}

function sourceFile(source: string): string {
  const own = join(SOURCES, `${source}.webp`)
  return existsSync(own) ? own : join(DEMO_PICTURES, `${source}.webp`)
}
