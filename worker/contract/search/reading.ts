import type { Budget } from '#contract/list/budget.ts'
import type { Sort } from '#contract/properties/enums.ts'
import type { ListFilters } from '#contract/properties/filters.ts'
import { seenIn } from '#contract/text/unseen.ts'

/**
 * What the Worker understood of the texts of a list call: the header X-Search-Reading, and part of the HTML's preloaded data.
 * `searchTerm` itself stays in the address as it was typed.
 */
export type SearchReading = {
  /** Every piece of `searchTerm` that became a filter, in the order of the text. */
  parts: ReadingPart[]
  /** The words of `searchTerm` that are searched as text. */
  words: string[]
  /** What was looked for in another spelling; empty when the words were found as they stand. */
  corrections: Correction[]
  /** What was understood and filters nothing, as typed: a distance, 'without garage'. Left out where there is none. */
  unfiltered?: string[]
  /** Words that stand in no listing on offer; what is shown is found without them. Left out where there is none. */
  absent?: string[]
  /** The order that a word of the text asks for, where the address names none. */
  order?: { typed: string; sort: Sort }
  /** The parameter `price` as it was read, where `parseBudget` alone, as the page has it, does not read it. */
  budget?: Budget & { typed: string }
  /** Who writes wants to sell: the page offers the chat about selling, and no deal is read. */
  isSelling?: true
}

export type ReadingPart = {
  /** Its range in `searchTerm` as typed, in UTF-16 units, the end excluded. */
  from: number
  to: number
  /** The filters that it became. Small words alone are no part. */
  filters: ListFilters
  /** A kind of property that the firm does not have. */
  missingKind?: string
  /** A parameter of the query filters by the same subject and counts instead. */
  isOverruled?: true
}

export type Correction = { parameter: 'searchTerm' | 'city'; typed: string; meant: string }

/** The place of a query as it was understood: 'Matigara' for 'matigra'; as typed where nothing was corrected. */
export const placeMeant = (city: string, reading: SearchReading | undefined): string =>
  (reading?.corrections ?? [])
    .filter(({ parameter }) => parameter === 'city')
    .reduce((place, { typed, meant }) => place.replace(typed, () => meant), seenIn(city))

export const READING_HEADER = 'X-Search-Reading'
const MAX_LETTERS = 4096

/** A reading as a header: JSON in ASCII. Undefined where it says nothing, or more than a header should hold. */
export function writeReading(reading: SearchReading | undefined): string | undefined {
  if (!reading || isSilent(reading)) return undefined
  const text = JSON.stringify(reading).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return text.length > MAX_LETTERS ? undefined : text
}

/** Several texts in one pair of quotation marks: 'pool”, “lift'. */
export const inQuotes = (texts: readonly string[]): string => texts.join('”, “')

/** What a search was typed as, in all its fields. */
export const typedTextIn = (query: { get: (name: string) => string | null }): string =>
  seenIn([query.get('searchTerm'), query.get('city')].filter(Boolean).join(', '))

/** Whether a reading says nothing. */
export const isSilent = (reading: SearchReading): boolean =>
  Object.values(reading).every((said) => Array.isArray(said) && said.length === 0)

/** The reading in a header that `writeReading` wrote. */
export function parseReading(header: string | null): SearchReading | undefined {
  if (!header) return undefined
  try {
    const reading: SearchReading = JSON.parse(header)
    return reading
  } catch {
    return undefined
  }
}
