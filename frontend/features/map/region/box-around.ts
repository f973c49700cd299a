import type { Box, Point } from '#contract/list/map-area.ts'
import { boxOf } from './region-shapes.ts'

/** In the middle of the region. */
const KM_A_DEGREE = { lat: 111, lng: 99 }

type Framing<Of> = {
  /** Of the box, its width by its height. */
  ratio: number
  leastKmHigh: number
  mostKmHigh?: number
  /** How many times as wide as its points the box is, so that none stands at the edge. */
  room: number
  weightOf?: (point: Of) => number
}

/** A box around points: all of them, or of those for which it would be higher than `mostKmHigh` the heaviest that lie near each other. */
export function boxAround<Of extends Point>(
  points: readonly Of[],
  { ratio, leastKmHigh, mostKmHigh = Infinity, room, weightOf = () => 1 }: Framing<Of>,
): Box {
  const tall = spanOf(points.map(({ lat }) => lat)) * KM_A_DEGREE.lat
  const wide = spanOf(points.map(({ lng }) => lng)) * KM_A_DEGREE.lng
  const high = Math.min(mostKmHigh, Math.max(leastKmHigh, Math.max(tall, wide / ratio) * room))
  const middle = {
    lat: middleOfHeaviest(points, 'lat', high / room / KM_A_DEGREE.lat, weightOf),
    lng: middleOfHeaviest(points, 'lng', (high * ratio) / room / KM_A_DEGREE.lng, weightOf),
  }
  return boxOf(middle, high * ratio, ratio)
}

const spanOf = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers)

/** The middle of those points that lie within so many degrees of each other and weigh most. */
function middleOfHeaviest<Of extends Point>(
  points: readonly Of[],
  axis: 'lat' | 'lng',
  degrees: number,
  weightOf: (point: Of) => number,
): number {
  const weigh = (group: readonly Of[]) => group.reduce((sum, point) => sum + weightOf(point), 0)
  const groups = points.map((first) =>
    points.filter((point) => point[axis] >= first[axis] && point[axis] <= first[axis] + degrees + NOTHING),
  )
  const [heaviest = []] = groups.toSorted((one, other) => weigh(other) - weigh(one))
  const along = heaviest.map((point) => point[axis])
  return (Math.min(...along) + Math.max(...along)) / 2
}

/** Degrees that rounding adds and takes. */
const NOTHING = 1e-9
