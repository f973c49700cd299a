import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'

export type AuditEntry = {
  at: number
  /** Who did it. */
  actor: { id: string; email: string }
  action: string
  subjectKind: 'property' | 'user' | 'message'
  subjectId: string
  /** What a reader recognises the subject by: a title, an address. */
  subjectName: string
  changes?: Record<string, unknown>
}

/**
 * The statement that writes down who did what; put it into the batch of the write itself. With `only`, a condition
 * in SQL such as IF_CHANGED, it is written down if that holds by then.
 */
export function auditEntry(db: Db, entry: AuditEntry, only: SQL = sql`true`) {
  const { at, actor, action, subjectKind, subjectId, subjectName, changes } = entry
  return db.run(sql`
    INSERT INTO audit_log (at, actor_id, actor_email, action, subject_kind, subject_id, subject_name, changes)
    SELECT ${at}, ${actor.id}, ${actor.email}, ${action}, ${subjectKind}, ${subjectId}, ${subjectName},
      ${changes === undefined ? null : JSON.stringify(changes)} WHERE ${only}`)
}

/** Holds when the statement before this one in the batch changed a row. */
export const IF_CHANGED = sql`changes() > 0`

/** The same, written down when the statement before it in the batch changed a row. */
export const auditEntryIfChanged = (db: Db, entry: AuditEntry) => auditEntry(db, entry, IF_CHANGED)
