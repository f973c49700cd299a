import { type Box, boxAround, isInBox, writeBox } from '#contract/list/map-area.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import { middleOf } from '#contract/search/region.ts'
import type { Area } from '#contract/site/area-path.ts'
import { areaList, areaMapCall } from '#contract/site/areas.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { pinPrice } from './pin-price.ts'
import { countMark } from './region/count-mark.tsx'
import { roomOf } from './region/region-labels.ts'
import { type MapMark, RegionPicture } from './region/region-picture.tsx'
import { boxOf } from './region/region-shapes.ts'

const RATIO = 1.6
const KM_ACROSS = 11
type AreaMapProps = {
  area: Area
  name: string
  className: string
}

/** A part of the region on our map with the prices of its listings, or their number where those lie too near to each other. */
export function AreaMap({ area, name, className }: AreaMapProps) {
  const { fetched } = useReply<PropertiesOnMap>(areaMapCall(area))
  const { pins: found, unplaced } = fetched.status === 'ready' ? fetched.body : NOTHING
  const middle = middleOf(area.place)
  if (!middle) return null
  const box = boxOf(middle, KM_ACROSS, RATIO)
  const pins = found.filter((pin) => isInBox(pin, box))
  return (
    <RegionPicture
      box={box}
      ratio={RATIO}
      label={messages.map.frame(name)}
      marks={pins.map(priceMark)}
      merged={(held) => heldMark(held, areaList(area))}
      noteOf={(withoutRoom) => leftOut(unplaced + found.length - pins.length + withoutRoom)}
      className={className}
    />
  )
}

/** How many listings the picture leaves out: those without a place or outside it. */
const leftOut = (count: number) =>
  count > 0 ? messages.map.notShown(messages.words.amount(String(count))) : undefined

const NOTHING = { pins: [], unplaced: 0 }
type Pin = PropertiesOnMap['pins'][number]

const PIN_FRAME = 14
const priceMark = ({ _id, title, price, deal, lat, lng }: Pin): MapMark => ({
  key: _id,
  at: { lat, lng },
  ...roomOf(pinPrice({ price, deal }), PIN_FRAME),
  height: 26,
  gap: 0,
  sides: ['over', 'above', 'below', 'right', 'left'],
  node: (
    <Link
      to={href(PATHS.viewPage, { id: _id })}
      title={import.meta.env.LANGUAGE === 'en' ? title : undefined}
      tabIndex={-1}
      className="block rounded-tag border border-ink-700 bg-lime-0 px-1.5 py-0.5 text-micro leading-snug font-semibold whitespace-nowrap text-ink-900"
    >
      {pinPrice({ price, deal })}
    </Link>
  ),
})

/** Listings that lie too near to each other for their prices: how many, in their midst. It leads to them on the large map. */
function heldMark(held: readonly MapMark[], list: string): MapMark {
  const box = boxAround(held.map(({ at }) => at))
  const count = String(held.length)
  return {
    ...countMark({
      key: held.map(({ key }) => key).join(' '),
      at: { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 },
      count,
      to: `${list}&view=map&bbox=${writeBox(roomAround(box))}`,
      title: messages.list.count(messages.words.amount(count), false),
    }),
    sides: ['over', 'above', 'below', 'right', 'left'],
  }
}

/** About 300 m. */
const [ROOM, DIGITS] = [0.003, 5]
function roomAround({ west, south, east, north }: Box): Box {
  const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS))
  return {
    west: rounded(west - ROOM),
    south: rounded(south - ROOM),
    east: rounded(east + ROOM),
    north: rounded(north + ROOM),
  }
}
