import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/accounts/audit.ts'
import type { Db } from '#worker/db/client.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import { auditLog, properties } from '#worker/db/schema.ts'
import type { WriteContext } from './writes.ts'

type Doing = WriteContext & { importId?: string | undefined }

/** A line of the log about a listing, for `insertMany`. */
export const entryOf = (
  { id, title }: { id: string; title: string },
  action: AuditAction,
  { actor, nowMs, importId }: Doing,
) => ({
  importId,
  at: nowMs,
  actorId: actor.id,
  actorEmail: actor.email,
  action,
  subjectKind: 'property' as const,
  subjectId: id,
  subjectName: title,
})

/** The statement that writes down what is done to each of the listings that `from` finds. */
export const entriesOfFound = (db: Db, action: AuditAction, doing: Doing, from: SQL, changes?: SQL) =>
  insertSelected(
    db,
    auditLog,
    {
      ...entryOf({ id: '', title: '' }, action, doing),
      subjectId: sql`${properties.id}`,
      subjectName: sql`${properties.title}`,
      changes,
    },
    from,
  )

/** Whether the public sees a listing, or once did. */
export const WAS_PUBLIC = sql`(${properties.approvedByAdmin} OR ${properties.publishedAt} IS NOT NULL)`

/** The statement that writes down who deletes listings, right before they go; `from` finds them. */
export const entriesOfDeleted = (db: Db, doing: Doing, from: SQL) =>
  entriesOfFound(
    db,
    'property-deleted',
    doing,
    from,
    sql`json_object('wasPublic', json(iif(${WAS_PUBLIC}, 'true', 'false')), 'number', ${properties.seq})`,
  )
