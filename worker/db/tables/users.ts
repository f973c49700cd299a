import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ROLES } from '#contract/accounts/roles.ts'
import { booleanColumn, time } from './columns.ts'

/** Accounts. The e-mail address is stored in lower case. */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    email: text().notNull(),
    role: text({ enum: ROLES }).notNull().default('staff'),
    approvedByAdmin: booleanColumn('approved_by_admin'),
    suspendedAt: time('suspended_at'),
    passwordHash: text('password_hash').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_waiting')
      .on(table.id)
      .where(sql`"approved_by_admin" = 0 AND "suspended_at" IS NULL`),
    index('users_role').on(table.role, table.id),
    check('users_email_lower', sql`"email" = lower("email")`),
  ],
)
