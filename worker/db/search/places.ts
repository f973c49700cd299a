import { placeNames, type PlaceNames } from '#contract/search/place-names.ts'
import type { TaughtWord } from '#contract/search/taught.ts'
import type { Db } from '#worker/db/client.ts'
import { placeList } from '#worker/db/schema.ts'

/*
 * The names of the places that public listings are in, and the words that the search was taught. Triggers keep them in one
 * row; an isolate reads it once, and again when the version on a page of a list says that one was added or removed.
 */

const known: { version: number; names: PlaceNames } = { version: 0, names: placeNames([]) }

/** The places as this isolate knows them; read from the database only where it has none yet. */
export async function knownPlaces(db: Db): Promise<PlaceNames> {
  if (known.version === 0) await readPlaces(db)
  return known.names
}

/** The places as the store has them now, for who writes a listing: nothing told this isolate of the last one's. */
export async function placesNow(db: Db): Promise<PlaceNames> {
  await readPlaces(db)
  return known.names
}

/** Whether this isolate's places have this version; reads them again where they do not. */
export async function arePlacesKnown(db: Db, version: number): Promise<boolean> {
  if (version === known.version) return true
  await readPlaces(db)
  return false
}

/** The places and the taught words as they would be with this word taught, or taught anew. */
export async function placesWith(
  db: Db,
  word: TaughtWord,
): Promise<{ names: PlaceNames; taught: TaughtWord[] }> {
  const { names = [], taught = [] } = (await storedPlaces(db)) ?? {}
  const others = taught.filter((other) => other.word !== word.word)
  return { names: placeNames(names, [...others, word]), taught: others }
}

async function readPlaces(db: Db): Promise<void> {
  const stored = await storedPlaces(db)
  if (stored)
    Object.assign(known, { version: stored.version, names: placeNames(stored.names, stored.taught) })
}

async function storedPlaces(db: Db) {
  const [row] = await db
    .select({ version: placeList.version, names: placeList.names, taught: placeList.taught })
    .from(placeList)
  return row && { ...row, taught: row.taught.map(([word, means, as]): TaughtWord => ({ word, means, as })) }
}
