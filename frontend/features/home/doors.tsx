import type { DoorOffer, DoorTerm } from '#contract/home.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { LineDrawing } from './line-drawing.tsx'
import { useHome } from './use-home.ts'

const words = messages.home.doors

type Door = {
  label: string
  term: DoorTerm
  strokes: string
  /** What the list behind it has; `otherwise` stands in where that has nothing. */
  says: (offer: DoorOffer) => string | undefined
  otherwise: string
}

const HALL = 'M6 50V24L28 10l22 14v26M6 50h44M16 50V32h24v18M16 38h24M16 44h24'
const FLAG = 'M12 50V16M12 18h26l-6 8 6 8H12M6 50h14M30 50h20M40 42v8'
const GROUND = 'M8 40 24 22l24 8-14 18ZM8 40v-6M24 22v-6M48 30v-6M34 48v-6'
const HALL_AND_KEY = 'M6 50V28L24 16l18 12v22M6 50h36M14 50V34h20v16M40 14a6 6 0 1 0 .1 0M44 22l8 8m-4-4 3-3'

type Listed = (total: string) => string
/** All of a list, and how many of them are for sale; undefined for none. */
const forSale = ({ forSale: count, total }: DoorOffer, listed: Listed) =>
  count > 0 ? words.forSale(listed(total), partOf(total, count)) : undefined
const toRent = ({ toLet: count, total }: DoorOffer, listed: Listed) =>
  count > 0 ? words.toRent(listed(total), partOf(total, count)) : undefined
const partOf = (total: string, count: number) => (total === String(count) ? undefined : String(count))

const DOORS: readonly Door[] = [
  {
    label: words.purchaseWarehouses,
    term: 'warehouse',
    strokes: HALL,
    says: (offer) => forSale(offer, words.warehouses) ?? toRent(offer, words.warehouses),
    otherwise: words.noWarehouses,
  },
  {
    label: words.sellLand,
    term: 'land',
    strokes: FLAG,
    says: ({ total }) => (total === '0' ? undefined : words.landPrices(total)),
    otherwise: words.tellUs,
  },
  {
    label: words.purchaseLand,
    term: 'land',
    strokes: GROUND,
    says: (offer) => forSale(offer, words.plots) ?? toRent(offer, words.plots),
    otherwise: words.noPlots,
  },
  {
    label: words.rentWarehouses,
    term: 'warehouse',
    strokes: HALL_AND_KEY,
    says: (offer) => toRent(offer, words.warehouses) ?? forSale(offer, words.warehouses),
    otherwise: words.noWarehouses,
  },
]

/** Four links to lists, each with a drawing and a line about its list. */
export function Doors() {
  return (
    <ul className="mt-5 pairs gap-2.5 wrap [--pair:9.25rem] lg:mt-9 lg:grid-cols-4 lg:gap-5">
      {DOORS.map((door) => (
        <DoorItem key={door.label} {...door} />
      ))}
    </ul>
  )
}

function DoorItem({ label, term, strokes, says, otherwise }: Door) {
  const { status, home } = useHome()
  const line = status !== 'loading' && ((home && says(home.doors[term])) ?? otherwise)
  return (
    <li className="relative flex min-h-21 min-w-0 items-center gap-2.5 rounded-court border border-b-5 border-mist-200 border-b-oxide-700 bg-lime-0 p-2.5 wrap-anywhere lift hover:border-b-oxide-700 lg:min-h-24 sm:gap-3.5 sm:px-3.5 lg:py-3">
      <LineDrawing strokes={strokes} box={56} className="size-9 flex-none sm:size-12 lg:size-14" />
      <div className="min-w-0">
        <Link
          to={`/property?searchTerm=${term}&autoScroll=true`}
          className="block font-display text-base leading-tight font-semibold after:absolute after:inset-0 lg:text-[1.125rem]"
        >
          {label}
        </Link>
        {/* As many lines as it takes on most screens, so that nothing moves when it comes. */}
        <p className="mt-0.5 min-h-[2lh] text-micro leading-[1.35] text-balance text-ink-700 sm:min-h-[1lh] lg:text-small">
          {line}
        </p>
      </div>
    </li>
  )
}
