import { type DrawnHouse, footprintOf } from '#contract/site/drawings.ts'
import { widthOf } from '#frontend/lib/format/text-width.ts'
import { CAR_FT } from './car.tsx'

/** What is known of a house and its land. */
export type HouseShape = {
  landSqFt: number
  /** What the house covers of it. */
  footprintSqFt: number
  floors: number
  hasGarden: boolean
}

/** What can be drawn of a house; undefined where its land, its size or its floors are unknown. */
export function houseShapeOf(house: DrawnHouse): HouseShape | undefined {
  const { landArea, numberOfFloors, garden } = house
  const footprintSqFt = footprintOf(house)
  if (!footprintSqFt || !landArea || !numberOfFloors) return undefined
  return { landSqFt: landArea, footprintSqFt, floors: numberOfFloors, hasGarden: garden === true }
}

export type HouseFrame = {
  width: number
  height: number
  /** Left and right of the land, above it and below. */
  aside: number
  above: number
  below: number
  /** The least size of letters; with 0 there are none. */
  least: number
  /** Where the land's size stands: upon it, or below it with nothing else written. */
  words: 'on land' | 'below'
  /** How broad the land is drawn for its depth, which nobody knows; as a plot of unknown shape without it. */
  ratio?: number
}

export const FRAMES = {
  /* No higher beside the photographs than one of them. */
  large: {
    width: 760,
    height: 290,
    aside: 40,
    above: 32,
    below: 20,
    least: 17,
    words: 'on land',
    ratio: 1.75,
  },
  /* In the place of the photographs, where these are twice as wide as they are high. */
  lead: {
    width: 740,
    height: 370,
    aside: 30,
    above: 30,
    below: 24,
    least: 17,
    words: 'on land',
    ratio: 1.75,
  },
  small: { width: 480, height: 370, aside: 26, above: 32, below: 26, least: 17, words: 'on land' },
  /* A card has its badge and its heart in the upper corners, a listing's page on phones what can be pressed. */
  card: { width: 480, height: 370, aside: 26, above: 76, below: 20, least: 17, words: 'on land' },
  tile: { width: 220, height: 160, aside: 16, above: 12, below: 34, least: 16, words: 'below' },
  row: { width: 110, height: 112, aside: 8, above: 4, below: 26, least: 14, words: 'below' },
  thumb: { width: 160, height: 120, aside: 12, above: 10, below: 10, least: 0, words: 'on land' },
} as const satisfies Record<string, HouseFrame>

/** In units of the frame; y grows downwards. */
export type Box = { x: number; y: number; width: number; height: number }
export type Line = { x: number; y: number; size: number; text: string; anchor: 'start' | 'middle' }

/** The land and the house upon it, straight from above: its roof covers as much as its ground. */
export type HouseLayout = {
  /** Frame units per foot. */
  scale: number
  land: Box
  roof: Box
  /** How wide its shadow is at the right of the house and below it, wider with each floor. */
  shadow: number
  car: Box | undefined
  /** Middles and radii. */
  shrubs: readonly { x: number; y: number; radius: number }[]
  landLines: readonly Line[]
  roofLines: readonly Line[]
  carLine: Line | undefined
}

export type HouseTexts = {
  land: { value: string; more: string | undefined }
  house: string
  builtUp: string
  floors: string
  car: string
}

/** As a plot of unknown shape is drawn: its breadth to its depth. */
const USUAL_RATIO = 1.1 ** 2
/** Of what is free of the land: how much lies left of the house, and behind it. */
const [LEFT, BEHIND] = [0.22, 0.25]
const CLEAR_FT = 1.5
/** For each floor. */
const SHADOW_FT = 1.6
/** Of what is free of the land in one direction: the most that the shadow may take. */
const MOST_SHADOW = 0.3
const PAD = 12
const LARGEST = { land: 40, more: 20, roof: 34 }
/** Of its size: how far the letters of Indian scripts reach above and below the middle of a line. */
const REACH = 0.75
/** Some words are wider than they are taken to be. */
const WIDER = 1.15

/** Whether a car has room beside the house. */
function hasRoomForCar(shape: HouseShape, { ratio }: HouseFrame): boolean {
  const { land, roof, shadow, scale } = placed(shape, { ...UNIT, ratio })
  const besideFt = (rightOf(land) - rightOf(roof) - shadow) / scale
  return besideFt >= CAR_FT.width + 2 * CLEAR_FT && land.height / scale >= CAR_FT.length + 2 * CLEAR_FT
}

