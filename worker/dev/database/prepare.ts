import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyAfterMigrate } from '#worker/db/after-migrate.ts'
import { reasonOf, stopWith } from '#worker/dev/tools/say.ts'
import { demoOnce } from '#worker/dev/demo/seed.ts'
import type { StateFolder } from '#worker/dev/state.ts'
import { type Store, withStore } from '#worker/dev/store.ts'
import { DEMO_LISTINGS } from '#worker/dev/fixtures/demo-listings.ts'

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
  const demo = demoOnce(state)
  await withStore(state, async (store) => {
    await refuseOtherVersion(state, store)
    await migrate(store.database).catch((error: unknown) => stopWith(reasonOf(error)))
    await applyAfterMigrate(store.database, afterMigrateText())
    await demo.seed(store)
    await confirmDemo(store)
  })
}

/** Stops where the migrations of a database are not the ones of this code, with what to do about it. */
export async function checkAge(state: StateFolder, store: Store): Promise<void> {
  const applied = await refuseOtherVersion(state, store)
  if (migrationNames().some((name) => !applied.includes(name)))
    stopWith(
      `The database in ${state.shownAs} lacks the newest migrations: run \`npm run dev\` once, then try again.`,
    )
}

/** Stops where a database has migrations that this code does not know; answers the ones it has. */
async function refuseOtherVersion(state: StateFolder, store: Store): Promise<string[]> {
  const none: string[] = []
  const applied = await appliedMigrations(store).catch(() => none)
  const known = migrationNames()
  if (applied.some((name) => !known.includes(name)))
    stopWith(
      `The database in ${state.shownAs} was made by another version of Aangan and cannot be brought along: run \`npm run reset\`, which deletes it, then start again.`,
    )
  return applied
}

async function appliedMigrations({ database }: Pick<Store, 'database'>): Promise<string[]> {
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Brings an empty database to the newest migration. */
export async function migrateEmpty(database: D1Database): Promise<void> {
  await migrate(database)
  await applyAfterMigrate(database, afterMigrateText())
}

/** Whether a migration was applied although its answer was lost, as a large one's is on a busy machine. */
async function isApplied(database: D1Database, name: string): Promise<boolean> {
  const none: string[] = []
  return (await appliedMigrations({ database }).catch(() => none)).includes(name)
}

/** Applies the named migrations that a database lacks, and writes them down where wrangler does. Says which one fails. */
export async function migrate(database: D1Database, names = migrationNames()): Promise<void> {
  await database
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const applied = await appliedMigrations({ database })
  const missing = names.filter((wanted) => !applied.includes(wanted))
  if (missing.length === 0) return
  const { unstable_splitSqlQuery } = await import('wrangler')
  for (const name of missing) {
    const statements = unstable_splitSqlQuery(readFileSync(join(MIGRATIONS, name), 'utf8'))
    const batch = [
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]
    await database.batch(batch).catch(async (cause: unknown) => {
      if (await isApplied(database, name)) return
      throw new Error(`The migration ${name} could not be applied to the database: ${reasonOf(cause)}`, {
        cause,
      })
    })
  }
}

/** Confirms the demo's listings at each start, as nobody else does: none of them ever leaves the results. */
async function confirmDemo({ database }: Pick<Store, 'database'>, nowMs = Date.now()): Promise<void> {
  const titles = JSON.stringify(DEMO_LISTINGS.map(({ details }) => details.title))
  await database
    .prepare(
      `UPDATE properties SET confirmed_at = ?1, confirmation = 'fresh', version = version + 1,
        status = iif(status = 'unconfirmed', 'available', status)
      WHERE title_key IN (SELECT lower(value) FROM json_each(?2)) AND approved_by_admin AND NOT is_sold AND NOT is_rented`,
    )
    .bind(nowMs, titles)
    .run()
}
