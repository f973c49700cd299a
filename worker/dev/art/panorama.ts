import sharp from 'sharp'
import { mix, noise, smoothStep, type Colour } from '#worker/dev/art/drawing.ts'
import { HORIZON, mountains, WIDTH } from '#worker/dev/art/mountains.ts'

/*
 * Home's panorama, printed in two inks on cream paper: what grows in bottle green, earth, roofs and roads in terracotta. Water
 * mirrors the sky; sky, snow and hills are drawn (mountains.ts); the tea garden's bushes stand in rows.
 */

export type Ramp = readonly (readonly [from: number, colour: Colour])[]

const GREEN: Ramp = [
  [0, [0x0c, 0x24, 0x1b]],
  [60, [0x1b, 0x4d, 0x3a]],
  [120, [0x51, 0x80, 0x4e]],
  [185, [0xae, 0xbe, 0x80]],
  [255, [0xfb, 0xf3, 0xe2]],
]
/** Terracotta, from dark to light: the one ink of the other prints. */
const TERRACOTTA: Ramp = [
  [0, [0x23, 0x15, 0x0f]],
  [64, [0x61, 0x24, 0x1a]],
  [128, [0x9b, 0x4f, 0x33]],
  [192, [0xd1, 0x93, 0x66]],
  [255, [0xfb, 0xf3, 0xe2]],
]
const WATER: Ramp = [
  [0, [0x1f, 0x3d, 0x3b]],
  [110, [0x7d, 0x9a, 0xa3]],
  [180, [0xbf, 0xd0, 0xd6]],
  [255, [0xfb, 0xfa, 0xf4]],
]
const [GREENS, EARTHS, WATERS] = [coloursOf(GREEN), coloursOf(TERRACOTTA), coloursOf(WATER)]

export function coloursOf(ramp: Ramp): Colour[] {
  return Array.from({ length: 256 }, (_, grey) => {
    const above = Math.max(
      1,
      ramp.findIndex(([from]) => from >= grey),
    )
    const [low, dark] = ramp[above - 1] ?? [0, [0, 0, 0]]
    const [high, light] = ramp[above] ?? [255, [255, 255, 255]]
    return mix(dark, light, (grey - low) / (high - low))
  })
}

const drawn = new Map<string, ReturnType<typeof draw>>()

/** The whole picture as RGB, 2400 by 1200, drawn once for all widths. */
export function panorama(source: string): ReturnType<typeof draw> {
  const picture = drawn.get(source) ?? draw(source)
  drawn.set(source, picture)
  return picture
}

async function draw(source: string): Promise<{ pixels: Uint8Array; width: number; height: number }> {
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const behind = await mountains()
  const pixels = new Uint8Array(data.length)
  for (let y = 0; y < info.height; y += 1) {
    const ground = smoothStep(HORIZON - 12, HORIZON + 6, y)
    for (let x = 0; x < WIDTH; x += 1) {
      const at = (y * WIDTH + x) * 3
      const own: Colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const sky: Colour = [behind[at] ?? 0, behind[at + 1] ?? 0, behind[at + 2] ?? 0]
      pixels.set(ground === 0 ? sky : mix(sky, inked(own, x, y), Math.max(ground, 0)), at)
    }
  }
  return { pixels, width: WIDTH, height: info.height }
}

/** The colour that the print has where the source has this one. */
function inked([red, green, blue]: Colour, x: number, y: number): Colour {
  const grey = 0.3 * red + 0.59 * green + 0.11 * blue
  const leafy =
    smoothStep(0.08, 0.17, (green - (red + blue) / 2) / Math.max(1, green)) * smoothStep(-8, 3, green - red)
  const far = 1 - smoothStep(HORIZON + 16, HORIZON + 50, y)
  const isRoof = smoothStep(13, 22, blue - red) * smoothStep(500, 540, y)
  const bluish = smoothStep(4, 11, blue - red) * (1 - leafy) * smoothStep(RIVER - 20, RIVER, x) * (1 - far)
  const wet = Math.max(bluish, glitterAt(x, y))
  const tone = Math.min(255, Math.max(0, (grey - 30) * 1.32))
  const garden = teaAt(x, y) * (1 - pathAt(x, y))
  const tea = Math.max(garden, teaAt(x, y) * smoothStep(0.05, 0.12, (green - red) / Math.max(1, green)))
  const light = tone + 20 + 26 * far
  const leaf = light + (rows(x, y) - light) * tea * 0.66
  const leaves = GREENS[Math.round(Math.min(255, leaf))] ?? [0, 0, 0]
  const earth = EARTHS[Math.round(Math.min(255, tone * 1.12 + 12))] ?? [0, 0, 0]
  const water = WATERS[Math.round(tone)] ?? [0, 0, 0]
  return mix(mix(earth, water, wet), leaves, Math.max(leafy, far, garden) * (1 - isRoof))
}

/** Where water begins, in the source. */
const RIVER = 1350

/** The near bend of the river, where the sun on the water is no bluer than the sand: between these banks. */
const BEND = 2033
function glitterAt(x: number, y: number): number {
  const farBank = 507 + (x - BEND) * 0.21
  const nearBank = 526 + (x - BEND) * 0.578
  return (
    smoothStep(BEND - 30, BEND + 30, x) *
    smoothStep(farBank, farBank + 6, y) *
    (1 - smoothStep(nearBank - 6, nearBank, y))
  )
}

/** The tea garden of the source: left of the road, between these lines. */
const [TEA_TOP, TEA_FOOT] = [531, 1082]
function teaAt(x: number, y: number): number {
  const roadside = 960 - (y - TEA_TOP) * 0.56
  return (
    smoothStep(TEA_TOP - 4, TEA_TOP + 6, y) *
    (1 - smoothStep(TEA_FOOT - 12, TEA_FOOT, y)) *
    (1 - smoothStep(roadside - 30, roadside, x))
  )
}

/** The paths through the garden: one slanting, two across. */
function pathAt(x: number, y: number): number {
  const slanting = Math.abs(y - (1020 - 0.7 * x)) < 14 + (y - TEA_TOP) * 0.09
  return slanting || Math.abs(y - 606) < 8 || Math.abs(y - 744) < 9 ? 1 : 0
}

/** Bushes clipped flat in curved rows that run to the horizon: light on top, dark between. */
const VANISHING: readonly [x: number, y: number] = [1060, 334]
function rows(x: number, y: number): number {
  const depth = 750 / Math.max(1, y - VANISHING[1])
  const across = (x - VANISHING[0]) * depth
  const curve = 120 * Math.sin(depth * 1.25) + 14 * noise(across / 160, depth * 2, 7)
  const phase = (across + curve) / 27
  const wave = 0.5 + 0.5 * Math.cos(2 * Math.PI * phase)
  const fine = 1 - smoothStep(2.2, 5.5, depth)
  return (
    48 + 78 * (smoothStep(0.12, 0.6, wave) * fine + 0.5 * (1 - fine)) + 16 * (noise(x / 3, y / 3, 8) - 0.5)
  )
}
