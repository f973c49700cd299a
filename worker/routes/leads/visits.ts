import {
  CalendarQuery,
  type CalendarReply,
  type CalendarState,
  VisitQuery,
  type VisitsReply,
} from '#contract/leads/leads.ts'
import { calendarFile } from '#contract/leads/ics.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { endCalendar as endCalendarOf } from '#worker/db/queries/accounts/sessions.ts'
import {
  calendarMadeAt,
  calendarOwner,
  calendarVisits,
  renewCalendarKey,
} from '#worker/db/queries/leads/calendar.ts'
import { listVisits } from '#worker/db/queries/leads/list.ts'
import { isoTimeOrNull } from '#worker/db/queries/properties/rows.ts'
import { withVisitTitles } from '#worker/features/leads/visit-titles.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'
import { newCalendarKey, tokenHash } from '#worker/services/codes.ts'

/** The visits of some days. */
export const showVisits = handlers(valid('query', VisitQuery), async (c) => {
  const { visits, wishes } = await listVisits(c.var.db, c.req.valid('query'))
  return c.json<VisitsReply>({ visits: await withVisitTitles(c.var.db, visits), wishes })
})

/** The secret address of the account's calendar; the one before it is dead from now on. */
export const renewCalendar = handlers(async (c) => {
  const key = newCalendarKey()
  await renewCalendarKey(c.var.db, signedIn(c).id, tokenHash(key), Date.now())
  const address = `${c.env.SITE_URL}${PATHS.visitsCalendar}?key=${key}`
  return c.json<CalendarReply>({ key, address }, 201)
})

/** Since when the secret address of the account's calendar stands. */
export const readCalendarState = handlers(async (c) => {
  const madeAt = await calendarMadeAt(c.var.db, signedIn(c).id)
  return c.json<CalendarState>({ madeAt: isoTimeOrNull(madeAt ?? null) })
})

/** Ends the secret address of the account's calendar, where it has one. */
export const endCalendar = handlers(async (c) => {
  await endCalendarOf(c.var.db, signedIn(c).id)
  return c.body(null, 204)
})

/** The calendar that a phone subscribes to: who has its key reads it, as long as the account may look. */
export const showCalendar = handlers(valid('query', CalendarQuery), async (c) => {
  const { key, mine } = c.req.valid('query')
  const owner = key ? await calendarOwner(c.var.db, tokenHash(key)) : undefined
  if (owner === undefined) throw notFound(SERVER_MESSAGES.calendarNotFound)
  const assignedTo = mine ? owner : undefined
  const visits = await calendarVisits(c.var.db, { assignedTo, nowMs: Date.now() })
  return c.body(calendarFile(visits, c.env.SITE_URL), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="visits.ics"',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
})
