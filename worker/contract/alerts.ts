import { ID } from '#contract/ids.ts'
import { z } from 'zod'
import { Email } from './accounts/auth.ts'
import { type Language, PUBLISHED } from './languages/languages.ts'
import { LIMITS } from './limits.ts'
import { SERVER_MESSAGES } from './server-messages.ts'

/** How often the finds of a search are mailed: at once (each time, until it is ended), or gathered in the morning. */
export const ALERT_FREQUENCIES = ['once', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

const SiteLanguage = z
  .string(SERVER_MESSAGES.alertLanguage)
  .transform((code, context): Language => {
    const known = PUBLISHED.find((language) => language === code)
    if (known) return known
    context.addIssue(SERVER_MESSAGES.alertLanguage)
    return z.NEVER
  })
  .meta({ type: 'string', enum: PUBLISHED })

/**
 * POST /api/alerts. `query` is what stands behind the '?' of a list's address. `website` is a field that people neither see
 * nor hear; who fills it in is a machine.
 */
export const NewAlert = z.object(
  {
    email: Email,
    query: z
      .string(SERVER_MESSAGES.alertQuery)
      .max(LIMITS.alertQueryLetters, SERVER_MESSAGES.alertQuery)
      .meta({
        description: 'The search as it stands in the address of a list: category=Villa&city=Matigara',
      }),
    often: z.enum(ALERT_FREQUENCIES, SERVER_MESSAGES.alertOften),
    language: SiteLanguage,
    website: z.unknown().optional().meta({ type: 'string', description: 'For machines: leave it out.' }),
  },
  SERVER_MESSAGES.alertQuery,
)

/** POST /api/alerts/{token}. */
export const AlertChange = z.object(
  { action: z.enum(['confirm', 'end'], SERVER_MESSAGES.alertAction) },
  SERVER_MESSAGES.alertAction,
)

/** POST /api/alerts/{token}/end, as RFC 8058 has it. */
export const OneClick = z.object(
  { 'List-Unsubscribe': z.literal('One-Click', SERVER_MESSAGES.alertOneClick) },
  SERVER_MESSAGES.alertOneClick,
)

/** What a link of a mail stands for. It does not say whose it is: mails are passed on. */
export const AlertReply = z.object({
  message: z.string(),
  query: z.string(),
  /** What it looks for, as its mails say it: 'Villas in Matigara, up to ₹60 Lakh'. */
  sentence: z.string(),
  often: z.enum(ALERT_FREQUENCIES),
  language: z.string(),
  /** Null until somebody has confirmed it. */
  confirmedAt: z.iso.datetime().nullable(),
  /** Whether it ends soon unless somebody says that it is still wanted. */
  isEnding: z.boolean(),
})
export type AlertReply = z.infer<typeof AlertReply>

/** GET /api/leads/told: of which listing. */
export const WaitingAlertsQuery = z.object({
  id: z.string(SERVER_MESSAGES.toldListing).regex(ID, SERVER_MESSAGES.toldListing),
})

/** How many alerts of visitors wait for what a listing is, and whether there are more than were compared. Whose they are nobody is told. */
export const WaitingAlertsReply = z.object({ alerts: z.int(), more: z.boolean() })
export type WaitingAlertsReply = z.infer<typeof WaitingAlertsReply>
