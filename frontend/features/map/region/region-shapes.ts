import type { Box, Point } from '#contract/list/map-area.ts'
import {
  FOOT_OF_THE_HILLS,
  RAILWAYS,
  REGION_BOX,
  RIVERS,
  ROADS,
  STATIONS,
  TEA_GARDENS,
  TOWNS,
} from '#contract/site/region-data.ts'

/*
 * Our own map as shapes, in the projection of map tiles (Web Mercator), so that both lie on each other: x is the longitude, y
 * the latitude stretched as the projection asks, both in thousandths of a degree.
 */

type Shape = { d: string; attributes: Record<string, string> }

export const xOf = (lng: number) => round((lng - REGION_BOX.west) * UNITS)
export const yOf = (lat: number) => round((stretched(REGION_BOX.north) - stretched(lat)) * UNITS)

const UNITS = 1000
const DEGREE = 180 / Math.PI
const stretched = (lat: number) => DEGREE * Math.log(Math.tan(Math.PI / 4 + lat / DEGREE / 2))
const round = (value: number) => Math.round(value * 10) / 10

/** The part of the drawing that shows a box, as an SVG's viewBox. */
export function viewBoxOf({ west, south, east, north }: Box) {
  const [x, y] = [xOf(west), yOf(north)]
  return { x, y, width: xOf(east) - x, height: yOf(south) - y }
}

/** A box of so many kilometres around a point, as wide as `ratio` times its height. */
export function boxOf({ lat, lng }: Point, kmAcross: number, ratio: number): Box {
  const across = kmAcross / KM_PER_DEGREE / Math.cos(lat / DEGREE) / 2
  const upright = kmAcross / ratio / KM_PER_DEGREE / 2
  return { west: lng - across, east: lng + across, south: lat - upright, north: lat + upright }
}

const KM_PER_DEGREE = 111.2

const line = (stroke: string, width: number, more: Record<string, string> = {}) => ({
  fill: 'none',
  stroke,
  'stroke-width': String(width),
  'stroke-linejoin': 'round',
  'vector-effect': 'non-scaling-stroke',
  ...more,
})
const area = (fill: string) => ({ fill })

/** Drawn where the airport is named, else it is a bar that nobody understands. */
export const RUNWAY = line('#4A5750', 4, { 'stroke-linecap': 'square' })

/** All shapes, the lowest first. */
export function regionShapes(): Shape[] {
  const highways = ROADS.filter(({ isHighway }) => isHighway).map(({ points }) => curve(pointsIn(points)))
  const roads = ROADS.filter(({ isHighway }) => !isHighway).map(({ points }) => curve(pointsIn(points)))
  const railways = RAILWAYS.map(({ points, isToyTrain }) => ({ d: curve(pointsIn(points)), isToyTrain }))
  return [
    { d: `M0 0H${xOf(REGION_BOX.east)}V${yOf(REGION_BOX.south)}H0Z`, attributes: area('#EAEFE4') },
    { d: hills(), attributes: area('#D5DFD0') },
    { d: TOWNS.map(blob).join(''), attributes: area('#E0D9CC') },
    { d: TEA_GARDENS.map(blob).join(''), attributes: area('#D9E6D2') },
    {
      d: RIVERS.map(({ points }) => curve(pointsIn(points))).join(''),
      attributes: line('#B4D0DA', 7, { 'stroke-linecap': 'round' }),
    },
    { d: roads.join(''), attributes: line('#B3A994', 4.5) },
    { d: roads.join(''), attributes: line('#FFFEFA', 3) },
    { d: highways.join(''), attributes: line('#B3A994', 6) },
    { d: highways.join(''), attributes: line('#C9A24A', 4.5) },
    ...railways.map(({ d, isToyTrain }) => ({ d, attributes: line('#4A5750', isToyTrain ? 0.8 : 1.6) })),
    ...railways.map(({ d }) => ({ d, attributes: line('#FFFEFA', 0.9, { 'stroke-dasharray': '6 6' }) })),
    {
      d: Object.values(STATIONS)
        .map(({ lat, lng }) => `M${xOf(lng)} ${yOf(lat)}h0`)
        .join(''),
      attributes: line('#4A5750', 8, { 'stroke-linecap': 'square' }),
    },
  ]
}

export function pointsIn(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [lat = 0, lng = 0] = pair.split(',').map(Number)
    return { lat, lng }
  })
}

function hills(): string {
  const foot = curve(pointsIn(FOOT_OF_THE_HILLS))
  return `${foot}V0H0Z`
}

function blob([middle, across, upright]: (typeof TOWNS)[number]): string {
  const [{ lat, lng } = { lat: 0, lng: 0 }] = pointsIn(middle)
  const box = boxOf({ lat, lng }, across * 2, across / upright)
  const [rx, ry] = [(xOf(box.east) - xOf(box.west)) / 2, (yOf(box.south) - yOf(box.north)) / 2]
  const [width, height] = [round(rx), round(ry)]
  return `M${xOf(box.west)} ${yOf(lat)}a${width} ${height} 0 1 0 ${round(2 * rx)} 0a${width} ${height} 0 1 0 ${round(-2 * rx)} 0Z`
}

/** A smooth line through points (Catmull-Rom, as cubic curves). */
function curve(points: readonly Point[]): string {
  const at = points.map(({ lat, lng }) => ({ x: xOf(lng), y: yOf(lat) }))
  const [first, ...others] = at
  if (!first) return ''
  const parts = others.map((to, index) => {
    const from = at[index] ?? first
    const [before, after] = [at[index - 1] ?? from, at[index + 2] ?? to]
    const control = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
    ].map(round)
    return `C${control.join(' ')} ${to.x} ${to.y}`
  })
  return `M${first.x} ${first.y}${parts.join('')}`
}
