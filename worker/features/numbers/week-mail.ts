import type { CountedEvent } from '#contract/numbers/counted-events.ts'
import type { Db } from '#worker/db/client.ts'
import { readDashboard } from '#worker/db/queries/dashboard.ts'
import type { Numbers } from '#worker/db/queries/numbers/read.ts'
import { placesNow } from '#worker/db/search/places.ts'
import { searchSentence } from '#worker/features/alerts/alert-search.ts'
import { confirmPeriods } from '#worker/lib/config.ts'
import type { Mail } from '#worker/services/mails/compose.ts'

export const MAILED_DAYS = 7
const NAMED = 3
type WeekMail = Extract<Mail, { kind: 'week-numbers' }>
const FIGURES = ['shown', 'opened', 'enquired', 'kept'] as const satisfies CountedEvent[]

/** Whether anything was counted that the mail of a week says. */
export const isWorthMailing = (numbers: Numbers) => FIGURES.some((name) => sumOf(numbers, name) > 0)

const sumOf = ({ totals }: Numbers, name: CountedEvent) => totals.reduce((sum, day) => sum + day[name], 0)

/** What a week brought, and what waits now. */
export async function weekMail(
  env: Env,
  db: Db,
  { numbers, nowMs }: { numbers: Numbers; nowMs: number },
): Promise<Omit<WeekMail, 'userId'>> {
  const { from, to, before, listings, searches } = numbers
  const dashboard = await readDashboard(db, { isAdmin: true, periods: confirmPeriods(env), nowMs })
  const places = await placesNow(db)
  return {
    kind: 'week-numbers',
    from,
    to,
    figures: FIGURES.map((name) => ({
      name,
      times: sumOf(numbers, name),
      before: before === null ? null : before[name],
    })),
    unasked: listings
      .flatMap(({ number, title, shown, opened, enquired, unasked }) =>
        unasked ? [{ number, title, shown, opened, enquired, perhaps: unasked.perhaps }] : [],
      )
      .slice(0, NAMED),
    wanted: searches
      .slice(0, NAMED)
      .map(({ query, times }) => ({ said: searchSentence(query, 'en', places), times })),
    waits: {
      drafts: String(dashboard.waiting.total),
      enquiries: dashboard.leads.waiting.total,
      messages: dashboard.messages.total,
    },
  }
}
