import type { Language } from '#contract/languages/languages.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { knownListAddress } from '#contract/list/address.ts'
import { isLakhAssumed } from '#contract/list/budget.ts'
import { sellsWhat, isNarrowed } from '#contract/list/found-sentence.ts'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { readBudget } from '#contract/search/parse-text.ts'
import { inQuotes, type SearchReading, typedTextIn } from '#contract/search/reading.ts'
import { seenIn } from '#contract/text/unseen.ts'
import { groupDigits } from '#contract/units/money.ts'
import { type ValuesOf, cardSections } from './card-values.ts'
import { countIn, foundIn } from './page-words.ts'

type ListValues = {
  properties: readonly Property[]
  total: string
  query: URLSearchParams
  reading?: SearchReading
}

/** What stands in the server template of the list page. `total` as X-Total-Count says it. */
export function listValues(
  { properties, total, query, reading }: ListValues,
  language: Language,
): ValuesOf<'list'> {
  const narrowed = isNarrowed(query)
  const selling = sellsWhat(query, reading)
  return {
    query: listQuery(query),
    count: countIn(language, total),
    whole: !narrowed,
    narrowed,
    few: narrowed && properties.length > 0 && properties.length < 3,
    sellingLand: selling === 'land',
    sellingProperty: selling === 'property',
    found: foundIn(language, query, reading, groupDigits(total)),
    ...notesOn(query, reading, language),
    ...cardSections(properties, language),
  }
}

/** How the search was read, where that is not obvious: as the page's own notes (reading-notes.tsx) say it. */
function notesOn(query: URLSearchParams, reading: SearchReading | undefined, language: Language) {
  const price = query.get('price')?.trim() ?? ''
  const isInNumbers = query.has('minPrice') || query.has('maxPrice')
  const typed = query.get('asTyped') === 'true' ? typedTextIn(query) : ''
  const corrections = reading?.corrections ?? []
  return {
    said: '',
    meant: '',
    unreadable: price && !isInNumbers && !readBudget(price) ? [{ said: seenIn(price) }] : [],
    inLakh: isLakhAssumed(price),
    unfiltered: reading?.unfiltered ? [{ said: inQuotes(reading.unfiltered) }] : [],
    absent: reading?.absent ? [{ said: inQuotes(reading.absent) }] : [],
    ordered: reading?.order !== undefined,
    asTyped: typed ? [{ said: typed }] : [],
    corrected: corrections.length > 0 && [
      {
        meant: corrections
          .map(({ meant }) => (language === 'en' ? meant : nameOf(language, meant)))
          .join(', '),
        said: corrections.map((correction) => correction.typed).join(' '),
      },
    ],
  }
}

/** What the address asks for, as the links to the other languages say it again. */
function listQuery(query: URLSearchParams): string {
  const known = knownListAddress(query)
  return known.slice(PATHS.properties.length)
}
