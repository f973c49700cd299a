import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { PROPERTY_COLUMNS, type PropertyRow } from '#worker/db/queries/properties/rows.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import { leadLines, leads, properties } from '#worker/db/schema.ts'

type Listed = { leadId: string; propertyId: string }

/**
 * The statements that tie a listing to the lead of who offers it, with a line: for the batch that stores the listing. A lead that
 * is about another listing stays with that one as long as it is there; where there is no such lead, or it offers nothing, nothing
 * happens.
 */
export function listedOf(
  db: Db,
  { leadId, propertyId }: Listed,
  { actor, nowMs }: { actor: { id: string }; nowMs: number },
) {
  const isOffer = sql`${leads.id} = ${leadId} AND ${leads.kind} = 'sell'`
  const isOfNone = sql`NOT EXISTS (SELECT 1 FROM properties WHERE id = ${leads.propertyId})`
  return [
    insertSelected(
      db,
      leadLines,
      { seq: sql`NULL`, leadId, kind: 'listed', at: nowMs, byId: actor.id, text: propertyId, listCode: null },
      sql`WHERE EXISTS (SELECT 1 FROM ${leads} WHERE ${isOffer})`,
    ),
    db
      .update(leads)
      .set({ propertyId: sql`iif(${isOfNone}, ${propertyId}, ${leads.propertyId})`, updatedAt: nowMs })
      .where(isOffer),
  ] as const
}

/** The listing that was made of an offer, save the one that this account has added under this key. */
export function findListedOf(
  db: Db,
  leadId: string,
  { by, addKey }: { by: string; addKey: string | undefined },
): Promise<PropertyRow | undefined> {
  const isRepeated = sql`(${properties.listedBy} IS ${by} AND ${properties.addKey} = ${addKey ?? null})`
  return db
    .select(PROPERTY_COLUMNS)
    .from(leads)
    .innerJoin(properties, eq(properties.id, leads.propertyId))
    .where(and(eq(leads.id, leadId), eq(leads.kind, 'sell'), sql`${isRepeated} IS NOT TRUE`))
    .get()
}
