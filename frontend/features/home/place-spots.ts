import type { HomePlace } from '#contract/home.ts'

type Side = 'right' | 'left' | 'below' | 'above'
/** The position of a square on the drawing, in percent of its width and height, and the side its name is on. */
export type Spot = { name: string; total: string; left: number; top: number; side: Side }

/**
 * The size of the drawing (assets/art/places.svg) in pixels on phones, where room is scarcest, and how degrees become
 * percent of it. It is schematic, not to scale.
 */
const DRAWING = { width: 340, height: 393 }
const ACROSS = { perDegree: 310.07, atZero: -27_350.31 }
const DOWN = { perDegree: -304.17, atZero: 8168.48 }

const SQUARE_PX = 28
const LETTER_PX = 8.2
const NAME_HEIGHT_PX = 20
const EDGE_PX = 4
const SIDES: readonly Side[] = ['right', 'left', 'below', 'above']

const APART_PX = 30
const MOST_ROUNDS = 12

type Point = Omit<Spot, 'side'>
type Box = { x: number; y: number; width: number; height: number }

/** The places within the drawing, each name where it covers neither a square nor another name, if there is such a side. */
export function spotsOf(places: readonly HomePlace[]): Spot[] {
  const spots = apart(places.map(pointOf).filter(isOnDrawing))
  const taken = spots.map(squareBox)
  return spots.map((spot) => {
    const own = squareBox(spot)
    const others = taken.filter((box) => box.x !== own.x || box.y !== own.y)
    const side = SIDES.find((wanted) => isFree(nameBox(spot, wanted), others)) ?? 'right'
    taken.push(nameBox(spot, side))
    return { ...spot, side }
  })
}

/** Moves overlapping squares apart, which a schematic drawing allows. */
function apart(spots: Point[]): Point[] {
  let moved = spots
  for (let round = 0; round < MOST_ROUNDS; round += 1)
    moved = moved.map((spot) =>
      moved.reduce((at, other) => (other === spot ? at : awayFrom(at, other)), spot),
    )
  return moved
}

function awayFrom(spot: Point, other: Point): Point {
  const [here, there] = [inPixels(spot), inPixels(other)]
  const [x, y] = [here.x - there.x, here.y - there.y]
  const distance = Math.hypot(x, y)
  if (distance >= APART_PX || distance === 0) return spot
  const push = (APART_PX - distance) / 2 / distance
  return {
    ...spot,
    left: spot.left + (100 * x * push) / DRAWING.width,
    top: spot.top + (100 * y * push) / DRAWING.height,
  }
}

/** Whether a point lies within the drawing. */
export const isDrawn = (middle: { lat: number; lng: number }) =>
  isOnDrawing(pointOf({ name: '', total: '', ...middle }))

const isOnDrawing = ({ left, top }: Point) => left > 3 && left < 97 && top > 3 && top < 97

function pointOf({ name, total, lat, lng }: Pick<HomePlace, 'name' | 'total' | 'lat' | 'lng'>): Point {
  const left = ACROSS.perDegree * lng + ACROSS.atZero
  const top = DOWN.perDegree * lat + DOWN.atZero
  return { name, total, left: Math.round(left * 10) / 10, top: Math.round(top * 10) / 10 }
}

const inPixels = ({ left, top }: Point) => ({
  x: (left * DRAWING.width) / 100,
  y: (top * DRAWING.height) / 100,
})

function squareBox(spot: Point): Box {
  const { x, y } = inPixels(spot)
  return { x: x - SQUARE_PX / 2, y: y - SQUARE_PX / 2, width: SQUARE_PX, height: SQUARE_PX }
}

function nameBox(spot: Point, side: Side): Box {
  const { x, y } = inPixels(spot)
  const width = spot.name.length * LETTER_PX
  const beside = { y: y - NAME_HEIGHT_PX / 2, width, height: NAME_HEIGHT_PX }
  const centred = { x: x - width / 2, width, height: NAME_HEIGHT_PX }
  switch (side) {
    case 'right':
      return { ...beside, x: x + SQUARE_PX / 2 + 2 }
    case 'left':
      return { ...beside, x: x - SQUARE_PX / 2 - 2 - width }
    case 'below':
      return { ...centred, y: y + SQUARE_PX / 2 }
    case 'above':
      return { ...centred, y: y - SQUARE_PX / 2 - NAME_HEIGHT_PX }
    default:
      return side satisfies never
  }
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  const isInside = box.x > EDGE_PX && box.x + box.width < DRAWING.width - EDGE_PX
  return isInside && taken.every((other) => !overlaps(box, other))
}

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
