import { unitHeader } from '#contract/properties/csv-columns.ts'
import { type CsvFix, type CsvProblem, isDoubt } from '#contract/properties/csv-groups.ts'
import { doubtsOf, phonesOf } from '#contract/properties/csv-words.ts'
import type { CsvListing } from '#contract/properties/csv.ts'
import { placeOf } from '#contract/properties/place.ts'
import { isKnownPlace } from '#contract/properties/csv-values.ts'
import { formatPrice, groupDigits } from '#contract/units/money.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { normalizeProperty, type NormalizedProperty } from '#worker/db/queries/properties/normalize.ts'
import type { CsvRow } from './file.ts'
import { contentOfRow, DESCRIPTION, type RowContent, type RowContext } from './row-content.ts'
import type { RowFinding } from './row-findings.ts'
import { AREA_HEADERS } from './row-values.ts'
import { type ReadListing, readRow, type RowReading } from './rows.ts'

/** What was said of groups of rows, by the group's id. */
export type GroupAnswers = ReadonlyMap<string, CsvFix>
/** A row after the answers, all that was found in it, and what it will be. */
type AnsweredRow = Omit<RowReading, 'found'> & {
  found: readonly GroupedFinding[]
  summary?: CsvListing
}
/** `id`: the group. `isSettled`: it was answered. */
export type GroupedFinding = RowFinding & { id: string; isSettled: boolean }

/** Reads a row, changes what was answered for it, and reads it again, until nothing of it is answered any more. */
export function readAnswered(
  row: CsvRow,
  context: RowContext,
  { answers, nowMs }: { answers: GroupAnswers; nowMs: number },
): AnsweredRow {
  const found = new Map<string, GroupedFinding>()
  let said = contentOfRow(row, context)
  for (;;) {
    const reading = readRow(row, said, context)
    const summary = reading.listing && summaryOf(reading.listing, said, nowMs)
    const here = [
      ...reading.found,
      ...(summary ? [...summary.doubts, ...placeDoubt(summary.normalized, context)] : []),
    ]
    for (const one of here) {
      const id = groupOf(one)
      if (!found.has(id)) found.set(id, { ...one, id, isSettled: false })
    }
    const next = here.map(groupOf).find((id) => answers.has(id) && found.get(id)?.isSettled === false)
    const [group, fix] = [found.get(next ?? ''), answers.get(next ?? '')]
    if (!group || !fix) return answeredRow(row, reading, summary, found)
    found.set(group.id, { ...group, isSettled: true })
    if (fix === 'hand back' && reading.listing)
      return {
        errors: [{ row: row.number, column: group.header, message: SERVER_MESSAGES.csvHandedBack }],
        found: [...found.values()],
      }
    said = fixed(said, group, fix)
  }
}

function answeredRow(
  row: CsvRow,
  { listing, errors }: RowReading,
  summary: ReturnType<typeof summaryOf> | undefined,
  found: ReadonlyMap<string, GroupedFinding>,
): AnsweredRow {
  const all = [...found.values()]
  if (!listing || !summary) return { errors, found: all }
  const doubts = all.flatMap(({ problem, isSettled }) =>
    isDoubt(problem) && problem !== 'place unknown' && !isSettled ? [problem] : [],
  )
  return { listing, errors, found: all, summary: { ...csvListing(row.number, summary.normalized), doubts } }
}

/** Cells that are not understood are asked for by column; words for kinds by word; anything else once for the file. */
function groupOf({ problem, header, text, message }: RowFinding): string {
  if (problem === 'kind unclear') return `${problem}:${text.toLowerCase().slice(0, 60)}`
  if (problem === 'cell unclear') return `${problem}:${header}:${message}`
  return BY_COLUMN.has(problem) ? `${problem}:${header}` : problem
}

const BY_COLUMN: ReadonlySet<CsvProblem> = new Set([
  'words read',
  'rooms by a word',
  'place respelt',
  'status unclear',
])

/** What the row says once the answer is given. */
function fixed(said: RowContent, { problem, header, text }: RowFinding, fix: CsvFix): RowContent {
  const having = (changes: readonly (readonly [string, string])[]): RowContent => ({
    ...said,
    cells: new Map([...said.cells, ...changes]),
  })
  switch (fix) {
    case 'on request':
      return { ...having([['Price', 'on request']]), kept: [...said.kept, `Price: ${text}`] }
    case 'leave empty':
      return header === null ? said : emptied(said, header)
    case 'as written':
      return takenBack(said, problem, header)
    case 'rupees':
    case 'lakh':
    case 'crore':
      return { ...said, priceUnit: fix }
    case 'lower':
      return { ...said, isLowerPrice: true }
    case 'Sale':
    case 'Rent':
      return having([['Lease type', fix]])
    case 'Plot':
    case 'Villa':
    case 'Warehouse':
      return having([['Category', fix]])
    case 'katha':
    case 'decimal':
      return having(
        AREA_HEADERS.flatMap((area) => (said.cells.get(area) ? [[unitHeader(area), fix] as const] : [])),
      )
    case 'take out':
      return withoutPhones(said)
    case 'as it stands':
      return problem === 'status unclear' && header !== null ? keptInNotes(said, header) : said
    case 'hand back':
    case 'leave out':
      return said
    default:
      return fix satisfies never
  }
}

