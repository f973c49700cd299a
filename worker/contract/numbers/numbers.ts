import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES, STATES } from '#contract/properties/enums.ts'
import { TaughtWord } from '#contract/search/taught.ts'
import { eachEvent } from './counted-events.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

/** GET /api/numbers. */
export const NumbersQuery = z.object({
  days: z.coerce
    .number(SERVER_MESSAGES.numbersDays)
    .int(SERVER_MESSAGES.numbersDays)
    .min(1, SERVER_MESSAGES.numbersDays)
    .max(LIMITS.numbersDays, SERVER_MESSAGES.numbersDays)
    .default(LIMITS.numbersUsualDays),
})

const Counts = z.object(eachEvent(() => z.int()))

const ListingNumbers = Counts.extend({
  propertyId: z.string(),
  number: z.string(),
  title: z.string(),
  category: z.enum(CATEGORIES),
  status: z.enum(STATES),
  /** Since it came to the market; null before. */
  daysOnMarket: z.int().nullable(),
  /** Seen, but not asked for: opened without enquiries, or shown without being opened; and what it lacks. */
  unasked: z
    .object({ after: z.enum(['shown', 'opened']), perhaps: z.enum(['pictures', 'map', 'price']) })
    .nullable(),
})
export type ListingNumbers = z.infer<typeof ListingNumbers>

export const NumbersReply = z.object({
  days: z.int(),
  /** The first and the last day, by India's calendar: '2026-11-23'. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Each day of the span, days without any included. */
  totals: z.array(Counts.extend({ date: z.iso.date() })),
  /** The same number of days before, and how many listings were seen then but not asked for; null while the counting is younger. */
  before: Counts.extend({ unasked: z.int() }).nullable(),
  languages: z.array(z.object({ language: z.string(), pages: z.int() })),
  hosts: z.array(z.object({ host: z.string(), pages: z.int() })),
  /** What is on offer or was counted, the most opened first. */
  listings: z.array(ListingNumbers),
  /** By kind: what is on offer and for how long, and the medians of what was counted of those that are compared. */
  usual: z.array(Counts.extend({ category: z.enum(CATEGORIES), listings: z.int(), daysOnMarket: z.int() })),
  /** Searches that found nothing: the query of the list's address, in words, how often. */
  searches: z.array(z.object({ query: z.string(), said: z.string(), times: z.int() })),
  /** Words that nobody understood, without those that the search was taught since. */
  words: z.array(z.object({ word: z.string(), times: z.int() })),
  /** What the search was taught, by word. */
  taught: z.array(TaughtWord),
})
export type NumbersReply = z.infer<typeof NumbersReply>
