import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/*
 * The site's own pictures, recoloured in terracotta tones from dark brown to cream. At most two stand on a page; what else a page
 * shows keeps its colours, as the pictures of listings do.
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
  /** Snow, haze and sky lose the squares that the source was stored in, and get grain instead of bands. */
  isHazy?: true
  /** It keeps its colours, as pictures of listings do. */
  isInColour?: true
}

const WIDE = { ratio: 16 / 9, widths: [640, 960] }
const SLIDE = { ratio: 3 / 2, widths: [640, 960] }
const COLOURED = { ...SLIDE, isInColour: true } as const
const GUIDE = { ratio: 3 / 2, widths: [640], isOnlyWidth: true, isInColour: true } as const

export const PRINTS: readonly Print[] = [
  {
    name: 'home/panorama',
    source: 'hero-land',
    widths: [960, 1600],
    isHazy: true,
    format: 'avif',
    quality: 50,
  },
  {
    name: 'home/panorama-old',
    source: 'hero-land',
    widths: [960],
    isHazy: true,
    isOnlyWidth: true,
    quality: 70,
  },
  { name: 'home/panorama-phone', source: 'hero-land', ratio: 1.2, widths: [640], isHazy: true, ...PHONE },
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
    { name: `hero/${source}`, source, widths: [640, 960, 1600] },
    { name: `hero/${source}-phone`, source, ratio: 3, widths: [720], ...PHONE },
  ]),
]

type Colour = readonly [red: number, green: number, blue: number]

/** The colours of the print from dark to light, each with the brightness it begins at. */
const RAMP: readonly [from: number, colour: Colour][] = [
  [0, [0x23, 0x15, 0x0f]],
  [64, [0x61, 0x24, 0x1a]],
  [128, [0x9b, 0x4f, 0x33]],
  [192, [0xd1, 0x93, 0x66]],
  [255, [0xfb, 0xf3, 0xe2]],
]
/** Contrast is raised in the lookup: sharp runs `linear` before `normalise`, whatever the order of the calls. */
const CONTRAST = 1.3
const COLOURS = Array.from({ length: 256 }, (_, grey) => colourOf(Math.min(255, Math.round(CONTRAST * grey))))
/** What varies less than this among its neighbours (squared greys) is haze, more a line or a leaf. */
const HAZE_VARIANCE = 14
const [HAZE_RADIUS, GRAIN] = [9, 3]

function colourOf(grey: number): Colour {
  const above = Math.max(
    1,
    RAMP.findIndex(([from]) => from >= grey),
  )
  const [low, dark] = RAMP[above - 1] ?? [0, [0, 0, 0]]
  const [high, light] = RAMP[above] ?? [255, [255, 255, 255]]
  const part = (grey - low) / (high - low)
  const mix = (channel: 0 | 1 | 2) => Math.round(dark[channel] + (light[channel] - dark[channel]) * part)
  return [mix(0), mix(1), mix(2)]
}

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
  const { source, ratio, position = 'centre', isHazy, isInColour } = print
  const height = ratio && Math.round(width / ratio)
  const cut = sharp(sourceFile(source)).resize({ width, height, position, withoutEnlargement: true })
  if (isInColour) return cut
  const { data, info } = await cut
    .greyscale()
    .normalise({ lower: 1, upper: 99 })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const greys = isHazy ? grained(data, info.width) : data
  const pixels = new Uint8Array(greys.length * 3)
  for (const [at, grey] of greys.entries()) pixels.set(COLOURS[grey] ?? [0, 0, 0], at * 3)
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 3 } })
}

/** Smooth where little varies, as it was where much does (a guided filter), with grain: 256 greys alone would show as bands. */
function grained(greys: Uint8Array, width: number): Uint8Array {
  const meansOf = (values: Float32Array) => meansAlong(meansAlong(values, 1, width), width, width)
  const own = Float32Array.from(greys)
  const means = meansOf(own)
  const squares = meansOf(own.map((grey) => grey * grey))
  const keeps = means.map((mean, at) => {
    const variance = Math.max(0, (squares[at] ?? 0) - mean * mean)
    return variance / (variance + HAZE_VARIANCE)
  })
  const rests = meansOf(means.map((mean, at) => mean * (1 - (keeps[at] ?? 0))))
  const kept = meansOf(keeps)
  const random = randomNumbers()
  return greys.map((grey, at) => {
    const grain = (random() + random() - 1) * GRAIN
    return Math.min(255, Math.max(0, Math.round(grey * (kept[at] ?? 0) + (rests[at] ?? 0) + grain)))
  })
}

/** The mean of each pixel's neighbours in a row (step 1) or a column (step `width`), as a running sum. */
function meansAlong(greys: Float32Array, step: number, width: number): Float32Array {
  const result = new Float32Array(greys.length)
  const height = greys.length / width
  const [lines, length] = step === 1 ? [height, width] : [width, height]
  for (let line = 0; line < lines; line += 1) {
    const start = step === 1 ? line * width : line
    const at = (index: number) => greys[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0
    let sum = 0
    for (let index = -HAZE_RADIUS; index <= HAZE_RADIUS; index += 1) sum += at(index)
    for (let index = 0; index < length; index += 1) {
      result[start + index * step] = sum / (2 * HAZE_RADIUS + 1)
      sum += at(index + HAZE_RADIUS + 1) - at(index - HAZE_RADIUS)
    }
  }
  return result
}

/** The same numbers with each run, so that a print changes only with its source. */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function sourceFile(source: string): string {
  const own = join(SOURCES, `${source}.webp`)
  return existsSync(own) ? own : join(DEMO_PICTURES, `${source}.webp`)
}
