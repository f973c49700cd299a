import { z } from 'zod'
import { CATEGORIES } from './enums.ts'

/**
 * What rows of a file have in common that somebody should see: why they cannot go in, what may be understood wrongly, and what
 * a rule mended. In the order of harm: a wrong price before a number to call in public, a listing twice, the kind, the size, the place.
 */
export const CSV_PROBLEMS = {
  'row unreadable': 'cannot',
  'price unclear': 'cannot',
  'kind unclear': 'cannot',
  'cell unclear': 'cannot',
  'price without a unit': 'doubt',
  'price unlike the kind': 'doubt',
  'price unlike the size': 'doubt',
  'price unlike the deal': 'doubt',
  'private in public': 'doubt',
  'here already': 'doubt',
  'twice in the file': 'doubt',
  'status unclear': 'doubt',
  'square feet assumed': 'doubt',
  'kind by a word': 'doubt',
  'sale assumed': 'doubt',
  'place unknown': 'doubt',
  'upper price': 'mended',
  'price on request': 'mended',
  'rent by a word': 'mended',
  'kind read': 'mended',
  'rooms by a word': 'mended',
  'lower size': 'mended',
  'words read': 'mended',
  'place respelt': 'mended',
} as const satisfies Record<string, 'cannot' | 'doubt' | 'mended'>
export type CsvProblem = keyof typeof CSV_PROBLEMS
export const CSV_PROBLEM_NAMES = Object.keys(CSV_PROBLEMS).filter(
  (name): name is CsvProblem => name in CSV_PROBLEMS,
)
export const isDoubt = (problem: CsvProblem): boolean => CSV_PROBLEMS[problem] === 'doubt'

/** What can be said of all rows of a group at once; 'as it stands' settles a doubt, 'as written' takes a rule back. */
export const CSV_FIXES = [
  'as it stands',
  'hand back',
  'on request',
  'leave empty',
  'rupees',
  'lakh',
  'crore',
  'lower',
  'Sale',
  'Rent',
  'take out',
  'leave out',
  'katha',
  'decimal',
  ...CATEGORIES,
  'as written',
] as const
export type CsvFix = (typeof CSV_FIXES)[number]

/** What each group can be answered with; the first is offered first. */
export const FIXES_OF: Record<CsvProblem, readonly CsvFix[]> = {
  'row unreadable': [],
  'price unclear': ['on request', 'hand back'],
  'kind unclear': [...CATEGORIES.toReversed(), 'hand back'],
  'cell unclear': ['leave empty', 'hand back'],
  'price without a unit': ['lakh', 'crore', 'as it stands', 'hand back'],
  'price unlike the kind': ['rupees', 'as it stands', 'hand back'],
  'price unlike the size': ['lakh', 'rupees', 'as it stands', 'hand back'],
  'price unlike the deal': ['Rent', 'Sale', 'as it stands'],
  'private in public': ['take out', 'as it stands'],
  'here already': ['leave out', 'as it stands'],
  'twice in the file': ['leave out', 'as it stands'],
  'status unclear': ['as it stands', 'leave out'],
  'square feet assumed': ['katha', 'decimal', 'as it stands'],
  'kind by a word': ['Villa', 'hand back'],
  'sale assumed': ['Sale', 'Rent'],
  'place unknown': ['as it stands'],
  'upper price': ['lower'],
  'price on request': [],
  'rent by a word': ['as written'],
  'kind read': [],
  'rooms by a word': ['as written'],
  'lower size': [],
  'words read': ['as written'],
  'place respelt': ['as written'],
}

/** What stands in some rows of a group, how it is read, and the first of them. */
const CsvSample = z.object({
  text: z.string(),
  read: z.string().nullable(),
  count: z.int(),
  row: z.int(),
  /** The stored listing that it is like. */
  like: z.object({ _id: z.string(), number: z.string(), title: z.string() }).optional(),
})
export type CsvSample = z.infer<typeof CsvSample>

export const CsvGroup = z.object({
  /** What an answer is given to. */
  id: z.string(),
  problem: z.enum(CSV_PROBLEM_NAMES),
  /** What the file calls the column; null where it is about the whole row. */
  column: z.string().nullable(),
  /** Why the rows cannot go in. */
  message: z.string().nullable(),
  count: z.int(),
  /** The first of them. */
  rows: z.array(z.int()),
  samples: z.array(CsvSample),
  fixes: z.array(z.enum(CSV_FIXES)),
  /** How it was answered. */
  answer: z.enum(CSV_FIXES).nullable(),
})
export type CsvGroup = z.infer<typeof CsvGroup>
