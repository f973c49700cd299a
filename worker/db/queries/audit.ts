import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { auditLog } from '#worker/db/schema.ts'

type AuditEntry = {
  at: number
  /** Who did it. */
  actor: { id: string; email: string }
  action: string
  subjectKind: 'property' | 'image' | 'user' | 'message'
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
  const changed = changes === undefined ? null : JSON.stringify(changes)
  // The values of every column in the table's order; the first one is the row's number.
  return db.insert(auditLog).select(sql`
    SELECT NULL, ${at}, ${actor.id}, ${actor.email}, ${action}, ${subjectKind}, ${subjectId}, ${subjectName}, ${changed}
    WHERE ${only}`)
}

/** Holds when the statement before this one in the batch changed a row. */
export const IF_CHANGED = sql`changes() > 0`

/** The same, written down when the statement before it in the batch changed a row. */
export const auditEntryIfChanged = (db: Db, entry: AuditEntry) => auditEntry(db, entry, IF_CHANGED)
