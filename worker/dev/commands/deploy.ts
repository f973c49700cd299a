import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite, bundleWorker } from '#worker/dev/tools/build.ts'
import { applyAfterMigrate } from '#worker/db/after-migrate.ts'
import { finished, startNode, stopOnSignals, tool } from '#worker/dev/tools/children.ts'
import { afterMigrateText } from '#worker/dev/database/prepare.ts'
import { obstaclesOf, warningsOf } from '#worker/dev/deploy/checks.ts'
import { keepingOlderChunks } from '#worker/dev/deploy/older-chunks.ts'
import { readSetup } from '#worker/dev/deploy/setup.ts'
import { withRemoteStore } from '#worker/dev/store.ts'
import { reasonOf, stopWith } from '#worker/dev/tools/say.ts'

const SITE = join(import.meta.dirname, '../../../frontend/dist')
const LARGEST_WORKER_KIB = 10 * 1024
const MOST_FILES = 20_000

/** In this order a page never names a chunk that is not there yet: the Worker's pages go last. */
const STEPS = [
  bookmark(),
  step('Applying the migrations', ['d1', 'migrations', 'apply', 'DB', '--remote']),
  {
    what: 'Putting triggers and search index in place',
    how: 'worker/db/after-migrate.sql, all of it or nothing',
    run: putInPlace,
  },
  step('Sending the site to Pages', [
    'pages',
    'deploy',
    SITE,
    '--project-name',
    'aangan',
    '--branch',
    'main',
    '--commit-dirty=true',
  ]),
  step('Sending the Worker', ['deploy']),
]

stopOnSignals(130)
const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false } },
  args: process.argv.slice(3),
})
const isDryRun = values['dry-run']
const setup = readSetup({ asks: !isDryRun })
const obstacles = obstaclesOf({ ...setup, isSignedIn: setup.isSignedIn || isDryRun })
for (const warning of warningsOf(setup)) console.log(`Note: ${warning}`)
if (obstacles.length > 0 && !isDryRun) stopWith(obstacles.join('\n'))
await build()
if (isDryRun) sayWhatWouldBe()
else await deploy()
process.exit(0)

async function build(): Promise<void> {
  console.log('Building the site and the Worker ...')
  await keepingOlderChunks(SITE, () => buildSite(SITE))
  const temporary = mkdtempSync(join(tmpdir(), 'aangan-deploy-'))
  const said = await bundleWorker(temporary, SITE).finally(() => rmSync(temporary, { recursive: true }))
  const kib = Number(/gzip: ([\d.]+) KiB/.exec(said)?.[1])
  const files = (await readdir(SITE, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  const megabytes = (sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)
  console.log(
    `  Worker  ${Math.round(kib)} KiB compressed, of ${LARGEST_WORKER_KIB} that Workers Paid allows`,
  )
  console.log(
    `  Site    ${files.length} files with ${megabytes} MB, of ${MOST_FILES} files that Pages allows`,
  )
  if (kib > LARGEST_WORKER_KIB || files.length > MOST_FILES) stopWith('That is more than Cloudflare takes.')
}

function sayWhatWouldBe(): void {
  console.log('\nThe site builds and the Worker bundles. A real run goes on with:')
  for (const { what, how } of STEPS) console.log(`  ${what}: ${how}`)
  console.log('It also asks whether somebody is signed in and which secrets are set.')
  if (obstacles.length > 0) console.log(`\nIt would stop before that:\n  ${obstacles.join('\n  ')}`)
}

async function deploy(): Promise<void> {
  for (const { what, run } of STEPS) {
    console.log(`${what} ...`)
    if (!(await run()))
      stopWith(`${what} failed; what came before it is done. Put it right and run \`npm run deploy\` again.`)
  }
  console.log(
    setup.hasRoutes
      ? `Deployed. ${setup.apiBase ?? setup.vars.siteUrl}/api/health says whether anything is missing.`
      : 'Deployed. The Worker has no address of its own yet: give it routes, as worker/operations.md says, and deploy again.',
  )
}

/** Sends one statement at a time, together as one change: D1 takes 100 kB of SQL at once, and a command line 131 kB. */
async function putInPlace(): Promise<boolean> {
  try {
    await withRemoteStore(({ database }) => applyAfterMigrate(database, afterMigrateText()))
    return true
  } catch (error) {
    console.error(reasonOf(error))
    return false
  }
}

/** Prints where D1's Time Travel would go back to. A deployment goes on without it: a time leads there too. */
function bookmark() {
  const asked = step('Where the database stands, to go back to', ['d1', 'time-travel', 'info', 'DB'])
  return { ...asked, run: () => asked.run().then(() => true) }
}

/** A call of wrangler, which says itself what goes wrong. */
function step(what: string, args: string[]) {
  const env = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' }
  const run = async () => (await finished(startNode(tool('wrangler'), args, { env }))) === 0
  return { what, how: `wrangler ${args.join(' ')}`, run }
}
