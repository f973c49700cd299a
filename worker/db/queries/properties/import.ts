import type { PropertyChange } from '#contract/properties/input.ts'
import type { Category } from '#contract/properties/enums.ts'
import type { Db } from '#worker/db/client.ts'
import { auditLog, properties } from '#worker/db/schema.ts'
import { isKeyTaken } from './add-keys.ts'
import { insertMany } from '#worker/db/queries/many-rows.ts'
import type { Saving } from './writes.ts'
import { normalizeProperty } from './normalize.ts'

type NewListing = { id: string; category: Category; details: PropertyChange }

/**
 * Stores new listings without pictures, waiting for approval, and writes each into the log: all of them or none, in one
 * transaction. None, too, where the actor has imported under this key before.
 */
export async function insertProperties(
  db: Db,
  listings: NewListing[],
  { actor, nowMs, addKey }: Pick<Saving, 'actor' | 'nowMs'> & { addKey?: string },
): Promise<void> {
  const context = { pictures: [], approvedByAdmin: false, nowMs }
  const rows = listings.map(({ id, category, details }, place) => ({
    ...normalizeProperty(category, details, context),
    id,
    addKey: addKey && `${addKey}:${place}`,
    listedBy: actor.id,
    version: 1,
    createdAt: nowMs,
  }))
  const entries = rows.map(({ id, title }) => ({
    at: nowMs,
    actorId: actor.id,
    actorEmail: actor.email,
    action: 'property-added',
    subjectKind: 'property' as const,
    subjectId: id,
    subjectName: title,
  }))
  const [first, ...others] = [...insertMany(db, properties, rows), ...insertMany(db, auditLog, entries)]
  if (first) await db.batch([first, ...others]).catch(passTakenKey)
}

function passTakenKey(error: unknown) {
  if (!isKeyTaken(error)) throw error
}
