import { isInBox, type Point } from '#contract/list/map-area.ts'
import { href, PATHS } from '#contract/paths.ts'
import { parseMapLocation } from '#contract/properties/map-location.ts'
import type { Property } from '#contract/properties/replies.ts'
import { REGION_BOX } from '#contract/site/region-data.ts'
import { useWide } from '#frontend/lib/browser/use-media.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { pinPrice } from './pin-price.ts'
import { boxAround } from './region/box-around.ts'
import { roomOf } from './region/region-labels.ts'
import { type MapMark, RegionPicture } from './region/region-picture.tsx'

/** Of the picture, and as its height: on wide screens a band, on phones nearly a square. */
const [WIDE, NARROW] = [3.2, 1]
const FRAMING = { leastKmHigh: 4, room: 1.5 }

/** A few listings on our map, each with its price; nothing where none has a place in the region. */
export function ListingsMap({ title, listings }: { title: string; listings: readonly Property[] }) {
  const ratio = useWide() ? WIDE : NARROW
  const pins = listings.flatMap((property) => {
    const at = property.googleMap ? parseMapLocation(property.googleMap) : undefined
    return at && 'lat' in at && isInBox(at, REGION_BOX) ? [{ ...at, property }] : []
  })
  if (pins.length === 0) return null
  const box = boxAround(pins, { ...FRAMING, ratio })
  return (
    <section className="grid gap-3.5 pt-6">
      <h2>{title}</h2>
      <RegionPicture
        box={box}
        ratio={ratio}
        label={messages.map.frame(title)}
        marks={pins.map(({ property, ...at }) => priceMark(property, at))}
        className="aspect-square w-full sm:aspect-auto sm:h-100"
      />
    </section>
  )
}

const PIN_FRAME = 18
const priceMark = (property: Property, at: Point): MapMark => ({
  key: property._id,
  at,
  ...roomOf(pinPrice(property), PIN_FRAME, 17),
  height: 34,
  gap: 0,
  sides: ['above', 'below', 'right', 'left'],
  isKept: true,
  node: (
    <Link
      to={href(PATHS.viewPage, { id: property._id })}
      tabIndex={-1}
      title={titleOf(property)}
      className="grid min-h-8 place-items-center rounded-tag border border-ink-700 bg-lime-0 px-2 leading-snug font-semibold whitespace-nowrap text-ink-900 hover:bg-tea-700 hover:text-white"
    >
      {pinPrice(property)}
    </Link>
  ),
})
