import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { bitsBetween, MOST_OTHER_BITS } from '#contract/pictures/look.ts'
import { LIMITS } from '#contract/limits.ts'
import { type Category, STATES } from '#contract/properties/enums.ts'
import type { LikeReason } from '#contract/properties/like.ts'
import { wordsOf } from '#contract/search/tokens.ts'
import type { Db } from '#worker/db/client.ts'
import { images, properties } from '#worker/db/schema.ts'
import { LOOK_PARTS, partOfLook } from '#worker/db/tables/images.ts'
import { categoryToken } from '#worker/db/search/facets.ts'
import { AGES, allOf } from '#worker/db/search/plan.ts'
import { ANYWHERE, facet, IN_PLACE, spelledOut } from '#worker/db/search/tokens.ts'
import { PROPERTY_COLUMNS, type PropertyRow } from './rows.ts'
import { surveyNoIn, withTruePlace } from './shown-place.ts'

/** What is compared of a listing, stored or not. */
type ListingToCompare = {
  id?: string
  category: Category
  priceInr: number
  areaSqFt: number | null
  locality: string | null
  surveyNo: string | null
  /** Of its pictures, stored or not. */
  looks: readonly string[]
}
export type LikeListing = { row: PropertyRow; why: LikeReason[] }

export const NEAR_PRICE = 0.05
export const NEAR_SIZE = 0.03
/** Listings of one price or plot number, and pictures of one part of a look, that are looked at. */
const CANDIDATES = 200
const CANDIDATE_PICTURES = 100
const MOST_LOOKS = 8

/**
 * Listings of the same kind, whatever their status, that have the same plot number, a picture that looks the same, or
 * nearly the same price, size and place.
 */
export async function findLike(db: Db, compared: ListingToCompare): Promise<LikeListing[]> {
  const pictured = await findPictured(db, compared)
  const { surveyNo, category } = compared
  const [inPlace = '', withNumber = ''] = await spelledOut(db, [
    withAll(category, compared.locality, IN_PLACE),
    withPlotNumber(category, surveyNo),
  ])
  const candidates = [byPrice(compared, inPlace), byPlotNumber(compared, withNumber), bySeq(pictured)].filter(
    (one) => one !== undefined,
  )
  if (candidates.length === 0) return []
  const rows = await db
    .select(PROPERTY_COLUMNS)
    .from(properties)
    .where(inArray(properties.seq, sql`(${sql.join(candidates, sql` UNION `)})`))
  return rows
    .map((row) => ({ row, why: reasonsOf(row, compared, pictured) }))
    .filter(({ row, why }) => row.category === compared.category && row.id !== compared.id && isLike(why))
    .toSorted((one, other) => other.why.length - one.why.length || (one.row.id < other.row.id ? 1 : -1))
    .slice(0, LIMITS.similarListings)
}

const isLike = (why: readonly LikeReason[]) =>
  why.includes('plot number') ||
  why.includes('picture') ||
  (['price', 'size', 'place'] as const).every((reason) => why.includes(reason))

const seqOf = sql.raw(`rowid & ${AGES - 1}`)
const kindOf = (category: Category) =>
  `(${STATES.map((state) => facet(state, categoryToken(category))).join(' OR ')})`

/** The query for a kind with all words of a text. */
function withAll(category: Category, text: string | null, where: string): string {
  const words = wordsOf(text ?? '')
  return [kindOf(category), ...(words.length === 0 ? [] : [allOf(words, where, true)])].join(' AND ')
}

export const withPlotNumber = (category: Category, surveyNo: string | null) =>
  withAll(category, surveyNo, ANYWHERE)

