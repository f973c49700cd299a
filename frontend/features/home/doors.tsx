import type { DoorOffer, DoorTerm } from '#contract/home.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { LineDrawing } from './line-drawing.tsx'
import { useHome } from './use-home.ts'

const words = messages.home.doors

type Door = {
  label: string
  term: DoorTerm
  strokes: string
  /**
   * How many the list behind it has of what the door is for, and the line about them; `otherwise` stands in for none,
   * or where there is nothing to count.
   */
  count?: (offer: DoorOffer) => number
  says?: (offer: DoorOffer) => string
  otherwise: string
}

const HALL = 'M6 50V24L28 10l22 14v26M6 50h44M16 50V32h24v18M16 38h24M16 44h24'
const FLAG = 'M12 50V16M12 18h26l-6 8 6 8H12M6 50h14M30 50h20M40 42v8'
const GROUND = 'M8 40 24 22l24 8-14 18ZM8 40v-6M24 22v-6M48 30v-6M34 48v-6'
const HALL_AND_KEY = 'M6 50V28L24 16l18 12v22M6 50h36M14 50V34h20v16M40 14a6 6 0 1 0 .1 0M44 22l8 8m-4-4 3-3'

const amount = (inr: number | null) =>
  inr === null ? undefined : messages.words.amount(formatLakhCrore(inr))

const DOORS: readonly Door[] = [
  {
    label: words.purchaseWarehouses,
    term: 'warehouse',
    strokes: HALL,
    count: ({ forSale }) => forSale,
    says: ({ forSale, fromInr }) => words.warehousesForSale(String(forSale), amount(fromInr)),
    otherwise: words.noWarehouses,
  },
  {
    label: words.sellLand,
    term: 'land',
    strokes: FLAG,
    otherwise: words.tellUs,
  },
  {
    label: words.purchaseLand,
    term: 'land',
    strokes: GROUND,
    count: ({ forSale }) => forSale,
    says: ({ forSale, fromInr }) => words.plotsForSale(String(forSale), amount(fromInr)),
    otherwise: words.noPlots,
  },
  {
    label: words.rentWarehouses,
    term: 'warehouse',
    strokes: HALL_AND_KEY,
    count: ({ toLet }) => toLet,
    says: ({ toLet, fromInrAMonth }) => words.toRent(String(toLet), amount(fromInrAMonth)),
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

function DoorItem({ label, term, strokes, count, says, otherwise }: Door) {
  const { status, home } = useHome()
  const offer = home?.doors[term]
  const line =
    count && says && offer && count(offer) > 0 ? says(offer) : (status !== 'loading' || !count) && otherwise
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
        <p className="mt-0.5 min-h-[2lh] text-micro leading-[1.35] text-ink-700 sm:min-h-[1lh] lg:text-small">
          {line}
        </p>
      </div>
    </li>
  )
}
