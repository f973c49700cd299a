import { isInBox, type Box, type Point } from '#contract/list/map-area.ts'
import { REGION_BOX } from '#contract/site/region-data.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { placed, RegionPicture } from './region/region-picture.tsx'
import { boxOf } from './region/region-shapes.ts'

type Place = Point & { name: string; total: string }

/** Of the picture. */
const RATIO = 0.95
const [LEAST_KM, MOST_KM] = [12, 21]
/** A name with another place nearer than this, in per cent of the picture, stands nowhere: the row beside the map says it. */
const [APART_X, APART_Y] = [26, 8]
/** A square below a place that is nearer than this lies on its name. */
const [SQUARE_X, SQUARE_Y] = [16, 11]

/** The places as squares with their counts, each where it lies. Hidden from screen readers, as the rows beside it say the same. */
export function PlacesMap({
  places,
  addressOf,
}: {
  places: readonly Place[]
  addressOf: (name: string) => string
}) {
  const box = boxAroundAll(places)
  if (!box) return null
  const shown = places
    .filter((place) => isInBox(place, box))
    .map((place) => ({ ...place, style: placed(place, box) }))
  const isNamed = (one: Shown) =>
    shown.every((other, index) => {
      const [across, down] = [Math.abs(left(other) - left(one)), top(other) - top(one)]
      const isCovering = other !== one && across < SQUARE_X && down > 0 && down < SQUARE_Y
      const isNamedBefore = index < shown.indexOf(one) && across < APART_X && Math.abs(down) < APART_Y
      return !isCovering && !isNamedBefore
    })
  return (
    <div aria-hidden>
      <RegionPicture box={box} ratio={RATIO} label="" keepFree={shown} className="aspect-19/20 w-full">
        {shown.map((place) => (
          <Link
            key={place.name}
            to={addressOf(place.name)}
            tabIndex={-1}
            style={place.style}
            className="absolute grid -translate-x-1/2 -translate-y-3.5 justify-items-center gap-0.5 text-small leading-none font-semibold hover:underline"
          >
            <b className="grid h-7 min-w-7 place-items-center rounded-tag bg-oxide-700 px-1 pt-0.5 text-micro leading-none text-white">
              {messages.words.amount(place.total)}
            </b>
            {isNamed(place) && (
              <span className="rounded-tag bg-lime-0/85 px-1 pt-0.5 whitespace-nowrap">
                {placeNameOf(place.name)}
              </span>
            )}
          </Link>
        ))}
      </RegionPicture>
    </div>
  )
}

type Shown = Place & { style: ReturnType<typeof placed> }
const left = ({ style }: Shown) => Number.parseFloat(String(style.left))
const top = ({ style }: Shown) => Number.parseFloat(String(style.top))

/** A box with most of the places in it, those with most listings for sure; none where none lies in the region. */
function boxAroundAll(places: readonly Place[]): Box | undefined {
  const inside = places.filter((place) => isInBox(place, REGION_BOX))
  const [first] = inside
  if (!first) return undefined
  const middle = (of: 'lat' | 'lng') =>
    inside.map((place) => place[of]).toSorted((one, other) => one - other)[Math.floor(inside.length / 2)] ??
    first[of]
  const at = { lat: middle('lat'), lng: middle('lng') }
  const tall = Math.max(...inside.map(({ lat }) => Math.abs(lat - at.lat))) * 2 * 111 * RATIO
  const wide = Math.max(...inside.map(({ lng }) => Math.abs(lng - at.lng))) * 2 * 99
  return boxOf(at, Math.min(MOST_KM, Math.max(LEAST_KM, 1.25 * tall, 1.35 * wide)), RATIO)
}
