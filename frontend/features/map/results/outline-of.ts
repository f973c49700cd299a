import { type Outline, type Point, readOutline, writeOutline } from '#contract/list/map-area.ts'

const MOST_CORNERS = 40
const DIGITS = 5

/** What a finger drew as an outline that a list takes: fewer corners, and round about where the line crosses itself. */
export function outlineOf(drawn: readonly Point[]): Outline | undefined {
  const step = Math.max(1, Math.ceil(drawn.length / MOST_CORNERS))
  const corners = drawn.filter((_, index) => index % step === 0).map(rounded)
  return readOutline(writeOutline(corners)) ?? readOutline(writeOutline(roundAbout(corners)))
}

const rounded = ({ lat, lng }: Point): Point => ({
  lat: Number(lat.toFixed(DIGITS)),
  lng: Number(lng.toFixed(DIGITS)),
})

/** The shortest line around all points (Andrew's monotone chain). */
function roundAbout(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.lng - other.lng || one.lat - other.lat)
  return [...halfAround(sorted), ...halfAround(sorted.toReversed())]
}

function halfAround(points: readonly Point[]): Point[] {
  const half: Point[] = []
  for (const point of points) {
    while (half.length > 1 && !turnsLeft(half.at(-2), half.at(-1), point)) half.pop()
    half.push(point)
  }
  return half.slice(0, -1)
}

function turnsLeft(from: Point | undefined, over: Point | undefined, to: Point): boolean {
  if (!from || !over) return true
  return (over.lng - from.lng) * (to.lat - from.lat) - (over.lat - from.lat) * (to.lng - from.lng) > 0
}
