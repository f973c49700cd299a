import type { HomePlace } from '#contract/home.ts'

type Side = 'right' | 'left' | 'below' | 'above' | 'corner'
/** The position of a square on the drawing, in percent of its width and height, and the side its name is on. */
export type Spot = { name: string; total: string; left: number; top: number; side: Side }

/**
 * The size of the drawing (assets/art/places.svg) in pixels on phones, where room is scarcest, and how degrees become
 * percent of it. It is schematic, not to scale.
 */
const DRAWING = { width: 340, height: 393 }
const ACROSS = { perDegree: 310.07, atZero: -27_350.31 }
const DOWN = { perDegree: -304.17, atZero: 8168.48 }

const SQUARE_PX = 26
const LETTER_PX = 8.2
const NAME_HEIGHT_PX = 16
const EDGE_PX = 4
const SIDES: readonly Side[] = ['right', 'left', 'below', 'above', 'corner']

const APART_PX = 30
const MOST_ROUNDS = 12

type Point = Omit<Spot, 'side'>
type Box = { x: number; y: number; width: number; height: number }

/**
 * The places within the drawing, each name on the side where it is whole and covers least of squares and other names.
 * Those near the right edge choose first, as they have fewest sides.
 */
export function spotsOf(places: readonly HomePlace[]): Spot[] {
  const spots = apart(places.map(pointOf).filter(isOnDrawing)).sort((one, other) => other.left - one.left)
  const taken = spots.map(squareBox)
  return spots.map((spot) => {
    const own = squareBox(spot)
    const others = taken.filter((box) => box.x !== own.x || box.y !== own.y)
    const side = clearest(SIDES, (wanted) => covered(nameBox(spot, wanted), others))
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
    case 'corner':
      return { ...centred, x: x - SQUARE_PX / 2, y: y - SQUARE_PX / 2 - NAME_HEIGHT_PX }
    default:
      return side satisfies never
  }
}

/** The first of the sides that cover least. */
function clearest(sides: readonly Side[], coveredOn: (side: Side) => number): Side {
  return sides.reduce((best, side) => (coveredOn(side) < coveredOn(best) ? side : best))
}

/** How much a name would cover of squares and names, in square pixels; infinite where the edge would cut it. */
function covered(box: Box, taken: readonly Box[]): number {
  const isInside = box.x > EDGE_PX && box.x + box.width < DRAWING.width - EDGE_PX
  if (!isInside) return Infinity
  return taken.reduce((sum, other) => sum + shared(box, other), 0)
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}
