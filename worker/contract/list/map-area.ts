import { LIMITS } from '#contract/limits.ts'

/** A place in degrees. */
export type Point = { lat: number; lng: number }
/** A part of the map between two meridians and two parallels, in degrees; its edges belong to it. */
export type Box = { west: number; south: number; east: number; north: number }
/** The corners of a part of the map, in order, not crossing itself; its edges belong to it. */
export type Outline = readonly Point[]

const DEGREES = /^-?\d{1,3}(?:\.\d{1,17})?$/
const MOST_LAT = 90
const MOST_LNG = 180

/** Reads 'west,south,east,north'; undefined where that is no box. */
export function readBox(text: string): Box | undefined {
  const [west, south, east, north, ...others] = text.split(',').map(degreesIn)
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
  if (others.length > 0 || west >= east || south >= north) return undefined
  return isOnEarth({ lat: south, lng: west }) && isOnEarth({ lat: north, lng: east })
    ? { west, south, east, north }
    : undefined
}

/** Reads 'lat,lng;lat,lng;…', closed or not; undefined where that encloses nothing or crosses itself. */
export function readOutline(text: string): Outline | undefined {
  const read = text.split(';').map(pointIn)
  const corners = read.filter((corner) => corner !== undefined)
  if (corners.length < read.length || corners.length > LIMITS.outlineCorners) return undefined
  const outline = corners.filter((corner, index) => !isSame(corner, corners.at(index - 1)))
  return outline.length >= LIMITS.outlineLeastCorners && isSimple(outline) ? outline : undefined
}

export const writeBox = ({ west, south, east, north }: Box): string => [west, south, east, north].join()

export const writeOutline = (outline: Outline): string =>
  outline.map(({ lat, lng }) => `${lat},${lng}`).join(';')

/** The smallest box around an outline. */
export function boxAround(outline: Outline): Box {
  const [lats, lngs] = [outline.map(({ lat }) => lat), outline.map(({ lng }) => lng)]
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  }
}

export const isInBox = ({ lat, lng }: Point, { west, south, east, north }: Box): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** Whether a point lies in an outline or on its edge: a ray from it to the east crosses the edges an odd number of times. */
export function isInOutline(point: Point, outline: Outline): boolean {
  const edges = edgesOf(outline)
  if (edges.some(([from, to]) => isOnEdge(point, from, to))) return true
  const crossed = edges.filter(
    ([from, to]) =>
      from.lat > point.lat !== to.lat > point.lat &&
      point.lng < from.lng + ((point.lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng),
  )
  return crossed.length % 2 === 1
}

type Edge = [from: Point, to: Point]

const edgesOf = (outline: Outline): Edge[] =>
  outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from])

const degreesIn = (text: string) => (DEGREES.test(text.trim()) ? Number(text) : undefined)

function pointIn(text: string): Point | undefined {
  const [lat, lng, ...others] = text.split(',').map(degreesIn)
  if (lat === undefined || lng === undefined || others.length > 0) return undefined
  return isOnEarth({ lat, lng }) ? { lat, lng } : undefined
}

const isOnEarth = ({ lat, lng }: Point) => Math.abs(lat) <= MOST_LAT && Math.abs(lng) <= MOST_LNG
const isSame = (one: Point, other: Point | undefined) => one.lat === other?.lat && one.lng === other.lng

/** On which side of a line a point lies: above 0 on its left, 0 on it. */
const side = (from: Point, to: Point, point: Point) =>
  (to.lng - from.lng) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lng - from.lng)

/** What the digits of a number leave undecided: less than a thousandth of a millimetre. */
const HAIR = 1e-12
const isOnLine = (from: Point, to: Point, point: Point) => Math.abs(side(from, to, point)) < HAIR

const isOnEdge = (point: Point, from: Point, to: Point) =>
  isOnLine(from, to, point) && isInBox(point, boxAround([from, to]))

/** Whether no two edges meet but at the corner that neighbours share. */
function isSimple(outline: Outline): boolean {
  const edges = edgesOf(outline)
  return edges.every((edge, index) =>
    edges.slice(index + 1).every((other, further) => {
      const isNext = further === 0
      const isLast = index === 0 && further === edges.length - 2
      if (isNext) return !isFoldedBack(edge, other)
      return isLast ? !isFoldedBack(other, edge) : !doMeet(edge, other)
    }),
  )
}

/** Whether the second of two edges, which begins where the first ends, lies on it. */
const isFoldedBack = ([from, corner]: Edge, [, to]: Edge) =>
  isOnLine(from, corner, to) && (isOnEdge(to, from, corner) || isOnEdge(from, corner, to))

function doMeet([a, b]: Edge, [c, d]: Edge): boolean {
  const isCrossing =
    Math.sign(side(a, b, c)) * Math.sign(side(a, b, d)) < 0 &&
    Math.sign(side(c, d, a)) * Math.sign(side(c, d, b)) < 0
  return isCrossing || isOnEdge(a, c, d) || isOnEdge(b, c, d) || isOnEdge(c, a, b) || isOnEdge(d, a, b)
}
