import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statementsOf } from '#worker/db/after-migrate.ts'
import { afterMigrateText, migrate, migrationNames } from './prepare.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
let runtime: Miniflare
beforeAll(() => {
  runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      modules: true,
      script: 'export default {}',
      d1Databases: { WHOLE: 'whole', BROKEN: 'broken' },
    }),
  )
})
afterAll(() => runtime.dispose())

const databaseOf = async (name: string): Promise<D1Database> => (await runtime.getD1Database(name)) as never
const [first = '', second = ''] = migrationNames()

/** A database that says nothing after the first batch, which it has carried out or not. */
function losing(database: D1Database, { isCarriedOut }: { isCarriedOut: boolean }): D1Database {
  let isLost = false
  return new Proxy(database, {
    get: (target, name) =>
      name === 'batch' && !isLost
        ? async (statements: D1PreparedStatement[]) => {
            isLost = true
            if (isCarriedOut) await target.batch(statements)
            throw new TypeError('fetch failed')
          }
        : Reflect.get(target, name).bind(target),
  })
}

const appliedIn = async (database: D1Database) =>
  (await database.prepare('SELECT name FROM d1_migrations ORDER BY id').all()).results.map(({ name }) => name)

it('a migration whose answer is lost is asked for, and the next one follows where it was applied', async () => {
  const database = await databaseOf('WHOLE')
  await migrate(losing(database, { isCarriedOut: true }), [first, second])
  expect(await appliedIn(database)).toEqual([first, second])
})

it('a migration that was not applied is named', async () => {
  const database = await databaseOf('BROKEN')
  await expect(migrate(losing(database, { isCarriedOut: false }), [first, second])).rejects.toThrow(
    `The migration ${first} could not be applied to the database: fetch failed`,
  )
  expect(await appliedIn(database)).toEqual([])
})

it('sends D1 no more SQL at once than it takes', () => {
  // A migration goes out whole, what follows it a statement at a time.
  const migrations = migrationNames().map((name) => readFileSync(join(MIGRATIONS, name), 'utf8'))
  const sizes = [...migrations, ...statementsOf(afterMigrateText())].map((sql) => Buffer.byteLength(sql))
  expect(Math.max(...sizes)).toBeLessThan(100_000)
})
