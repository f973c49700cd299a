import { z } from 'zod'
import { href, PATHS } from '#contract/paths.ts'
import { REPORT_REASONS } from '#contract/contact-messages/report-reasons.ts'
import { codeOf, confirmTokenOf, linkOf } from '#worker/services/codes.ts'
import { layOut, type Letter, type Message } from './layout.ts'
import {
  accountExists,
  approved,
  type Asked,
  confirmListings,
  contactMessage,
  listingReport,
  messagesWait,
  resetCode,
  signUpCode,
  waitingForApproval,
} from './letters.ts'

/** Whether many mails went to the address today, and this one leads to a page where its reader may ask for more. */
const hasLink = z.boolean().optional()

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
    kind: z.literal('contact-message'),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    interest: z.string(),
  }),
])
export type Mail = z.infer<typeof Mail>

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
  const asked = (hasLink = false): Asked => ({
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
    case 'contact-message':
      return contactMessage(mail)
    case 'messages-wait':
      return messagesWait(siteUrl, mail.count)
  }
}
