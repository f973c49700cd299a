import { pathOf, valueIn } from '#worker/db/tables/stored-pictures.ts'
import { type Fault, allRows } from './fault.ts'

const STATUS = `CASE WHEN approved_by_admin = 0 THEN 'pending' WHEN is_sold THEN 'sold' WHEN is_rented THEN 'rented'
  WHEN confirmation = 'lapsed' THEN 'unconfirmed' ELSE 'available' END`
const DEAL = `CASE WHEN lease_type IN ('Sale', 'Rent', 'Lease') THEN lower(lease_type)
  WHEN is_for_sale OR is_sold THEN 'sale' WHEN is_for_rent OR is_rented THEN 'rent' ELSE 'sale' END`
/** What the pictures column of listings says, a row for each picture. */
const SHOWN = `shown AS (SELECT properties.id AS listing, CAST(picture.key AS INTEGER) AS place,
  substr(${valueIn('picture.value', 'url')}, 2) AS image, picture.value AS said FROM properties, json_each(properties.pictures) AS picture)`

/** What rows say of each other: references, states that follow from flags, versions, and who owns which picture. */
export async function rowFaults(database: D1Database): Promise<Fault[]> {
  const found = [referenceFaults, stateFaults, versionFaults, unownedFaults, unshownFaults]
  return (await Promise.all(found.map((find) => find(database)))).flat()
}

async function referenceFaults(database: D1Database): Promise<Fault[]> {
  const rows = await allRows<{ table: string; rowid: number; parent: string }>(
    database.prepare('PRAGMA foreign_key_check'),
  )
  return rows.map(({ table, rowid, parent }) => ({
    kind: 'rows',
    sentence: `Row ${rowid} of ${table} names a row of ${parent} that is not there.`,
  }))
}

async function stateFaults(database: D1Database): Promise<Fault[]> {
  const rows = await allRows<{ id: string }>(
    database.prepare(`SELECT id FROM properties WHERE status <> ${STATUS} OR deal <> ${DEAL}`),
  )
  const mend = database.prepare(`UPDATE properties SET status = ${STATUS}, deal = ${DEAL} WHERE id = ?`)
  return rows.map(({ id }) => ({
    kind: 'rows',
    sentence: `Listing ${id} has a status or deal that does not follow from its flags.`,
    mend: [mend.bind(id)],
  }))
}

async function versionFaults(database: D1Database): Promise<Fault[]> {
  const rows = await allRows<{ id: string }>(
    database.prepare('SELECT id FROM properties WHERE version < 1 OR updated_at < created_at'),
  )
  const [meta] = await allRows(database.prepare(`SELECT 1 FROM meta WHERE key = 'listing' AND value > 0`))
  const mend = database.prepare(
    'UPDATE properties SET version = max(1, version), updated_at = max(updated_at, created_at) WHERE id = ?',
  )
  const faults: Fault[] = rows.map(({ id }) => ({
    kind: 'version',
    sentence: `Listing ${id} has an impossible version or time.`,
    mend: [mend.bind(id)],
  }))
  return meta ? faults : [...faults, { kind: 'definition', sentence: 'The listing version is missing.' }]
}

/** What a row says of its picture beside whether it was made with a computer, in the order of the columns below. */
const SAID = ['alt', 'width', 'height', 'widths', 'colour', 'place', 'caption'] as const

type ShownPicture = {
  listing: string
  place: number
  image: string
  said: string
  owner: string | null
  known: number
}

/** Pictures that a listing shows and that are not its own, or not as it says. */
async function unownedFaults(database: D1Database): Promise<Fault[]> {
  const rows = await allRows<ShownPicture>(
    database.prepare(`WITH ${SHOWN} SELECT shown.*, images.property_id AS owner, images.key IS NOT NULL AS known
      FROM shown LEFT JOIN images ON images.key = shown.image
      WHERE images.key IS NULL OR images.property_id IS NOT shown.listing OR images.position IS NOT shown.place
      OR images.is_cover IS NOT (shown.place = 0) OR json(images.widths) IS NOT ${valueIn('shown.said', 'widths')}`),
  )
  return rows.map((row) => unownedFault(database, row))
}

function unownedFault(
  database: D1Database,
  { listing, place, image, said, owner, known }: ShownPicture,
): Fault {
  if (known === 0)
    return {
      kind: 'claim',
      sentence: `Listing ${listing} shows ${image}, which has no row.`,
      mend: [
        database
          .prepare(
            `INSERT INTO images (key, property_id, position, is_cover, alt, width, height, widths, placeholder_colour, place, caption, is_rendered, bytes, created_at)
            SELECT ?1, ?2, ?3, ?3 = 0, ${SAID.map((name) => valueIn('?4', name)).join(', ')}, ifnull(${valueIn('?4', 'isRendered')}, 0), 0, created_at
            FROM properties WHERE id = ?2`,
          )
          .bind(image, listing, place, said),
      ],
    }
  if (owner !== null && owner !== listing)
    return { kind: 'claim', sentence: `Listing ${listing} shows ${image}, which is the picture of ${owner}.` }
  return {
    kind: 'claim',
    sentence: `Listing ${listing} shows ${image}, whose row says otherwise.`,
    mend: [
      database
        .prepare(
          `UPDATE images SET property_id = ?2, position = ?3, is_cover = ?3 = 0, released_at = NULL, trashed_at = NULL WHERE key = ?1`,
        )
        .bind(image, listing, place),
      showAsStored(database, listing),
    ],
  }
}

/** Writes the widths that the rows of its pictures know onto a listing. */
export const showAsStored = (database: D1Database, listing: string) =>
  database
    .prepare(
      `UPDATE properties SET pictures = (SELECT json_group_array(json(json_set(picture.value, ${pathOf('widths')},
        json(ifnull((SELECT widths FROM images WHERE images.key = substr(${valueIn('picture.value', 'url')}, 2)), ${valueIn('picture.value', 'widths')}))))
        ORDER BY CAST(picture.key AS INTEGER)) FROM json_each(pictures) AS picture) WHERE id = ?`,
    )
    .bind(listing)

/** Pictures that are a listing's own and that it does not show. */
async function unshownFaults(database: D1Database): Promise<Fault[]> {
  const rows = await allRows<{ key: string; property_id: string }>(
    database.prepare(`WITH ${SHOWN} SELECT key, property_id FROM images WHERE property_id IS NOT NULL
      AND (key, property_id) NOT IN (SELECT image, listing FROM shown)`),
  )
  const mend = database.prepare(
    'UPDATE images SET property_id = NULL, position = NULL, is_cover = 0, released_at = ? WHERE key = ?',
  )
  return rows.map(({ key, property_id: owner }) => ({
    kind: 'claim',
    sentence: `${key} belongs to listing ${owner}, which does not show it.`,
    mend: [mend.bind(Date.now(), key)],
  }))
}
