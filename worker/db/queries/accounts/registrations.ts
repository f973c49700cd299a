import type { Role } from '#contract/accounts/roles.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { users } from '#worker/db/schema.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { withFollowers } from '#worker/db/queries/followers.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import {
  endOlderCodes,
  insertCode,
  type NewCode,
  type Registration,
  type ReservedCode,
  useCode,
} from './codes.ts'
import { type NewMail, storeMails } from '#worker/db/queries/mail-outbox.ts'

type NewAccount = {
  id: string
  username: string
  email: string
  passwordHash: string
  role: Role
  approvedByAdmin: boolean
  createdAt: number
}

/**
 * Makes a sign-up code with the registration it stands for and puts its mail into the outbox, that for a newcomer or,
 * where the address has an account, that for its owner. Undefined when others have too many open codes there.
 */
export async function reserveSignUpCode(
  db: Db,
  code: NewCode,
  registration: Registration,
  mails: { newcomer: NewMail; owner: NewMail },
): Promise<ReservedCode | undefined> {
  const isNewcomers = sql`EXISTS (SELECT 1 FROM one_time_codes WHERE id = ${code.id} AND user_id IS NULL)`
  const isOwners = sql`EXISTS (SELECT 1 FROM one_time_codes WHERE id = ${code.id} AND user_id IS NOT NULL)`
  const [[row]] = await db.batch([
    insertCode(db, code, registration),
    endOlderCodes(db, code),
    storeMails(db, [mails.newcomer], isNewcomers),
    storeMails(db, [mails.owner], isOwners),
  ])
  return row
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
  const isStored = sql`EXISTS (SELECT 1 FROM users WHERE id = ${id})`
  const [_code, made] = await db.batch([
    ...withFollowers(useCode(db, codeId, createdAt, {}), (ifChanged) => [
      insertSelected(
        db,
        users,
        {
          id,
          username,
          email,
          role,
          passwordHash,
          approvedByAdmin,
          createdAt,
          updatedAt: createdAt,
        },
        sql`WHERE ${ifChanged}`,
      )
        .onConflictDoNothing()
        .returning({ id: users.id }),
    ]),
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
      isStored,
    ),
    storeMails(db, mails, isStored),
  ])
  return made.length > 0
}
