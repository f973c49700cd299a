import { eq, inArray, sql } from 'drizzle-orm'
import type { LookingReply } from '#contract/leads/leads.ts'
import { isWithin, nearTermsOf, unsaidTerms } from '#contract/leads/near-terms.ts'
import { wishOf } from '#contract/leads/wish.ts'
import { LIMITS } from '#contract/limits.ts'
import { FILTER_NAMES, type ListSearch, searchNames } from '#contract/properties/filters.ts'
import type { Property } from '#contract/properties/replies.ts'
import { type Difference, isNear } from '#contract/search/nearest.ts'
import type { PlaceNames } from '#contract/search/place-names.ts'
import { readListSearch } from '#contract/search/read-list-search.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import type { Db } from '#worker/db/client.ts'
import { idsIn } from '#worker/db/queries/many-rows.ts'
import { isoTime } from '#worker/db/queries/properties/rows.ts'
import { leads, properties } from '#worker/db/schema.ts'
import { filterDifferencesFrom } from '#worker/db/search/differences.ts'
import { listedLead, selectLeads } from './rows.ts'

/** What says less would be met by half of all listings. */
const LEAST_SAID = 2

type Near = { propertyId: string; differs: Difference[] }
type Looking = {
  id: string
  wish: string
  reading: SearchReading | undefined
  said: number
  listings: Near[]
}

/** The newest open leads that look for what one of these listings is, each with those that come near. */
export async function findLooking(
  db: Db,
  listings: readonly Property[],
  places: PlaceNames,
): Promise<LookingReply> {
  if (listings.length === 0) return { looking: [], more: false }
  const found = (await findWishes(db)).flatMap((wish) => lookingFor(wish, listings, places)).toSorted(byFit)
  const shown = found.slice(0, LIMITS.lookingLeads)
  const ids = shown.map(({ id }) => id)
  const rows = await selectLeads(db).where(inArray(leads.id, idsIn(ids)))
  const leadOf = new Map(rows.map((row) => [row.lead.id, listedLead(row)]))
  const sentAt = await findSent(db, ids)
  return {
    looking: shown.flatMap(({ id, wish, reading, listings: near }) => {
      const lead = leadOf.get(id)
      const said = near.map((one) => ({ ...one, sentAt: sentAt(id, one.propertyId) }))
      return lead ? [{ lead, wish, reading, listings: said }] : []
    }),
    more: found.length > shown.length,
  }
}

type Wish = Awaited<ReturnType<typeof findWishes>>[number]

/** Each part of the open leads is the newest of an index, so that what is done is not read. */
async function findWishes(db: Db) {
  const parts = [
    sql`leads.status = 'new' AND leads.next_step_on IS NULL`,
    sql`leads.status IN ('called', 'visit') AND leads.next_step_on IS NULL`,
    sql`leads.status IN ('new', 'called', 'visit') AND leads.next_step_on IS NOT NULL`,
  ]
  const [fresh, idle, stepped] = parts.map((holds, index) =>
    db
      .select({
        id: leads.id,
        kind: leads.kind,
        words: leads.words,
        looksFor: leads.looksFor,
        offer: leads.offer,
        propertyId: leads.propertyId,
        visitPropertyId: leads.visitPropertyId,
        asked: { deal: properties.deal, price: properties.priceInr },
      })
      .from(leads)
      .leftJoin(properties, eq(properties.id, leads.propertyId))
      .where(holds)
      .orderBy(index === 2 ? sql`leads.next_step_on DESC, leads.id DESC` : sql`leads.id DESC`)
      .limit(LIMITS.comparedWishes),
  )
  return fresh && idle && stepped ? (await db.batch([fresh, idle, stepped])).flat() : []
}

function lookingFor(lead: Wish, listings: readonly Property[], places: PlaceNames): Looking[] {
  const wish = lead.kind === 'report' ? '' : wishOf(lead)
  if (wish === '') return []
  const { search, reading } = readListSearch({ searchTerm: wish }, places)
  const said = saidIn(search)
  if (said < LEAST_SAID || search.missingKind !== undefined || search.isUnfindable) return []
  const terms = unsaidTerms(nearTermsOf(reading, lead.asked))
  const differencesOf = filterDifferencesFrom(search)
  const near = listings.flatMap((property): Near[] => {
    const { _id: propertyId } = property
    if (propertyId === lead.propertyId || propertyId === lead.visitPropertyId) return []
    if (!isWithin(terms, property)) return []
    const differs = differencesOf(property)
    return differs.length === 0 || isNear(differs) ? [{ propertyId, differs }] : []
  })
  return near.length === 0 ? [] : [{ id: lead.id, wish, reading, said, listings: near }]
}

/** How many filters a wish says; its other words are no condition, as people write about much else. */
function saidIn(search: ListSearch): number {
  const said: Record<string, unknown> = search
  return FILTER_NAMES.filter(
    (name) => name !== 'placed' && searchNames(name).some((key) => said[key] !== undefined),
  ).length
}

const isMet = ({ listings }: Looking) => listings.some(({ differs }) => differs.length === 0)

const byFit = (one: Looking, other: Looking) =>
  Number(isMet(other)) - Number(isMet(one)) || other.said - one.said || (other.id < one.id ? -1 : 1)

/** When a lead was last sent a listing. */
async function findSent(db: Db, ids: string[]) {
  const rows = await db.all<{ leadId: string; propertyId: string; at: number }>(sql`
    SELECT lead_id AS leadId, property_id AS propertyId, max(at) AS at
    FROM lead_lines CROSS JOIN shared_list_items ON code = list_code
    WHERE lead_id IN ${idsIn(ids)} AND list_code IS NOT NULL GROUP BY lead_id, property_id`)
  const found = new Map(rows.map(({ leadId, propertyId, at }) => [`${leadId} ${propertyId}`, isoTime(at)]))
  return (leadId: string, propertyId: string) => found.get(`${leadId} ${propertyId}`) ?? null
}
