import { ID } from '#contract/ids.ts'
import { z } from 'zod'
import { Email } from '#contract/accounts/auth.ts'
import { type Language, PUBLISHED } from '#contract/languages/languages.ts'
import { BARE_PHONE, barePhone } from '#contract/leads/phone.ts'
import { LIMITS } from '#contract/limits.ts'
import { REPORT_REASONS } from './report-reasons.ts'
import { plainLine, plainText, rawLetters } from '#contract/text/plain-text.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

/** A longer text counts as present and too long; it is refused without being read. */
const MOST_LETTERS = rawLetters(LIMITS.interestLetters)

const present = z
  .string(SERVER_MESSAGES.contactRequired)
  .refine((value) => value.length > MOST_LETTERS || plainText(value) !== '', SERVER_MESSAGES.contactRequired)
/** Text that can be so long when it is read; longer text is not read at all. */
const notLongerThan = (maxLetters: number) =>
  z.string().max(rawLetters(maxLetters), { message: SERVER_MESSAGES.contactTooLong, abort: true })

/**
 * A message of the contact form. Spaces, dashes, dots and brackets in the phone number are dropped. `website` is a field
 * that people neither see nor hear; who fills it in is a machine. `language` is that of the page; one that the site does not have
 * is dropped.
 */
export const ContactMessageInput = z
  .object(
    {
      name: present,
      email: present,
      phone: z
        .union([z.string(), z.number()], SERVER_MESSAGES.contactRequired)
        .transform(String)
        .pipe(present),
      interest: present,
      language: z
        .unknown()
        .optional()
        .meta({ enum: [...PUBLISHED] }),
      website: z.unknown().optional().meta({ type: 'string', description: 'For machines: leave it out.' }),
    },
    SERVER_MESSAGES.contactRequired,
  )
  .pipe(
    z.object({
      name: notLongerThan(LIMITS.personNameLetters)
        .overwrite(plainLine)
        .max(LIMITS.personNameLetters, SERVER_MESSAGES.contactTooLong),
      email: Email,
      phone: notLongerThan(LIMITS.personNameLetters)
        .transform(barePhone)
        .pipe(z.string().regex(BARE_PHONE, SERVER_MESSAGES.contactPhoneInvalid)),
      interest: notLongerThan(LIMITS.interestLetters)
        .overwrite(plainText)
        .max(LIMITS.interestLetters, SERVER_MESSAGES.contactTooLong),
      language: z
        .unknown()
        .optional()
        .transform((said) => PUBLISHED.find((language) => language === said)),
      website: z.unknown().optional(),
    }),
  )
  .transform(({ website, ...message }) => ({ ...message, isFromMachine: Boolean(website) }))
/** What is stored of a message and mailed to the firm. */
export type ContactMessage = Omit<z.infer<typeof ContactMessageInput>, 'isFromMachine' | 'language'> & {
  language?: Language | undefined
}

/** What became of the mail that tells the firm of a message. */
const NOTICE_STATES = ['waiting', 'sent', 'failed'] as const

/** A message as the list shows it. */
export const ListedMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  interest: z.string(),
  /** In which its sender read the site, where the page said so. */
  language: z.enum(PUBLISHED).nullable(),
  /** Only where a visitor reports a listing: what is wrong, and with which; its number and title are null once it is deleted. */
  report: z
    .object({
      reason: z.enum(REPORT_REASONS),
      propertyId: z.string(),
      number: z.string().nullable(),
      title: z.string().nullable(),
    })
    .optional(),
  createdAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
  /** The username of whoever handled it. */
  handledBy: z.string().nullable(),
  /** Null once the mail's record is deleted, after 30 days. */
  notice: z.enum(NOTICE_STATES).nullable(),
})
export type ListedMessage = z.infer<typeof ListedMessage>

/** The answer of GET /api/messages, newest first. `next` is the cursor of the next page. */
export const MessagePage = z.object({ messages: z.array(ListedMessage), next: z.string().nullable() })
export type MessagePage = z.infer<typeof MessagePage>

export const MESSAGE_STATES = ['open', 'handled'] as const
/** What the list may ask for; without `state` all messages. */
export const MessageQuery = z.object({
  state: z.enum(MESSAGE_STATES, 'State must be one of: open, handled.').optional(),
  cursor: z.string().regex(ID, SERVER_MESSAGES.cursorInvalid).optional(),
})
export type MessageQuery = z.infer<typeof MessageQuery>

/** What PATCH /api/messages/{id} changes. */
export const MessageChange = z.object(
  { handled: z.boolean(SERVER_MESSAGES.messageChangeEmpty) },
  SERVER_MESSAGES.messageChangeEmpty,
)
export type MessageChange = z.infer<typeof MessageChange>
