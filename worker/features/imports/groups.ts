import {
  CSV_PROBLEM_NAMES,
  CSV_PROBLEMS,
  type CsvGroup,
  type CsvSample,
  FIXES_OF,
} from '#contract/properties/csv-groups.ts'
import { LIMITS } from '#contract/limits.ts'
import type { GroupAnswers, GroupedFinding } from './answers.ts'

export type FoundInRow = GroupedFinding & { row: number; like?: CsvSample['like'] }
/** What the file calls a column of ours. */
export type NameOf = (header: string) => string

/** What the rows have in common, the most harmful first, then what most rows share. */
export function groupsOf(found: readonly FoundInRow[], answers: GroupAnswers, nameOf: NameOf): CsvGroup[] {
  return [...Map.groupBy(found, ({ id }) => id).values()]
    .flatMap((rows) => {
      const [first] = rows
      return first ? [groupOf(first, rows, { answer: answers.get(first.id) ?? null, nameOf })] : []
    })
    .toSorted((one, other) => harmOf(one) - harmOf(other) || other.count - one.count)
}

const harmOf = ({ problem }: CsvGroup) => CSV_PROBLEM_NAMES.indexOf(problem)

type GroupContext = { answer: CsvGroup['answer']; nameOf: NameOf }

function groupOf(first: FoundInRow, rows: readonly FoundInRow[], { answer, nameOf }: GroupContext): CsvGroup {
  const { id, problem, header, message } = first
  const numbers = [...new Set(rows.map(({ row }) => row))]
  return {
    id,
    problem,
    column: header === null ? null : nameOf(header),
    message: CSV_PROBLEMS[problem] === 'cannot' ? (message ?? null) : null,
    count: numbers.length,
    rows: numbers.slice(0, LIMITS.csvGroupRows),
    samples: samplesOf(rows),
    fixes: fixesOf(first),
    answer,
  }
}

/** What must be there cannot be left empty. */
const fixesOf = ({ problem, header, text }: FoundInRow) =>
  FIXES_OF[problem].filter((fix) => fix !== 'leave empty' || (text !== '' && !REQUIRED.has(header ?? '')))
const REQUIRED: ReadonlySet<string> = new Set(['Title', 'City', 'State', 'Country', 'Category'])

/** The same cells together, those of most rows first. */
function samplesOf(rows: readonly FoundInRow[]): CsvSample[] {
  return [...Map.groupBy(rows, ({ text, like }) => `${like?._id ?? ''} ${text}`).values()]
    .flatMap((all): CsvSample[] => {
      const [first] = all
      if (!first) return []
      const { text, read = null, row, like } = first
      return [
        { text: text.slice(0, LIMITS.shortTextLetters), read, count: all.length, row, ...(like && { like }) },
      ]
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, LIMITS.csvGroupSamples)
}
