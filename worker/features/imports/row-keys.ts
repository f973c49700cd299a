import type { MatchedColumn } from '#contract/properties/csv-match.ts'
import { hexOf } from '#worker/lib/hex.ts'
import { WHAT_IS_WRONG } from './rejected.ts'
import type { CsvRow } from './file.ts'

/**
 * What a row is known by when its file, or a mended one, comes again: a digest of its cells and the names above them, and which of
 * those that say the same it is. What is wrong with it is no part of it.
 */
export async function rowKeysOf(
  rows: readonly CsvRow[],
  columns: readonly MatchedColumn[],
): Promise<Map<number, string>> {
  const names = columns.map(({ name }) => name)
  const digests = await Promise.all(rows.map(({ cells }) => digestOf(textOf(cells, names))))
  const counts = new Map<string, number>()
  return new Map(
    rows.map(({ number }, at) => {
      const digest = digests[at] ?? ''
      const count = (counts.get(digest) ?? 0) + 1
      counts.set(digest, count)
      return [number, `row:${digest}:${count}`]
    }),
  )
}

/** Rows that say the same as one above them. */
export function repeatedRows(
  rows: readonly CsvRow[],
  columns: readonly MatchedColumn[],
): ReadonlySet<number> {
  const seen = new Set<string>()
  const names = columns.map(({ name, means }) => (means === null ? WHAT_IS_WRONG : name))
  return new Set(
    rows.flatMap(({ number, cells }) => {
      const text = textOf(cells, names)
      if (seen.has(text)) return [number]
      seen.add(text)
      return []
    }),
  )
}

const textOf = (cells: readonly string[], names: readonly string[]) =>
  JSON.stringify(
    cells.flatMap((cell, at) =>
      cell === '' || names[at] === WHAT_IS_WRONG ? [] : [[names[at] ?? at, cell]],
    ),
  )

/** The id of the import that an account names by a key: the same however often it is called. */
export const importIdOf = (accountId: string, key: string): Promise<string> =>
  digestOf(JSON.stringify([accountId, key]))

async function digestOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hexOf(new Uint8Array(hash, 0, 12))
}
