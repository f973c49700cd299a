import { ID, LIST_CODE } from '#contract/ids.ts'
import { z } from 'zod'
import { Email } from '#contract/accounts/auth.ts'
import { REPORT_REASONS } from '#contract/contact-messages/report-reasons.ts'
import { PUBLISHED } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES, DEALS } from '#contract/properties/enums.ts'
import type { Difference } from '#contract/search/nearest.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { plainLine, plainText, rawLetters } from '#contract/text/plain-text.ts'
import { DAY_MS, indiaDate } from '#contract/units/time.ts'
import { LEAD_KINDS, LEAD_STATUSES, LINE_KINDS, VISIT_PARTS, VISIT_STATES } from './kinds.ts'
import { BARE_PHONE, barePhone } from './phone.ts'

const ID_LETTERS = 24
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A path on this site, or nothing: browsers take '//' and '/\' for the beginning of another host. */
const OWN_PATH = /^(?:\/(?![/\\])|$)/

const website = z.unknown().optional().meta({ type: 'string', description: 'For machines: leave it out.' })

/** A text that must be there; a longer one than can be read is refused without being read. */
const text = (most: number, message: string, read: (text: string) => string = plainLine) =>
  z
    .string(message)
    .max(rawLetters(most), { message: SERVER_MESSAGES.contactTooLong, abort: true })
    .overwrite(read)
    .min(1, message)
    .max(most, SERVER_MESSAGES.contactTooLong)

const optionalText = (most: number, message: string, read: (text: string) => string = plainLine) =>
  z
    .string(message)
    .max(rawLetters(most), { message: SERVER_MESSAGES.contactTooLong, abort: true })
    .overwrite(read)
    .max(most, SERVER_MESSAGES.contactTooLong)

const Phone = z
  .union([z.string(), z.number()], SERVER_MESSAGES.contactPhoneInvalid)
  .transform(String)
  .pipe(
    z
      .string()
      .max(rawLetters(LIMITS.personNameLetters), { message: SERVER_MESSAGES.contactTooLong, abort: true }),
  )
  .transform(barePhone)
  .pipe(z.string().regex(BARE_PHONE, SERVER_MESSAGES.contactPhoneInvalid))

const Name = text(LIMITS.personNameLetters, SERVER_MESSAGES.leadName)
const PropertyId = z.string(SERVER_MESSAGES.leadListing).regex(ID, SERVER_MESSAGES.leadListing)
const Day = z.iso.date(SERVER_MESSAGES.leadDay).refine((day) => {
  const year = Number(day.slice(0, 4))
  return year >= LIMITS.leadYears.first && year <= LIMITS.leadYears.last
}, SERVER_MESSAGES.leadYear)

/** Whether a visit may be wished for on a day of the firm's calendar: today to 30 days on. */
export function mayVisitOn(day: string, nowMs: number): boolean {
  return day >= indiaDate(nowMs) && day <= indiaDate(nowMs + LIMITS.visitDaysAhead * DAY_MS)
}

/**
 * POST /api/enquiries: the copy of a chat. `key` is made by the device: sent twice with it, an enquiry is stored once. An enquiry that
 * waited on the device may come after the day that it wishes for, so `at` says when it was written. It is kept without an `email`
 * that is none.
 */
export const EnquiryInput = z
  .object(
    {
      key: z
        .string(SERVER_MESSAGES.enquiryKey)
        .regex(
          new RegExp(`^[\\w-]{${LIMITS.repeatKeyMinLetters},${LIMITS.repeatKeyMaxLetters}}$`),
          SERVER_MESSAGES.enquiryKey,
        ),
      propertyId: PropertyId,
      name: text(LIMITS.personNameLetters, SERVER_MESSAGES.enquiryName),
      email: Email.catch(''),
      phone: Phone,
      message: text(LIMITS.recordedMessageLetters, SERVER_MESSAGES.enquiryMessage, plainText),
      visitOn: z.iso.date(SERVER_MESSAGES.visitDay).nullish(),
      visitPart: z.enum(VISIT_PARTS, SERVER_MESSAGES.visitPart).nullish(),
      language: z.enum(PUBLISHED, SERVER_MESSAGES.enquiryLanguage),
      page: optionalText(LIMITS.pageAddressLetters, SERVER_MESSAGES.enquiryPage)
        .regex(OWN_PATH, SERVER_MESSAGES.enquiryPage)
        .default(''),
      at: z.iso
        .datetime({ offset: true, error: SERVER_MESSAGES.enquiryAt })
        .transform((time) => Date.parse(time)),
      website,
    },
    SERVER_MESSAGES.invalid,
  )
  .transform(({ website: filled, ...enquiry }) => ({ ...enquiry, isFromMachine: Boolean(filled) }))
