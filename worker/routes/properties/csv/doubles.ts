import { type CsvProblem, CSV_PROBLEM_NAMES } from '#contract/properties/csv-groups.ts'
import type { CsvSample } from '#contract/properties/csv-groups.ts'
import type { GroupAnswers } from './answers.ts'
import type { CheckedCsv } from './check.ts'
import type { FoundInRow } from './groups.ts'

type Doubles = {
  answers: GroupAnswers
  /** The stored listing that a row is like. */
  like: ReadonlyMap<number, NonNullable<CsvSample['like']>>
  /** Rows that say the same as one above them. */
  twice: ReadonlySet<number>
}

/** Doubts rows that are perhaps stored, or twice in the file; those that were answered so are left out. */
export function withDoubles(checked: CheckedCsv, { answers, like, twice }: Doubles): CheckedCsv {
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
