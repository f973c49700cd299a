import { z } from 'zod'
import { AuditPage, AuditQuery } from '#contract/accounts/audit.ts'
import {
  AskOnInput,
  ChangePasswordInput,
  DeviceHeaders,
  ForgotPasswordInput,
  ForgotPasswordReply,
  LoginInput,
  LoginReply,
  MessageReply,
  OtpValidatedReply,
  RegisterInput,
  RegisterReply,
  RegistrationHeaders,
  ResetPasswordInput,
  ResetRequestHeaders,
  SessionList,
  ValidateForgotPasswordOtpInput,
  VerifyOtpInput,
} from '#contract/accounts/auth.ts'
import {
  ConfirmBody,
  ConfirmReply,
  LinkReply,
  ToConfirmPage,
  ToConfirmQuery,
} from '#contract/confirmations.ts'
import { pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import { PATHS } from '#contract/paths.ts'
import { BulkBody, BulkReply, UndoBulkBody, UndoBulkReply } from '#contract/properties/bulk.ts'
import {
  ContactMessageInput,
  ListedMessage,
  MessageChange,
  MessagePage,
  MessageQuery,
} from '#contract/messages/contact-messages.ts'
import { CsvQuery, CsvReply } from '#contract/properties/csv.ts'
import { Dashboard, RemovalBody, RestoreReply } from '#contract/dashboard.ts'
import { Home } from '#contract/home.ts'
import { UploadReply } from '#contract/pictures/upload.ts'
import { AddPropertyReply, Property, PropertyList, PropertyPage } from '#contract/properties/replies.ts'
import { NewPropertyDetails, PropertyChanges, RepeatHeaders } from '#contract/properties/input.ts'
import { PropertyQuery } from '#contract/list/query.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { ReportInput } from '#contract/messages/reports.ts'
import { ListedUser, StoredUser, UserChange, UserPage, UserQuery } from '#contract/accounts/users.ts'

/** What a call takes and answers, beside what the table of routes says. Types other than JSON are named. */
export type Call = {
  summary: string
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType | string
  reply: z.ZodType | string
  status?: number
}

const CSV = 'text/csv'
const PICTURE = 'image/*'
const HTML = 'text/html'
const newProperty = z.object({
  propertyType: z.enum(CATEGORIES),
  propertyDetails: z.union(Object.values(NewPropertyDetails)),
})
const changedProperty = z.object({
  propertyDetails: z.union(Object.values(PropertyChanges)),
})
const Outbox = z.array(
  z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), sentAt: z.string() }),
)

const Nearest = z.array(
  z.object({
    property: Property,
    differs: z.array(
      z.object({
        field: z.string(),
        wanted: z.union([z.string(), z.number(), z.literal(true)]),
        has: z.union([z.string(), z.number(), z.boolean()]).nullable(),
      }),
    ),
  }),
)

