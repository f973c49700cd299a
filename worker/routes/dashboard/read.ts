import { rightsOf } from '#contract/accounts/roles.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { readDashboard } from '#worker/db/queries/dashboard.ts'
import { handlers } from '#worker/lib/app.ts'
import { confirmPeriods } from '#worker/lib/config.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const showDashboard = handlers(async (c) => {
  const isAdmin = rightsOf(c.var.account).includes('administer')
  const shown = {
    isAdmin,
    mineOrFree: isAdmin ? undefined : signedIn(c).id,
    periods: confirmPeriods(c.env),
  }
  return c.json<Dashboard>(await readDashboard(c.var.db, shown))
})
