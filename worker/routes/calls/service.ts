import { z } from 'zod'
import { AuditPage } from '#contract/accounts/audit.ts'
import { Dashboard } from '#contract/dashboard.ts'
import { PATHS } from '#contract/paths.ts'
import { listAuditEntries } from '#worker/routes/audit/list.ts'
import { showDashboard } from '#worker/routes/dashboard/read.ts'
import { devOutbox } from '#worker/routes/dev/outbox.ts'
import { readHealth } from '#worker/routes/health/read.ts'
import { type Call, ok } from './call.ts'

const Outbox = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    sentAt: z.iso.datetime().nullable(),
    /** Beyond the usual ones: how a mail program ends such mails. */
    headers: z.record(z.string(), z.string()).optional(),
  }),
)
const Health = z.object({ status: z.enum(['ok', 'degraded']), degraded: z.array(z.string()).optional() })

export const SERVICE_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: PATHS.dashboard,
    id: 'readDashboard',
    tag: 'panel',
    summary: 'Counts, newest listings and what waits',
    who: 'look',
    replies: ok(Dashboard),
    answer: showDashboard,
  },
  {
    method: 'GET',
    path: PATHS.audit,
    id: 'listAudit',
    tag: 'panel',
    summary: 'Who did what, newest first',
    who: 'administer',
    replies: ok(AuditPage),
    answer: listAuditEntries,
  },
  {
    method: 'GET',
    path: PATHS.devOutbox,
    id: 'readOutbox',
    tag: 'service',
    summary: 'The mails of the local outbox, newest first; not found where it is not local development',
    who: 'anyone',
    input: { query: z.object({ to: z.string().optional() }) },
    replies: ok(Outbox),
    errors: ['NOT_FOUND', 'NOT_CONFIGURED'],
    answer: devOutbox,
  },
  {
    method: 'GET',
    path: PATHS.health,
    id: 'readHealth',
    tag: 'service',
    summary: 'Whether database and picture store answer, and what does not work as well as it should',
    who: 'anyone',
    replies: ok(Health),
    errors: ['NOT_CONFIGURED'],
    answer: readHealth,
  },
]
