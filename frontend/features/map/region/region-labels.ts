import { FIRM } from '#contract/firm.ts'
import { REGION } from '#contract/search/region.ts'
import type { Point } from '#contract/list/map-area.ts'
import { AIRPORT, CITY, RIVERS, ROADS, STATIONS } from '#contract/site/region-data.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { widthOf } from '#frontend/lib/format/text-width.ts'
import { isIn, type Label, placeLabels, type Rect, type Side } from './label-places.ts'
import { boxOf } from './region-shapes.ts'

type Look = 'place' | 'airport' | 'river' | 'road' | 'station'
type Name = { name: string; at: Point; look: Look }

const [TEXT, LINE, STATION, ROAD_FRAME] = [14, 20, 5, 10]
/** Past a cluster that lies on the point. */
const BESIDE_CLUSTER = 26
/** The city is wide: its name may also stand past several. */
const IN_CITY = [BESIDE_CLUSTER, 40]
const SIDES: Record<Look, Label['sides']> = {
  place: ['over', 'below', 'above', 'right', 'left'],
  airport: ['below', 'above'],
  river: ['over'],
  road: ['over'],
  station: ['right', 'left', 'below', 'above'],
}

/** How much room a text of a size takes, with what frames it. */
export const roomOf = (text: string, frame = 0, size = TEXT) => ({
  width: widthOf(text) * size + frame,
  height: Math.max(LINE, size * 1.4),
})

/** Some words are drawn that much wider than they are measured, above all those with ং or ङ. */
function surely(text: string): number {
  if (/[\u0982\u0919]/u.test(text)) return 1.15
  return /\p{Script=Bengali}/u.test(text) ? 1.08 : 1.03
}

/** The room of a name, which no other may touch. */
export function roomOfName(name: string, frame = 0, size = TEXT) {
  const { width, height } = roomOf(name, 0, size)
  return { width: width * surely(name) + frame, height, isText: true }
}

const CITY_SIDES: Label['sides'] = [...SIDES.place, 'belowLeft', 'belowRight', 'aboveLeft', 'aboveRight']

type Where = (point: Point) => { x: number; y: number }
export type PlacedName = Name & { side: Side; gap: number }

/** A name that is said beside the map, or on it at a point. */
type Said = { name: string; at?: Point }
/** Nearer than this a place's name says nothing beside the name of its station: 'Siliguri' by 'Siliguri Junction'. */
const NEAR_STATION = 120

/** The names of what the map draws, but for those that others say, where they are free of all that stands on it. */
export function namesPlaced(
  toPixels: Where,
  frame: Rect,
  taken: readonly Rect[],
  said: readonly Said[] = [],
) {
  const seen = new Set(said.map(({ name }) => name))
  const names = allNames().filter(
    (one) => !seen.has(one.name) && seen.add(one.name) && !isSaidNear(one, said, toPixels),
  )
  // What listings stand for is what a visitor looks for.
  const isCounted = ({ at }: Name) => isCovered(toPixels(at), taken)
  names.sort((one, other) => Number(isCounted(other)) - Number(isCounted(one)))
  const marks = Object.values(STATIONS).map((station) => around(toPixels(station), STATION, STATION))
  const labels = names.map((one) => ({
    ...one,
    ...toPixels(one.at),
    ...roomOfName(one.name, one.look === 'road' ? ROAD_FRAME : 0),
    gap: STATION + 1,
    widerGaps: one.at === CITY ? IN_CITY : isCounted(one) ? [BESIDE_CLUSTER] : [],
    sides: one.at === CITY ? CITY_SIDES : SIDES[one.look],
  }))
  return placeLabels(labels, frame, [...taken, ...marks, runwayRect(toPixels)])
}

const isCovered = (point: { x: number; y: number }, taken: readonly Rect[]) =>
  taken.some((rect) => !rect.isText && isIn(around(point, 0, 0), rect))

function isSaidNear({ name, at }: Name, said: readonly Said[], toPixels: Where): boolean {
  const here = toPixels(at)
  return said.some((other) => {
    if (!other.at || !other.name.startsWith(`${name} `)) return false
    const there = toPixels(other.at)
    return Math.hypot(there.x - here.x, there.y - here.y) < NEAR_STATION
  })
}

const around = ({ x, y }: { x: number; y: number }, across: number, down: number): Rect => ({
  left: x - across,
  right: x + across,
  top: y - down,
  bottom: y + down,
})

/** How long the runway is drawn. */
const RUNWAY_KM = 2.7
export function runwayEnds(): [Point, Point] {
  const { west, east } = boxOf(AIRPORT, RUNWAY_KM, 1)
  return [
    { lat: AIRPORT.lat, lng: west },
    { lat: AIRPORT.lat, lng: east },
  ]
}

function runwayRect(toPixels: Where): Rect {
  const [west, east] = runwayEnds().map(toPixels)
  return { left: west?.x ?? 0, right: east?.x ?? 0, top: (west?.y ?? 0) - 3, bottom: (east?.y ?? 0) + 3 }
}

/** The best known first. */
function allNames(): Name[] {
  const language = import.meta.env.LANGUAGE
  return [
    { name: placeNameOf(FIRM.city), at: CITY, look: 'place' },
    ...REGION.map(({ locality, lat, lng }): Name => ({
      name: placeNameOf(locality),
      at: { lat, lng },
      look: 'place',
    })),
    { name: AIRPORT.names[language], at: AIRPORT, look: 'airport' },
    ...RIVERS.map((river): Name => ({ name: river.names[language], at: river.at, look: 'river' })),
    ...ROADS.flatMap((road): Name[] =>
      road.at === undefined ? [] : [{ name: road.names[language], at: road.at, look: 'road' }],
    ),
    ...Object.values(STATIONS).map((station): Name => ({
      name: station.names[language],
      at: station,
      look: 'station',
    })),
  ]
}
