import { shortDayOf } from '#frontend/lib/format/panel-dates.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { LeadRow } from './lead-row.tsx'
import { useLeadsOf } from './use-leads.ts'

const words = panelLeads.listing

/** Who asked about a listing and who visits it, and when somebody last did. */
export function LeadsOf({ propertyId }: { propertyId: string }) {
  const { data } = useLeadsOf(propertyId)
  if (!data) return null
  const last = data
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1)
  return (
    <section aria-label={words.title} className="min-w-0 rounded-court border border-mist-200 bg-lime-0">
      <h2 className="flex flex-wrap items-baseline gap-2 px-4 pt-3.5 pb-2.5 text-h3 sm:px-5">
        {words.title}
        {last && (
          <span className="font-sans text-small font-medium text-ink-500">
            {data.length}, {words.last(shortDayOf(last))}
          </span>
        )}
      </h2>
      {data.length === 0 && <p className="px-4 pb-3.5 text-ink-700 sm:px-5">{words.none}</p>}
      <ul>
        {data.map((lead) => (
          <LeadRow key={lead._id} lead={lead} isListingKnown />
        ))}
      </ul>
    </section>
  )
}