const NO_CAR = { car: undefined, carLine: undefined }
const UNIT = { width: 480, height: 400, aside: 0, above: 0, below: 0 }

/** The largest drawing of the land that fits the frame, the house towards its upper left, and what is written where there is room. */
export function layOutHouse(shape: HouseShape, frame: HouseFrame, texts: HouseTexts): HouseLayout {
  const place = placed(shape, frame)
  const { land, roof, scale } = place
  const isWritten = frame.words === 'on land' && frame.least > 0
  const size = isWritten ? sizeOn(place, frame, texts.land.value) : undefined
  const { car, carLine } = hasRoomForCar(shape, frame)
    ? carBeside(place, frame.least, isWritten ? texts.car : undefined, size)
    : NO_CAR
  const landLines = size
    ? [size, ...otherUnit(size, place, frame.least, texts.land.more, carLine)]
    : frame.words === 'below'
      ? linesBelow(frame, texts.land)
      : []
  const taken = [
    grown({ ...roof, width: roof.width + place.shadow, height: roof.height + place.shadow }, scale),
    ...(car ? [grown(car, scale)] : []),
    ...[...landLines, ...(carLine ? [carLine] : [])].map((line) => grown(boxOf(line), 4)),
  ]
  return {
    ...place,
    car,
    carLine,
    landLines,
    roofLines: frame.words === 'below' ? [] : linesOnRoof(roof, frame.least, texts),
    shrubs: shape.hasGarden ? shrubsOn(land, scale).filter((shrub) => isFree(shrub, taken)) : [],
  }
}

type Placed = Pick<HouseLayout, 'scale' | 'land' | 'roof' | 'shadow'>

function placed(
  { landSqFt, footprintSqFt, floors }: HouseShape,
  { width, height, aside, above, below, ratio = USUAL_RATIO }: Omit<HouseFrame, 'least' | 'words'>,
): Placed {
  const depthFt = Math.sqrt(landSqFt / ratio)
  const scale = Math.min((width - 2 * aside) / (depthFt * ratio), (height - above - below) / depthFt)
  const [across, down] = [depthFt * ratio * scale, depthFt * scale]
  const land = {
    x: (width - across) / 2,
    y: above + (height - above - below - down) / 2,
    width: across,
    height: down,
  }
  const part = Math.sqrt(footprintSqFt / landSqFt)
  const free = { across: across * (1 - part), down: down * (1 - part) }
  const roof = {
    x: land.x + free.across * LEFT,
    y: land.y + free.down * BEHIND,
    width: across * part,
    height: down * part,
  }
  const shadow = Math.min(SHADOW_FT * floors * scale, Math.min(free.across, free.down) * MOST_SHADOW)
  return { scale, land, roof, shadow }
}

const bottomOf = ({ y, height }: Box) => y + height
const rightOf = ({ x, width }: Box) => x + width

/** The size of the land before the house; above the land where that strip is too narrow. */
function sizeOn({ land, roof, shadow }: Placed, { least }: HouseFrame, value: string): Line {
  const strip = bottomOf(land) - bottomOf(roof) - shadow
  const size = Math.min(LARGEST.land, strip * 0.5, (land.width - 2 * PAD) / widthOf(value))
  return size < least
    ? { x: land.x, y: land.y - ABOVE_LAND, size: Math.max(least, 20), text: value, anchor: 'start' }
    : { x: roof.x, y: bottomOf(land) - strip / 2 + size * 0.34, size, text: value, anchor: 'start' }
}
const ABOVE_LAND = 10

/** The same in another unit, beside it where there is room before the house. */
function otherUnit(
  { x, y, size, text }: Line,
  { land }: Placed,
  least: number,
  more: string | undefined,
  carLine: Line | undefined,
): Line[] {
  if (!more || y < land.y) return []
  const small = Math.max(least, Math.min(LARGEST.more, size * 0.55))
  const beside = x + widthOf(text) * size * 1.08 + size * 0.4
  const end = carLine?.y === y ? boxOf(carLine).x : rightOf(land)
  return beside + widthOf(more) * small >= end - PAD
    ? []
    : [{ x: beside, y, size: small, text: more, anchor: 'start' }]
}

