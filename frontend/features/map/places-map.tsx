import { useState } from 'react'
import { isInBox, type Box, type Point } from '#contract/list/map-area.ts'
import { REGION_BOX } from '#contract/site/region-data.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { roomOf } from './region/region-labels.ts'
import { type MapMark, RegionPicture } from './region/region-picture.tsx'
import { boxOf } from './region/region-shapes.ts'

type Place = Point & { name: string; total: string }

/** The picture, its width by its height and about its pixels: on wide screens it lies beside two columns of rows, else it is about a square. */
const WIDE = { ratio: 1.5, pixels: 560 }
const NARROW = { ratio: 0.85, pixels: 360 }
const [LEAST_KM_HIGH, MOST_KM_HIGH] = [13, 26]
/** The places as squares with their counts, each where it lies. Hidden from screen readers, as the rows beside it say the same. */
export function PlacesMap({
  places,
  addressOf,
}: {
  places: readonly Place[]
  addressOf: (name: string) => string
}) {
  const [{ ratio, pixels }] = useState(() => (matchMedia('(width >= 62rem)').matches ? WIDE : NARROW))
  const box = boxAroundAll(places, ratio)
  if (!box) return null
  const inBox = places.filter((place) => isInBox(place, box))
  const shown = apart(inBox, pixels / (box.east - box.west), pixels / ratio / (box.north - box.south))
  return (
    <div aria-hidden className="h-full">
      <RegionPicture
        box={box}
        ratio={ratio}
        label=""
        marks={[
          ...shown.map((place) => countMark(place, addressOf(place.name))),
          ...shown.map((place) => nameMark(place, addressOf(place.name))),
        ]}
        said={shown.map(({ name }) => placeNameOf(name))}
        className="size-full max-sm:rounded-none max-sm:border-x-0"
      />
    </div>
  )
}

const SQUARE = 28
const countMark = ({ name, total, lat, lng }: Place, to: string): MapMark => ({
  key: name,
  at: { lat, lng },
  width: SQUARE,
  height: SQUARE,
  gap: 0,
  sides: ['over'],
  isKept: true,
  node: (
    <Link
      to={to}
      tabIndex={-1}
      className="grid h-7 min-w-7 place-items-center rounded-tag bg-oxide-700 px-1 pt-0.5 text-micro leading-none font-bold text-white"
    >
      {messages.words.amount(total)}
    </Link>
  ),
})

const [NAME_FRAME, NAME_SIZE] = [8, 15]
/** A name without room beside its square is left to its row. */
const nameMark = ({ name, lat, lng }: Place, to: string): MapMark => ({
  key: `${name} name`,
  at: { lat, lng },
  ...roomOf(placeNameOf(name), NAME_FRAME, NAME_SIZE),
  gap: SQUARE / 2 + 3,
  sides: ['right', 'left', 'below', 'above'],
  node: (
    <Link
      to={to}
      tabIndex={-1}
      className="block rounded-tag bg-lime-0/85 px-1 pt-0.5 text-small leading-tight font-semibold whitespace-nowrap hover:underline"
    >
      {placeNameOf(name)}
    </Link>
  ),
})

/** A box with as many listings in it as one of that size can have; none where no place lies in the region. */
function boxAroundAll(places: readonly Place[], ratio: number): Box | undefined {
  const inside = places.filter((place) => isInBox(place, REGION_BOX))
  if (inside.length === 0) return undefined
  const tall = spanOf(inside.map(({ lat }) => lat)) * KM_A_DEGREE.lat
  const wide = spanOf(inside.map(({ lng }) => lng)) * KM_A_DEGREE.lng
  const high = Math.min(MOST_KM_HIGH, Math.max(LEAST_KM_HIGH, Math.max(tall, wide / ratio) / WITHOUT_EDGE))
  const at = {
    lat: middleOfMost(inside, 'lat', (WITHOUT_EDGE * high) / KM_A_DEGREE.lat),
    lng: middleOfMost(inside, 'lng', (WITHOUT_EDGE * high * ratio) / KM_A_DEGREE.lng),
  }
  return boxOf(at, high * ratio, ratio)
}

/** In the middle of the region. */
const KM_A_DEGREE = { lat: 111, lng: 99 }
/** No square is cut at the edge. */
const WITHOUT_EDGE = 0.9

const spanOf = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers)

/** The middle of those places that lie within so many degrees of each other and have most listings. */
function middleOfMost(places: readonly Place[], axis: 'lat' | 'lng', degrees: number): number {
  const groups = places.map((first) =>
    places.filter((place) => place[axis] >= first[axis] && place[axis] <= first[axis] + degrees),
  )
  const [most = []] = groups.toSorted((one, other) => listingsOf(other) - listingsOf(one))
  const along = most.map((place) => place[axis])
  return (Math.min(...along) + Math.max(...along)) / 2
}

const listingsOf = (places: readonly Place[]) => places.reduce((sum, { total }) => sum + Number(total), 0)

/** Between two squares, in pixels from middle to middle. */
const LEAST_APART = SQUARE + 2
const ROUNDS = 4

/** The places with those whose squares would lie on each other moved apart, by half of what is missing each; pixels a degree. */
function apart(places: readonly Place[], pixelsAcross: number, pixelsDown: number): Place[] {
  const moved = places.map((place) => ({ ...place }))
  const pairs = moved.flatMap((one, at) => moved.slice(at + 1).map((other) => [one, other] as const))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [one, other] of pairs) {
      const across = (other.lng - one.lng) * pixelsAcross
      const down = (one.lat - other.lat) * pixelsDown
      const missing = LEAST_APART - Math.max(Math.abs(across), Math.abs(down))
      if (missing <= 0) continue
      if (Math.abs(across) >= Math.abs(down)) {
        const step = (Math.sign(across) * missing) / 2 / pixelsAcross
        one.lng -= step
        other.lng += step
      } else {
        const step = (Math.sign(down) * missing) / 2 / pixelsDown
        one.lat += step
        other.lat -= step
      }
    }
  return moved
}
