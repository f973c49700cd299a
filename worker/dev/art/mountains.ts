import sharp from 'sharp'
import { mix, noise, randomNumbers, smoothStep, type Colour } from '#worker/dev/art/drawing.ts'

/*
 * What stands behind the plain of home's panorama: Kangchenjunga as one sees it from Siliguri, and the forested hills before it.
 * Drawn in the pixels of the source, 2400 by 1200.
 */

type Point = readonly [x: number, y: number]

export const [WIDTH, HORIZON] = [2400, 336]

/** From Jannu in the west over Kabru, the five summits and Pandim to Siniolchu in the east. */
const RIDGE: readonly Point[] = [
  [0, 300], [140, 276], [250, 284], [360, 268], [470, 246], [560, 250], [640, 226], [700, 197], [742, 216], [800, 204], [868, 158], [906, 168],
  [950, 163], [1010, 188], [1082, 126], [1104, 134], [1158, 92], [1186, 112], [1216, 101], [1246, 122], [1278, 110], [1340, 168], [1400, 184],
  [1452, 146], [1500, 196], [1550, 186], [1590, 170], [1640, 206], [1700, 184], [1742, 218], [1830, 240], [1930, 250], [2060, 272], [2200, 268],
  [2400, 300],
] // prettier-ignore
const RIDGE_TOP = 80
const [SNOW, SHADE, EDGE, HAZE]: readonly [Colour, Colour, Colour, Colour] = [
  [255, 255, 255],
  [0x98, 0xb0, 0xbe],
  [0x86, 0x9f, 0xad],
  [0xc8, 0xd5, 0xdb],
]

/** From the farthest to the nearest: the skyline, the colour at its top and where it meets the mist. */
const HILLS: readonly { skyline: readonly Point[]; top: string; foot: string }[] = [
  {
    skyline: [[0, 176], [150, 190], [330, 218], [520, 250], [720, 266], [960, 280], [1200, 274], [1440, 286], [1700, 266], [1900, 244], [2100, 210], [2260, 192], [2400, 180]],
    top: '#a9b6ae', foot: '#e6e3d6',
  },
  {
    skyline: [[0, 222], [180, 230], [330, 252], [480, 258], [640, 284], [860, 294], [1100, 300], [1340, 296], [1560, 302], [1780, 280], [1960, 266], [2140, 246], [2280, 236], [2400, 220]],
    top: '#6f8e7d', foot: '#e4dfcc',
  },
  {
    skyline: [[0, 276], [200, 268], [380, 286], [620, 300], [820, 310], [1080, 316], [1300, 309], [1520, 317], [1760, 305], [1980, 290], [2160, 294], [2400, 272]],
    top: '#3f6a55', foot: '#d9d5b8',
  },
] // prettier-ignore

/** Sky, ridge and hills down to the horizon, as RGB. */
export async function mountains(): Promise<Buffer> {
  const height = HORIZON + 10
  const random = randomNumbers()
  const sky = `${fade('sky', 0, 300, '#f4f5ef', '#b4c8d3', 0.1)}<rect width="${WIDTH}" height="${height}" fill="url(#sky)"/>`
  return sharp(drawing(sky, height))
    .composite([
      { input: ridge(random, height), raw: { width: WIDTH, height, channels: 4 } },
      { input: drawing(HILLS.map((hill, at) => hillShape(hill, `hill${at}`, random)).join(''), height) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}

const drawing = (shapes: string, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${shapes}</svg>`)

function fade(id: string, from: number, to: number, top: string, foot: string, start = 0): string {
  const stops = `<stop offset="${start}" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/>`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y1="${from}" y2="${to}">${stops}</linearGradient>`
}

function hillShape({ skyline, top, foot }: (typeof HILLS)[number], id: string, random: () => number): string {
  const line = roughened(skyline, 0.07, random)
  const highest = Math.min(...line.map(([, y]) => y))
  const path = `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}L${WIDTH} 400L0 400Z`
  return `${fade(id, highest, HORIZON + 2, top, foot)}<path d="${path}" fill="url(#${id})"/>`
}

/** Snow in the afternoon: ribs run down from the summits, lit from the left, and the foot is lost in haze. */
function ridge(random: () => number, height: number): Buffer {
  const line = heights(roughened(RIDGE, 0.16, random))
  const slopes = line.map((_, x) => ((line[x + 9] ?? 0) - (line[x - 9] ?? 0)) / 18)
  const pixels = Buffer.alloc(WIDTH * height * 4)
  for (let y = RIDGE_TOP; y < height; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const below = y + 0.5 - (line[x] ?? 0)
      if (below <= 0) continue
      const facing = rib(x - 3, below) - rib(x + 3, below)
      const side = (slopes[x] ?? 0) * Math.exp(-below / 46)
      const lit = smoothStep(-0.055, 0.015, -facing - side * 0.085)
      const hazed = smoothStep(120, 300, y) ** 1.4
      const own = below < 2.2 ? mix(EDGE, SNOW, 0.15) : mix(SHADE, SNOW, lit)
      pixels.set([...mix(own, HAZE, hazed), 255 * Math.min(1, below)], (y * WIDTH + x) * 4)
    }
  }
  return pixels
}

/** The height of the ribs of a face, 0 to 1: folded noise, stretched downhill. */
function rib(x: number, below: number): number {
  const fold = (scale: number, stretch: number, seed: number) =>
    1 - Math.abs(2 * noise((x + below * 0.28) / scale, below / (scale * stretch), seed) - 1)
  return 0.6 * fold(46, 2.4, 1) + 0.28 * fold(19, 2.2, 2) + 0.12 * fold(8, 1.8, 3)
}

/** The line's y at the middle of each pixel. */
function heights(line: readonly Point[]): number[] {
  let at = 0
  return Array.from({ length: WIDTH }, (_, x) => {
    while ((line[at + 1]?.[0] ?? WIDTH) < x) at += 1
    const [from, to] = [line[at] ?? [0, 0], line[at + 1] ?? [WIDTH, 0]]
    return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])
  })
}

/** The line with points between its own, pushed up and down by part of their distance (midpoint displacement). */
function roughened(line: readonly Point[], part: number, random: () => number): Point[] {
  return line.flatMap((from, at) => [from, ...between(from, line[at + 1], 5)])
  function between(from: Point, to: Point | undefined, depth: number): Point[] {
    if (!to || depth === 0) return []
    const middle: Point = [
      (from[0] + to[0]) / 2,
      (from[1] + to[1]) / 2 + (random() * 2 - 1) * (to[0] - from[0]) * part,
    ]
    return [...between(from, middle, depth - 1), middle, ...between(middle, to, depth - 1)]
  }
}
