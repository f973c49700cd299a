import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { CSV_TARGETS, PRICE_UNITS } from './csv-match.ts'
import type { ErrorReply } from '#contract/errors.ts'
import { CSV_FIXES, CSV_PROBLEM_NAMES, CsvGroup } from './csv-groups.ts'
import { CATEGORIES, DEALS } from './enums.ts'

const oneOrZero = (message: string) =>
  z
    .enum(['0', '1', 'false', 'true'], message)
    .default('0')
    .transform((word) => word === '1' || word === 'true')
    .meta({ type: 'boolean' })

/** A JSON object in the query. */
const jsonIn = <Schema extends z.ZodType>(schema: Schema, sentence: string) =>
  z
    .string()
    .max(LIMITS.csvMatchLetters, sentence)
    .transform((text, context) => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue(sentence)
        return z.NEVER
      }
    })
    .pipe(schema)

const JSON_TEXT = { type: 'string', contentMediaType: 'application/json' } as const

/** Which column of the file is which of a listing, where somebody chose it: a JSON object of names, '' for one left out. */
const columns = jsonIn(
  z.record(
    z.string(),
    z.enum(['', ...CSV_TARGETS], SERVER_MESSAGES.csvColumnsUnclear),
    SERVER_MESSAGES.csvColumnsUnclear,
  ),
  SERVER_MESSAGES.csvColumnsUnclear,
)
  .transform((chosen) => new Map(Object.entries(chosen)))
  .meta(JSON_TEXT)

/** What all rows are where the file says nothing: a JSON object of values by column. */
const FIXED = ['Category', 'City', 'Lease type', 'State', 'Country'] as const
const fixed = jsonIn(
  z.partialRecord(
    z.enum(FIXED, SERVER_MESSAGES.csvFixedUnclear),
    z.string(SERVER_MESSAGES.csvFixedUnclear).max(LIMITS.shortTextLetters, SERVER_MESSAGES.csvFixedUnclear),
    SERVER_MESSAGES.csvFixedUnclear,
  ),
  SERVER_MESSAGES.csvFixedUnclear,
)

/** The answers to groups of rows: a JSON object of fixes by the group's id. */
const answers = jsonIn(
  z.record(
    z.string(),
    z.enum(CSV_FIXES, SERVER_MESSAGES.csvAnswersUnclear),
    SERVER_MESSAGES.csvAnswersUnclear,
  ),
  SERVER_MESSAGES.csvAnswersUnclear,
)
  .transform((said) => new Map(Object.entries(said)))
  .meta(JSON_TEXT)

/** What POST /api/properties/csv understands. Anything unclear is refused: it must not import what was to be looked at. */
export const CsvQuery = z.object({
  dryRun: oneOrZero(SERVER_MESSAGES.csvDryRunUnclear),
  /** A row with the ID of a listing changes that one, instead of adding another. */
  update: oneOrZero(SERVER_MESSAGES.csvUpdateUnclear),
  columns: columns.optional(),
  fixed: fixed.optional(),
  /** What the column of prices is told in, where its name does not say. */
  priceUnit: z.enum(PRICE_UNITS, SERVER_MESSAGES.csvPriceUnitUnclear).optional(),
  /** The line of the names of the columns, as a spreadsheet numbers it, where it was guessed wrongly. */
  headRow: z.coerce
    .number(SERVER_MESSAGES.csvHeadRowUnclear)
    .int(SERVER_MESSAGES.csvHeadRowUnclear)
    .min(1, SERVER_MESSAGES.csvHeadRowUnclear)
    .max(LIMITS.csvHeadRow, SERVER_MESSAGES.csvHeadRowUnclear)
    .optional(),
  answers: answers.optional(),
  /** 'all': one bad row keeps all out. Else the good rows go in and the bad ones come back. */
  mode: z.enum(['all', 'good'], SERVER_MESSAGES.csvModeUnclear).default('good'),
  /** What the file is called, for the log. */
  file: z.string().max(LIMITS.shortTextLetters, SERVER_MESSAGES.invalid).optional(),
})
export type CsvQuery = z.output<typeof CsvQuery>

/** A row that cannot be imported, and why. */
export const CsvError = z.object({
  /** The row as a spreadsheet numbers it: the first one below the column names is 2. */
  row: z.int(),
  /** The column the message is about; null when it is about the whole row. */
  column: z.string().nullable(),
  message: z.string(),
})
export type CsvError = z.infer<typeof CsvError>

