import { sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import { leadLines, leads } from '#worker/db/schema.ts'

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
