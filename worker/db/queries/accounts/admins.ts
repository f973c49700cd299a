import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { rolesWith } from '#contract/accounts/roles.ts'
import type { Db } from '#worker/db/client.ts'
import { users } from '#worker/db/schema.ts'

/** Where news for the admins go: the addresses of all approved admins. */
export async function findAdminAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        inArray(users.role, rolesWith('administer')),
        eq(users.approvedByAdmin, true),
        isNull(users.suspendedAt),
      ),
    )
  return rows.map(({ email }) => email)
}

/** Makes this account an approved admin if there is none yet. Answers whether it did. */
export async function makeFirstAdmin(db: Db, id: string, nowMs: number): Promise<boolean> {
  const isThereNone = sql`NOT EXISTS (SELECT 1 FROM users WHERE role IN ${rolesWith('administer')} AND approved_by_admin AND suspended_at IS NULL)`
  const made = await db
    .update(users)
    .set({ role: 'admin', approvedByAdmin: true, updatedAt: nowMs })
    .where(and(eq(users.id, id), isNull(users.suspendedAt), isThereNone))
    .returning({ id: users.id })
  return made.length > 0
}
