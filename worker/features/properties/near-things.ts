import type { Language } from '#contract/languages/languages.ts'
import { isInBox, type Point } from '#contract/list/map-area.ts'
import { kilometresBetween } from '#contract/search/region.ts'
import { type Landmark, LANDMARK_KINDS, type NearThing } from '#contract/site/landmarks.ts'
import { AIRPORT, REGION_BOX, STATIONS } from '#contract/site/region-data.ts'

const NEAREST_STATIONS = 2
/** Kilometres. */
const [STEP, STEP_OF_ABOUT] = [0.1, 0.5]

function nearThings(
  point: Point & { isApproximate: boolean },
  landmarks: readonly Landmark[],
  language: Language,
): NearThing[] {
  if (!isInBox(point, REGION_BOX)) return []
  const near = (kind: NearThing['kind'], { lat, lng, names }: NamedPoint): NearThing => ({
    kind,
    name: names[language] ?? names.en,
    lat,
    lng,
    km: kilometresBetween(point, { lat, lng }),
  })
  const stations = Object.values(STATIONS).map((station) => near('station', station))
  const ofKind = (kind: Landmark['kind']) =>
    landmarks.filter((landmark) => landmark.kind === kind).map((landmark) => near(kind, landmark))
  const all = [
    ...byDistance(stations).slice(0, NEAREST_STATIONS),
    near('airport', AIRPORT),
    ...LANDMARK_KINDS.flatMap((kind) => byDistance(ofKind(kind)).slice(0, 1)),
  ]
  const step = point.isApproximate ? STEP_OF_ABOUT : STEP
  return all.map((one) => ({
    ...one,
    km: Number(Math.max(step, Math.round(one.km / step) * step).toFixed(1)),
  }))
}

type Placed = { lat: number | null; lng: number | null; details: { placeIsApproximate?: unknown } }

/**
 * What is near a stored listing: the nearest two stations, the airport and the nearest landmark of each kind, in a straight line
 * and in a language; nothing without a place in the region. Where it says only about where it is, its row has the shown point.
 */
export function nearOfRow({ lat, lng, details }: Placed, landmarks: readonly Landmark[], language: Language) {
  if (lat === null || lng === null) return []
  return nearThings({ lat, lng, isApproximate: details.placeIsApproximate === true }, landmarks, language)
}

type NamedPoint = Point & Pick<Landmark, 'names'>

const byDistance = (things: NearThing[]) => things.toSorted((one, other) => one.km - other.km)