function byPrice({ priceInr, areaSqFt, locality }: ListingToCompare, match: string): SQL | undefined {
  if (priceInr <= 0 || areaSqFt === null || locality === null) return undefined
  const [lowest, highest] = [Math.floor(priceInr * (1 - NEAR_PRICE)), Math.ceil(priceInr * (1 + NEAR_PRICE))]
  return sql`SELECT * FROM (SELECT ${seqOf} FROM properties_by_price WHERE properties_by_price MATCH ${match}
    AND rowid BETWEEN (${lowest} * ${AGES}) AND (${highest} * ${AGES} + ${AGES - 1}) LIMIT ${CANDIDATES})`
}

function byPlotNumber({ surveyNo }: ListingToCompare, match: string): SQL | undefined {
  if (wordsOf(surveyNo ?? '').length === 0) return undefined
  return sql`SELECT * FROM (SELECT ${seqOf} FROM properties_by_price
    WHERE properties_by_price MATCH ${match} LIMIT ${CANDIDATES})`
}

const bySeq = (seqs: ReadonlySet<number>) =>
  seqs.size === 0 ? undefined : sql`SELECT value FROM json_each(${JSON.stringify([...seqs])})`

type Looking = { look: string; seq: number }

/** The pictures that have a part of a look: a term for each part, which are as many terms as D1 takes in a compound SELECT. */
const WITH_A_PART = `SELECT found.look, properties.seq FROM (${LOOK_PARTS.map(
  (part, index) =>
    `SELECT * FROM (SELECT look, property_id FROM images WHERE look IS NOT NULL
      AND ${partOfLook(part)} = ?${index + 2} LIMIT ${CANDIDATE_PICTURES})`,
).join(
  ' UNION ALL ',
)}) AS found JOIN properties ON properties.id = found.property_id WHERE properties.id <> ?1`

/** The listings with a picture that looks like one of these, by the parts of looks: the work is bounded, however many there are. */
async function findPictured(db: Db, { id = '', looks }: ListingToCompare): Promise<ReadonlySet<number>> {
  const asked = [...new Set(looks)].slice(0, MOST_LOOKS)
  if (asked.length === 0) return new Set()
  const withAPart = db.$client.prepare(WITH_A_PART)
  const found = await db.$client.batch<Looking>(
    asked.map((look) =>
      withAPart.bind(id, ...LOOK_PARTS.map(({ from, digits }) => look.slice(from - 1, from - 1 + digits))),
    ),
  )
  return new Set(
    found.flatMap(({ results }) => results).flatMap(({ look, seq }) => (isLikeOne(look, asked) ? [seq] : [])),
  )
}

const isLikeOne = (look: string, asked: readonly string[]) =>
  asked.some((other) => bitsBetween(look, other) <= MOST_OTHER_BITS)

/** The looks of a listing's own pictures. */
export async function looksOf(db: Db, id: string): Promise<string[]> {
  const rows = await db.select({ look: images.look }).from(images).where(eq(images.propertyId, id))
  return rows.flatMap(({ look }) => look ?? [])
}

function reasonsOf(
  row: PropertyRow,
  compared: ListingToCompare,
  pictured: ReadonlySet<number>,
): LikeReason[] {
  const own = plotNumberOf(surveyNoIn(withTruePlace(row).details))
  const isSamePlace = row.locality !== null && row.locality.toLowerCase() === compared.locality?.toLowerCase()
  return [
    ...(own !== '' && own === plotNumberOf(compared.surveyNo) ? (['plot number'] as const) : []),
    ...(pictured.has(row.seq) ? (['picture'] as const) : []),
    ...(isWithin(row.priceInr, compared.priceInr, NEAR_PRICE) ? (['price'] as const) : []),
    ...(isWithin(row.areaSqFt, compared.areaSqFt, NEAR_SIZE) ? (['size'] as const) : []),
    ...(isSamePlace ? (['place'] as const) : []),
  ]
}

/** Whether two numbers are known and apart by this part of the second at most. */
export const isWithin = (one: number | null, other: number | null, part: number) =>
  one !== null && other !== null && one > 0 && other > 0 && Math.abs(one - other) <= other * part

export const plotNumberOf = (surveyNo: string | null) => wordsOf(surveyNo ?? '').join(' ')
