import { ArrowRight, MapPin } from 'lucide-react'
import { FIRM } from '#contract/firm.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { MORE_LINK, SectionHead } from '#frontend/ui/section-head.tsx'

/** A point of the drawing, in percent of its width and height. */
type Point = { left: string; top: string }

/** Where each locality stands on the drawing (assets/art/places.svg), which is a scheme and not to scale. */
const PLACE_POSITIONS: Readonly<Record<string, Point>> = {
  Naxalbari: { left: '10.2%', top: '58.9%' },
  Bagdogra: { left: '25.8%', top: '49.1%' },
  Matigara: { left: '43.8%', top: '44.6%' },
  Phansidewa: { left: '43.8%', top: '85.7%' },
  Dagapur: { left: '56.3%', top: '17.1%' },
  Champasari: { left: '59.4%', top: '33.9%' },
  'Pradhan Nagar': { left: '53.9%', top: '53.6%' },
  'Sevoke Road': { left: '77%', top: '36.3%' },
  Salugara: { left: '82%', top: '19.6%' },
  'Eastern Bypass': { left: '82.8%', top: '62.5%' },
}

/** A firm with other localities has a plain list, until the drawing shows them. */
const IS_DRAWN = FIRM.localities.every((locality) => locality in PLACE_POSITIONS)

const places = messages.places

const RIVERS = [
  { name: places.rivers.balason, left: '36.2%', top: '31%', rotate: '72deg' },
  { name: places.rivers.mahananda, left: '50.6%', top: '73%', rotate: '-72deg' },
  { name: places.rivers.teesta, left: '93.4%', top: '40%', rotate: '-84deg' },
]

const CITY = { left: '62%', top: '71%' }

/** The localities the firm works in: a list, on wide screens pins on a drawing of the city. */
export function PopularPlaces() {
  return (
    <section className="section wrap">
      <SectionHead title={places.title}>
        <Link to="/property" className={MORE_LINK}>
          {places.allProperties}
          <Icon of={ArrowRight} />
        </Link>
      </SectionHead>
      <div className={IS_DRAWN ? 'rounded-court place-map' : undefined}>
        {IS_DRAWN && <DrawnNames />}
        <ul className="pairs gap-3 lg:grid-cols-4">
          {FIRM.localities.map((locality) => (
            <li key={locality} style={PLACE_POSITIONS[locality]} className="grid">
              <Link
                to={`/property?${new URLSearchParams({ city: locality, autoScroll: 'true' })}`}
                className="flex min-h-12 items-center gap-2 rounded-court border border-mist-200 bg-lime-0 px-2.5 py-2 font-semibold leading-snug press hover:border-tea-700 hover:bg-tea-50"
              >
                <Icon of={MapPin} className="text-oxide-700" />
                {locality}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function DrawnNames() {
  return (
    <>
      {RIVERS.map(({ name, ...place }) => (
        <i key={name} style={place} className="hidden text-small text-ink-700 xl:block" aria-hidden>
          {name}
        </i>
      ))}
      <b style={CITY} className="hidden font-display text-lead xl:block" aria-hidden>
        {FIRM.city}
      </b>
    </>
  )
}
