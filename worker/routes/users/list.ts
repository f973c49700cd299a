import { UserQuery } from '#contract/users.ts'
import type { UserPage } from '#contract/users.ts'
import { listUsers } from '#worker/db/queries/users.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'

export const listAccounts = handlers(valid('query', UserQuery), async (c) => {
  c.header('cache-control', 'no-store')
  return c.json<UserPage>(await listUsers(c.var.db, c.req.valid('query')))
})
