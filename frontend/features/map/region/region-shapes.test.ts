import { expect, it } from 'vitest'
import { REGION_BOX, RIVERS } from '#contract/site/region-data.ts'
import { pointsIn } from './region-shapes.ts'

type River = (typeof RIVERS)[number]

it.each(RIVERS.map((river) => [river.names.en, river] as const))(
  'lets the %s run on to the edge of the region or into another river',
  (_, river) => {
    const mouth = pointsIn(river.points).at(-1) ?? { lat: 0, lng: 0 }
    const { west, south, east } = REGION_BOX
    const isAtEdge = mouth.lat <= south || mouth.lng <= west || mouth.lng >= east
    const others = RIVERS.filter((other) => other !== river)
    expect(isAtEdge || others.some((other) => distance(mouth, other) < 0.0005)).toBe(true)
  },
)

/** From a point to the line of a river, in degrees. */
function distance({ lat, lng }: { lat: number; lng: number }, river: River): number {
  const points = pointsIn(river.points)
  const lengths = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const [up, across] = [to.lat - from.lat, to.lng - from.lng]
    const along = ((lat - from.lat) * up + (lng - from.lng) * across) / (up * up + across * across)
    const part = Math.min(1, Math.max(0, along))
    return Math.hypot(lat - from.lat - part * up, lng - from.lng - part * across)
  })
  return Math.min(...lengths)
}
