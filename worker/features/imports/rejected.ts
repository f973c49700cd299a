import { writeLine } from './cells.ts'
import type { CheckedCsv } from './check.ts'
import type { OpenCsv } from './open.ts'

/** The column that says what is wrong with a row that came back; a mended file may still have it. */
export const WHAT_IS_WRONG = 'What is wrong'
const BOM = '\uFEFF'

/** The rows that cannot be imported, as a file with the same columns and one that says why. */
export function rejectedOf({ columns, rows }: OpenCsv, { faults }: CheckedCsv): string | undefined {
  const bad = rows.flatMap(({ number, cells }) => {
    const why = faults
      .get(number)
      ?.map(({ column, message }) => (column === null ? message : `${column}: ${message}`))
    return why ? [{ cells, why }] : []
  })
  if (bad.length === 0) return undefined
  const names = columns.map(({ name }) => name)
  const kept = names.map((_, at) => at).filter((at) => names[at] !== WHAT_IS_WRONG)
  const lines = bad.map(({ cells, why }) => writeLine([...kept.map((at) => cells[at] ?? ''), why.join(' ')]))
  return [BOM, writeLine([...kept.map((at) => names[at] ?? ''), WHAT_IS_WRONG]), ...lines].join('')
}
