import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { meta } from '#worker/db/schema.ts'

/**
 * The statement that reads the number which triggers raise with every change of a listing. First in the batch of a
 * public read, it says which state of the listings the rest of the batch has seen.
 */
export function selectListingVersion(db: Db) {
  return db.select({ value: meta.value }).from(meta).where(eq(meta.key, 'listing'))
}

/** The same number as an expression, 0 in an empty store. */
export const LISTING_VERSION = sql`(SELECT ifnull(max(value), 0) FROM meta WHERE key = 'listing')`

/**
 * The statement that raises it where no listing changes: what pages show beside the listings did. With `only`, a condition in SQL, it
 * is raised if that holds by then.
 */
export const raiseListingVersion = (db: Db, only?: SQL) =>
  db
    .update(meta)
    .set({ value: sql`${meta.value} + 1` })
    .where(and(eq(meta.key, 'listing'), only))

/** The same number by itself. */
export async function readListingVersion(db: Db): Promise<number> {
  return versionIn(await selectListingVersion(db))
}

export const versionIn = (rows: { value: number }[]) => rows[0]?.value ?? 0

/** A number of the store as an expression; NULL where it was never set. */
export const storedNumber = (key: string): SQL => sql`(SELECT value FROM ${meta} WHERE key = ${key})`

/** The statement that sets a number of the store; one that is so already is not written again. */
export const setNumber = (db: Db, key: string, value: number) =>
  db
    .insert(meta)
    .values({ key, value })
    .onConflictDoUpdate({ target: meta.key, set: { value }, setWhere: sql`${meta.value} <> ${value}` })