/** What says 'SOLD' is no text for visitors, and a column that no field takes would be lost. */
function keptInNotes(said: RowContent, header: string): RowContent {
  if (header === DESCRIPTION) return emptied(said, header)
  const text = said.unused.get(header)
  return text ? { ...said, unused: new Map(), kept: [...said.kept, `${header}: ${text}`] } : said
}

function emptied(said: RowContent, header: string): RowContent {
  const cells = new Map(said.cells)
  const text = cells.get(header)
  cells.delete(header)
  return { ...said, cells, kept: text ? [...said.kept, `${header}: ${text}`] : said.kept }
}

function takenBack(said: RowContent, problem: CsvProblem, header: string | null): RowContent {
  if (problem === 'rent by a word') return { ...said, asWritten: new Set([...said.asWritten, 'Price']) }
  if (header === null) return said
  return problem === 'place respelt'
    ? { ...said, asWritten: new Set([...said.asWritten, header]) }
    : emptied(said, header)
}

const PUBLIC_TEXTS = ['Title', 'Description', 'Address', 'Locality']

/** Numbers to call go from what visitors read into the private notes. */
function withoutPhones(said: RowContent): RowContent {
  const cells = new Map(said.cells)
  const phones = PUBLIC_TEXTS.flatMap((header) => {
    const text = cells.get(header) ?? ''
    const named = phonesOf(text)
    if (named.length > 0) cells.set(header, without(text, named))
    return named
  })
  return { ...said, cells, kept: [...said.kept, `Phone: ${[...new Set(phones)].join(', ')}`] }
}

const without = (text: string, phones: readonly string[]) =>
  phones
    .reduce((left, phone) => left.replace(phone, ' '), text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:^[\s,;:.-]+)|(?:[\s,;:-]+$)/g, '')

/** The listing of a row as it will be, and what may be wrong with it. */
function summaryOf(listing: ReadListing, { cells }: RowContent, nowMs: number) {
  const { category, details, isUnitSaid } = listing
  const normalized = normalizeProperty(category, details, {
    pictures: [],
    approvedByAdmin: false,
    nowMs,
    isImport: true,
    hidePoint: (point) => point,
  })
  const { leaseType, isForSale, isForRent, isSold, isRented, deal, priceInr, areaSqFt } = normalized
  const { title, description, address, locality } = normalized
  const hasDealWord = leaseType === 'Sale' || leaseType === 'Rent' || leaseType === 'Lease'
  const doubts = doubtsOf({
    category,
    priceInr,
    deal,
    isDealSaid: hasDealWord || isForSale || isForRent || isSold || isRented,
    areaSqFt,
    isUnitSaid,
    publicTexts: [title, description, address, locality].flatMap((text) => text ?? []),
  })
  return {
    normalized,
    doubts: doubts.map((problem): RowFinding => {
      const header = HEADER_OF[problem] ?? null
      const text = header === null ? title : (cells.get(header) ?? '')
      return { problem, header, text, ...(header === 'Price' && { read: costOf(normalized) }) }
    }),
  }
}

/** '₹45 Lakh, ₹6,250 per sq ft'. */
function costOf({ priceInr, deal, areaSqFt }: NormalizedProperty): string {
  const price = formatPrice({ priceInr, perMonth: deal !== 'sale' }) ?? ''
  return areaSqFt === null || areaSqFt <= 0
    ? price
    : `${price}, ₹${groupDigits(String(Math.round((priceInr / areaSqFt) * 100) / 100))} per sq ft`
}

const HEADER_OF: Partial<Record<CsvProblem, string>> = {
  'price without a unit': 'Price',
  'price unlike the kind': 'Price',
  'price unlike the size': 'Price',
  'price unlike the deal': 'Price',
  'square feet assumed': 'Area',
  'sale assumed': 'Lease type',
}

/** A place that no listing is in yet and the firm does not know stays as it is; it is said once for the file. */
function placeDoubt({ locality, city }: NormalizedProperty, { places }: RowContext): RowFinding[] {
  const name = locality ?? city
  if (isKnownPlace(name, places)) return []
  return [{ problem: 'place unknown', header: locality === null ? 'City' : 'Locality', text: name }]
}

/** A listing as the preview shows it. */
export function csvListing(row: number, normalized: NormalizedProperty): Omit<CsvListing, 'doubts'> {
  const { title, category, priceInr: price, deal, areaSqFt, locality, city, state, country } = normalized
  const place = placeOf({ locality, location: { city, state, country } })
  return { row, title, category, price, deal, areaSqFt, place }
}
