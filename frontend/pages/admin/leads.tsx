import { Plus } from 'lucide'
import { useDeferredValue, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isDone, LEAD_KINDS } from '#contract/leads/kinds.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { href } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { useOverview } from '#frontend/features/dashboard/use-overview.ts'
import { ListEnd } from '#frontend/features/errors/list-end.tsx'
import { LeadRow, ListingPlate } from '#frontend/features/leads/lead-row.tsx'
import { today } from '#frontend/features/leads/lead-words.ts'
import { NoteDialog } from '#frontend/features/leads/note-dialog.tsx'
import { type LeadFilter, useAsked, useLeads, useSpeed } from '#frontend/features/leads/use-leads.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { shortDayOf } from '#frontend/lib/format/panel-dates.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const FILTERS = ['open', ...LEAD_KINDS, 'done'] as const satisfies readonly LeadFilter[]
const nameOf = (filter: LeadFilter) =>
  filter === 'open' ? words.open : filter === 'done' ? words.done : words.kinds[filter]

/** Everybody who asked, wrote, reported, offered or called: what is due first. */
export function LeadsPage() {
  const { user } = useSession()
  const access = accessOf(user)
  const [isNoting, setIsNoting] = useState(false)
  const navigate = useNavigate()
  useHead({ title: words.pageTitle, description: words.title })
  if (!access.includes('look'))
    return (
      <>
        <h1>{words.title}</h1>
        <Alert tone="info">{SERVER_MESSAGES.approvalPending}</Alert>
      </>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1>{words.title}</h1>
          <Summary />
        </div>
        {access.includes('edit') && (
          <Button size="small" onClick={() => setIsNoting(true)}>
            <Icon of={Plus} />
            {words.note}
          </Button>
        )}
      </header>
      <LeadList userId={user?._id} />
      <Asked />
      {access.includes('administer') && <Speed />}
      {isNoting && (
        <NoteDialog
          onNoted={({ _id: id }) => void navigate(href(PANEL.lead, { id }))}
          onClosed={() => setIsNoting(false)}
        />
      )}
    </div>
  )
}

function Summary() {
  const { data } = useOverview(true)
  if (!data?.leads) return <SkeletonLine className="w-60" />
  return <p className="text-ink-700">{words.sub(data.leads.due.total, data.leads.waiting.total)}</p>
}

function LeadList({ userId }: { userId: string | undefined }) {
  const [query, setQuery] = useSearchParams()
  const filter = FILTERS.find((one) => one === query.get('of')) ?? 'open'
  const isMine = query.get('mine') === 'true'
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim().slice(0, LIMITS.maxSearchLetters))
  const list = useLeads(filter, { search, assignedTo: isMine ? userId : undefined })
  const leads = list.data?.pages.flatMap((page) => page.leads)

  function choose(of: LeadFilter, mine: boolean) {
    setQuery({ ...(of !== 'open' && { of }), ...(mine && { mine: 'true' }) }, { replace: true })
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <fieldset
          aria-label={words.filter}
          className="scroll-row -mx-(--gutter) flex min-w-0 max-w-[100vw] gap-2 overflow-x-auto px-(--gutter) py-1 sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {FILTERS.map((one) => (
            <Chip key={one} isOn={one === filter} className="flex-none" onClick={() => choose(one, isMine)}>
              {nameOf(one)}
            </Chip>
          ))}
          <Chip isOn={isMine} className="flex-none" onClick={() => choose(filter, !isMine)}>
            {words.mine}
          </Chip>
        </fieldset>
        <div className="w-full sm:w-72">
          <TextField
            label={words.search}
            placeholder={words.searchHint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </div>
      {leads?.length === 0 && (
        <div className="rounded-court border border-mist-200 bg-lime-0 p-5">
          <p className="font-semibold">{words.none}</p>
          <p className="text-ink-700">{words.noneText}</p>
        </div>
      )}
      <div aria-busy={list.isPending} className="grid grid-cols-1 gap-4">
        {list.isPending && <SkeletonLine className="h-40 w-full" />}
        {leads &&
          groupsOf(leads).map(({ name, leads: ofGroup }) => (
            <section
              key={name}
              aria-label={words.groups[name]}
              className="min-w-0 rounded-court border border-mist-200 bg-lime-0"
            >
              <h2 className="px-3.5 pt-3 pb-2 text-h3 sm:px-5">
                {words.groups[name]}{' '}
                <span className="font-sans text-small font-medium text-ink-500 tabular">
                  {ofGroup.length}
                </span>
              </h2>
              <ul>
                {ofGroup.map((lead) => (
                  <LeadRow key={lead._id} lead={lead} />
                ))}
              </ul>
            </section>
          ))}
      </div>
      <ListEnd list={list} words={words} />
    </>
  )
}

