import type { CsvReply, CsvUnderstood } from '#contract/properties/csv.ts'
import type { CheckedFile } from './use-import.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'

const words = panelCsv.import

/** What every listing needs and no column holds; then no row is read. */
export const missingColumns = ({ errors, understood }: CsvReply): string[] =>
  errors.flatMap(({ row, column }) => (row === understood?.headRow && column !== null ? [column] : []))

/** Whether rows cannot go in as a cell is empty that can be said for all rows at once. */
export const isEmptySomewhere = ({ groups, columns }: CsvUnderstood, header: string): boolean =>
  groups.some(
    ({ problem, column, samples }) =>
      (problem === 'cell unclear' || problem === 'kind unclear') &&
      samples[0]?.text === '' &&
      columns.some(({ name, means }) => name === column && means === header),
  )

/** The rows of a file that go in: without those that cannot, that are in, or that were left out. */
export function goodRows(reply: CsvReply): number {
  if (missingColumns(reply).length > 0) return 0
  const { rows, badRows, inAlready = 0, leftOut = 0 } = reply
  return Math.max(0, rows - badRows - inAlready - leftOut)
}

/** The label of the import button; undefined where there is nothing to import. */
export function importLabel({ reply, choices }: CheckedFile): string | undefined {
  const good = goodRows(reply)
  if (choices.isUpdate) return updateLabel(reply)
  if (good === 0) return undefined
  return reply.badRows > 0 ? words.back.button(good, reply.badRows) : words.import(words.listings(good))
}

function updateLabel(reply: CsvReply): string | undefined {
  const { updated = 0, understood } = reply
  const added = goodRows(reply) - (understood?.withId ?? 0)
  if (added > 0 && updated > 0) return words.update.both(words.listings(added), updated)
  if (updated > 0) return words.update.button(words.listings(updated))
  return added > 0 ? words.import(words.listings(added)) : undefined
}
