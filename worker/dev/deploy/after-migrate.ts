import { z } from 'zod'
import { afterMigrate, DEFINITIONS_SQL } from '#worker/db/after-migrate.ts'
import { finished, startNode, tool } from '#worker/dev/tools/children.ts'
import { afterMigrateText } from '#worker/dev/database/prepare.ts'

const Answer = z.array(
  z.object({ results: z.array(z.object({ type: z.string(), name: z.string(), sql: z.string() })) }),
)
const QUIET = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' }

/**
 * Makes the triggers and search index of a deployed database those of after-migrate.sql. The SQL is sent with `--command`, as
 * wrangler's own migrations are: `--file` would close the database to visitors meanwhile. False where it failed.
 */
export async function applyAfterMigrateBy(target: string[]): Promise<boolean> {
  const stored = await execute(target, DEFINITIONS_SQL)
  const definitions = Answer.safeParse(JSON.parse(stored?.slice(stored.search(/^\[$/m)) || 'null')).data?.[0]
    ?.results
  if (!definitions) return false
  const statements = afterMigrate(afterMigrateText(), definitions)
  const text = statements.map((statement) => `${statement.replace(/;$/, '')};`).join('\n')
  return (await execute(target, text)) !== undefined
}

/** What wrangler answers to a command of SQL, as JSON; undefined where it failed, which it says itself. */
async function execute(target: string[], sql: string): Promise<string | undefined> {
  let output = ''
  const args = ['d1', 'execute', 'DB', ...target, '--yes', '--json', '--command', sql]
  const child = startNode(tool('wrangler'), args, { env: QUIET, onOutput: (text) => (output += text) })
  if ((await finished(child)) === 0) return output
  console.error(output)
  return undefined
}
