import { sql } from 'drizzle-orm'
import { isCompared } from '#contract/numbers/compared.ts'
import { COUNTED_EVENTS, eachEvent, type EventCounts } from '#contract/numbers/counted-events.ts'
import type { ListingNumbers, NumbersReply } from '#contract/numbers/numbers.ts'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES, type Category } from '#contract/properties/enums.ts'
import { listingNumber } from '#contract/properties/number.ts'
import { DAY_MS, indiaDay } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { listTaughtWords } from '#worker/db/queries/taught-words.ts'
import type { PropertyRow } from '#worker/db/queries/properties/rows.ts'

type Span = { days: number; nowMs: number }

/** Everything of the reply but how searches are said in words. */
export type Numbers = Omit<NumbersReply, 'searches'> & { searches: { query: string; times: number }[] }

const SUMS = sql.raw(COUNTED_EVENTS.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', '))

/** What was counted in the last days, today included. */
export async function findNumbers(db: Db, span: Span): Promise<Numbers> {
  const { days, nowMs } = span
  const today = indiaDay(nowMs)
  const first = today - days + 1
  const named = (kind: string, but = sql``) =>
    db.all<{ name: string; times: number }>(
      sql`SELECT name, sum(times) AS times FROM seen_names WHERE day BETWEEN ${first} AND ${today} AND kind = ${kind} ${but}
        GROUP BY name ORDER BY sum(times) DESC, name LIMIT ${LIMITS.numbersNames}`,
    )
  const [totals, before, since, languages, hosts, searches, words, taught, listings, listingsBefore] =
    await Promise.all([
      db.all<EventCounts & { day: number }>(
        sql`SELECT day, ${SUMS} FROM seen_counts WHERE day BETWEEN ${first} AND ${today} GROUP BY day`,
      ),
      db.get<EventCounts>(
        sql`SELECT ${SUMS} FROM seen_counts WHERE day >= ${first - days} AND day < ${first}`,
      ),
      db.get<{ day: number | null }>(sql`SELECT min(day) AS day FROM seen_counts`),
      named('language'),
      named('host'),
      named('search'),
      named('word', sql`AND name NOT IN (SELECT word FROM taught_words)`),
      listTaughtWords(db),
      findListingNumbers(db, span),
      findListingNumbers(db, { days, nowMs: nowMs - days * DAY_MS }),
    ])
  const totalOf = new Map(totals.map((total) => [total.day, total]))
  const onOffer = listings.filter(({ status }) => status === 'available')
  return {
    days,
    from: dateOf(first),
    to: dateOf(today),
    totals: Array.from({ length: days }, (_, at) => ({
      ...countsOf(totalOf.get(first + at)),
      date: dateOf(first + at),
    })),
    before:
      (since?.day ?? today) <= first - days
        ? { ...countsOf(before), unasked: listingsBefore.filter(({ unasked }) => unasked !== null).length }
        : null,
    languages: languages.map(({ name, times }) => ({ language: name, pages: times })),
    hosts: hosts.map(({ name, times }) => ({ host: name, pages: times })),
    listings: listings.slice(0, LIMITS.numbersListings),
    usual: usualOf(onOffer),
    searches: searches.map(({ name, times }) => ({ query: name, times })),
    words: words.map(({ name, times }) => ({ word: name, times })),
    taught,
  }
}

const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

const countsOf = (row: EventCounts | undefined): EventCounts => eachEvent((event) => row?.[event] ?? 0)

type Row = EventCounts &
  Pick<PropertyRow, 'id' | 'seq' | 'title' | 'category' | 'status' | 'publishedAt'> & {
    hasPictures: number
    hasPlace: number
  }

/** Every listing that is on offer or was counted, the most opened first. */
export async function findListingNumbers(db: Db, { days, nowMs }: Span): Promise<ListingNumbers[]> {
  const today = indiaDay(nowMs)
  const first = today - days + 1
  const rows = await db.all<Row>(
    sql`WITH counted AS (SELECT property_id, ${SUMS} FROM seen_counts WHERE day BETWEEN ${first} AND ${today} GROUP BY property_id)
      SELECT id, seq, title, category, status, published_at AS publishedAt, properties.pictures <> '[]' AS hasPictures, lat IS NOT NULL OR embed_url IS NOT NULL AS hasPlace,
        ${sql.raw(COUNTED_EVENTS.map((name) => `coalesce(counted.${name}, 0) AS ${name}`).join(', '))}
      FROM properties LEFT JOIN counted ON counted.property_id = properties.id
      WHERE status = 'available' OR counted.property_id IS NOT NULL
      ORDER BY opened DESC, shown DESC, seq DESC`,
  )
  const listings = rows.map((row) => ({
    ...countsOf(row),
    propertyId: row.id,
    number: listingNumber(row.seq),
    title: row.title,
    category: row.category,
    status: row.status,
    daysOnMarket:
      row.publishedAt === null ? null : Math.max(0, Math.floor((nowMs - row.publishedAt) / DAY_MS)),
    unasked: null,
  }))
  const onOffer = listings.filter(({ status }) => status === 'available')
  const usual = new Map(usualOf(onOffer).map((kind) => [kind.category, kind]))
  const compared = new Set(CATEGORIES.flatMap((category) => comparedAmong(ofKind(onOffer, category))))
  return listings.map((listing, at) => {
    const [kind, row] = [usual.get(listing.category), rows[at]]
    const after = kind && compared.has(listing) ? unaskedAfter(listing, kind) : undefined
    return { ...listing, unasked: after && row ? { after, perhaps: lacking(row) } : null }
  })
}

/** Looked at more than is usual for its kind, and then left: less than half of what is usual went on from there. */
function unaskedAfter(counts: EventCounts, usual: EventCounts): 'shown' | 'opened' | undefined {
  if (counts.opened > usual.opened && counts.enquired * 2 < Math.max(1, usual.enquired)) return 'opened'
  if (counts.shown > usual.shown && counts.opened * 2 < usual.opened) return 'shown'
  return undefined
}

/** The likely cause: what a listing does not show, else what it costs. */
function lacking({ hasPictures, hasPlace }: Row): 'pictures' | 'map' | 'price' {
  if (!hasPictures) return 'pictures'
  return hasPlace ? 'price' : 'map'
}

type Counted = EventCounts & Pick<ListingNumbers, 'category' | 'daysOnMarket'>

const ofKind = <Listing extends Counted>(listings: readonly Listing[], category: Category) =>
  listings.filter((listing) => listing.category === category)

/** Of a kind those that have been on the market long enough to say what is usual; while all are young, all. */
function comparedAmong<Listing extends Counted>(own: readonly Listing[]): readonly Listing[] {
  const grown = own.filter(isCompared)
  return grown.length > 0 ? grown : own
}

/** How many listings each kind has and for how long, with the medians of what was counted of those that are compared. */
function usualOf(listings: readonly Counted[]) {
  return CATEGORIES.flatMap((category) => {
    const own = ofKind(listings, category)
    if (own.length === 0) return []
    const compared = comparedAmong(own)
    return [
      {
        category,
        listings: own.length,
        daysOnMarket: median(own.flatMap(({ daysOnMarket }) => daysOnMarket ?? [])),
        ...eachEvent((event) => median(compared.map((listing) => listing[event]))),
      },
    ]
  })
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return Math.round((low + high) / 2)
}