function linesBelow({ width, height, least }: HouseFrame, { value }: HouseTexts['land']): Line[] {
  const size = Math.max(least, Math.min(18, (width - 8) / widthOf(value)))
  return [{ x: width / 2, y: height - size * 0.45, size, text: value, anchor: 'middle' }]
}

/** What is built, and on how many floors; in the middle of the roof. */
function linesOnRoof(roof: Box, least: number, { house, builtUp, floors }: HouseTexts): Line[] {
  if (least === 0) return []
  const room = (roof.width - PAD) / WIDER
  const large = Math.min(LARGEST.roof, room / widthOf(builtUp), roof.height / 4.5)
  const small = Math.max(least, Math.min(LARGEST.more, large * 0.62))
  const step = (large + small) * REACH
  const isNarrow = large < least || room < Math.max(widthOf(house), widthOf(floors)) * small
  if (isNarrow || roof.height < 2 * (step + small * REACH)) return []
  const x = roof.x + roof.width / 2
  const middle = roof.y + roof.height / 2
  return [
    { x, y: middle - step + small * 0.34, size: small, text: house, anchor: 'middle' },
    { x, y: middle + large * 0.34, size: large, text: builtUp, anchor: 'middle' },
    { x, y: middle + step + small * 0.34, size: small, text: floors, anchor: 'middle' },
  ]
}

/** In the strip at the right of the house, towards the front of it; what it is stands below it, there or before the house. */
function carBeside(place: Placed, least: number, text: string | undefined, size: Line | undefined) {
  const { land, roof, scale, shadow } = place
  const [width, height] = [CAR_FT.width * scale, CAR_FT.length * scale]
  const strip = { x: rightOf(roof) + shadow, width: rightOf(land) - rightOf(roof) - shadow }
  const isLineInStrip = text === undefined || widthOf(text) * least * 1.1 <= strip.width - PAD
  const front = bottomOf(roof) + shadow - (isLineInStrip ? least * 1.8 : 0)
  const bottom = Math.max(front, land.y + height + CLEAR_FT * scale)
  const car: Box = { x: strip.x + (strip.width - width) / 2, y: bottom - height, width, height }
  if (text === undefined) return { car, carLine: undefined }
  const middle = { size: least, text, anchor: 'middle' } as const
  if (isLineInStrip)
    return { car, carLine: { ...middle, x: car.x + width / 2, y: bottom + least * 1.25 } satisfies Line }
  const half = (widthOf(text) * least * WIDER) / 2
  const before: Line = { ...middle, x: rightOf(land) - PAD - half, y: size?.y ?? 0 }
  const isBefore =
    size && size.y > land.y && rightOf(boxOf(size)) < before.x - half && before.y - least >= bottom
  return { car, carLine: isBefore ? before : { ...middle, x: rightOf(land) - half, y: land.y - ABOVE_LAND } }
}

export function boxOf({ x, y, size, text, anchor }: Line): Box {
  const width = widthOf(text) * size * WIDER
  return { x: anchor === 'start' ? x : x - width / 2, y: y - size, width, height: size * 1.4 }
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const [STEP_FT, RADII_FT] = [7, [1.1, 1.7, 2.3]] as const
/** Of a step: how far a shrub may stand from the middle of its place. */
const UNEVEN = 0.3

/** Shrubs all over a garden, unevenly and the same each time. */
function shrubsOn(land: Box, scale: number): HouseLayout['shrubs'] {
  const step = Math.max(STEP_FT * scale, land.width / 14)
  const [columns, rows] = [Math.floor(land.width / step), Math.floor(land.height / step)]
  const [across, down] = [land.width / columns, land.height / rows]
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const uneven = (times: number) => (((index * times + row * 31) % 11) / 5 - 1) * UNEVEN
    const radius = ((RADII_FT[(index * 7 + row) % RADII_FT.length] ?? 1) * step) / STEP_FT
    const [clear, x, y] = [
      radius + CORNER,
      (column + 0.5 + uneven(17)) * across,
      (row + 0.5 + uneven(23)) * down,
    ]
    return {
      x: land.x + Math.min(Math.max(x, clear), land.width - clear),
      y: land.y + Math.min(Math.max(y, clear), land.height - clear),
      radius,
    }
  })
}
const CORNER = 5

const isFree = ({ x, y, radius }: HouseLayout['shrubs'][number], taken: readonly Box[]) =>
  taken.every(
    (box) =>
      x + radius < box.x || x - radius > rightOf(box) || y + radius < box.y || y - radius > bottomOf(box),
  )
