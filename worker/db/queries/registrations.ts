import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { oneTimeCodes, users } from '#worker/db/schema.ts'
import { auditEntry, IF_CHANGED } from './audit.ts'
import { insertCode, type NewCode, type ReservedCode, useCode } from './codes.ts'
import { type NewMail, storeMails } from './outbox.ts'
import type { NewAccount } from './users.ts'

/** Makes a sign-up code; undefined when the address has to wait. */
export async function reserveSignUpCode(db: Db, code: NewCode): Promise<ReservedCode | undefined> {
  const [row] = await insertCode(db, code)
  return row
}

/** Puts the registration beside its code and the mail into the outbox, together. */
export async function storeRegistration(
  db: Db,
  codeId: string,
  { username, passwordHash }: { username: string; passwordHash: string },
  mail: NewMail,
): Promise<void> {
  const pending = { pendingUsername: username, pendingPasswordHash: passwordHash }
  const hasNoAccount = and(eq(oneTimeCodes.id, codeId), isNull(oneTimeCodes.userId))
  await db.batch([db.update(oneTimeCodes).set(pending).where(hasNoAccount), storeMails(db, [mail])])
}

/**
 * Uses a sign-up code and makes its account, with the audit entry and the mails that tell of it: all or nothing, for
 * one caller. Answers false when the code was used, or the address got an account, in between.
 */
export async function completeRegistration(
  db: Db,
  codeId: string,
  account: NewAccount,
  mails: NewMail[],
): Promise<boolean> {
  const { id, username, email, role, passwordHash, approvedByAdmin, createdAt } = account
  const isMade = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id})`
  const [, made] = await db.batch([
    useCode(db, codeId, createdAt, {}),
    db
      .insert(users)
      .select(
        sql`SELECT ${id}, ${username}, ${email}, ${role}, ${approvedByAdmin}, NULL, ${passwordHash}, ${createdAt}, ${createdAt}
          WHERE ${IF_CHANGED}`,
      )
      .onConflictDoNothing()
      .returning({ id: users.id }),
    auditEntry(
      db,
      {
        at: createdAt,
        actor: account,
        action: 'registered',
        subjectKind: 'user',
        subjectId: id,
        subjectName: email,
      },
      isMade,
    ),
    storeMails(db, mails, isMade),
  ])
  return made.length > 0
}
