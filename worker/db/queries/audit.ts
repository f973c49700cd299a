import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { AuditAction, AuditPage, AuditQuery, SUBJECT_KINDS } from '#contract/audit.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { auditLog } from '#worker/db/schema.ts'
import { insertSelected } from './insert-selected.ts'
import { isoTime } from './properties/rows.ts'

type NewEntry = {
  at: number
  /** Who did it. */
  actor: { id: string; email: string }
  action: AuditAction
  subjectKind: (typeof SUBJECT_KINDS)[number]
  subjectId: string
  /** What a reader recognises the subject by: a title, an address. */
  subjectName: string
  changes?: Record<string, unknown>
}

/**
 * The statement that writes down who did what; put it into the batch of the write itself. With `only`, a condition
 * in SQL, it is written down if that holds by then.
 */
export function auditEntry(db: Db, entry: NewEntry, only: SQL = sql`true`) {
  const { at, actor, action, subjectKind, subjectId, subjectName, changes } = entry
  const values = {
    at,
    actorId: actor.id,
    actorEmail: actor.email,
    action,
    subjectKind,
    subjectId,
    subjectName,
  }
  return insertSelected(db, auditLog, { ...values, changes }, sql`WHERE ${only}`)
}

const PAGE_SIZE = LIMITS.auditPageSize

/** One page of the log, newest first, and the cursor of the next page. */
export async function listAudit(db: Db, { subjectId, cursor }: AuditQuery): Promise<AuditPage> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
        cursor === undefined ? undefined : lt(auditLog.seq, Number(cursor)),
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(PAGE_SIZE + 1)
  const entries = rows.slice(0, PAGE_SIZE).map(({ seq, at, actorEmail, actorId, ...entry }) => ({
    ...entry,
    _id: seq,
    at: isoTime(at),
    actor: actorEmail,
  }))
  return { entries, next: rows.length > PAGE_SIZE ? String(entries.at(-1)?._id) : null }
}
