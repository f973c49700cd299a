import type { Dashboard } from '#contract/dashboard.ts'
import { readDashboard } from '#worker/db/queries/dashboard.ts'
import { handlers } from '#worker/lib/app.ts'
import { confirmPeriods } from '#worker/lib/config.ts'

export const showDashboard = handlers(async (c) =>
  c.json<Dashboard>(
    await readDashboard(c.var.db, {
      isAdmin: c.var.account?.role === 'admin',
      periods: confirmPeriods(c.env),
    }),
  ),
)
