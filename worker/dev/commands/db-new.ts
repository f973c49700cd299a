import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BREAKPOINT, statementsOf } from '#worker/db/after-migrate.ts'
import { tool } from '#worker/dev/tools/children.ts'
import { afterMigrateSql } from '#worker/dev/database/after-migrate-text.ts'
import { refusalOf, type Snapshot, withRebuilds } from '#worker/dev/database/rebuild.ts'
import { listLanded } from '#worker/dev/repository.ts'
import { stopWith } from '#worker/dev/tools/say.ts'

type Journal = { entries: { tag: string }[] }

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
const JOURNAL = join(MIGRATIONS, 'meta/_journal.json')

const AFTER_MIGRATE = join(import.meta.dirname, '../../db/after-migrate.sql')

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    rebuild: { type: 'string', multiple: true, default: [] },
    landed: { type: 'boolean' },
    'after-migrate': { type: 'boolean' },
  },
  args: process.argv.slice(3),
})
const { name, rebuild, landed } = values
if (landed) {
  const added = listLanded()
  console.log(added.length > 0 ? `Listed as landed: ${added.join(', ')}.` : 'Every migration is listed.')
  process.exit(0)
}
if (values['after-migrate']) {
  writeFileSync(AFTER_MIGRATE, afterMigrateSql())
  console.log('Written: worker/db/after-migrate.sql.')
  process.exit(0)
}
if (!name || !/^[a-z0-9_]+$/.test(name))
  stopWith('Say what the migration does, in small letters: `npm run db:new -- --name what_it_does`.')

const snapshotFile = (tag: string) => join(MIGRATIONS, 'meta', `${tag.split('_', 1)[0]}_snapshot.json`)
const journalBefore = readFileSync(JOURNAL, 'utf8')
const known = tagsOf(journalBefore)
// The questions of drizzle-kit (renamed, or new?) need the terminal itself.
const { status } = spawnSync(
  process.execPath,
  [tool('drizzle-kit'), 'generate', '--config', 'worker/db/drizzle.config.ts', '--name', name],
  { stdio: 'inherit' },
)
if (status !== 0) process.exit(status ?? 1)
const made = tagsOf(readFileSync(JOURNAL, 'utf8')).find((tag) => !known.includes(tag))
if (made) writeMigration(made)

/** Writes the migration as D1 takes it, or takes everything back that drizzle-kit made. */
function writeMigration(tag: string): void {
  const file = join(MIGRATIONS, `${tag}.sql`)
  const change = {
    statements: statementsOf(readFileSync(file, 'utf8')),
    before: snapshotOf(known.at(-1)),
    after: snapshotOf(tag),
  }
  const refusal = refusalOf(change, rebuild)
  if (refusal !== undefined) {
    writeFileSync(JOURNAL, journalBefore)
    for (const path of [file, snapshotFile(tag)]) rmSync(path)
    stopWith(`No migration was made. ${refusal}`)
  }
  writeFileSync(file, withRebuilds(change).join(`${BREAKPOINT}\n`))
}

function tagsOf(text: string): string[] {
  const journal: Journal = JSON.parse(text)
  return journal.entries.map(({ tag }) => tag)
}

function snapshotOf(tag: string | undefined): Snapshot {
  const none: Snapshot = { tables: {} }
  return tag !== undefined && existsSync(snapshotFile(tag))
    ? JSON.parse(readFileSync(snapshotFile(tag), 'utf8'))
    : none
}
