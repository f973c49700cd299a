import { widthOf } from '#frontend/lib/format/text-width.ts'
import type { Frame, PlanLayout, Point, Strip } from './plot-plan-geometry.ts'
import { CAR_FT } from './car.tsx'

/** Four corners, one after the other. */
type Quad = readonly Point[]

type PlanTexts = {
  sides: { frontage: string; depth: string } | undefined
  road: string | undefined
  /** Of a corner plot's second road. */
  beside?: string | undefined
  /** In a corner: the size where it does not fit the plot, or that the plan is not to scale. */
  corners: readonly { at: Point; size: number; text: string }[]
}

type LabelPlace = { at: Point; size: number }
type RoadPlace = LabelPlace & { width: number; turn: number }
/** What stands on a plan beside the plot; a part without a free spot is left out. */
export type PlanParts = {
  frontage: LabelPlace
  depth: LabelPlace
  road: RoadPlace
  beside: RoadPlace | undefined
  /** A car on the road before that is turned. */
  car: { at: Point; length: number; width: number } | undefined
  north: Point | undefined
  bar: { at: Point; stepFt: number } | undefined
}

const SIDE_SIZE = 19
const [ROAD_SIZE, LEAST_SIZE] = [19, 12]
/** Of its size: half of how high the road's name is. */
const ROAD_HALF = 0.66
const GAP = 8
const LEAST_CAR = 16

/** Where what is written on a plan stands: the plot's own first, then what only helps to read it. */
export function planParts(layout: PlanLayout, frame: Frame, texts: PlanTexts): PlanParts {
  const frontage = sidePart(layout.frontage, texts.sides?.frontage, frame)
  const depth = sidePart(layout.depth, texts.sides?.depth, frame)
  const road = roadPart(layout.road, (down) => layout.turned([0, down]), frame, texts.road)
  const middleDown = (layout.top + layout.plotBottom) / 2
  const beside =
    layout.beside &&
    roadPart(layout.beside, (across) => layout.turned([across, middleDown]), frame, texts.beside)
  const strips = [layout.road, ...(layout.beside ? [layout.beside] : [])].map(stripQuad)
  const taken: Quad[] = [
    plotQuad(layout, frame.post + 1),
    ...(texts.road ? [roadQuad(road)] : []),
    ...(beside && texts.beside ? [roadQuad(beside)] : []),
    ...(texts.sides ? [textQuad(frontage, texts.sides.frontage), textQuad(depth, texts.sides.depth)] : []),
    ...texts.corners.map(cornerQuad),
  ]
  const isFree = (spot: Quad) => isWithin(spot, frame) && taken.every((other) => !isOver(spot, other))
  /** The first free spot, rather beside the roads than on them. */
  const take = (spots: readonly Point[], quadOf: (spot: Point) => Quad): Point | undefined => {
    const free = spots.filter((spot) => isFree(quadOf(spot)))
    const spot = free.find((one) => strips.every((strip) => !isOver(quadOf(one), strip))) ?? free[0]
    if (spot) taken.push(quadOf(spot))
    return spot
  }

  const north =
    texts.road === undefined ? undefined : take(northSpots(frame), (at) => northQuad(at, frame.letters))
  const bar = texts.sides && frame.hasExtras ? barOf(layout.scale, frame) : undefined
  const barAt = bar && take(bar.spots, (at) => quad(at, bar.width, BAR_HIGH))
  const car = texts.road !== undefined && frame.hasExtras ? carOf(layout, road.width) : undefined
  const carAt = car && take(car.spots, (at) => carQuad(at, car, layout))
  return {
    frontage,
    depth,
    road,
    beside,
    car: carAt && { at: carAt, length: car.length, width: car.width },
    north,
    bar: bar && barAt && { at: [barAt[0] - bar.width / 2 + BAR_ASIDE, barAt[1] + 8], stepFt: bar.stepFt },
  }
}

/** A road's name along its middle; beside the plot where the road is narrower than the letters. */
function roadPart(
  { near, far, turn }: Strip,
  at: (middle: number) => Point,
  { letters, post }: Frame,
  text = '',
): RoadPlace {
  const [roadWidth, clear] = [Math.abs(far - near), post + 1]
  const size = Math.max(LEAST_SIZE, Math.min(ROAD_SIZE * letters, (roadWidth - clear) / (2 * ROAD_HALF)))
  const away = Math.max(roadWidth / 2, clear + size * ROAD_HALF)
  return { at: at(near + (far < near ? -away : away)), size, width: widthOf(text) * size + 14, turn }
}

const roadQuad = ({ at, size, width, turn }: RoadPlace) => quad(at, width, size * 2 * ROAD_HALF, turn)

/** A car in the far lane, before or behind the road's name; none where it would be too small or the road too narrow. */
function carOf({ scale, road: { near, far } }: PlanLayout, nameWidth: number) {
  const [length, width] = [CAR_FT.length * scale, CAR_FT.width * scale]
  if (far - near < width * 2 || length < LEAST_CAR) return undefined
  const least = (nameWidth + length) / 2 + GAP
  const lane = (near + far * 3) / 4
  return { length, width, spots: CAR_SPOTS.map((times): Point => [times * least, lane]) }
}

