import { rightsOf } from '#contract/accounts/roles.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { readDashboard } from '#worker/db/queries/dashboard.ts'
import { handlers } from '#worker/lib/app.ts'
import { confirmPeriods } from '#worker/lib/config.ts'

export const showDashboard = handlers(async (c) =>
  c.json<Dashboard>(
    await readDashboard(c.var.db, {
      isAdmin: rightsOf(c.var.account).includes('administer'),
      periods: confirmPeriods(c.env),
    }),
  ),
)