export type EnquiryInput = z.output<typeof EnquiryInput>

/** What an owner may ask of us; to sell where it is not said. */
const OFFERED_DEALS = ['sale', 'rent'] as const

/** POST /api/sell. */
export const SellInput = z
  .object(
    {
      deal: z.enum(OFFERED_DEALS, SERVER_MESSAGES.invalid).nullish(),
      name: text(LIMITS.personNameLetters, SERVER_MESSAGES.enquiryName),
      phone: Phone,
      category: z.enum(CATEGORIES, SERVER_MESSAGES.sellCategory),
      place: text(LIMITS.shortTextLetters, SERVER_MESSAGES.sellPlace),
      size: optionalText(LIMITS.shortTextLetters, SERVER_MESSAGES.invalid).nullish(),
      wantedPrice: optionalText(LIMITS.shortTextLetters, SERVER_MESSAGES.invalid).nullish(),
      words: optionalText(LIMITS.interestLetters, SERVER_MESSAGES.invalid, plainText).nullish(),
      language: z.enum(PUBLISHED, SERVER_MESSAGES.enquiryLanguage).nullish(),
      website,
    },
    SERVER_MESSAGES.invalid,
  )
  .transform(({ website: filled, size, wantedPrice, words, ...offer }) => ({
    ...offer,
    size: size ?? '',
    wantedPrice: wantedPrice ?? '',
    words: words ?? '',
    isFromMachine: Boolean(filled),
  }))
export type SellInput = z.output<typeof SellInput>

/** POST /api/leads: a call or a visitor of the office, as somebody of the firm notes it. */
export const NewLead = z.object(
  {
    name: Name,
    phone: Phone,
    words: text(LIMITS.interestLetters, SERVER_MESSAGES.leadWords, plainText),
    propertyId: PropertyId.nullish(),
  },
  SERVER_MESSAGES.invalid,
)
export type NewLead = z.infer<typeof NewLead>

const VisitChange = z.object(
  {
    propertyId: PropertyId,
    on: Day,
    at: z.string(SERVER_MESSAGES.visitTime).regex(TIME, SERVER_MESSAGES.visitTime).nullish(),
    part: z.enum(VISIT_PARTS, SERVER_MESSAGES.visitPart).nullish(),
    state: z.enum(VISIT_STATES, SERVER_MESSAGES.visitState),
  },
  SERVER_MESSAGES.visitState,
)

const SeenText = z.string(SERVER_MESSAGES.leadBefore).max(rawLetters(LIMITS.interestLetters)).nullable()

/** What stood there before a change; only what it names is compared. */
const LeadBefore = z
  .object(
    {
      status: z.enum(LEAD_STATUSES),
      assignedTo: SeenText,
      nextStep: SeenText,
      nextStepOn: SeenText,
      bestTime: SeenText,
      looksFor: SeenText,
      visit: z
        .object({
          propertyId: SeenText.unwrap(),
          on: SeenText,
          at: SeenText,
          part: z.enum(VISIT_PARTS).nullable(),
          state: z.enum(VISIT_STATES),
        })
        .nullable(),
    },
    SERVER_MESSAGES.leadBefore,
  )
  .partial()

/** Whose lead it is. */
const AccountId = z.string(SERVER_MESSAGES.leadAccount).regex(ID, SERVER_MESSAGES.leadAccount)

