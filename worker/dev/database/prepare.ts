import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyAfterMigrate, statementsOf } from '#worker/db/after-migrate.ts'
import { stopWith } from '#worker/dev/tools/say.ts'
import { confirmDemo } from '#worker/dev/demo/confirm.ts'
import { seedOnce } from '#worker/dev/demo/seed.ts'
import type { StateFolder } from '#worker/dev/state.ts'
import { type Store, withStore } from '#worker/dev/store.ts'
import { applyMigrations } from '#worker/dev/tools/wrangler.ts'

const root = join(import.meta.dirname, '../../..')
const MIGRATIONS = join(root, 'migrations')

export const afterMigrateText = () => readFileSync(join(root, 'worker/db/after-migrate.sql'), 'utf8')

/** The migrations of this code, in their order. */
export const migrationNames = () =>
  readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()

/** Brings the database of a state folder to the newest migration, and fills a fresh one with the demo data. */
export async function prepareStore(state: StateFolder): Promise<void> {
  const complaint = await applyMigrations(state)
  await withStore(state, async (store) => {
    await checkAge(state, store, complaint)
    await applyAfterMigrate(store.database, afterMigrateText())
    await seedOnce(state, store)
    await confirmDemo(store)
  })
}

/** Stops where the migrations of a database are not the ones of this code, with what to do about it. */
export async function checkAge(state: StateFolder, store: Store, complaint?: string): Promise<void> {
  const none: string[] = []
  const applied = await appliedMigrations(store).catch(() => none)
  const known = migrationNames()
  if (applied.some((name) => !known.includes(name)))
    stopWith(
      `The database in ${state.shownAs} was made by another version of Aangan and cannot be brought along: run \`npm run reset\`, which deletes it, then start again.`,
    )
  if (complaint) stopWith(complaint)
  if (known.some((name) => !applied.includes(name)))
    stopWith(
      `The database in ${state.shownAs} lacks the newest migrations: run \`npm run dev\` once, then try again.`,
    )
}

async function appliedMigrations({ database }: Pick<Store, 'database'>): Promise<string[]> {
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Brings an empty database to the newest migration, without wrangler's notes on the terminal. */
export async function migrateEmpty(database: D1Database): Promise<void> {
  await migrate(database)
  await applyAfterMigrate(database, afterMigrateText())
}

/** Applies the named migrations that a database lacks, and writes them down where wrangler does. */
export async function migrate(database: D1Database, names = migrationNames()): Promise<void> {
  await database
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const applied = await appliedMigrations({ database })
  for (const name of names.filter((wanted) => !applied.includes(wanted))) {
    const statements = statementsOf(readFileSync(join(MIGRATIONS, name), 'utf8'))
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}
