import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { SpeedReply } from '#contract/leads/leads.ts'
import type { NumbersReply } from '#contract/numbers/numbers.ts'
import { PATHS } from '#contract/paths.ts'
import { groupDigits } from '#contract/units/money.ts'
import { call } from '#frontend/lib/api/api.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'

const words = panelDashboard.week
const DAYS = 7
const NAMED = 2
const FRESH_MS = 5 * 60_000

type Figure = { value: string | undefined; label: string; beside: string | undefined }

/** For admins: what the last week brought, in four figures. The dashboard works without them. */
export function LastWeek() {
  const id = useId()
  const numbers = useQuery({
    queryKey: ['numbers', DAYS],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (await call<NumbersReply>(`${PATHS.numbers}?days=${DAYS}`, { signal })).body,
  })
  const speed = useQuery({
    queryKey: ['leads', 'speed', DAYS],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (await call<SpeedReply>(`${PATHS.answerSpeed}?days=${DAYS}`, { signal })).body,
  })
  if (numbers.isError || speed.isError) return null
  const figures = numbers.data && speed.data ? figuresOf(numbers.data, speed.data) : undefined
  return (
    <section aria-labelledby={id} aria-busy={!figures} className="grid grid-cols-1 gap-2.5">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-h3">
          {words.title}
        </h2>
        <Link
          to={PANEL.numbers}
          className="inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
        >
          {words.all}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-2 md:gap-4 xl:grid-cols-4">
        {(figures ?? WAITING).map(({ value, label, beside }) => (
          <li key={label} className="min-w-0 box px-3 pt-2 pb-3 leading-snug md:px-5 md:pt-3 md:pb-3.5">
            <b className="block min-h-9 font-display text-[1.5rem] leading-9 font-semibold tabular md:text-[1.75rem]">
              {value ?? <SkeletonLine className="h-6 w-16" />}
            </b>
            <span className="block">{label}</span>
            <span className="block min-h-10 text-micro text-ink-500 md:min-h-5">{beside}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is known before the figures come keeps their room. */
const WAITING = [words.opened, words.sent, words.answer, words.unasked].map((label): Figure => ({
  value: undefined,
  label,
  beside: undefined,
}))

function figuresOf({ totals, before, listings }: NumbersReply, { lately }: SpeedReply): Figure[] {
  const unasked = listings.filter((listing) => listing.unasked !== null)
  const of = (name: 'opened' | 'sent' | 'unasked', count: number): Figure => ({
    value: inGroups(count),
    label: words[name],
    beside: before ? words.compared(count - before[name]) : undefined,
  })
  const sumOf = (name: 'opened' | 'sent') => totals.reduce((sum, day) => sum + day[name], 0)
  const named = unasked.slice(0, NAMED).map(({ number }) => number)
  const seen = of('unasked', unasked.length)
  return [
    of('opened', sumOf('opened')),
    of('sent', sumOf('sent')),
    waitOf(lately),
    named.length > 0 ? { ...seen, beside: named.join(', ') } : seen,
  ]
}

/** Who still waits, before how long the others had to. */
function waitOf({ medianMinutes, uncalled }: SpeedReply['lately']): Figure {
  const wait = medianMinutes === null ? undefined : words.minutes(medianMinutes)
  if (uncalled > 0)
    return { value: inGroups(uncalled), label: words.uncalled, beside: wait && words.calledAfter(wait) }
  return { value: wait ?? '–', label: words.answer, beside: words.howCounted }
}

const inGroups = (count: number) => groupDigits(String(count))
