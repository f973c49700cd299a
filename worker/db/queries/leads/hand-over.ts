import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import { leadLines, leads } from '#worker/db/schema.ts'
import { IS_OPEN } from './rows.ts'

type Handover = {
  from: { id: string; email: string }
  /** An account's id; null: nobody's. */
  to: string | null
  actor: { id: string; email: string }
  nowMs: number
}

/** Hands all open leads of an account over, each with a line that says so, and one entry of the log. Answers how many there were. */
export async function handOverLeads(db: Db, { from, to, actor, nowMs }: Handover): Promise<number> {
  const areTheirs = and(eq(leads.assignedTo, from.id), IS_OPEN)
  const line = { kind: 'hand-over', at: nowMs, byId: actor.id, text: to ?? '', listCode: null } as const
  const entry = {
    at: nowMs,
    actor,
    action: 'leads-handed-over',
    subjectKind: 'user',
    subjectId: from.id,
    subjectName: from.email,
    changes: { assignedTo: [from.id, to] },
  } as const
  const [, , handed] = await db.batch([
    insertSelected(
      db,
      leadLines,
      { seq: sql`NULL`, leadId: sql`leads.id`, ...line },
      sql`FROM leads WHERE ${areTheirs} ORDER BY leads.id`,
    ),
    auditEntry(db, entry, sql`EXISTS (SELECT 1 FROM leads WHERE ${areTheirs})`),
    db.update(leads).set({ assignedTo: to, updatedAt: nowMs }).where(areTheirs).returning({ id: leads.id }),
  ])
  return handed.length
}
