import { z } from 'zod'
import { href, PATHS } from '#contract/paths.ts'
import { REPORT_REASONS } from '#contract/contact-messages/report-reasons.ts'
import { ALERT_FREQUENCIES } from '#contract/alerts.ts'
import type { Language } from '#contract/languages/languages.ts'
import { alertTokenOf, codeOf, confirmTokenOf, linkOf, weekMailTokenOf } from '#worker/services/codes.ts'
import { alertLetter } from './alert-letters.ts'
import { layOut, type Letter, type Message } from './layout.ts'
import {
  accountExists,
  approved,
  type CodeRequest,
  confirmListings,
  contactMessage,
  listingReport,
  messagesWait,
  resetCode,
  signUpCode,
  waitingForApproval,
} from './letters.ts'
import { weekNumbers } from './week-letter.ts'

/** Whether many mails went to the address today, and this one leads to a page where its reader may ask for more. */
const hasLink = z.boolean().optional()

/** A search whose finds are mailed: its row, and what it looks for in the words of its language. */
const OF_ALERT = {
  alertId: z.string(),
  language: z.enum(['en', 'bn', 'hi', 'ne'] satisfies Language[]),
  often: z.enum(ALERT_FREQUENCIES),
  search: z.string(),
}

/** What a mail says, as it waits in the outbox: values, never a code. */
export const Mail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-up-code'), codeId: z.string(), hasLink }),
  z.object({ kind: z.literal('reset-code'), codeId: z.string(), hasLink }),
  z.object({ kind: z.literal('account-exists'), hasLink }),
  z.object({ kind: z.literal('waiting-for-approval'), username: z.string(), email: z.string() }),
  z.object({ kind: z.literal('approved'), username: z.string() }),
  z.object({
    kind: z.literal('listing-report'),
    propertyId: z.string(),
    title: z.string(),
    reason: z.enum(REPORT_REASONS),
    words: z.string(),
    phone: z.string(),
  }),
  z.object({
    kind: z.literal('confirm-listings'),
    listings: z.array(
      z.object({
        linkId: z.string(),
        title: z.string(),
        place: z.string(),
        confirmedAt: z.int(),
        leavesAt: z.int().nullable(),
      }),
    ),
    /** How many more of the reader's listings are to be confirmed. */
    more: z.int(),
  }),
  z.object({ kind: z.literal('messages-wait'), count: z.int() }),
  z.object({
    kind: z.literal('week-numbers'),
    /** Of its reader; a mail that has waited since before it could be ended has none. */
    userId: z.string().optional(),
    from: z.iso.date(),
    to: z.iso.date(),
    figures: z.array(
      z.object({
        name: z.enum(['shown', 'opened', 'enquired', 'kept']),
        times: z.int(),
        before: z.int().nullable(),
      }),
    ),
    unasked: z.array(
      z.object({
        number: z.string(),
        title: z.string(),
        shown: z.int(),
        opened: z.int(),
        enquired: z.int(),
        perhaps: z.enum(['pictures', 'map', 'price']),
      }),
    ),
    wanted: z.array(z.object({ said: z.string(), times: z.int() })),
    waits: z.object({ drafts: z.string(), enquiries: z.string(), messages: z.string() }),
    isAskedFor: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('alert-confirm'),
    ...OF_ALERT,
    /** The how manyth of a day its network has asked for: where many wait, nobody's second goes before another's first. */
    turn: z.int().optional(),
  }),
  z.object({
    kind: z.literal('alert-finds'),
    ...OF_ALERT,
    /** The list as it was asked for. */
    query: z.string(),
    listings: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        price: z.string(),
        facts: z.string(),
        picture: z.string().nullable(),
        isNew: z.boolean(),
      }),
    ),
  }),
  z.object({ kind: z.literal('alert-question'), ...OF_ALERT }),
  z.object({
    kind: z.literal('contact-message'),
    /** Of the contact form where it is not said. */
    about: z.enum(['sell-offer', 'let-offer', 'list-report']).optional(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    interest: z.string(),
    language: z.enum(['en', 'bn', 'hi', 'ne'] satisfies Language[]).optional(),
  }),
])
export type Mail = z.infer<typeof Mail>

/** The mails of searches that anybody can have sent to any address. */
export const CONFIRM_MAILS = ['alert-confirm'] as const satisfies Mail['kind'][]
/** The mails of searches: of these only the kind is left once they are sent, not even to whom. */
export const ALERT_MAILS = [
  ...CONFIRM_MAILS,
  'alert-finds',
  'alert-question',
] as const satisfies Mail['kind'][]
/** The mails that somebody waits for in front of a screen: they go before all others. */
export const CODE_MAILS = ['sign-up-code', 'reset-code', 'account-exists'] as const satisfies Mail['kind'][]

type Surroundings = {
  secret: string
  siteUrl: string
  recipient: string
  /** Of the mail's row, and when it was put there. */
  id: string
  createdAt: number
}

/** Writes a mail out, at the moment it is sent or read: subject, text and HTML. */
export const compose = (mail: Mail, surroundings: Surroundings): Message =>
  layOut(letterOf(mail, surroundings))

function letterOf(mail: Mail, surroundings: Surroundings): Letter {
  const { secret, siteUrl, recipient, id, createdAt } = surroundings
  const asked = (hasLink = false): CodeRequest => ({
    atMs: createdAt,
    siteUrl,
    link: hasLink && linkOf(secret, id),
  })
  switch (mail.kind) {
    case 'sign-up-code':
      return signUpCode(
        codeOf(secret, { id: mail.codeId, purpose: 'sign-up', email: recipient }),
        asked(mail.hasLink),
      )
    case 'reset-code':
      return resetCode(
        codeOf(secret, { id: mail.codeId, purpose: 'reset', email: recipient }),
        asked(mail.hasLink),
      )
    case 'account-exists':
      return accountExists(asked(mail.hasLink))
    case 'waiting-for-approval':
      return waitingForApproval(siteUrl, mail.username, mail.email)
    case 'approved':
      return approved(siteUrl, mail.username)
    case 'listing-report':
      return listingReport(siteUrl, mail)
    case 'confirm-listings':
      return confirmListings(
        mail.listings.map(({ linkId, ...listing }) => ({
          ...listing,
          link: siteUrl + href(PATHS.confirmPage, { token: confirmTokenOf(secret, linkId) }),
        })),
        { siteUrl, more: mail.more, atMs: createdAt },
      )
    case 'alert-confirm':
    case 'alert-finds':
    case 'alert-question':
      return alertLetter(mail, alertTokenOf(secret, mail.alertId), siteUrl)
    case 'contact-message':
      return contactMessage(mail)
    case 'week-numbers':
      return weekNumbers(siteUrl, mail, mail.userId && weekMailTokenOf(secret, mail.userId))
    case 'messages-wait':
      return messagesWait(siteUrl, mail.count)
  }
}
