import { env } from 'cloudflare:workers'
import { type Account, findAccount, insertAccount } from '#worker/db/queries/users.ts'
import { connect } from '#worker/db/client.ts'
import { newId } from '#worker/lib/ids.ts'
import { hashPassword } from '#worker/services/passwords.ts'

export const PASSWORD = 'a long enough password'

type Wishes = Partial<{
  role: Account['role']
  approvedByAdmin: boolean
  suspended: boolean
  username: string
  email: string
  password: string
}>

/** An account in the store: approved staff with the password PASSWORD, unless you wish for another. */
export async function anAccount(wishes: Wishes = {}): Promise<Account> {
  const { role = 'staff', approvedByAdmin = true, suspended = false, password = PASSWORD } = wishes
  const id = newId(Date.now())
  const { username = 'Rina Tamang', email = `user-${id}@firm.test` } = wishes
  const db = connect(env.DB)
  const passwordHash = await hashPassword(password)
  await insertAccount(db, { id, username, email, passwordHash, role, approvedByAdmin, createdAt: Date.now() })
  if (suspended)
    await env.DB.prepare('UPDATE users SET suspended_at = ? WHERE id = ?').bind(Date.now(), id).run()
  const account = await findAccount(db, id)
  if (!account) throw new Error('The account was not stored.')
  return account
}
