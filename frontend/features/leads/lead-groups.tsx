import { useState } from 'react'
import type { Lead } from '#contract/leads/leads.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { LeadRow, LeadRowSkeleton } from './lead-row.tsx'
import { type Group, groupOf, isCallDue, stepDayOf } from './lead-words.ts'

export const groupLook = 'min-w-0 box'

type LeadGroupsProps = {
  leads: readonly Lead[]
  userId: string | undefined
  /** Shows only those of the account, where others are shown too. */
  onMine: (() => void) | undefined
}

/** The leads under headings, what is due first. */
export function LeadGroups({ leads, userId, onMine }: LeadGroupsProps) {
  return groupsOf(leads).map(({ name, leads: ofGroup }) => {
    const title = name === 'due' ? dueTitleOf(ofGroup) : words.groups[name]
    return (
      <section key={name} aria-label={title} className={groupLook}>
        <GroupHead title={title} count={ofGroup.length} />
        <GroupRows leads={ofGroup} userId={userId} onMine={onMine} />
      </section>
    )
  })
}

const ORDER: readonly Group[] = ['due', 'new', 'later', 'idle', 'done']

/** What is done today with these: some are only visited. */
function dueTitleOf(leads: readonly Lead[]) {
  if (leads.every(isCallDue)) return words.groups.due
  return leads.some(isCallDue) ? words.toCallOrMeet : words.toMeet
}

/** The leads under headings; what comes later by its day. */
const groupsOf = (leads: readonly Lead[]) =>
  ORDER.map((name) => ({ name, leads: leads.filter((lead) => groupOf(lead) === name) }))
    .filter((group) => group.leads.length > 0)
    .map((group) => (group.name === 'later' ? { ...group, leads: byDay(group.leads) } : group))

const byDay = (leads: readonly Lead[]) =>
  leads.toSorted((one, other) => stepDayOf(one).localeCompare(stepDayOf(other)))

function GroupHead({ title, count }: { title: string; count?: number }) {
  return (
    <h2 className="px-3.5 pt-3 pb-2 text-h3 sm:px-5">
      {title}{' '}
      <span className="font-sans text-small font-medium text-ink-500 tabular">
        {count !== undefined && words.inGroup(count)}
      </span>
    </h2>
  )
}

/** A longer group is folded to its first rows and its counts. */
const MOST_ROWS = 25
const FOLDED_ROWS = 6

function GroupRows({ leads, userId, onMine }: LeadGroupsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const isFolded = leads.length > MOST_ROWS && !isWhole
  const oldest = leads.map(({ createdAt }) => createdAt).toSorted()[0]
  return (
    <>
      <ul>
        {leads.slice(0, isFolded ? FOLDED_ROWS : undefined).map((lead) => (
          <LeadRow key={lead._id} lead={lead} />
        ))}
      </ul>
      {isFolded && oldest !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-mist-200 bg-mist-100 px-3.5 py-3 sm:px-5">
          <p className="leading-snug">
            <b className="block font-semibold">
              {words.fold.counts(
                leads.filter(({ assignedTo }) => assignedTo === userId).length,
                leads.filter(({ assignedTo }) => assignedTo === null).length,
                leads.length,
              )}
            </b>
            <span className="text-small text-ink-700">{words.fold.oldest(shortDayOf(oldest))}</span>
          </p>
          <span className="flex flex-wrap gap-2">
            {onMine && (
              <Button look="secondary" size="small" onClick={onMine}>
                {words.fold.onlyMine}
              </Button>
            )}
            <Button look="secondary" size="small" onClick={() => setIsWhole(true)}>
              {words.fold.all(leads.length)}
            </Button>
          </span>
        </div>
      )}
    </>
  )
}

/** Where the leads will stand. */
export function WaitingGroup() {
  return (
    <div className={groupLook}>
      <GroupHead title={words.groups.due} />
      <ul>
        {[1, 2, 3, 4].map((row) => (
          <LeadRowSkeleton key={row} />
        ))}
      </ul>
    </div>
  )
}
