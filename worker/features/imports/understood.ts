import { CSV_PROBLEMS, type CsvProblem } from '#contract/properties/csv-groups.ts'
import type { PriceUnit } from '#contract/properties/csv-match.ts'
import { readArea, readPrice } from '#contract/properties/csv-values.ts'
import { formatArea } from '#contract/units/area.ts'
import { formatPrice } from '#contract/units/money.ts'
import { LOWEST_PRICE_INR } from '#contract/units/money-words.ts'
import { AREA_HEADERS } from './row-values.ts'
import type { CsvListing, CsvUnderstood } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { csvListing } from './answers.ts'
import type { CheckedCsv } from './check.ts'
import type { OpenCsv } from './open.ts'
import { type FoundInRow, groupsOf, type NameOf } from './groups.ts'

/** How a file is understood: its columns, its first rows, every one that is unsure and every one that changes a listing. */
export function understoodOf(file: OpenCsv, { summaries, found, updates }: CheckedCsv): CsvUnderstood {
  const { encoding, ids, skipped, priceUnit, headRow, answers } = file
  const unsure = summaries.filter(({ doubts }) => doubts.length > 0)
  const changed = updates.map(({ row, normalized, differences }) => ({
    ...csvListing(row, normalized),
    doubts: [],
    differences,
  }))
  const first = new Set([...changed, ...summaries].toSorted(byRow).slice(0, LIMITS.csvShownRows))
  return {
    encoding,
    columns: columnsOf(file, found),
    groups: groupsOf(found, answers, nameIn(file)),
    lines: linesOf(file),
    headRow,
    listings: [...new Set([...first, ...unsure, ...changed])].toSorted(byRow),
    unsure: unsure.length,
    mended: new Set(found.flatMap(({ row, problem }) => (isMended(problem) ? [row] : []))).size,
    skipped: skipped.slice(0, LIMITS.csvShownRows),
    priceUnit: priceUnit ?? null,
    isUnitOpen: isUnitOpen(file),
    withId: ids.filter((id) => id !== '').length,
  }
}

const isMended = (problem: CsvProblem) => CSV_PROBLEMS[problem] === 'mended'

const byRow = (one: CsvListing, other: CsvListing) => one.row - other.row

function isUnitOpen({ columns, rows, priceUnit }: OpenCsv): boolean {
  const at = columns.findIndex(({ means }) => means === 'Price')
  if (at < 0 || priceUnit !== undefined) return false
  const prices = rows.flatMap(({ cells }) => readPrice(cells[at] ?? '') ?? []).filter(({ inr }) => inr > 0)
  return prices.filter(({ inr }) => inr < LOWEST_PRICE_INR).length * 2 > prices.length
}

/** What the file calls a column; ours where it has none. */
const nameIn =
  ({ columns }: OpenCsv): NameOf =>
  (header) =>
    columns.find(({ means }) => means === header)?.name ?? header

function columnsOf(
  { columns, rows, priceUnit }: OpenCsv,
  found: readonly FoundInRow[],
): CsvUnderstood['columns'] {
  const reads = new Map<string, string>()
  for (const { header, text, read } of found)
    if (header !== null && read !== undefined) reads.set(`${header} ${text}`, read)
  return columns.map(({ name, means, how }, at) => {
    const counts = new Map<string, number>()
    for (const { cells } of rows) {
      const text = cells[at] ?? ''
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    const all = [...counts].map(([text, count]) => ({ text, count }))
    const isNamed = counts.size <= LIMITS.csvGroupSamples
    return {
      name: name.slice(0, LIMITS.shortTextLetters),
      means,
      how,
      different: counts.size,
      samples: (isNamed ? all.toSorted((one, other) => other.count - one.count) : all.slice(0, 2)).map(
        ({ text, count }) => ({
          text: text.slice(0, LIMITS.csvSampleLetters),
          count,
          read: reads.get(`${means} ${text}`) ?? readingOf(means, text, priceUnit) ?? null,
        }),
      ),
    }
  })
}

/** What a price or a size is read as. */
function readingOf(means: string | null, text: string, priceUnit: PriceUnit | undefined): string | undefined {
  if (means === 'Price') {
    const price = readPrice(text, priceUnit)
    const said = price && formatPrice({ priceInr: price.inr, perMonth: price.deal === 'Rent' })
    return said && price.per ? `${said} per ${price.per}` : said
  }
  const area = means !== null && AREA_HEADERS.includes(means) ? readArea(text, '') : undefined
  return area?.isUnitSaid ? formatArea(area.value, area.unit) : undefined
}

/** The first lines of the file as they stand, with what each is, and the sums below. */
function linesOf({ lines, rows, headRow }: OpenCsv): CsvUnderstood['lines'] {
  const listings = new Set(rows)
  const head = lines.findIndex(({ number }) => number === headRow)
  const shownLines = [
    ...lines.slice(0, head + 1 + LIMITS.csvFirstLines),
    ...lines.slice(head + 1 + LIMITS.csvFirstLines).filter((line) => !listings.has(line)),
  ].slice(0, LIMITS.csvShownRows + LIMITS.csvLinesAbove)
  return shownLines.map((line) => ({
    row: line.number,
    is:
      line.number < headRow
        ? 'above'
        : line.number === headRow
          ? 'names'
          : listings.has(line)
            ? 'listing'
            : 'sum',
    cells: line.cells.slice(0, LIMITS.csvFirstCells).map((cell) => cell.slice(0, LIMITS.csvSampleLetters)),
  }))
}
