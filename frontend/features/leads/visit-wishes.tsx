import type { Lead, LeadChange } from '#contract/leads/leads.ts'
import { deletedVisited, visitedListing, whoGoes } from '#contract/leads/visited.ts'
import { href } from '#contract/paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { Plate } from '#frontend/ui/plate.tsx'
import { DAYS_OFFERED, freeTimes, type VisitTime } from './free-times.ts'
import { daysOn, saidTime, today } from './lead-words.ts'
import { changeFailure } from './meanwhile.ts'
import { DeletedListing } from './lead-row.tsx'
import { useLeadChange } from './use-lead.ts'
import { useVisits } from './use-visits.ts'

const words = panelLeads.visits

type WishesProps = {
  wishes: readonly Lead[]
  /** The account that may plan them; undefined where it may only look. */
  planner: string | undefined
}

/** What somebody wished for without a day, each with times that are free. */
export function VisitWishes({ wishes, planner }: WishesProps) {
  const { data } = useVisits(today(), daysOn(today(), DAYS_OFFERED))
  return (
    <section className="box">
      <h2 className="px-4 pt-3.5 pb-2.5 text-h3 sm:px-5">{words.wishes(wishes.length)}</h2>
      <ul>
        {wishes.map((lead) => (
          <li
            key={lead._id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-mist-200 px-4 py-2.5 sm:px-5"
          >
            <Wish lead={lead} />
            {planner !== undefined && <Plan lead={lead} visits={data?.visits} accountId={planner} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Wish({ lead }: { lead: Lead }) {
  const about = visitedListing(lead)
  return (
    <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-3 leading-snug">
      {about && <Plate className="self-start">{about.number}</Plate>}
      <p className="min-w-0 wrap-anywhere">
        <Link to={href(PANEL.lead, { id: lead._id })} className="font-semibold hover:underline">
          {lead.name || panelLeads.nobodyNamed}
        </Link>
        <span className="block text-small text-ink-700">
          {panelLeads.visit.wishes(lead.visit?.part ?? '')}{' '}
          {about && <ListingTitle title={about.title} isBeside />}
          {!about && <DeletedListing deleted={deletedVisited(lead)} />}
        </span>
      </p>
    </div>
  )
}

const MOST_TIMES = 2

type PlanProps = { lead: Lead; visits: readonly Lead[] | undefined; accountId: string }

function Plan({ lead, visits, accountId }: PlanProps) {
  const { mutate, isPending } = useLeadChange(lead, accountId)
  const about = visitedListing(lead)
  const to = href(PANEL.lead, { id: lead._id })
  if (!lead.visit || !about || (about.status !== 'available' && about.status !== 'unconfirmed'))
    return (
      <Link to={to} className={buttonLook({ look: 'secondary', size: 'small' })}>
        {words.sendOthers}
      </Link>
    )
  const { propertyId, part } = lead.visit
  const { _id, name } = lead
  const assignedTo = whoGoes(lead, accountId)
  const times = visits
    ? freeTimes({ _id, assignedTo, part }, visits, { today: today(), most: MOST_TIMES })
    : []
  function plan(time: VisitTime) {
    const change: LeadChange = { visit: { propertyId, ...time, part: null, state: 'asked' } }
    mutate(change, {
      onSuccess: () => showToast('success', words.planned(name, saidTime(time))),
      onError: (error) => showToast('danger', changeFailure(error, change, lead, '')),
    })
  }
  return (
    <span className="flex flex-wrap gap-2">
      {!visits && [1, 2].map((time) => <SkeletonLine key={time} className="!h-11 w-36" />)}
      {times.map((time) => (
        <Chip
          key={time.on}
          isHeld={isPending}
          aria-label={words.planAt(saidTime(time), name || panelLeads.nobodyNamed)}
          onClick={() => plan(time)}
        >
          {saidTime(time)}
        </Chip>
      ))}
      <Link to={to} className={buttonLook({ look: 'secondary', size: 'small' })}>
        {words.plan}
      </Link>
    </span>
  )
}
