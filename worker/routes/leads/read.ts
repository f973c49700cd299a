import type { WholeLead } from '#contract/leads/leads.ts'
import { storedLead } from '#worker/features/leads/stored-lead.ts'
import { handlers } from '#worker/lib/app.ts'

export const showLead = handlers(async (c) =>
  c.json<WholeLead>(await storedLead(c.var.db, c.req.param('id') ?? '')),
)
