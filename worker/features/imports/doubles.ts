import { type CsvProblem, CSV_PROBLEM_NAMES, type CsvSample } from '#contract/properties/csv-groups.ts'
import type { Db } from '#worker/db/client.ts'
import { type ComparedRow, findLikeOfMany } from '#worker/db/queries/properties/like-of-many.ts'
import type { GroupAnswers } from './answers.ts'
import type { CheckedCsv } from './check.ts'
import type { OpenCsv } from './open.ts'
import type { FoundInRow } from './groups.ts'
import { repeatedRows } from './row-keys.ts'

const DOUBLES: readonly CsvProblem[] = ['here already', 'twice in the file']

/** Whether somebody has said what becomes of rows that are perhaps stored, or twice in the file. */
export const areDoublesAnswered = (answers: GroupAnswers) => DOUBLES.some((problem) => answers.has(problem))

/**
 * Doubts rows that are perhaps stored, or twice in the file; those that were answered so are left out. `fresh` are the rows that
 * no earlier call has stored: they alone are compared with stored listings.
 */
export async function withDoubles(
  db: Db,
  file: OpenCsv,
  checked: CheckedCsv,
  fresh = checked.listings,
): Promise<CheckedCsv> {
  return doubted(checked, {
    answers: file.answers,
    like: await findLikeOfMany(db, comparedOf(fresh, checked.summaries)),
    twice: repeatedRows(file.rows, file.columns),
  })
}

type Doubles = {
  answers: GroupAnswers
  /** The stored listing that a row is like. */
  like: ReadonlyMap<number, NonNullable<CsvSample['like']>>
  /** Rows that say the same as one above them. */
  twice: ReadonlySet<number>
}

function doubted(checked: CheckedCsv, { answers, like, twice }: Doubles): CheckedCsv {
  const found = checked.summaries.flatMap(({ row, title }): FoundInRow[] => {
    const told = (problem: CsvProblem): FoundInRow => {
      const isSettled = answers.has(problem)
      return { problem, header: null, text: title, id: problem, isSettled, row, like: like.get(row) }
    }
    if (twice.has(row)) return [told('twice in the file')]
    return like.has(row) ? [told('here already')] : []
  })
  const leftOut = new Set(found.flatMap(({ row, id }) => (answers.get(id) === 'leave out' ? [row] : [])))
  const open = new Map(found.flatMap(({ row, problem, isSettled }) => (isSettled ? [] : [[row, problem]])))
  return {
    ...checked,
    found: [...checked.found, ...found],
    leftOut: leftOut.size,
    listings: checked.listings.filter(({ row }) => !leftOut.has(row)),
    summaries: checked.summaries
      .filter(({ row }) => !leftOut.has(row))
      .map((summary) => ({
        ...summary,
        doubts: byHarm([...summary.doubts, open.get(summary.row) ?? []].flat()),
      })),
  }
}

const byHarm = (doubts: readonly CsvProblem[]) =>
  CSV_PROBLEM_NAMES.filter((problem) => doubts.includes(problem))

/** What of new rows is compared with stored listings. */
function comparedOf(listings: CheckedCsv['listings'], summaries: CheckedCsv['summaries']): ComparedRow[] {
  const shown = new Map(summaries.map((summary) => [summary.row, summary]))
  return listings.flatMap(({ row, details }) => {
    const summary = shown.get(row)
    if (!summary) return []
    const { category, deal, price: priceInr, areaSqFt } = summary
    const textOf = (name: string) => {
      const value = new Map<string, unknown>(Object.entries(details)).get(name)
      return typeof value === 'string' ? value : null
    }
    const place = textOf('locality') ?? textOf('city') ?? ''
    return [{ row, category, deal, priceInr, areaSqFt, place, surveyNo: textOf('surveyNo') }]
  })
}
