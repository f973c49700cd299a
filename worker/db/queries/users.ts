import { eq } from 'drizzle-orm'
import type { Role } from '#contract/users.ts'
import type { Db } from '#worker/db/client.ts'
import { users } from '#worker/db/schema.ts'

/** The account behind a signed-in call, read afresh each time. */
export type Account = {
  id: string
  username: string
  email: string
  role: Role
  approvedByAdmin: boolean
  suspendedAt: number | null
  tokenVersion: number
}

const account = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  approvedByAdmin: users.approvedByAdmin,
  suspendedAt: users.suspendedAt,
  tokenVersion: users.tokenVersion,
}

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db.select(account).from(users).where(eq(users.id, id)).get()
}
