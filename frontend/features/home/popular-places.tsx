import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { FIRM } from '#contract/firm.ts'
import { areaPath } from '#contract/site/area-path.ts'
import type { HomePlace, PlaceRate } from '#contract/home.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { rateRange, rateWords } from '#frontend/lib/format/rates.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { MORE_LINK, SectionHead } from '#frontend/ui/section-head.tsx'
import { useHome } from './use-home.ts'

const words = messages.places
/** A place as a row shows it: only its name while the rest loads, or where nothing is listed. */
type PlaceRow = Pick<HomePlace, 'name'> & Partial<HomePlace>

/** The page of a place where something is listed; else its list, which looks around it. */
const placeAddress = ({ name, total }: PlaceRow) =>
  total === undefined
    ? `/property?${new URLSearchParams({ city: name, autoScroll: 'true' })}`
    : areaPath({ place: name })

/** The places with most listings, beside a map of where they lie; the firm's own names where nothing is listed yet. */
export function PopularPlaces({ map }: { map: (places: readonly HomePlace[]) => ReactNode }) {
  const { status, home } = useHome()
  const places: readonly PlaceRow[] = home?.places.length
    ? home.places
    : FIRM.localities.map((name) => ({ name }))
  return (
    <section className="section wrap">
      <SectionHead title={words.title}>
        <Link to="/property" className={`max-sm:hidden ${MORE_LINK}`}>
          {words.allProperties}
          <Icon of={ArrowRight} />
        </Link>
      </SectionHead>
      <div className="grid gap-3.5 sm:grid-cols-2 sm:gap-6">
        {map(home?.places ?? NONE)}
        <ul className="grid content-between gap-x-5 lg:grid-cols-2">
          {places.map((place) => (
            <Row key={place.name} place={place} isOnItsWay={status === 'loading'} />
          ))}
        </ul>
      </div>
    </section>
  )
}

const NONE: readonly HomePlace[] = []

function Row({ place, isOnItsWay }: { place: PlaceRow; isOnItsWay: boolean }) {
  const { name, total } = place
  return (
    <li className="relative grid min-h-12 grid-cols-[1.875rem_minmax(0,1fr)] content-center items-center gap-x-[12px] border-t border-mist-200 py-1 max-sm:first:border-t-0 sm:min-h-11 sm:py-0 lg:min-h-20">
      {/* Where the letters are so large that both have no room, the price stands below the name. */}
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-2">
        <Link
          to={placeAddress(place)}
          className="font-display text-body leading-tight font-semibold after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {placeNameOf(name)}
        </Link>
        <p className="min-h-[1lh] text-small leading-tight wrap-break-word text-ink-700">
          {isOnItsWay ? <SkeletonLine className="w-24" /> : fromOf(place)}
        </p>
      </div>
      <p className="col-start-2 min-h-[1lh] text-micro text-ink-500 tabular max-lg:hidden">
        {isOnItsWay ? (
          <SkeletonLine className="mt-1 w-36 max-w-full" />
        ) : place.rate ? (
          rateSaid(place.rate)
        ) : (
          // Where others have their rate, so that all rows are alike. The count beside the name is read out.
          total !== undefined && <span aria-hidden>{words.properties(total)}</span>
        )}
      </p>
      {total !== undefined && <Count total={total} />}
    </li>
  )
}

/** As on the map. */
function Count({ total }: { total: string }) {
  return (
    <p className="col-start-1 row-start-1 min-w-7 rounded-tag bg-oxide-700 px-1 pt-1 pb-0.5 text-center text-micro leading-snug font-semibold text-white tabular">
      <span aria-hidden>{messages.words.amount(total)}</span>
      <span className="sr-only">{words.properties(total)}</span>
    </p>
  )
}

const amount = (inr: number) => messages.words.amount(formatLakhCrore(inr))

function fromOf({ total, fromInr, fromInrAMonth }: PlaceRow): string | undefined {
  if (total === undefined) return undefined
  if (fromInr) return words.from(amount(fromInr))
  return fromInrAMonth ? words.toRentFrom(amount(fromInrAMonth)) : words.onRequest
}

function rateSaid({ of, lowInr, highInr }: PlaceRate): string {
  switch (of) {
    case 'plots':
      return words.plots(rateRange(lowInr, highInr, words.range))
    case 'warehouses':
      return words.warehouses(rateRange(lowInr, highInr, words.range))
    case 'houses':
      return words.houses(rateWords(lowInr))
    default:
      return of satisfies never
  }
}
