import { useState } from 'react'
import { isInBox } from '#contract/list/map-area.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import { areaSaidCall } from '#contract/site/areas.ts'
import type { AreaShown } from '#contract/site/area-pages.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { middleOf } from '#contract/search/region.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { pinPrice } from './pin-price.ts'
import { NearList } from './place-map.tsx'
import { placed, RegionPicture } from './region/region-picture.tsx'
import { boxOf } from './region/region-shapes.ts'

const RATIO = 1.6
const KM_ACROSS = 11
/** A price that would lie on another is left out: the cards below name every listing. */
const [APART_X, APART_Y] = [14, 9]

type AreaMapProps = {
  place: string
  name: string
  call: string
  /** Keeps the room of what is near until it is known. */
  nearRoom: string
}

/** A part of the region on our map with the prices of its listings, which `call` answers, and what is near its middle. */
export function AreaMap({ place, name, call, nearRoom }: AreaMapProps) {
  const [pointedAt, setPointedAt] = useState<NearThing>()
  const { fetched } = useReply<PropertiesOnMap>(call)
  const { fetched: said } = useReply<AreaShown>(areaSaidCall(place, import.meta.env.LANGUAGE))
  const near = said.status === 'ready' ? said.body.near : []
  const found = fetched.status === 'ready' ? fetched.body.pins : []
  const middle = middleOf(place)
  if (!middle) return null
  const box = boxOf(middle, KM_ACROSS, RATIO)
  const pins = apart(found.flatMap((pin) => (isInBox(pin, box) ? [{ ...pin, style: placed(pin, box) }] : [])))
  return (
    <>
      <RegionPicture
        box={box}
        ratio={RATIO}
        label={messages.map.frame(name)}
        line={pointedAt && [middle, pointedAt]}
        keepFree={pins}
        className="aspect-16/10 w-full"
      >
        {pins.map(({ _id, title, price, style }) => (
          <Link
            key={_id}
            to={href(PATHS.viewPage, { id: _id })}
            title={import.meta.env.LANGUAGE === 'en' ? title : undefined}
            tabIndex={-1}
            style={style}
            className="absolute -translate-1/2 rounded-tag border border-ink-700 bg-lime-0 px-1.5 py-0.5 text-micro font-semibold whitespace-nowrap text-ink-900"
          >
            {pinPrice(price)}
          </Link>
        ))}
      </RegionPicture>
      <div className={nearRoom}>
        {near.length > 0 && <NearList near={near} pointedAt={pointedAt} onPoint={setPointedAt} />}
      </div>
    </>
  )
}

type Pin = PropertiesOnMap['pins'][number] & { style: ReturnType<typeof placed> }

function apart(pins: readonly Pin[]): Pin[] {
  const shown: Pin[] = []
  for (const pin of pins) {
    const isFree = shown.every(
      ({ style }) =>
        Math.abs(Number.parseFloat(String(style.left)) - Number.parseFloat(String(pin.style.left))) >
          APART_X ||
        Math.abs(Number.parseFloat(String(style.top)) - Number.parseFloat(String(pin.style.top))) > APART_Y,
    )
    if (isFree) shown.push(pin)
  }
  return shown
}
