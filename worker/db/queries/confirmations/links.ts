import { eq } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { confirmationLinks, properties, users } from '#worker/db/schema.ts'
import { PROPERTY_COLUMNS, type PropertyRow } from '#worker/db/queries/properties/rows.ts'

/** A link of a reminder with its listing as it is now, and the account whose word it is; both may be gone by now. */
type FoundLink = {
  id: string
  expiresAt: number
  usedAt: number | null
  row: PropertyRow | undefined
  user: { id: string; email: string; isLetIn: boolean } | undefined
}

export async function findLink(db: Db, id: string): Promise<FoundLink | undefined> {
  const found = await db
    .select({
      link: confirmationLinks,
      row: PROPERTY_COLUMNS,
      user: {
        id: users.id,
        email: users.email,
        approvedByAdmin: users.approvedByAdmin,
        suspendedAt: users.suspendedAt,
      },
    })
    .from(confirmationLinks)
    .leftJoin(properties, eq(properties.id, confirmationLinks.propertyId))
    .leftJoin(users, eq(users.id, confirmationLinks.userId))
    .where(eq(confirmationLinks.id, id))
    .get()
  if (!found) return undefined
  const { link, row, user } = found
  return {
    id,
    expiresAt: link.expiresAt,
    usedAt: link.usedAt,
    row: row ?? undefined,
    user: user
      ? { id: user.id, email: user.email, isLetIn: user.approvedByAdmin && user.suspendedAt === null }
      : undefined,
  }
}