const CAR_SPOTS = [-1, 1, -1.5, 1.5]

const carQuad = (at: Point, car: { length: number; width: number }, { turned, turn }: PlanLayout) =>
  quad(turned(at), car.length, car.width, turn)

const LONG = 2800
const stripQuad = ({ near, far, middle, turn }: Strip) => quad(middle, LONG, Math.abs(far - near), turn)

function cornerQuad({ at: [x, y], size, text }: PlanTexts['corners'][number]): Quad {
  const width = widthOf(text) * size
  return quad([x + width / 2, y - size * 0.35], width, size * 1.3)
}

/** A length beside its line, so far out that it does not touch it, and no larger than the frame has room. */
function sidePart({ from, to, label }: PlanLayout['depth'], text = '', frame: Frame): LabelPlace {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const away = Math.hypot(label[0] - middle[0], label[1] - middle[1])
  const [across, down] = [(label[0] - middle[0]) / away, (label[1] - middle[1]) / away]
  const isAside = Math.abs(across) > 0.9
  const room = across > 0 ? frame.width - middle[0] : middle[0]
  const largest = SIDE_SIZE * frame.letters
  const size = isAside ? Math.min(largest, Math.max(LEAST_SIZE, (room - 2 * GAP) / widthOf(text))) : largest
  const reach = (widthOf(text) * size * Math.abs(across) + size * 1.2 * Math.abs(down)) / 2
  const out = Math.max(isAside ? 0 : away, reach + GAP)
  return { at: [middle[0] + across * out, middle[1] + down * out], size }
}

const textQuad = ({ at, size }: LabelPlace, text: string) => quad(at, widthOf(text) * size, size * 1.2)

function plotQuad({ halfWidth, top, plotBottom, turned }: PlanLayout, post: number): Quad {
  const corners: Point[] = [
    [-halfWidth - post, top - post],
    [halfWidth + post, top - post],
    [halfWidth + post, plotBottom + post],
    [-halfWidth - post, plotBottom + post],
  ]
  return corners.map(turned)
}

/** The arrow's middle; its letter stands above it. A card has its badge and its heart in the upper corners of a small plan. */
const [ARROW_ASIDE, ARROW_BELOW, ARROW_ABOVE] = [44, 62, 32]
const northSpots = ({ width, height, letters, hasExtras }: Frame): Point[] => {
  const [aside, under, over] = [ARROW_ASIDE * letters, ARROW_BELOW * letters, ARROW_ABOVE * letters]
  const above: Point[] = [width - aside, aside].map((x) => [x, under])
  const below: Point[] = [width - aside, aside].map((x) => [x, height - over])
  const beside: Point[] = [width - aside, aside].map((x) => [x, height / 2 + over / 2])
  return hasExtras ? [...above, ...below] : [...below, ...beside]
}
const northQuad = ([x, y]: Point, letters: number) => quad([x, y - 11 * letters], 48 * letters, 66 * letters)

const BAR_STEPS_FT = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const [BAR_HIGH, BAR_ASIDE, BAR_BEHIND, LEAST_STEP] = [44, 14, 50, 36]

/** A scale bar of two equal steps, the shortest round length in feet that is at least 36 units. */
function barOf(scale: number, frame: Frame) {
  const stepFt = BAR_STEPS_FT.find((feet) => feet * scale >= LEAST_STEP)
  if (stepFt === undefined) return undefined
  const width = BAR_ASIDE + 2 * stepFt * scale + BAR_BEHIND
  const [left, right] = [width / 2 + GAP, frame.width - width / 2 - GAP]
  const [top, bottom] = [32, frame.height - 32]
  const spots: Point[] = [
    [right, bottom],
    [left, bottom],
    [left, top],
    [right, top],
  ]
  return { stepFt, width, spots }
}

function quad([x, y]: Point, width: number, height: number, turn = 0): Quad {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const corners: Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ]
  return corners.map(([across, down]) => [x + across * cos - down * sin, y + across * sin + down * cos])
}

/** Whether two boxes, each turned as it may be, lie on each other: none of their edges has one on each side. */
export function isOver(one: Quad, other: Quad): boolean {
  return [...edgesOf(one), ...edgesOf(other)].every(([x, y]) => {
    const [first, second] = [one, other].map((box) => box.map((corner) => corner[0] * x + corner[1] * y))
    if (!first || !second) return false
    return Math.min(...first) < Math.max(...second) && Math.min(...second) < Math.max(...first)
  })
}

/** What stands upright on each edge. */
const edgesOf = (box: Quad): Point[] =>
  box.map(([x, y], index) => {
    const [nextX, nextY] = box[(index + 1) % box.length] ?? [x, y]
    return [y - nextY, nextX - x]
  })

export const isWithin = (box: Quad, { width, height }: Frame) =>
  box.every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)
