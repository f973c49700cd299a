import { SUBJECT_KINDS } from '#contract/accounts/audit.ts'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from './columns.ts'

/** Who did what; kept when the subject is gone. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    at: time('at').notNull(),
    actorId: text('actor_id'),
    actorEmail: text('actor_email').notNull(),
    action: text().notNull(),
    subjectKind: text('subject_kind', { enum: SUBJECT_KINDS }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** What a reader recognises the subject by: a title, an address. */
    subjectName: text('subject_name').notNull(),
    changes: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    /** The import that an entry is a part of; the entry that stands for the whole has it as its subject. */
    importId: text('import_id'),
  },
  (table) => [
    index('audit_history').on(table.subjectId),
    index('audit_actor').on(table.actorEmail),
    index('audit_action').on(table.action),
    index('audit_at').on(table.at),
    index('audit_import')
      .on(table.importId)
      .where(sql`import_id IS NOT NULL`),
    index('audit_whole')
      .on(table.seq)
      .where(sql`import_id IS NULL`),
  ],
)
