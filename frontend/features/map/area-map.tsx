import { isInBox } from '#contract/list/map-area.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import { middleOf } from '#contract/search/region.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { pinPrice } from './pin-price.ts'
import { roomOf } from './region/region-labels.ts'
import { type MapMark, RegionPicture } from './region/region-picture.tsx'
import { boxOf } from './region/region-shapes.ts'

const RATIO = 1.6
const KM_ACROSS = 11
type AreaMapProps = {
  place: string
  name: string
  call: string
  className: string
}

/** A part of the region on our map with the prices of its listings, which `call` answers. */
export function AreaMap({ place, name, call, className }: AreaMapProps) {
  const { fetched } = useReply<PropertiesOnMap>(call)
  const { pins: found, unplaced } = fetched.status === 'ready' ? fetched.body : NOTHING
  const middle = middleOf(place)
  if (!middle) return null
  const box = boxOf(middle, KM_ACROSS, RATIO)
  const pins = found.filter((pin) => isInBox(pin, box))
  return (
    <RegionPicture
      box={box}
      ratio={RATIO}
      label={messages.map.frame(name)}
      marks={pins.map(priceMark)}
      noteOf={(withoutRoom) => leftOut(unplaced + found.length - pins.length + withoutRoom)}
      className={className}
    />
  )
}

/** How many listings the picture leaves out: those without a place, outside it or without room for their price. */
const leftOut = (count: number) =>
  count > 0 ? messages.map.notShown(messages.words.amount(String(count))) : undefined

const NOTHING = { pins: [], unplaced: 0 }
type Pin = PropertiesOnMap['pins'][number]

const PIN_FRAME = 14
/** A price for which there is no room is left out, and counted: the cards below name every listing. */
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
