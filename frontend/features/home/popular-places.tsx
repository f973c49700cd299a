import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { FIRM } from '#contract/firm.ts'
import type { HomePlace, PlaceRate } from '#contract/home.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import hall1 from '#frontend/assets/pictures/home/place-hall-1-320.webp'
import hall2 from '#frontend/assets/pictures/home/place-hall-2-320.webp'
import hall3 from '#frontend/assets/pictures/home/place-hall-3-320.webp'
import house1 from '#frontend/assets/pictures/home/place-house-1-320.webp'
import house2 from '#frontend/assets/pictures/home/place-house-2-320.webp'
import house3 from '#frontend/assets/pictures/home/place-house-3-320.webp'
import plot1 from '#frontend/assets/pictures/home/place-plot-1-320.webp'
import plot2 from '#frontend/assets/pictures/home/place-plot-2-320.webp'
import plot3 from '#frontend/assets/pictures/home/place-plot-3-320.webp'
import plot4 from '#frontend/assets/pictures/home/place-plot-4-320.webp'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { MORE_LINK, SectionHead } from '#frontend/ui/section-head.tsx'
import { useHome } from './use-home.ts'

const words = messages.places
const PRINTS = {
  plots: [plot1, plot2, plot3, plot4],
  warehouses: [hall1, hall2, hall3],
  houses: [house1, house2, house3],
} satisfies Record<PlaceRate['of'], string[]>

/** A place as a row shows it: only its name while the rest loads, or where nothing is listed. */
type PlaceRow = Pick<HomePlace, 'name'> & Partial<HomePlace>

/** The list of a place, as the search on this page would ask for it. */
export const placeAddress = (name: string) =>
  `/property?${new URLSearchParams({ city: name, autoScroll: 'true' })}`

/** The places with most listings, beside a map of where they lie; the firm's own names where nothing is listed yet. */
export function PopularPlaces({ map }: { map: (places: readonly HomePlace[]) => ReactNode }) {
  const { status, home } = useHome()
  const places: readonly PlaceRow[] = home?.places.length
    ? home.places
    : FIRM.localities.map((name) => ({ name }))
  return (
    <section className="section wrap">
      <SectionHead title={words.title}>
        <Link to="/property" className={MORE_LINK}>
          {words.allProperties}
          <Icon of={ArrowRight} />
        </Link>
      </SectionHead>
      <div className="grid items-start gap-x-5 gap-y-7 lg:grid-cols-[minmax(0,1fr)_min(420px,36%)]">
        <ul className="grid gap-x-6 max-lg:order-1 sm:grid-cols-2">
          {places.map((place, index) => (
            <Row
              key={place.name}
              place={place}
              print={printOf(place, places.slice(0, index))}
              isOnItsWay={status === 'loading'}
            />
          ))}
        </ul>
        {map(home?.places ?? NONE)}
      </div>
    </section>
  )
}

const NONE: readonly HomePlace[] = []

function Row({ place, print, isOnItsWay }: { place: PlaceRow; print: string; isOnItsWay: boolean }) {
  const { name, total } = place
  return (
    <li className="relative grid min-h-21 grid-cols-[84px_minmax(0,1fr)_auto] items-center gap-4 border-t border-mist-200 py-2.5 lg:min-h-24 lg:grid-cols-[104px_minmax(0,1fr)_auto]">
      <img
        src={print}
        alt=""
        width={104}
        height={76}
        loading="lazy"
        decoding="async"
        className="h-16 w-21 rounded-court object-cover lg:h-19 lg:w-26"
      />
      <div className="min-w-0">
        <Link
          to={placeAddress(name)}
          className="block font-display text-lead leading-tight font-semibold after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {placeNameOf(name)}
        </Link>
        <p className="min-h-[1lh] text-small leading-snug text-ink-700">
          {isOnItsWay ? <SkeletonLine className="mt-1 w-3/5" /> : fromOf(place)}
        </p>
        <p className="min-h-[1lh] text-micro leading-snug text-ink-500 tabular">
          {isOnItsWay ? <SkeletonLine className="mt-1 w-4/5" /> : place.rate && rateOf(place.rate)}
        </p>
      </div>
      {total !== undefined && (
        <p className="font-display text-price leading-none font-semibold text-oxide-700">
          {amountIn(total)}
          <span className="sr-only"> {words.properties(total === '1')}</span>
        </p>
      )}
    </li>
  )
}

/** A picture for the kind of property that the place has a rate for, a different one for each such row. */
function printOf({ rate }: PlaceRow, above: readonly PlaceRow[]): string {
  const kind = rate?.of ?? 'houses'
  const earlier = above.filter((place) => (place.rate?.of ?? 'houses') === kind).length
  return PRINTS[kind][earlier % PRINTS[kind].length] ?? plot1
}

const amount = (inr: number) => messages.words.amount(formatLakhCrore(inr))

function fromOf({ total, fromInr, fromInrAMonth }: PlaceRow): string | undefined {
  if (total === undefined) return undefined
  if (fromInr) return words.from(amount(fromInr))
  return fromInrAMonth ? words.toRentFrom(amount(fromInrAMonth)) : words.onRequest
}

function rateOf({ of, lowInr, highInr }: PlaceRate): string {
  switch (of) {
    case 'plots':
      return words.plots(rangeOf(lowInr, highInr))
    case 'warehouses':
      return words.warehouses(rangeOf(lowInr, highInr))
    case 'houses':
      return words.houses(rate(lowInr))
    default:
      return of satisfies never
  }
}

/** '₹12 to 14 Lakh': the sign and the unit only once where both are the same. */
function rangeOf(lowInr: number, highInr: number): string {
  const [low, high] = [digitsOf(lowInr), digitsOf(highInr)]
  if (low === high) return rate(lowInr)
  const unit = / \D+$/.exec(high)?.[0] ?? ''
  const shortLow = unit !== '' && low.endsWith(unit) ? low.slice(0, -unit.length) : low
  return words.range(amountIn(shortLow), amountIn(high.slice(1)))
}

/** Amounts below ₹100 keep their paise, which matter in a rate per square foot. */
const digitsOf = (inr: number) =>
  inr < 100 ? `₹${(Math.floor(inr * 100) / 100).toFixed(2).replace('.00', '')}` : formatLakhCrore(inr)
const amountIn = (digits: string) => messages.words.amount(digits)
const rate = (inr: number) => amountIn(digitsOf(inr))
