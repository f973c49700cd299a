import { and, eq } from 'drizzle-orm'
import type { PropertyChange } from '#contract/properties/input.ts'
import type { Category } from '#contract/properties/enums.ts'
import type { Db } from '#worker/db/client.ts'
import { properties } from '#worker/db/schema.ts'
import { changesBetween } from './changes.ts'
import { PROPERTY_COLUMNS, type PropertyRow } from './rows.ts'
import { isRefusedBy } from '#worker/db/queries/refusals.ts'
import { normalizeProperty } from './normalize.ts'
import type { HidePoint } from './shown-place.ts'

/** Whether a batch failed because the account has added a listing under this key before. */
export const isKeyTaken = (error: unknown) => isRefusedBy('properties.listed_by, properties.add_key', error)

/** The listing that an account added under a key, as it stands now; undefined when there is none, or no more. */
export function findAdded(db: Db, listedBy: string, addKey: string): Promise<PropertyRow | undefined> {
  return db
    .select(PROPERTY_COLUMNS)
    .from(properties)
    .where(and(eq(properties.listedBy, listedBy), eq(properties.addKey, addKey)))
    .get()
}

/** The fields in which an add says something else than the listing that its key already names. */
export function differences(
  stored: PropertyRow,
  { category, details }: { category: Category; details: PropertyChange },
  approvedByAdmin: boolean,
): string[] {
  const hidePoint: HidePoint = (point) => point
  const context = { pictures: [], approvedByAdmin, nowMs: stored.updatedAt, hidePoint }
  const wished = normalizeProperty(category, details, context)
  return Object.keys(changesBetween(stored, wished, { ...details, images: details.images ?? [] }))
}