type Group = keyof typeof words.groups

/** The leads as they come, under headings. */
function groupsOf(leads: readonly Lead[]): { name: Group; leads: Lead[] }[] {
  const groups: { name: Group; leads: Lead[] }[] = []
  for (const lead of leads) {
    const name = groupOf(lead)
    const last = groups.at(-1)
    if (last?.name === name) last.leads.push(lead)
    else groups.push({ name, leads: [lead] })
  }
  return groups
}

function groupOf({ status, nextStepOn }: Lead): Group {
  if (isDone(status)) return 'done'
  if (nextStepOn !== null) return nextStepOn <= today() ? 'due' : 'later'
  return status === 'new' ? 'new' : 'idle'
}

const SHOWN_ASKED = 10

/** The listings in the order in which somebody last asked about them. */
function Asked() {
  const { data = [] } = useAsked()
  const [isWhole, setIsWhole] = useState(false)
  if (data.length === 0) return null
  const { asked } = words
  return (
    <section className="min-w-0 rounded-court border border-mist-200 bg-lime-0">
      <h2 className="px-3.5 pt-3 pb-2 text-h3 sm:px-5">{asked.title}</h2>
      <ol>
        {data.slice(0, isWhole ? undefined : SHOWN_ASKED).map(({ property, leads, lastAt }) => (
          <li key={property._id} className="border-t border-mist-200 px-3.5 py-1.5 sm:px-5">
            <Link
              to={href(PANEL.property, { id: property._id })}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 hover:underline"
            >
              <ListingPlate property={{ ...property, city: property.location.city, price: property.price }} />
              <span className="text-small text-ink-700 tabular">{asked.said(leads, shortDayOf(lastAt))}</span>
            </Link>
          </li>
        ))}
      </ol>
      {data.length > SHOWN_ASKED && !isWhole && (
        <Button look="quiet" size="small" onClick={() => setIsWhole(true)}>
          {words.more}
        </Button>
      )}
    </section>
  )
}

/** For admins: how soon people are called. */
function Speed() {
  const { data } = useSpeed(true)
  const weeks = data?.weeks.filter(({ people, uncalled }) => people.length > 0 || uncalled > 0) ?? []
  if (weeks.length === 0) return null
  const { speed } = words
  return (
    <section className="min-w-0 overflow-x-auto rounded-court border border-mist-200 bg-lime-0 p-3.5 sm:p-5">
      <h2 className="pb-2 text-h3">{speed.title}</h2>
      <table className="w-full text-left text-small">
        <thead>
          <tr className="text-ink-700">
            <th className="py-1.5 pr-3 font-medium">{speed.week}</th>
            <th className="py-1.5 pr-3 font-medium">{speed.person}</th>
            <th className="py-1.5 pr-3 text-right font-medium">{speed.leads}</th>
            <th className="py-1.5 text-right font-medium">{speed.median}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.flatMap(({ week, people, uncalled }) => [
            ...people.map(({ accountId, name, leads, medianMinutes }) => (
              <tr key={`${week}${accountId}`} className="border-t border-mist-200">
                <td className="py-1.5 pr-3">{shortDayOf(week)}</td>
                <td className="py-1.5 pr-3">{name ?? words.lines.somebody}</td>
                <td className="py-1.5 pr-3 text-right tabular">{leads}</td>
                <td className="py-1.5 text-right tabular">{speed.minutes(medianMinutes)}</td>
              </tr>
            )),
            ...(uncalled > 0
              ? [
                  <tr key={week} className="border-t border-mist-200 text-ink-700">
                    <td className="py-1.5 pr-3">{shortDayOf(week)}</td>
                    <td className="py-1.5 pr-3">{speed.uncalled}</td>
                    <td colSpan={2} className="py-1.5 pr-3 text-right tabular">
                      {uncalled}
                    </td>
                  </tr>,
                ]
              : []),
          ])}
        </tbody>
      </table>
    </section>
  )
}
