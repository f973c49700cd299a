import { LIMITS } from '#contract/limits.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import type { Position } from './plan.ts'

/** What the next page needs to know of the pages before it. */
export type Cursor = {
  position: Position
  /** The total as the first page counted it, '1000+' included, so that it is counted once. */
  total: string
  /** `seq` of the listings that come before all others, because the text is their title or id or names their owner; the newest first. */
  named: number[]
}

/** Where a listing stands that comes before all others: in front of all runs. */
export const NAMED_RUN = -1
/** So many listings come first because the text is their title, id or number. */
export const MOST_TITLED = 3
const MORE_NAMED = MOST_TITLED + LIMITS.ownedListings - 1

const SEQ = String.raw`\d{1,9}`
const FORM = new RegExp(
  String.raw`^(${NAMED_RUN}|\d)_(\d{1,16})_(${SEQ})_(\d{1,9}\+?)_((?:${SEQ}(?:-${SEQ}){0,${MORE_NAMED}})?)_([0-9a-z]{1,14})$`,
)

/** Writes the cursor of the page after a position. It is valid for the same search only. */
export function writeCursor(
  { position: { run, rank, seq }, total, named }: Cursor,
  search: ListSearch,
): string {
  const content = `${run}_${rank}_${seq}_${total}_${named.join('-')}`
  return `${content}_${checksum(content, search)}`
}

/** Reads a cursor; undefined where its checksum does not fit: it was altered or belongs to another search. */
export function readCursor(cursor: string, search: ListSearch): Cursor | undefined {
  const [, run, rank, seq, total, named = '', sum] = FORM.exec(cursor) ?? []
  if (!run || !rank || !seq || !total) return undefined
  if (sum !== checksum(`${run}_${rank}_${seq}_${total}_${named}`, search)) return undefined
  return {
    position: { run: Number(run), rank: Number(rank), seq: Number(seq) },
    total,
    named: named === '' ? [] : named.split('-').map(Number),
  }
}

/** A checksum of a cursor and its search. It guards against mistakes, not against secrets: a cursor holds none. */
function checksum(content: string, search: ListSearch): string {
  const text = `${content}|${JSON.stringify(Object.entries(search).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`
  let [high, low] = [0x811c9dc5, 0x01000193]
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ low, 0x5bd1e995)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}
