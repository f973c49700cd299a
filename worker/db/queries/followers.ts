import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'

/** Holds when the statement before this one in the batch changed a row. */
const IF_CHANGED = sql`changes() > 0`

/**
 * A write and what follows from it, for a batch: each follower is told a condition that holds when the statement right
 * before it changed a row. They stand in this order, so one that may change nothing comes last.
 */
export function withFollowers<Write extends BatchItem<'sqlite'>, Followers extends BatchItem<'sqlite'>[]>(
  write: Write,
  followers: (ifChanged: SQL) => [...Followers],
): [Write, ...Followers] {
  return [write, ...followers(IF_CHANGED)]
}
