import { ArrowRight } from 'lucide'
import type { DoorOffer, DoorTerm } from '#contract/home.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import hall320 from '#frontend/assets/pictures/home/door-hall-320.webp'
import hall480 from '#frontend/assets/pictures/home/door-hall-480.webp'
import hall640 from '#frontend/assets/pictures/home/door-hall-640.webp'
import land320 from '#frontend/assets/pictures/home/door-land-320.webp'
import land480 from '#frontend/assets/pictures/home/door-land-480.webp'
import land640 from '#frontend/assets/pictures/home/door-land-640.webp'
import survey320 from '#frontend/assets/pictures/home/door-survey-320.webp'
import survey480 from '#frontend/assets/pictures/home/door-survey-480.webp'
import survey640 from '#frontend/assets/pictures/home/door-survey-640.webp'
import yard320 from '#frontend/assets/pictures/home/door-yard-320.webp'
import yard480 from '#frontend/assets/pictures/home/door-yard-480.webp'
import yard640 from '#frontend/assets/pictures/home/door-yard-640.webp'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { useHome } from './use-home.ts'

const words = messages.home.doors

type Door = {
  label: string
  term: DoorTerm
  src: string
  srcSet: string
  /** How many the list behind it has of what the door is for, and the line about them; `otherwise` stands in for none. */
  count: (offer: DoorOffer) => number
  says: (offer: DoorOffer) => string
  otherwise: string
}

const picture = (small: string, middle: string, large: string) => ({
  src: small,
  srcSet: `${small} 320w, ${middle} 480w, ${large} 640w`,
})
const saleOf =
  (noun: (total: string) => string) =>
  ({ forSale, fromInr }: DoorOffer) =>
    words.forSale(
      noun(String(forSale)),
      fromInr === null ? undefined : messages.words.amount(formatLakhCrore(fromInr)),
    )

const DOORS: readonly Door[] = [
  {
    label: words.purchaseWarehouses,
    term: 'warehouse',
    ...picture(yard320, yard480, yard640),
    count: ({ forSale }) => forSale,
    says: saleOf(words.warehouses),
    otherwise: words.noWarehouses,
  },
  {
    label: words.sellLand,
    term: 'land',
    ...picture(survey320, survey480, survey640),
    count: () => 0,
    says: () => words.tellUs,
    otherwise: words.tellUs,
  },
  {
    label: words.purchaseLand,
    term: 'land',
    ...picture(land320, land480, land640),
    count: ({ forSale }) => forSale,
    says: saleOf(words.plots),
    otherwise: words.noPlots,
  },
  {
    label: words.rentWarehouses,
    term: 'warehouse',
    ...picture(hall320, hall480, hall640),
    count: ({ toLet }) => toLet,
    says: ({ toLet, fromInrAMonth }) =>
      words.toRent(
        words.warehouses(String(toLet)),
        fromInrAMonth === null ? undefined : messages.words.amount(formatLakhCrore(fromInrAMonth)),
      ),
    otherwise: words.noWarehouses,
  },
]

/** Four links to lists, each with a picture and a line about its list. */
export function Doors() {
  return (
    <ul className="mt-7 grid grid-cols-2 gap-x-3 gap-y-5 wrap lg:mt-10 lg:grid-cols-4 lg:gap-5">
      {DOORS.map((door) => (
        <DoorItem key={door.label} {...door} />
      ))}
    </ul>
  )
}

function DoorItem({ label, term, src, srcSet, count, says, otherwise }: Door) {
  const { status, home } = useHome()
  const offer = home?.doors[term]
  return (
    <li className="group relative min-w-0 wrap-anywhere">
      <span className="block aspect-4/3 overflow-hidden rounded-t-court border-b-5 border-oxide-700 bg-mist-100 lg:aspect-16/10">
        <img
          src={src}
          srcSet={srcSet}
          sizes="(min-width: 62rem) 23vw, 46vw"
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          // On phones two are on the first screen, below the panorama, which must load first.
          fetchPriority="low"
          className="size-full object-cover transition-[scale] duration-(--dur-shutter) group-hover:scale-103"
        />
      </span>
      <Link
        to={`/property?searchTerm=${term}&autoScroll=true`}
        className="mt-2.5 flex items-center justify-between gap-2 font-display text-lead leading-tight font-semibold after:absolute after:inset-0 lg:mt-3 lg:text-h3"
      >
        {label}
        <Icon of={ArrowRight} className="text-oxide-500 max-lg:hidden" />
      </Link>
      <p className="mt-0.5 min-h-[2lh] text-micro leading-snug text-ink-700 lg:min-h-[1lh] lg:text-small">
        {offer && count(offer) > 0 ? says(offer) : status !== 'loading' && otherwise}
      </p>
    </li>
  )
}
