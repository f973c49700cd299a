import type { Language } from '#contract/languages/languages.ts'
import type { Point } from '#contract/list/map-area.ts'
import { kilometresBetween } from '#contract/search/region.ts'
import { AIRPORT, STATIONS } from '#contract/site/region-data.ts'

/** What is near a place: in a straight line, in kilometres. */
export type Near = Point & { name: string; kind: 'station' | 'airport'; km: number }

const NEAREST_STATIONS = 2

export function nearOf(point: Point): Near[] {
  const stations = Object.values(STATIONS).map((station) => nearAs('station', station, point))
  return [
    ...stations.toSorted((one, other) => one.km - other.km).slice(0, NEAREST_STATIONS),
    nearAs('airport', AIRPORT, point),
  ]
}

function nearAs(
  kind: Near['kind'],
  { lat, lng, names }: Point & { names: Record<Language, string> },
  point: Point,
): Near {
  return { lat, lng, kind, name: names[import.meta.env.LANGUAGE], km: kilometresBetween(point, { lat, lng }) }
}

/** Under a kilometre to 100 metres, else to a tenth; to half a kilometre where only about is known where a place is. */
export function roundedKm(km: number, isApproximate: boolean): number {
  const step = isApproximate ? 0.5 : 0.1
  return Math.max(step, Math.round(km / step) * step)
}
