import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { Property } from './properties/replies.ts'
import { SERVER_MESSAGES } from './server-messages.ts'
import { plainLine, plainText, rawLetters } from './text/plain-text.ts'

/** What somebody says of a listing in a shared list. */
export const VOTES = ['yes', 'maybe', 'no'] as const
export type Vote = (typeof VOTES)[number]

/** A text of strangers, measured before it is read, without letters that show nothing. */
const bounded = (message: string, most: number, read: (text: string) => string) =>
  z
    .string(message)
    .max(rawLetters(most), { message, abort: true })
    .overwrite(read)
    .min(1, message)
    .max(most, message)

const PersonName = bounded(SERVER_MESSAGES.listName, LIMITS.listNameLetters, plainLine)

/** POST /api/lists. Ids of no listing, and of one that the public does not see, are left out. */
export const NewList = z.object(
  {
    title: bounded(SERVER_MESSAGES.sharedListTitle, LIMITS.listTitleLetters, plainLine).nullish(),
    propertyIds: z
      .array(
        z.string(SERVER_MESSAGES.listProperties).max(100, SERVER_MESSAGES.listProperties),
        SERVER_MESSAGES.listProperties,
      )
      .min(1, SERVER_MESSAGES.listProperties)
      .max(LIMITS.listedProperties, SERVER_MESSAGES.listProperties),
  },
  SERVER_MESSAGES.listProperties,
)

/** The answer: the list's code for everybody, and the key for whoever made it. */
export const NewListReply = z.object({ code: z.string(), ownerKey: z.string() })
export type NewListReply = z.infer<typeof NewListReply>

/** PUT /api/lists/{code}/items/{propertyId}/vote: null takes the vote back. `voter` is the device's own random id. */
export const VoteInput = z.object(
  {
    voter: z
      .string(SERVER_MESSAGES.listVoter)
      .regex(
        new RegExp(`^[\\x21-\\x7e]{${LIMITS.voterMinLetters},${LIMITS.voterMaxLetters}}$`),
        SERVER_MESSAGES.listVoter,
      ),
    name: PersonName,
    vote: z.enum(VOTES, SERVER_MESSAGES.listVote).nullable(),
  },
  SERVER_MESSAGES.listVote,
)

/** POST /api/lists/{code}/items/{propertyId}/comments. */
export const CommentInput = z.object(
  { name: PersonName, text: bounded(SERVER_MESSAGES.listText, LIMITS.listCommentLetters, plainText) },
  SERVER_MESSAGES.listText,
)

/** POST /api/lists/{code}/report. `website` is for machines alone. */
export const ListReportInput = z.object(
  {
    words: bounded(SERVER_MESSAGES.listReport, LIMITS.reportLetters, plainText),
    website: z.unknown().optional().meta({ type: 'string', description: 'For machines: leave it out.' }),
  },
  SERVER_MESSAGES.listReport,
)

/** What only the maker of a list may do is sent with the key that making it answered. */
export const OwnerHeaders = z.object({
  'list-owner-key': z.string().max(100, SERVER_MESSAGES.listOwnerOnly).optional(),
})

export const ListComment = z.object({
  _id: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
})
export type ListComment = z.infer<typeof ListComment>

const Names = z.array(z.string())

export const SharedListItem = z.object({
  propertyId: z.string(),
  /** As on a card; null once the listing is gone. */
  property: Property.nullable(),
  /** Who said what, by the names that were typed. */
  votes: z.object({ yes: Names, maybe: Names, no: Names } satisfies Record<Vote, z.ZodType>),
  comments: z.array(ListComment),
})
export type SharedListItem = z.infer<typeof SharedListItem>

/** The answer of GET /api/lists/{code}. */
export const SharedList = z.object({
  title: z.string().nullable(),
  items: z.array(SharedListItem),
  updatedAt: z.iso.datetime(),
})
export type SharedList = z.infer<typeof SharedList>

/** The answer of GET /api/lists: the lists that this account has sent, newest first. */
export const SentLists = z.object({
  lists: z.array(
    z.object({
      code: z.string(),
      title: z.string().nullable(),
      /** The person of the lead that it was sent to. */
      sentTo: z.string().nullable(),
      properties: z.int(),
      votes: z.object({ yes: z.int(), maybe: z.int(), no: z.int() }),
      comments: z.int(),
      createdAt: z.iso.datetime(),
      /** When somebody else first opened it. */
      openedAt: z.iso.datetime().nullable(),
    }),
  ),
})
export type SentLists = z.infer<typeof SentLists>
