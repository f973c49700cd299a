import { UserRound } from 'lucide'
import type { Lead } from '#contract/leads/leads.ts'
import { href } from '#contract/paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { VISIT_ID } from './lead-box.tsx'
import { today, visitTimeOf, shortDayInWeek, waitsForAnswer } from './lead-words.ts'
import { TooSoon, VisitLinks, VisitPlace, VisitStateTag } from './visit-box.tsx'

const words = panelLeads.visits

export function VisitDay({ day, visits }: { day: string; visits: readonly Lead[] }) {
  const named = shortDayInWeek(day)
  return (
    <li
      className={classNames(
        '@container min-w-0 box',
        day === today() && 'border-t-3 border-t-brass-500',
        day < today() && visits.length === 0 && 'max-md:hidden',
      )}
    >
      <h2
        className={classNames(
          'border-b border-mist-200 px-3 pb-2 font-sans text-base font-semibold whitespace-nowrap',
          day === today() ? 'pt-1.5' : 'pt-2',
        )}
      >
        {named}
        {day === today() && <span className="@max-[9.25rem]:sr-only">{words.today}</span>}
      </h2>
      {visits.length === 0 && <p className="px-3 py-2.5 text-ink-500">{words.none}</p>}
      <ul>
        {visits.map((lead) => (
          <Visited key={lead._id} lead={lead} ofDay={visits} />
        ))}
      </ul>
    </li>
  )
}

function Visited({ lead, ofDay }: { lead: Lead; ofDay: readonly Lead[] }) {
  if (!lead.visit) return null
  const to = href(PANEL.lead, { id: lead._id })
  return (
    <li className="relative grid gap-1 border-b border-mist-200 px-3 py-2.5 leading-snug wrap-anywhere last:border-b-0 hover:bg-lime-50">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1">
        <p className="min-w-0">
          <b className="mr-1 font-display text-body leading-none font-semibold tabular">
            {visitTimeOf({ ...lead.visit, on: null }) || words.anyHour}
          </b>{' '}
          <Link
            to={waitsForAnswer(lead.visit) ? `${to}#${VISIT_ID}` : to}
            className="font-semibold after:absolute after:inset-0 after:content-['']"
          >
            {lead.name || panelLeads.nobodyNamed}
          </Link>
        </p>
        <VisitStateTag visit={lead.visit} />
      </div>
      <VisitPlace lead={lead} />
      <p className="flex items-center gap-1.5 text-small text-ink-700">
        <Icon of={UserRound} size={16} className="flex-none" />
        {lead.assignedToName ?? panelLeads.nobody}
      </p>
      <TooSoon lead={lead} visits={ofDay} />
      <div className="relative mt-1 empty:hidden">
        <VisitLinks lead={lead} />
      </div>
    </li>
  )
}
