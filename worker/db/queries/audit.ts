import type { Db } from '#worker/db/client.ts'
import { auditLog } from '#worker/db/schema.ts'

export type AuditEntry = {
  at: number
  /** Who did it; null when nobody was signed in, as with a new registration. */
  actor: { id: string; email: string } | null
  action: string
  subjectKind: 'property' | 'user' | 'message'
  subjectId: string
  /** What a reader recognises the subject by: a title, an address. */
  subjectName: string
  changes?: Record<string, unknown>
}

/** The statement that writes down who did what; put it into the batch of the write itself. */
export function auditEntry(db: Db, { actor, changes, ...entry }: AuditEntry) {
  return db.insert(auditLog).values({
    ...entry,
    actorId: actor?.id ?? null,
    actorEmail: actor?.email ?? '',
    changes: changes ?? null,
  })
}
