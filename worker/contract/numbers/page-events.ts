import { ID } from '#contract/ids.ts'
import { z } from 'zod'
import { PUBLISHED } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { eachEvent } from './counted-events.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

const Ids = z
  .array(z.string(SERVER_MESSAGES.seenListings).regex(ID, SERVER_MESSAGES.seenListings))
  .max(LIMITS.seenListings, SERVER_MESSAGES.seenListings)
  .optional()

/**
 * POST /api/seen: what happened on one page, without who it was. `from` is the host of the page that led here, `searches` are
 * addresses of lists that found nothing, `words` are those of them that nobody understood.
 */
export const PageEvents = z.object(
  {
    language: z.enum(PUBLISHED, SERVER_MESSAGES.enquiryLanguage),
    /** The page was counted by a beacon before. */
    isLater: z.boolean(SERVER_MESSAGES.invalid).default(false),
    from: z.string(SERVER_MESSAGES.seenFrom).max(LIMITS.seenHostLetters, SERVER_MESSAGES.seenFrom).optional(),
    listings: z
      .object(
        eachEvent(() => Ids),
        SERVER_MESSAGES.seenListings,
      )
      .default({}),
    searches: z
      .array(
        z.string(SERVER_MESSAGES.seenSearches).max(LIMITS.seenSearchLetters, SERVER_MESSAGES.seenSearches),
      )
      .max(LIMITS.seenSearches, SERVER_MESSAGES.seenSearches)
      .default([]),
    words: z
      .array(z.string(SERVER_MESSAGES.seenWords).max(LIMITS.seenWordLetters, SERVER_MESSAGES.seenWords))
      .max(LIMITS.seenWords, SERVER_MESSAGES.seenWords)
      .default([]),
  },
  SERVER_MESSAGES.invalid,
)
export type PageEvents = z.output<typeof PageEvents>
/** The beacon as a page writes it. */
export type Beacon = z.input<typeof PageEvents>
