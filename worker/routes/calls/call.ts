import type { Handler } from 'hono'
import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import type { AppEnv } from '#worker/lib/app.ts'
import { checksOf } from '#worker/lib/valid.ts'
import type { Access } from '#worker/middleware/auth.ts'
import type { Body } from '#worker/middleware/limits.ts'

/** The headings under which the calls stand in the API's document. */
export const TAGS = {
  listings: 'What visitors and staff read of the listings',
  stock: 'Adding, changing and confirming listings, one or many at once',
  pictures: 'Pictures of listings',
  leads: 'People who asked, wrote, offered or called, and their visits',
  lists: 'Lists of listings that people decide on together: who has the code reads and writes',
  alerts: 'Searches whose finds are mailed: who has the link of a mail confirms and ends',
  messages: 'What visitors write to the firm',
  accounts: 'Signing up and in, and the accounts of the firm',
  numbers: 'What is counted of the pages, without who saw them',
  panel: 'What the panel shows beside the listings',
  pages: 'Pages and files for browsers and search engines',
  service: 'How the service is, and what it offers',
} as const
type Tag = keyof typeof TAGS

/** Headers of replies that a client may rely on, and what each says. */
export const REPLY_HEADERS = {
  ETag: 'Names this state of what was read; send it back as If-None-Match, or as If-Match with an edit',
  Link: 'The next page, as <address>; rel="next"; missing on the last one. Of an HTML page: what to fetch beside it, rel=preload',
  'X-Total-Count': 'How many listings there are in all: exact up to 1,000, then 1000+',
  'X-Search-Reading': 'What the search text was understood as, JSON',
  'Content-Disposition': 'The name to save the file under',
  Location: 'Where to go on',
  'Content-Range': 'Which bytes of the picture these are',
  'Retry-After': 'After how many seconds to try again',
} as const
export type ReplyHeader = keyof typeof REPLY_HEADERS

type MediaType =
  | 'text/calendar'
  | 'text/csv'
  | 'text/html'
  | 'text/plain'
  | 'application/xml'
  | 'application/atom+xml'
  | 'image/*'
/** The body of a reply or a request: a schema for JSON, else the type of what is not described further. */
export type Content = z.ZodType | MediaType
export type Reply = { content: Content | undefined; headers: readonly ReplyHeader[] }
type Replies = Partial<Record<200 | 201 | 202 | 204 | 206 | 302 | 304 | 404, Reply>>

/** What a call reads of the request. */
export type Input = { query?: z.ZodObject; header?: z.ZodObject; json?: z.ZodType; form?: z.ZodType }

type What = {
  path: string
  /** What people call it; clients that are generated name their functions so. */
  id: string
  tag: Tag
  summary: string
  /** More than the summary, where there is more to know. */
  details?: string
  /** Who may call it. */
  who: Access
  /** Set where anyone may call it and it changes what all visitors read. What strangers send else, or are refused, empties no memory. */
  changesListings?: true
  /** Counts the calls of a network apart from all others: those who decide together call often, and every page counts. */
  shield?: 'lists' | 'seen'
  /** What it reads beside what `valid` checks in front of its function. */
  input?: Input
  replies: Replies
  /** Refusals beside those that follow from who may call it and what it takes. */
  errors?: readonly ErrorCode[]
  /** The function that answers, with its checks in front. */
  answer: readonly Handler<AppEnv>[]
}

/** One call of the API: a row of the table. */
export type Call =
  | ({ method: 'GET' | 'DELETE' } & What & { body?: undefined })
  | ({ method: 'POST' | 'PUT' | 'PATCH'; body: Body } & What)

export const SMALL_JSON: Body = { kind: 'json', largestBytes: LIMITS.smallJsonBytes }
export const SMALL_JSON_OR_NONE: Body = {
  kind: 'json',
  largestBytes: LIMITS.smallJsonBytes,
  isOptional: true,
}
export const TEXT_JSON: Body = { kind: 'json', largestBytes: LIMITS.textJsonBytes }
export const LISTING_JSON: Body = { kind: 'json', largestBytes: LIMITS.jsonBytes }
export const CSV: Body = { kind: 'csv', largestBytes: LIMITS.csvBytes }
export const FORM: Body = { kind: 'form', largestBytes: LIMITS.smallJsonBytes }
export const NO_BODY: Body = { kind: 'none' }
export const PICTURE: Body = { kind: 'picture', largestBytes: LIMITS.imageBytes }

/** A reply of 200. */
export const ok = (content: Content, headers: readonly ReplyHeader[] = []): Replies => ({
  200: { content, headers },
})

/** A reply of 201. */
export const created = (content: Content, headers: readonly ReplyHeader[] = []): Replies => ({
  201: { content, headers },
})

/** A reply of 202. */
export const accepted = (content: Content): Replies => ({ 202: { content, headers: [] } })

/** A reply of 204. */
export const NOTHING: Replies = { 204: { content: undefined, headers: [] } }

/** What a public read answers: the content with its ETag, or that it is what the client has already. */
export const publicRead = (content: Content, headers: readonly ReplyHeader[] = []): Replies => ({
  200: { content, headers: ['ETag', ...headers] },
  304: { content: undefined, headers: ['ETag', ...headers] },
})

/** What a call reads, each part as its function checks it. */
export function inputOf({ answer, input }: Call): Input {
  return Object.assign({}, ...answer.map(checksOf), input)
}

const OF_ACCESS = {
  anyone: [],
  'signed in': ['NOT_SIGNED_IN', 'SUSPENDED', 'NOT_CONFIGURED'],
  look: ['NOT_SIGNED_IN', 'SUSPENDED', 'NOT_CONFIGURED', 'PENDING', 'FORBIDDEN'],
  edit: ['NOT_SIGNED_IN', 'SUSPENDED', 'NOT_CONFIGURED', 'PENDING', 'FORBIDDEN'],
  administer: ['NOT_SIGNED_IN', 'SUSPENDED', 'NOT_CONFIGURED', 'PENDING', 'FORBIDDEN'],
} as const satisfies Record<Access, readonly ErrorCode[]>

const OF_BODY = {
  json: ['UNREADABLE', 'INVALID_INPUT', 'WRONG_TYPE', 'TOO_LARGE'],
  csv: ['INVALID_INPUT', 'WRONG_TYPE', 'TOO_LARGE'],
  form: ['UNREADABLE', 'INVALID_INPUT', 'WRONG_TYPE', 'TOO_LARGE'],
  picture: ['LENGTH_REQUIRED', 'TOO_LARGE'],
  none: [],
} as const satisfies Record<Body['kind'], readonly ErrorCode[]>

/** Every code that a call can be refused with. */
export function errorsOf(call: Call): ErrorCode[] {
  const { who, body, shield, errors = [] } = call
  const { query, header } = inputOf(call)
  const isCounted = (who === 'anyone' && body !== undefined) || shield !== undefined
  return [
    ...new Set<ErrorCode>([
      ...OF_ACCESS[who],
      ...(body ? OF_BODY[body.kind] : []),
      ...(query || header ? (['INVALID_INPUT'] as const) : []),
      ...(isCounted ? (['TOO_MANY'] as const) : []),
      ...errors,
      'UNEXPECTED',
    ]),
  ]
}
