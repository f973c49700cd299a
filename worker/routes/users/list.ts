import { type UserPage, UserQuery } from '#contract/accounts/users.ts'
import { listUsers } from '#worker/db/queries/accounts/listed-users.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'

export const listAccounts = handlers(valid('query', UserQuery), async (c) =>
  c.json<UserPage>(await listUsers(c.var.db, c.req.valid('query'))),
)
