import { type ToConfirmPage, ToConfirmQuery } from '#contract/confirmations.ts'
import { listToConfirm } from '#worker/db/queries/confirmations/list.ts'
import { handlers } from '#worker/lib/app.ts'
import { confirmPeriods } from '#worker/lib/config.ts'
import { valid } from '#worker/lib/valid.ts'

export const listPropertiesToConfirm = handlers(valid('query', ToConfirmQuery), async (c) => {
  const { cursor } = c.req.valid('query')
  return c.json<ToConfirmPage>(await listToConfirm(c.var.db, cursor, confirmPeriods(c.env)))
})
