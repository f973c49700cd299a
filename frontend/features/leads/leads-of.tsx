import type { ReactNode } from 'react'
import { isDone } from '#contract/leads/kinds.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { LeadRow, LeadRowSkeleton } from './lead-row.tsx'
import { useLeadsOf } from './use-leads.ts'

const words = panelLeads.listing

/** Who asked about a listing and who visits it, and when somebody last did. */
export function LeadsOf({ propertyId, children }: { propertyId: string; children?: ReactNode }) {
  const { data, isPending } = useLeadsOf(propertyId)
  if (isPending) return <Waiting />
  if (!data) return null
  const last = data
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1)
  const open = data.filter(({ status }) => !isDone(status)).length
  return (
    <section aria-label={words.title} className="min-w-0 box">
      <h2 className="flex flex-wrap items-baseline gap-2 px-4 pt-3.5 pb-2.5 text-h3 sm:px-5">
        {words.title}
        {last && (
          <span className="font-sans text-small font-medium text-ink-500">
            {words.counts(open, data.length - open)}, {words.last(shortDayOf(last))}
          </span>
        )}
      </h2>
      {data.length === 0 && <p className="px-4 pb-3.5 text-ink-700 sm:px-5">{words.none}</p>}
      <ul>
        {data.map((lead) => (
          <LeadRow key={lead._id} lead={lead} isListingKnown />
        ))}
      </ul>
      {children && <div className="border-t border-mist-200 empty:hidden">{children}</div>}
    </section>
  )
}

/** Where they will stand. */
function Waiting() {
  return (
    <section aria-busy aria-label={words.title} className="min-w-0 box">
      <SkeletonLine className="mx-5 my-4 w-32" />
      <ul>
        {[1, 2].map((row) => (
          <LeadRowSkeleton key={row} isListingKnown />
        ))}
      </ul>
    </section>
  )
}
