import { type AuditPage, AuditQuery } from '#contract/accounts/audit.ts'
import { listAudit } from '#worker/db/queries/audit.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'

export const listAuditEntries = handlers(valid('query', AuditQuery), async (c) =>
  c.json<AuditPage>(await listAudit(c.var.db, c.req.valid('query'))),
)
