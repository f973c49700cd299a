import { useState } from 'react'
import { isInBox, type Box, type Point } from '#contract/list/map-area.ts'
import { REGION_BOX } from '#contract/site/region-data.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { placed, RegionPicture } from './region/region-picture.tsx'
import { boxOf } from './region/region-shapes.ts'

type Place = Point & { name: string; total: string }

/** Of the picture: on wide screens it lies beside two columns of rows, else it is about a square. */
const [WIDE, NARROW] = [1.5, 0.85]
const [LEAST_KM_HIGH, MOST_KM_HIGH] = [13, 22]
/** The places as squares with their counts, each where it lies. Hidden from screen readers, as the rows beside it say the same. */
export function PlacesMap({
  places,
  addressOf,
}: {
  places: readonly Place[]
  addressOf: (name: string) => string
}) {
  const [ratio] = useState(() => (matchMedia('(width >= 62rem)').matches ? WIDE : NARROW))
  const box = boxAroundAll(places, ratio)
  if (!box) return null
  const shown = named(
    places.filter((place) => isInBox(place, box)),
    box,
    ratio,
  )
  return (
    <div aria-hidden className="h-full">
      <RegionPicture
        box={box}
        ratio={ratio}
        label=""
        keepFree={shown.flatMap(({ lat, lng, nameAt }) => [{ lat, lng }, ...(nameAt ? [nameAt] : [])])}
        className="size-full max-sm:rounded-none max-sm:border-x-0"
      >
        {shown.map((place) => (
          <Link
            key={place.name}
            to={addressOf(place.name)}
            tabIndex={-1}
            style={placed(place, box)}
            className="absolute size-7 -translate-1/2 text-small leading-none font-semibold hover:underline"
          >
            <b className="grid h-full min-w-full place-items-center rounded-tag bg-oxide-700 px-1 pt-0.5 text-micro leading-none text-white">
              {messages.words.amount(place.total)}
            </b>
            {place.side && (
              <span
                className={`absolute rounded-tag bg-lime-0/85 px-1 pt-0.5 whitespace-nowrap ${SIDES[place.side]}`}
              >
                {placeNameOf(place.name)}
              </span>
            )}
          </Link>
        ))}
      </RegionPicture>
    </div>
  )
}

const SIDES = {
  right: 'left-full top-1/2 ml-0.5 -translate-y-1/2',
  left: 'right-full top-1/2 mr-0.5 -translate-y-1/2',
  below: 'left-1/2 top-full mt-0.5 -translate-x-1/2',
}
type Side = keyof typeof SIDES
type Rect = { left: number; right: number; top: number; bottom: number }
type Named = Place & { side?: Side; nameAt?: Point }

/** About as high as the picture is, and a letter wide, in pixels. */
const [HIGH, LETTER, HALF_SQUARE, NAME_HIGH] = [420, 8, 15, 20]

/** Each place with the side of its square where its name is free of all squares and earlier names; a name without one is left to its row. */
function named(places: readonly Place[], box: Box, ratio: number): Named[] {
  const middles = places.map((place) => {
    const { left, top } = placed(place, box)
    return {
      x: (Number.parseFloat(String(left)) / 100) * HIGH * ratio,
      y: (Number.parseFloat(String(top)) / 100) * HIGH,
    }
  })
  const taken = middles.map(({ x, y }) => around(x, y, HALF_SQUARE, HALF_SQUARE))
  return places.map((place, index) => {
    const { x, y } = middles[index] ?? { x: 0, y: 0 }
    const half = (placeNameOf(place.name).length * LETTER) / 2 + 4
    const spots: [Side, Rect][] = [
      ['right', around(x + HALF_SQUARE + 2 + half, y, half, NAME_HIGH / 2)],
      ['left', around(x - HALF_SQUARE - 2 - half, y, half, NAME_HIGH / 2)],
      ['below', around(x, y + HALF_SQUARE + 2 + NAME_HIGH / 2, half, NAME_HIGH / 2)],
    ]
    const free = spots.find(
      ([, spot]) =>
        spot.left > 4 &&
        spot.right < HIGH * ratio - 4 &&
        spot.bottom < HIGH &&
        taken.every((other, at) => at === index || !isOver(spot, other)),
    )
    if (!free) return place
    const [side, spot] = free
    taken.push(spot)
    const across = (spot.left + spot.right) / 2 / (HIGH * ratio)
    const down = (spot.top + spot.bottom) / 2 / HIGH
    const nameAt = {
      lat: box.north - down * (box.north - box.south),
      lng: box.west + across * (box.east - box.west),
    }
    return { ...place, side, nameAt }
  })
}

const around = (x: number, y: number, across: number, down: number): Rect => ({
  left: x - across,
  right: x + across,
  top: y - down,
  bottom: y + down,
})
const isOver = (one: Rect, other: Rect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** A box with most of the places in it, those with most listings for sure; none where none lies in the region. */
function boxAroundAll(places: readonly Place[], ratio: number): Box | undefined {
  const inside = places.filter((place) => isInBox(place, REGION_BOX))
  const [first] = inside
  if (!first) return undefined
  const middle = (of: 'lat' | 'lng') =>
    inside.map((place) => place[of]).toSorted((one, other) => one - other)[Math.floor(inside.length / 2)] ??
    first[of]
  const at = { lat: middle('lat'), lng: middle('lng') }
  const tall = Math.max(...inside.map(({ lat }) => Math.abs(lat - at.lat))) * 2 * 111
  const wide = Math.max(...inside.map(({ lng }) => Math.abs(lng - at.lng))) * 2 * 99
  const high = Math.min(MOST_KM_HIGH, Math.max(LEAST_KM_HIGH, 1.25 * tall, (1.35 * wide) / ratio))
  return boxOf(at, high * ratio, ratio)
}
