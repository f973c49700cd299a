import { type LeadPage, LeadQuery } from '#contract/leads/leads.ts'
import { listLeads } from '#worker/db/queries/leads/list.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'

export const showLeads = handlers(valid('query', LeadQuery), async (c) =>
  c.json<LeadPage>(await listLeads(c.var.db, c.req.valid('query'), { nowMs: Date.now() })),
)
