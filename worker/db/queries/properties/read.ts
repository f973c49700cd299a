import type { Person } from '#contract/accounts/people.ts'
import { selectPeople, toPerson } from '#worker/db/queries/accounts/people.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { CATEGORIES } from '#contract/properties/enums.ts'
import type { PricePoint } from '#contract/properties/replies.ts'
import type { Landmark } from '#contract/site/landmarks.ts'
import type { Db } from '#worker/db/client.ts'
import { selectLandmarks, toLandmark } from '#worker/db/queries/landmarks.ts'
import { images, properties, users } from '#worker/db/schema.ts'
import { idsIn } from '#worker/db/queries/many-rows.ts'
import { PUBLIC_LISTING } from '#worker/db/search/public-listing.ts'
import { selectListingVersion, versionIn } from '#worker/db/queries/meta.ts'
import { readPictures } from '#worker/db/tables/stored-pictures.ts'
import { type ListedRow, presetsShown, pricesShown, PROPERTY_COLUMNS, type PropertyRow } from './rows.ts'

/** A name of its own: a batch tells columns apart by their names. */
const CONFIRMED_BY_NAME = sql<
  string | null
>`(SELECT confirmer.username FROM users AS confirmer WHERE confirmer.id = ${properties.confirmedBy})`.as(
  'confirmed_by_name',
)

/** One listing, whatever its status. */
export function findProperty(db: Db, id: string): Promise<PropertyRow | undefined> {
  return selectProperty(db, id).get()
}

/** The id of the listing of this age, where visitors may see it. */
export async function findPublicId(db: Db, age: number): Promise<string | undefined> {
  const found = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.seq, age), eq(properties.approvedByAdmin, true)))
    .get()
  return found?.id
}

/** The id of the listing of this age, whatever its status. */
export async function findIdOfAge(db: Db, age: number): Promise<string | undefined> {
  const found = await db.select({ id: properties.id }).from(properties).where(eq(properties.seq, age)).get()
  return found?.id
}

/** Several listings by their ids, whatever their status. */
export async function findProperties(db: Db, ids: string[]): Promise<Map<string, PropertyRow>> {
  const rows = await db
    .select(PROPERTY_COLUMNS)
    .from(properties)
    .where(inArray(properties.id, idsIn(ids)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** One listing with who listed it, and with the state of the listings it was read in. */
export async function findListedProperty(
  db: Db,
  id: string,
): Promise<{ row: ListedRow | undefined; version: number }> {
  const [version, [row]] = await db.batch([selectListingVersion(db), selectPropertyAndLister(db, id)])
  return { row, version: versionIn(version) }
}

/** A listing as the public may see it, as JSON, with its own version and the widths of its pictures. */
type PublicListing = Pick<PropertyRow, 'version' | 'pictures'> & { json: string }

const PUBLIC_LISTING_SQL = `SELECT meta.value AS listing_version, properties.version AS version, properties.pictures AS stored_pictures,
    properties.category AS kind, properties.staff_details ->> '$.untouchedDefaults' AS untouched,
    properties.price_history, properties.price_since, properties.price_inr, properties.published_at,
    ${PUBLIC_LISTING.sql.map((sql, index) => `${sql} AS column${index}`).join(', ')}
  FROM meta LEFT JOIN properties ON properties.id = ?1 AND properties.approved_by_admin = 1 WHERE meta.key = 'listing'`

/** A listing for the public, in one statement; undefined where there is none that it may see. */
export async function findPublicListing(
  db: Db,
  id: string,
): Promise<{ listing: PublicListing | undefined; version: number }> {
  const [
    [
      listingVersion,
      version,
      pictures,
      kind,
      untouched,
      history,
      since,
      priceInr,
      publishedAt,
      ...values
    ] = [],
  ] = await db.$client.prepare(PUBLIC_LISTING_SQL).bind(id).raw()
  const listing =
    typeof version === 'number'
      ? {
          version,
          pictures: readPictures(String(pictures)),
          json: withPrices(
            withPresetsJson(PUBLIC_LISTING.read(values), kind, untouched),
            pricesShown({
              priceHistory: JSON.parse(String(history)),
              priceSince: numberOrNull(since),
              priceInr: Number(priceInr),
              publishedAt: numberOrNull(publishedAt),
            }),
          ),
        }
      : undefined
  return { listing, version: Number(listingVersion ?? 0) }
}

const withPrices = (json: string, prices: PricePoint[]) =>
  `${json.slice(0, -1)},"priceHistory":${JSON.stringify(prices)}}`
const numberOrNull = (value: unknown) => (value === null ? null : Number(value))

/** The same as `asAnswered` for the presets, of a listing in JSON: most have none. */
function withPresetsJson(json: string, kind: unknown, untouched: unknown): string {
  const untouchedDefaults: string[] = typeof untouched === 'string' ? JSON.parse(untouched) : []
  const category = CATEGORIES.find((one) => one === kind)
  if (untouchedDefaults.length === 0 || !category) return `${json.slice(0, -1)},"untouchedDefaults":[]}`
  return JSON.stringify({ ...JSON.parse(json), ...presetsShown({ category, untouchedDefaults }) })
}

/** The same, whether the preview of its first picture is in the store, and who looks after it. */
export async function findPropertyPage(
  db: Db,
  id: string,
): Promise<{
  row: PropertyRow | undefined
  hasPreview: boolean
  landmarks: Landmark[]
  people: Person[]
  version: number
}> {
  const cover = db
    .select({ hasPreview: images.hasPreview })
    .from(images)
    .where(eq(images.propertyId, id))
    .orderBy(images.position)
    .limit(1)
  const [version, [row], [picture], landmarks, people] = await db.batch([
    selectListingVersion(db),
    selectProperty(db, id),
    cover,
    selectLandmarks(db),
    selectPeople(db, id),
  ])
  return {
    row,
    hasPreview: picture?.hasPreview ?? false,
    landmarks: landmarks.map(toLandmark),
    people: people.map(toPerson),
    version: versionIn(version),
  }
}

/** The query for one listing, for a batch. */
export function selectProperty(db: Db, id: string) {
  return db.select(PROPERTY_COLUMNS).from(properties).where(eq(properties.id, id))
}

function selectPropertyAndLister(db: Db, id: string) {
  return db
    .select({ ...PROPERTY_COLUMNS, listedByName: users.username, confirmedByName: CONFIRMED_BY_NAME })
    .from(properties)
    .leftJoin(users, eq(users.id, properties.listedBy))
    .where(eq(properties.id, id))
}
