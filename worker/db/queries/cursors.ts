import type { Position } from './orders.ts'
import type { PropertySearch } from './property-search.ts'

/** What a next page needs to know of the pages before it. */
export type Cursor = {
  position: Position
  /** The newest listing when the first page was read; pins the window of a reordered text search. */
  newestSeq: number
  /** The total as the first page counted it, '1000+' included, so that it is counted once. */
  total: string
}

const FORM = /^(-?\d{1,16}(?:\.\d{1,6})?)_(\d{1,15})_(\d{1,15})_(\d{1,9}\+?)_([0-9a-z]{1,14})$/

/** Writes the cursor of the page behind `position`. It only opens the search it was written for. */
export function writeCursor({ position, newestSeq, total }: Cursor, search: PropertySearch): string {
  const content = `${position.rank}_${position.seq}_${newestSeq}_${total}`
  return `${content}_${seal(content, search)}`
}

/** Reads a cursor; undefined when it was tampered with or belongs to another search. */
export function readCursor(cursor: string, search: PropertySearch): Cursor | undefined {
  const [, rank, seq, newestSeq, total, mark] = FORM.exec(cursor) ?? []
  if (!rank || !seq || !newestSeq || !total) return undefined
  if (mark !== seal(`${rank}_${seq}_${newestSeq}_${total}`, search)) return undefined
  return { position: { rank: Number(rank), seq: Number(seq) }, newestSeq: Number(newestSeq), total }
}

/** A checksum of a cursor and its search. It guards against mistakes, not against secrets: a cursor holds none. */
function seal(content: string, search: PropertySearch): string {
  const text = `${content}|${JSON.stringify(search)}`
  let [high, low] = [0x811c9dc5, 0x01000193]
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ low, 0x5bd1e995)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}
