import { z } from 'zod'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

/** What POST /api/properties/csv understands. Anything unclear is refused: it must not import what was to be looked at. */
export const CsvQuery = z.object({
  dryRun: z
    .enum(['0', '1', 'false', 'true'], SERVER_MESSAGES.csvDryRunUnclear)
    .default('0')
    .transform((word) => word === '1' || word === 'true'),
})

/** A row that cannot be imported, and why. */
export const CsvError = z.object({
  /** The row as a spreadsheet numbers it: the first one below the column names is 2. */
  row: z.int(),
  /** The column the message is about; null when it is about the whole row. */
  column: z.string().nullable(),
  message: z.string(),
})
export type CsvError = z.infer<typeof CsvError>

/**
 * The answer of POST /api/properties/csv. With `?dryRun=1` nothing is stored and `errors` names what is wrong (status
 * 200); without, everything is imported (201) or nothing (400 with the same errors as `issues`, path 'row.column').
 */
export const CsvReply = z.object({
  message: z.string(),
  isDryRun: z.boolean(),
  rows: z.int(),
  added: z.int(),
  errors: z.array(CsvError),
  /** Columns of the file that no listing has; they are left out. */
  ignoredColumns: z.array(z.string()),
})
export type CsvReply = z.infer<typeof CsvReply>