/** Every call by its method and address. */
export const CALLS: Record<string, Call> = {
  'GET /api/home': {
    summary: 'What the home page shows of the listings: counts, prices to begin with, places, the newest',
    reply: Home,
  },
  'GET /api/properties': {
    summary: 'One page of listings; the total stands in X-Total-Count, the next page in Link',
    query: PropertyQuery,
    reply: PropertyList,
  },
  'GET /api/properties/view-all-properties': {
    summary: 'The same with the total in the body',
    query: PropertyQuery,
    reply: PropertyPage,
  },
  'GET /api/properties/view-warehouse-properties': {
    summary: 'The same, warehouses only',
    query: PropertyQuery,
    reply: PropertyPage,
  },
  'GET /api/properties/view-plot-properties': {
    summary: 'The same, plots only',
    query: PropertyQuery,
    reply: PropertyPage,
  },
  'GET /api/properties/csv': {
    summary: 'All that a list call finds, as a file; of every status unless one is named',
    query: PropertyQuery,
    reply: CSV,
  },
  'GET /api/properties/nearest': {
    summary: 'Up to three listings that come nearest to a search without a match, each with what differs',
    query: PropertyQuery,
    reply: Nearest,
  },
  'GET /api/properties/:id/similar': { summary: 'Up to four listings like this one', reply: PropertyList },
  'GET /api/properties/:id': { summary: 'One listing', reply: Property },
  'POST /api/properties/add-property': {
    summary: 'Add a listing; repeated with the same Idempotency-Key it answers the one already added',
    headers: RepeatHeaders,
    body: newProperty,
    reply: AddPropertyReply,
    status: 201,
  },
  'PUT /api/properties/edit-property/:id': {
    summary: 'Change a listing; with If-Match a stale change is refused',
    body: changedProperty,
    reply: Property,
  },
  'DELETE /api/properties/delete-property/:id': {
    summary: 'Delete a listing for good',
    reply: MessageReply,
  },
  'GET /api/properties/to-confirm': {
    summary:
      'Listings that somebody should say of whether they are still there, those longest without a word first',
    query: ToConfirmQuery,
    reply: ToConfirmPage,
  },
  'POST /api/properties/:id/confirm': {
    summary: 'Say that a listing is still there, or that it is sold or rented',
    body: ConfirmBody,
    reply: ConfirmReply,
  },
  'DELETE /api/properties/:id/confirm': {
    summary: 'Take your own answer of the last two minutes back',
    reply: ConfirmReply,
  },
  'GET /api/confirm/:token': {
    summary: 'The listing that the link of a reminder stands for; changes nothing',
    reply: LinkReply,
  },
  'POST /api/confirm/:token': {
    summary: 'Confirm that listing, once',
    body: z.object({}),
    reply: LinkReply,
  },
  'POST /api/properties/csv': {
    summary:
      'Import listings from a file, all or nothing, once for an Idempotency-Key; answers 201, a dry run 200',
    headers: RepeatHeaders,
    query: CsvQuery,
    body: CSV,
    reply: CsvReply,
    status: 201,
  },
  'POST /api/properties/bulk': {
    summary: 'Do one thing with many listings, all or none',
    body: BulkBody,
    reply: BulkReply,
  },
  'POST /api/properties/undo-bulk': {
    summary: 'Take a change of many prices or deals back, where nobody has changed the listing since',
    body: UndoBulkBody,
    reply: UndoBulkReply,
  },
  'POST /api/images/removal': {
    summary: 'Let the pictures that wait go to the trash at once',
    body: RemovalBody,
    reply: MessageReply,
  },
  'POST /api/properties/restore-pictures/:id': {
    summary: 'Bring the pictures of a listing back from the trash',
    body: z.object({}),
    reply: RestoreReply,
  },
  'PUT /api/images/:form/:filename': {
    summary: 'Upload a picture: JPEG, PNG, WebP or AVIF',
    body: PICTURE,
    reply: UploadReply,
    status: 201,
  },
  'GET /property-images/:form/:filename': { summary: 'A picture', reply: PICTURE },
  'POST /api/subscribe': {
    summary: 'Send the contact form',
    body: ContactMessageInput,
    reply: MessageReply,
  },
  'POST /api/reports': {
    summary: 'Say what is wrong with a listing',
    body: ReportInput,
    reply: MessageReply,
  },
  'GET /api/messages': {
    summary: 'Contact messages, newest first',
    query: MessageQuery,
    reply: MessagePage,
  },
  'PATCH /api/messages/:id': {
    summary: 'Mark a message as handled, or open again',
    body: MessageChange,
    reply: ListedMessage,
  },
  'DELETE /api/messages/:id': { summary: 'Delete a message for good', reply: MessageReply },
  'GET /api/dashboard': { summary: 'Counts, newest listings and what waits', reply: Dashboard },
  'GET /api/audit': { summary: 'Who did what, newest first', query: AuditQuery, reply: AuditPage },
  'POST /api/auth/login': {
    summary: 'Sign in',
    headers: DeviceHeaders,
    body: LoginInput,
    reply: LoginReply,
  },
  'POST /api/auth/logout': { summary: 'End this session', reply: MessageReply },
  'PUT /api/auth/password': {
    summary: 'Set another password; all other sessions end',
    body: ChangePasswordInput,
    reply: MessageReply,
  },
  'GET /api/auth/sessions': { summary: 'The devices this account is signed in on', reply: SessionList },
  'DELETE /api/auth/sessions': {
    summary: 'Sign out everywhere, here too',
    reply: MessageReply,
  },
  'DELETE /api/auth/sessions/:id': { summary: 'Sign out one device', reply: MessageReply },
  'POST /api/auth/register': {
    summary: 'Ask for an account; a code is mailed. With Registration-Token the code sent before ends',
    headers: RegistrationHeaders,
    body: RegisterInput,
    reply: RegisterReply,
  },
  'POST /api/auth/verifyOTP': {
    summary: 'Make the account with the mailed code, found by its password or by Registration-Token',
    headers: RegistrationHeaders,
    body: VerifyOtpInput,
    reply: MessageReply,
  },
  'POST /api/auth/forgotPassword': {
    summary: 'Ask for a code to reset a password. With Reset-Request-Token the code sent before ends',
    headers: ResetRequestHeaders,
    body: ForgotPasswordInput,
    reply: ForgotPasswordReply,
  },
  'POST /api/auth/validateForgotPasswordOTP': {
    summary: 'Turn the code into a proof',
    headers: ResetRequestHeaders,
    body: ValidateForgotPasswordOtpInput,
    reply: OtpValidatedReply,
  },
  'PUT /api/auth/resetPassword': {
    summary: 'Set a new password; the proof is the Bearer token',
    body: ResetPasswordInput,
    reply: MessageReply,
  },
  'POST /api/auth/askOn': {
    summary: 'Say, with the link of a mail, that it was you who asked for many codes',
    body: AskOnInput,
    reply: MessageReply,
  },
  'GET /api/auth/me': { summary: 'The signed-in account', reply: StoredUser },
  'GET /api/users': { summary: 'Accounts, newest first', query: UserQuery, reply: UserPage },
  'PATCH /api/users/:id': {
    summary: 'Approve, suspend or set the role of another account',
    body: UserChange,
    reply: ListedUser,
  },
  'DELETE /api/users/:id': {
    summary: 'Delete the account of another for good',
    reply: MessageReply,
  },
  'GET /api/dev/outbox': {
    summary: 'The mails of the local outbox; 404 where it is not local development',
    query: z.object({ to: z.string().optional() }),
    reply: Outbox,
  },
  'GET /api/openapi.json': { summary: 'This document', reply: z.record(z.string(), z.unknown()) },
  'GET /api/health': { summary: 'Whether database and picture store answer', reply: z.unknown() },
  ...Object.fromEntries(
    PUBLISHED.flatMap((language) => [
      [`GET ${pathIn(language, PATHS.viewPage)}`, { summary: 'The page of a listing', reply: HTML }],
      [`GET ${pathIn(language, PATHS.listPage)}`, { summary: 'The page of the list', reply: HTML }],
    ]),
  ),
  'GET /sitemap.xml': { summary: 'The sitemap', reply: 'application/xml' },
  'GET /sitemap/:number': { summary: 'A part of the sitemap', reply: 'application/xml' },
  'GET /robots.txt': { summary: 'What crawlers may read', reply: 'text/plain' },
}
