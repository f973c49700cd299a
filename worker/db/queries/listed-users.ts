import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { ListedUser, UserChange, UserQuery } from '#contract/users.ts'
import type { Db } from '#worker/db/client.ts'
import { users } from '#worker/db/schema.ts'
import { auditEntryIfChanged, IF_CHANGED } from './audit.ts'
import { type NewMail, storeMails } from './outbox.ts'
import { type Account, ACCOUNT_COLUMNS, storedUser } from './users.ts'

type UserWrite = {
  actor: Account
  subject: Account
  change: UserChange
  mails: NewMail[]
  nowMs: number
}

const PAGE_SIZE = 100

/** One page of the accounts, newest first, and the cursor of the next page. */
export async function listUsers(db: Db, { role, cursor }: UserQuery) {
  const rows = await db
    .select({ ...ACCOUNT_COLUMNS, createdAt: users.createdAt })
    .from(users)
    .where(and(role && eq(users.role, role), cursor === undefined ? undefined : lt(users.id, cursor)))
    .orderBy(desc(users.id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  return { users: shown.map(listedUser), next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null }
}

/**
 * Changes another's account, as long as the actor is an approved admin at this very moment: two admins who take each
 * other's rights at once cannot both succeed, so one always remains. Answers undefined when nothing was changed.
 */
export async function changeUser(
  db: Db,
  { actor, subject, change, mails, nowMs }: UserWrite,
): Promise<ListedUser | undefined> {
  const { suspended, ...columns } = change
  const suspension =
    suspended === undefined
      ? {}
      : { suspendedAt: suspended ? sql`ifnull(${users.suspendedAt}, ${nowMs})` : null }
  const isActorAdmin = sql`EXISTS (SELECT 1 FROM users AS actor WHERE actor.id = ${actor.id} AND actor.role = 'admin'
    AND actor.approved_by_admin AND actor.suspended_at IS NULL)`
  const [[row]] = await db.batch([
    db
      .update(users)
      .set({ ...columns, ...suspension, updatedAt: nowMs })
      .where(and(eq(users.id, subject.id), ne(users.id, actor.id), isActorAdmin))
      .returning({ ...ACCOUNT_COLUMNS, createdAt: users.createdAt }),
    auditEntryIfChanged(db, {
      at: nowMs,
      actor,
      action: 'user-changed',
      subjectKind: 'user',
      subjectId: subject.id,
      subjectName: subject.email,
      changes: change,
    }),
    storeMails(db, mails, IF_CHANGED),
  ])
  return row && listedUser(row)
}

const listedUser = (row: Account & { createdAt: number }): ListedUser => ({
  ...storedUser(row),
  suspended: row.suspendedAt !== null,
  createdAt: row.createdAt,
})