/** PATCH /api/leads/{id}: what is left out stays as it is. `line` is added to what was noted before. */
export const LeadChange = z
  .object(
    {
      status: z.enum(LEAD_STATUSES, SERVER_MESSAGES.leadStatus).optional(),
      /** The account that looks after it; null: nobody. */
      assignedTo: AccountId.nullable().optional(),
      nextStep: optionalText(LIMITS.shortTextLetters, SERVER_MESSAGES.leadStep).nullable().optional(),
      nextStepOn: Day.nullable().optional(),
      line: text(LIMITS.interestLetters, SERVER_MESSAGES.leadLine, plainText).optional(),
      visit: VisitChange.nullable().optional(),
      /** What listings are looked for by; null: the person's own words. */
      looksFor: optionalText(LIMITS.maxSearchLetters, SERVER_MESSAGES.searchTooLong).nullable().optional(),
      notes: optionalText(LIMITS.interestLetters, SERVER_MESSAGES.leadLine, plainText).nullable().optional(),
      /** The notes that were changed: where others are stored by now, none are overwritten. */
      notesBefore: z
        .string(SERVER_MESSAGES.leadLine)
        .max(rawLetters(LIMITS.interestLetters))
        .nullable()
        .optional(),
      bestTime: optionalText(LIMITS.shortTextLetters, SERVER_MESSAGES.leadStep).nullable().optional(),
      /** What was seen of what is changed: where others have changed it since, to something else, nothing is. */
      before: LeadBefore.optional(),
      /** The code of a shared list that was sent. */
      sentList: z.string(SERVER_MESSAGES.leadList).regex(LIST_CODE, SERVER_MESSAGES.leadList).optional(),
    },
    SERVER_MESSAGES.leadChangeEmpty,
  )
  .refine(
    ({ before: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    SERVER_MESSAGES.leadChangeEmpty,
  )
export type LeadChange = z.infer<typeof LeadChange>

/** The listing that a lead is about, as far as a list shows it; null where it is deleted or none is named. */
const LeadListing = z.object({
  _id: z.string(),
  number: z.string(),
  title: z.string(),
  category: z.string(),
  locality: z.string().nullable(),
  city: z.string(),
  price: z.int(),
  deal: z.enum(DEALS),
  status: z.string(),
  /** Who has the key, as its private file says. */
  keyWith: z.string().nullable(),
  /** Where it truly is. */
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})

/** What a listing was called that is deleted; the number is null where it went before the log kept it. */
const DeletedListing = z.object({ number: z.string().nullable(), title: z.string() })

export const Visit = z.object({
  propertyId: z.string(),
  /** Null: a wish without a day. */
  on: z.iso.date().nullable(),
  at: z.string().nullable(),
  part: z.enum(VISIT_PARTS).nullable(),
  state: z.enum(VISIT_STATES),
})
export type Visit = z.infer<typeof Visit>

/** A lead as the list shows it. */
export const Lead = z.object({
  _id: z.string(),
  kind: z.enum(LEAD_KINDS),
  status: z.enum(LEAD_STATUSES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  words: z.string(),
  propertyId: z.string().nullable(),
  property: LeadListing.nullable(),
  deletedProperty: DeletedListing.nullable(),
  reason: z.enum(REPORT_REASONS).nullable(),
  /** What somebody offers who wants to sell; to let where its deal says so. */
  offer: z
    .object({
      category: z.string(),
      place: z.string(),
      size: z.string(),
      wantedPrice: z.string(),
      deal: z.enum(OFFERED_DEALS).optional(),
    })
    .nullable(),
  language: z.string().nullable(),
  page: z.string().nullable(),
  assignedTo: z.string().nullable(),
  assignedToName: z.string().nullable(),
  nextStep: z.string().nullable(),
  nextStepOn: z.iso.date().nullable(),
  visit: Visit.nullable(),
  /** The listing that is visited, where it is another one than the lead is about. */
  visitProperty: LeadListing.nullable(),
  deletedVisitProperty: DeletedListing.nullable(),
  /** What the listing that is visited is called in the language that the person wrote in; left out where that is English or none. */
  visitTitle: z.string().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When somebody first called. */
  calledAt: z.iso.datetime().nullable(),
})
export type Lead = z.infer<typeof Lead>

const LeadLine = z.object({
  _id: z.int(),
  kind: z.enum(LINE_KINDS),
  at: z.iso.datetime(),
  /** The username of who wrote it; null once the account is deleted. */
  by: z.string().nullable(),
  /** Of a listing made of an offer, its number; empty once it is deleted. */
  text: z.string(),
  /** The list that was sent, the listings in it now, and when somebody else first opened it. */
  list: z
    .object({ code: z.string(), propertyIds: z.array(z.string()), openedAt: z.iso.datetime().nullable() })
    .nullable(),
})
export type LeadLine = z.infer<typeof LeadLine>

/** One lead: its lines, oldest first, and the other leads of the same phone number, newest first. */
export const WholeLead = Lead.extend({
  looksFor: z.string().nullable(),
  notes: z.string().nullable(),
  bestTime: z.string().nullable(),
  lines: z.array(LeadLine),
  others: z.array(Lead),
})
export type WholeLead = z.infer<typeof WholeLead>

/** The answer of GET /api/leads: what is due first, then new ones (longest wait first), later steps, the rest, and what is done. */
export const LeadPage = z.object({ leads: z.array(Lead), next: z.string().nullable() })
export type LeadPage = z.infer<typeof LeadPage>

const WHOLE = /^\d{1,4}$/
const CURSOR = /^[0-4]\.(\d{4}-\d\d-\d\d)?\.[0-9a-f]{24}$/
const flag = (message: string) =>
  z.stringbool({ truthy: ['true'], falsy: ['false'], error: message }).meta({ type: 'boolean' })

export const LeadQuery = z.object({
  kind: z.enum(LEAD_KINDS, `Kind must be one of: ${LEAD_KINDS.join(', ')}.`).optional(),
  status: z.enum(LEAD_STATUSES, SERVER_MESSAGES.leadStatus).optional(),
  /** `true`: none that is closed or lost. */
  open: flag('Open must be true or false.').optional(),
  assignedTo: AccountId.optional(),
  /** With `assignedTo`, `true`: also those that nobody looks after yet. */
  orFree: flag('OrFree must be true or false.').optional(),
  /** The next step is today or earlier. */
  due: flag('Due must be true or false.').optional(),
  /** Leads about a listing, and visits of it. */
  propertyId: PropertyId.optional(),
  /** Words in the name or the listing's title, a phone number, or a listing's number. */
  search: z
    .string()
    .max(rawLetters(LIMITS.maxSearchLetters), { message: SERVER_MESSAGES.searchTooLong, abort: true })
    .trim()
    .max(LIMITS.maxSearchLetters, SERVER_MESSAGES.searchTooLong)
    .optional(),
  cursor: z
    .string()
    .max(60, SERVER_MESSAGES.cursorInvalid)
    .regex(CURSOR, SERVER_MESSAGES.cursorInvalid)
    .optional(),
  limit: z
    .string()
    .regex(WHOLE, SERVER_MESSAGES.leadLimit)
    .transform(Number)
    .pipe(z.int().min(1, SERVER_MESSAGES.leadLimit).max(LIMITS.maxPageSize, SERVER_MESSAGES.leadLimit))
    .meta({ type: 'integer' })
    .optional(),
})
export type LeadQuery = z.infer<typeof LeadQuery>

/** GET /api/leads/visits: those of the days from `from` to `to`, and wishes without a day. */
export const VisitQuery = z
  .object({ from: Day, to: Day })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= LIMITS.visitDaysShown * DAY_MS, {
    path: ['to'],
    message: SERVER_MESSAGES.visitSpan,
  })
export const VisitsReply = z.object({ visits: z.array(Lead), wishes: z.array(Lead) })
export type VisitsReply = z.infer<typeof VisitsReply>

/** The query of the calendar that a phone subscribes to. */
export const CalendarQuery = z.object({
  key: z.string().max(100, SERVER_MESSAGES.calendarNotFound).optional(),
  /** Only visits that the account itself looks after. */
  mine: flag('Mine must be true or false.').optional(),
})

/** The answer of POST /api/leads/calendar: the address to subscribe to, told this once. */
export const CalendarReply = z.object({ key: z.string(), address: z.string() })
export type CalendarReply = z.infer<typeof CalendarReply>

/** The answer of GET /api/leads/calendar: since when the account's address stands; null where it has none. */
export const CalendarState = z.object({ madeAt: z.iso.datetime().nullable() })
export type CalendarState = z.infer<typeof CalendarState>

const ListingIds = z
  .string(SERVER_MESSAGES.idsUnclear)
  .max(LIMITS.comparedListings * (ID_LETTERS + 1), SERVER_MESSAGES.idsUnclear)
  .transform((ids) => [...new Set(ids.split(','))])
  .pipe(z.array(z.string().regex(ID, SERVER_MESSAGES.idsUnclear)))
  .meta({ type: 'string', description: 'Ids of 1 to 24 listings with commas between them.' })

/** GET /api/leads/looking: who looks for what these listings are. */
export const LookingQuery = z.object({ ids: ListingIds })

/** The answer of GET /api/leads/looking: open leads, those first whose wish is met and says most. */
export const LookingReply = z.object({
  looking: z.array(
    z.object({
      lead: Lead,
      /** What the lead looks for, and how the search reads it. */
      wish: z.string(),
      reading: z.custom<SearchReading>().optional(),
      /** Those of the listings that come near: nothing differs, or one number by little; and when the lead was last sent it. */
      listings: z.array(
        z.object({
          propertyId: z.string(),
          differs: z.array(z.custom<Difference>()),
          sentAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  ),
  more: z.boolean(),
})
export type LookingReply = z.infer<typeof LookingReply>

/** GET /api/leads/open: of the leads that this account looks after; without it, about what the query of a list call finds or `ids` name. */
export const OpenLeadsQuery = z.object({
  assignedTo: AccountId.optional(),
  ids: z.string().optional(),
})
/** How many are open, and how many visits to come are agreed. */
export const OpenLeadsReply = z.object({ leads: z.int(), visits: z.int() })
export type OpenLeadsReply = z.infer<typeof OpenLeadsReply>

/** The open leads of one account go to another, or with null to nobody. */
export const LeadsHandover = z.object(
  {
    from: AccountId,
    to: AccountId.nullable(),
  },
  SERVER_MESSAGES.leadAccount,
)
export type LeadsHandover = z.infer<typeof LeadsHandover>

/** How many leads were handed over. */
export const HandoverReply = z.object({ leads: z.int() })
export type HandoverReply = z.infer<typeof HandoverReply>

/** The answer of GET /api/leads/asked: listings by when somebody last asked about them, newest first. */
export const AskedReply = z.object({
  asked: z.array(z.object({ propertyId: z.string(), leads: z.int(), lastAt: z.iso.datetime() })),
})
export type AskedReply = z.infer<typeof AskedReply>

const Speed = z.object({
  people: z.array(
    z.object({
      accountId: z.string(),
      name: z.string().nullable(),
      leads: z.int(),
      medianMinutes: z.number(),
    }),
  ),
  /** Of everybody together; null while nobody was called. */
  medianMinutes: z.number().nullable(),
  /** Leads that nobody has called yet. */
  uncalled: z.int(),
})

/** The answer of GET /api/leads/speed: office hours from arrival to the first call, in the days asked for and by week of arrival. */
export const SpeedReply = z.object({
  /** Of the leads that came in so many days up to now. */
  lately: Speed.extend({ days: z.int() }),
  /** The newest first, each by the Monday it begins on. */
  weeks: z.array(Speed.extend({ week: z.iso.date() })),
})
export type SpeedReply = z.infer<typeof SpeedReply>

/** DELETE /api/leads?phone=: any spelling of the number. */
export const ErasureQuery = z.object({
  phone: z
    .string(SERVER_MESSAGES.erasePhone)
    .max(rawLetters(LIMITS.personNameLetters), SERVER_MESSAGES.erasePhone),
})
/** What was erased; `message` says what a backup may still hold, and which addresses of pictures do. */
export const ErasureReply = z.object({
  message: z.string(),
  /** Leads of all kinds. */
  deleted: z.int(),
  messages: z.int(),
  privateFiles: z.int(),
  mails: z.int(),
  logEntries: z.int(),
})
export type ErasureReply = z.infer<typeof ErasureReply>
