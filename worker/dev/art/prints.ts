import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/*
 * The site's own pictures, recoloured in terracotta tones from dark brown to cream. The pictures of listings keep their colours.
 */

const SOURCES = join(import.meta.dirname, 'sources')
const DEMO_PICTURES = join(import.meta.dirname, '../fixtures/pictures')
const QUALITY = 78
/** Phones draw these first: at the same look AVIF is a third smaller. */
const PHONE = { isOnlyWidth: true, format: 'avif', quality: 54 } as const
/** Below this WebP quality the soft hills of the panorama show bands. */
const PANORAMA_QUALITY = 82

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
}

const DOOR = { ratio: 4 / 3, widths: [320, 480, 640] }
const PLACE = { ratio: 104 / 76, widths: [320] }
const SCENE = { ratio: 3 / 2, widths: [640] }
const WIDE = { ratio: 16 / 9, widths: [640, 960] }
const GUIDE = { ratio: 3 / 2, widths: [640], isOnlyWidth: true } as const
const SLIDE = { ratio: 3 / 2, widths: [640, 960] }

export const PRINTS: readonly Print[] = [
  { name: 'home/panorama', source: 'hero-land', widths: [960, 1600], quality: PANORAMA_QUALITY },
  { name: 'home/panorama-phone', source: 'hero-land', ratio: 1.2, widths: [640], ...PHONE },
  { name: 'home/door-yard', source: 'hero-warehouse', ...DOOR },
  { name: 'home/door-survey', source: 'about-survey', ...DOOR },
  { name: 'home/door-land', source: 'plot-1-drone', ...DOOR },
  { name: 'home/door-hall', source: 'warehouse-1-interior', ...DOOR },
  { name: 'home/show-land', source: 'plot-1-drone', ...WIDE },
  { name: 'home/show-hall', source: 'warehouse-1-interior', ...WIDE },
  { name: 'home/scene-survey', source: 'about-survey', ...SCENE },
  { name: 'home/scene-office', source: 'about-office', ...SCENE },
  { name: 'home/scene-street', source: 'hero-villas', ...SCENE },
  ...['plot-1-drone', 'plot-3-ground', 'plot-4-drone', 'plot-5-drone'].map(placeOf('plot')),
  ...['warehouse-2-front', 'warehouse-3-front', 'warehouse-1-front'].map(placeOf('hall')),
  ...['villa-5-front', 'villa-1-front', 'villa-6-front'].map(placeOf('house')),
  { name: 'about/about-survey', source: 'about-survey', ...SLIDE },
  { name: 'about/about-land', source: 'hero-land', ...SLIDE },
  { name: 'about/about-street', source: 'hero-villas', ...SLIDE },
  { name: 'about/about-veranda', source: 'villa-3-front', ...SLIDE },
  { name: 'about/about-office', source: 'about-office', ...SLIDE },
  { name: 'about/place-brick-villa', source: 'villa-4-front', ...SLIDE },
  { name: 'about/place-town-house', source: 'villa-5-front', ...SLIDE },
  { name: 'about/place-warehouse', source: 'hero-warehouse', ...SLIDE },
  { name: 'about/place-plots', source: 'plot-3-drone', ...SLIDE },
  { name: 'about/guide-land-640', source: 'plot-1-drone', ...GUIDE },
  { name: 'about/guide-ownership-640', source: 'villa-4-kitchen', ...GUIDE },
  { name: 'about/guide-warehouse-640', source: 'warehouse-4-interior', ...GUIDE },
  ...['hero-land', 'hero-villas', 'hero-warehouse'].flatMap((source) => [
    { name: `hero/${source}`, source, widths: [640, 960, 1600] },
    { name: `hero/${source}-phone`, source, ratio: 3, widths: [720], ...PHONE },
  ]),
]

function placeOf(kind: string) {
  return (source: string, index: number): Print => ({
    name: `home/place-${kind}-${index + 1}`,
    source,
    ...PLACE,
  })
}

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
      bytes: await (await printed(print, width)).toFormat(format, { quality, effort: 6 }).toBuffer(),
    })),
  )
}

async function printed({ source, ratio, position = 'centre' }: Print, width: number): Promise<Sharp> {
  const height = ratio && Math.round(width / ratio)
  const { data, info } = await sharp(sourceFile(source))
    .resize({ width, height, position, withoutEnlargement: true })
    .greyscale()
    .normalise({ lower: 1, upper: 99 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8Array(info.width * info.height * 3)
  for (let at = 0; at < info.width * info.height; at += 1)
    pixels.set(COLOURS[data[at * info.channels] ?? 0] ?? [0, 0, 0], at * 3)
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 3 } })
}

function sourceFile(source: string): string {
  const own = join(SOURCES, `${source}.webp`)
  return existsSync(own) ? own : join(DEMO_PICTURES, `${source}.webp`)
}
