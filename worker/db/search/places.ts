import { placeNames, type PlaceNames } from '#contract/search/place-names.ts'
import type { Db } from '#worker/db/client.ts'

/*
 * The names of the places that public listings are in. Triggers keep them in one row; an isolate reads it once, and again
 * when the version on a page of a list says that a name was added or removed.
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

async function readPlaces(db: Db): Promise<void> {
  const [row] = await db.$client.prepare('SELECT version, names FROM place_list').raw<[number, string]>()
  if (row) Object.assign(known, { version: row[0], names: placeNames(JSON.parse(row[1])) })
}
