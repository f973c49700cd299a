import type { CSSProperties } from 'react'
import type { HomePlace } from '#contract/home.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { type Spot, spotsOf } from './place-spots.ts'

const words = messages.places

export const placeAddress = (name: string) =>
  `/property?${new URLSearchParams({ city: name, autoScroll: 'true' })}`

/** Keeps the square on its point, whichever side its name is on. */
const SIDES: Record<Spot['side'], CSSProperties> = {
  right: { translate: '-13px -50%' },
  left: { translate: 'calc(13px - 100%) -50%', flexDirection: 'row-reverse' },
  below: { translate: '-50% -13px', flexDirection: 'column', gap: 1 },
  above: { translate: '-50% calc(13px - 100%)', flexDirection: 'column-reverse', gap: 1 },
  corner: {
    translate: '-13px calc(13px - 100%)',
    flexDirection: 'column-reverse',
    alignItems: 'start',
    gap: 1,
  },
}

const NAMES = [
  { name: words.rivers.balason, left: '21%', top: '21%', rotate: '38deg' },
  { name: words.rivers.mahananda, left: '61.5%', top: '11%', rotate: '80deg' },
]

/** The places as squares with their counts. Hidden from screen readers, as the rows beside it say the same. */
export function PlaceMap({ places }: { places: readonly HomePlace[] }) {
  return (
    <div className="w-full rounded-court place-map" aria-hidden>
      {NAMES.map(({ name, ...place }) => (
        <i key={name} style={place} className="text-small">
          {name}
        </i>
      ))}
      {spotsOf(places).map((spot) => (
        <SpotLink key={spot.name} {...spot} />
      ))}
      <span className="absolute bottom-2.5 left-3 rounded-tag bg-lime-0/85 px-2 py-0.5 text-micro text-ink-700">
        {words.drawn}
      </span>
    </div>
  )
}

function SpotLink({ name, total, left, top, side }: Spot) {
  return (
    <Link
      to={placeAddress(name)}
      tabIndex={-1}
      style={{ left: `${left}%`, top: `${top}%`, ...SIDES[side] }}
      className="text-small leading-none font-semibold hover:underline"
    >
      <b className="text-micro leading-none">{messages.words.amount(total)}</b>
      {placeNameOf(name)}
    </Link>
  )
}
