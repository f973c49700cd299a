import { ArrowRight } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { longDayOf, timeOf } from '#frontend/lib/format/panel-dates.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { panelActivity as words } from '#frontend/messages/panel/activity.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Plate } from '#frontend/ui/plate.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import type { ChangedField } from './changed-fields.ts'
import type { ActivityItem } from './activity-items.ts'

const ROW =
  'grid grid-cols-1 gap-1.5 border-t border-mist-200 px-4 py-3 leading-snug sm:px-5 md:grid-cols-[6rem_minmax(0,1fr)]'

type ListProps = {
  items: readonly ActivityItem[]
  onActor: (actor: string) => void
  takeBack: (importId: string) => ReactNode
}

/** The log, grouped by day. */
export function ActivityList({ items, onActor, takeBack }: ListProps) {
  return [...byDay(items)].map(([day, ofDay]) => (
    <section key={day} className="box">
      <h2 className="px-4 py-3 font-sans text-base font-semibold text-ink-700 sm:px-5">{day}</h2>
      <ol>
        {ofDay.map((item) => (
          <li key={item.key} className={ROW}>
            <time dateTime={item.at.toISOString()} className="text-small text-ink-500 tabular">
              {timeOf(item.at)}
            </time>
            <div className="grid min-w-0 grid-cols-1 gap-1.5">
              <Sentence item={item} onActor={onActor} />
              {item.changed.length > 0 && <Changes fields={item.changed} />}
              <TakeBack importId={item.importId}>{takeBack}</TakeBack>
            </div>
          </li>
        ))}
      </ol>
    </section>
  ))
}

type TakeBackProps = { importId: string | undefined; children: ListProps['takeBack'] }

/** The way to take an import back; once that is done, it goes on to say what became of it. */
function TakeBack({ importId, children }: TakeBackProps) {
  const [shown] = useState(importId)
  return shown && <div className="justify-self-start">{children(shown)}</div>
}

function byDay(items: readonly ActivityItem[]): Map<string, ActivityItem[]> {
  const days = new Map<string, ActivityItem[]>()
  for (const item of items) {
    const day = longDayOf(item.at)
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return days
}

type SentenceProps = { item: ActivityItem; onActor: (actor: string) => void }

function Sentence({ item: { actor, actorName, did, subject, end }, onActor }: SentenceProps) {
  return (
    <p className="wrap-anywhere">
      <button
        type="button"
        title={words.filters.by(actor)}
        onClick={() => onActor(actor)}
        className="min-h-6 text-left font-medium underline decoration-mist-400 underline-offset-4 hover:decoration-ink-900"
      >
        {actorName}
      </button>{' '}
      {did} {subject?.number && <Plate className="mr-1.5">{subject.number}</Plate>}
      {subject?.to ? (
        <Link to={subject.to} className="text-tea-700 underline underline-offset-4 hover:decoration-2">
          <ListingTitle title={subject.name} />
        </Link>
      ) : (
        subject && <ListingTitle title={subject.name} />
      )}
      {end && ` ${end}`}
    </p>
  )
}

function Changes({ fields }: { fields: readonly ChangedField[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small">
      {fields.map(({ label, before, after }) => (
        <div key={label} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          <dt className="text-ink-500">{label}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2">
            <Value className="text-ink-700" text={before} />
            <Icon of={ArrowRight} size={16} className="text-ink-500" />
            <span className="sr-only">{words.became}</span>
            <Value className="font-semibold" text={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A value; one that is empty is a dash, which is read out as what it means. */
function Value({ text, className }: { text: string; className: string }) {
  if (text !== words.nothing) return <span className={`min-w-0 ${className}`}>{text}</span>
  return (
    <span className={`min-w-0 ${className}`}>
      <span aria-hidden>{text}</span>
      <span className="sr-only">{words.nothingRead}</span>
    </span>
  )
}

const SKELETONS = [1, 2, 3, 4, 5, 6]

/** Placeholder rows while the log loads. */
export function ActivityListSkeleton() {
  return (
    <div className="box pt-12">
      {SKELETONS.map((row) => (
        <div key={row} className={ROW}>
          <SkeletonLine className="w-16" />
          <SkeletonLine className="w-full max-w-120" />
        </div>
      ))}
    </div>
  )
}