/** A row as a listing, before it is stored. */
export const CsvListing = z.object({
  row: z.int(),
  title: z.string(),
  category: z.enum(CATEGORIES),
  price: z.number(),
  deal: z.enum(DEALS),
  areaSqFt: z.number().nullable(),
  place: z.string(),
  doubts: z.array(z.enum(CSV_PROBLEM_NAMES)),
  /** Where it changes a stored listing: what it changes, cell by cell. */
  differences: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })).optional(),
})
export type CsvListing = z.infer<typeof CsvListing>

const CSV_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const

/** What a dry run understood. */
export const CsvUnderstood = z.object({
  encoding: z.enum(CSV_ENCODINGS),
  columns: z.array(
    z.object({
      name: z.string(),
      means: z.string().nullable(),
      how: z.enum(['name', 'synonym', 'hand', 'left out']),
      /** What stands in it most often, or first, and what it is read as. */
      samples: z.array(z.object({ text: z.string(), count: z.int(), read: z.string().nullable() })),
      /** How many different cells it has. */
      different: z.int(),
    }),
  ),
  /** Problems, doubts and what rules mended, each with what can be said of all its rows. */
  groups: z.array(CsvGroup),
  /** The first lines of the file, and what each is. */
  lines: z.array(
    z.object({
      row: z.int(),
      is: z.enum(['above', 'names', 'listing', 'sum']),
      cells: z.array(z.string()),
    }),
  ),
  headRow: z.int(),
  /** The first ones, all that are unsure and all that change a stored listing. */
  listings: z.array(CsvListing),
  unsure: z.int(),
  /** Rows in which a rule mended something. */
  mended: z.int(),
  /** Rows that have an ID. */
  withId: z.int(),
  /** Lines above the names of the columns, and sums below the rows, which are no listings. */
  skipped: z.array(z.object({ row: z.int(), text: z.string() })),
  /** What the prices were read in, by their column's name or by choice; null where neither says. */
  priceUnit: z.enum(PRICE_UNITS).nullable(),
  /** Nothing says it, and most prices are too low to be rupees. */
  isUnitOpen: z.boolean(),
})
export type CsvUnderstood = z.infer<typeof CsvUnderstood>

/**
 * The answer of POST /api/properties/csv. With `?dryRun=1` nothing is stored and `errors` names what is wrong (status
 * 200); without, the good rows are imported (201) and the bad ones come back as `rejected`. With `?mode=all`, or where no row is
 * good, nothing is (400 with the same errors as `issues`, path 'row.column'; 409 where listings were changed since they were
 * exported).
 */
export const CsvReply = z.object({
  message: z.string(),
  isDryRun: z.boolean(),
  rows: z.int(),
  added: z.int(),
  /** The rows that cannot go in. */
  badRows: z.int(),
  /** What is wrong with them, as far as an answer names it. */
  errors: z.array(CsvError),
  /** Columns of the file that no listing has; they are left out. */
  ignoredColumns: z.array(z.string()),
  /** With `?update=1`: the listings that were changed, or would be. */
  updated: z.int().optional(),
  /** Rows that an earlier import brought in, which are not added again; asked with an Idempotency-Key, or in a dry run. */
  inAlready: z.int().optional(),
  /** Rows that were left out since somebody said so. */
  leftOut: z.int().optional(),
  /** What was stored, to be taken back. */
  importId: z.string().optional(),
  /** The rows that were not imported, as a file with the same columns and one that says why. */
  rejected: z.string().optional(),
  /** In a dry run. */
  understood: CsvUnderstood.optional(),
})
export type CsvReply = z.infer<typeof CsvReply>

/** A line of what an import tells while it stores: how many rows are done, the reply at its end, or why it stopped. */
export type CsvProgress = { rows: number } | CsvReply | { error: ErrorReply }

/**
 * The answer of GET /api/imports/{id}: what would go if the import were taken back now, what would be as it was before, and what
 * would stay since somebody has dealt with it.
 */
export const ToTakeBackReply = z.object({
  removed: z.int(),
  restored: z.int(),
  kept: z.array(
    z.object({ _id: z.string(), title: z.string(), why: z.enum(['approved', 'enquired', 'edited']) }),
  ),
})
export type ToTakeBackReply = z.infer<typeof ToTakeBackReply>

/** The answer of DELETE /api/imports/{id}: the same, of what was done. */
export const TakenBackReply = ToTakeBackReply.extend({ message: z.string() })
export type TakenBackReply = z.infer<typeof TakenBackReply>
