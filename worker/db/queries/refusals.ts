import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { auditLog } from '#worker/db/schema.ts'
import { insertSelected } from './insert-selected.ts'

/** Whether the database refused a statement or a batch by this constraint, named as SQLite does. */
export function isRefusedBy(constraint: string, error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && cause.message.includes(`constraint failed: ${constraint}`)
}

/** The statement that fails, and its batch with it, unless a condition holds: it writes a line into the log that cannot stand there. */
export function refuseUnless(db: Db, holds: SQL) {
  const line = {
    actorEmail: '',
    action: '',
    subjectKind: 'property',
    subjectId: '',
    subjectName: '',
  } as const
  return insertSelected(db, auditLog, { ...line, at: sql`NULL` }, sql`WHERE NOT (${holds})`)
}

/** Whether a batch failed by that statement. */
export const isRefusal = (error: unknown) => isRefusedBy('audit_log.at', error)
