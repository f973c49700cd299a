import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import type { Overview } from './use-overview.ts'

const { totals: words } = panelDashboard
const CARDS = [
  { of: 'properties', to: PANEL.viewTable },
  { of: 'lands', to: `${PANEL.viewTable}?category=Plot` },
  { of: 'warehouses', to: `${PANEL.viewTable}?category=Warehouse` },
] as const
const COUNT = new Intl.NumberFormat('en-IN')

/** How many listings there are; each count links to them. */
export function Totals({ totals }: { totals: Overview['totals'] | undefined }) {
  return (
    <ul aria-label={words.label} className="grid grid-cols-3 gap-2 max-[22rem]:grid-cols-2 md:gap-4">
      {CARDS.map(({ of, to }) => (
        <li key={of} className="grid min-w-0 max-[22rem]:first:col-span-full">
          <Link
            to={to}
            className="grid content-start gap-1 rounded-court border border-mist-200 bg-lime-0 px-3 pt-2.5 pb-3 leading-tight lift md:px-5 md:py-4"
          >
            <b className="min-h-7 pt-1 font-display text-[1.5rem] leading-none font-semibold wrap-anywhere md:min-h-9 md:text-[2rem]">
              {totals ? COUNT.format(totals[of]) : <SkeletonLine className="h-6 w-14 max-w-full" />}
            </b>
            <span className="text-micro leading-snug text-ink-700 sm:text-base">{words[of]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
