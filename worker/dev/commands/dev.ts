import { existsSync, readFileSync, watch } from 'node:fs'
import { cp } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { MINUTE_MS } from '#contract/units/time.ts'
import { stopOnSignals } from '#worker/dev/tools/children.ts'
import { DEMO_ACCOUNTS } from '#worker/dev/fixtures/accounts.ts'
import { choosePort } from '#worker/dev/tools/port.ts'
import { buildAndWatch } from '#worker/dev/tools/site.ts'
import { writeVars } from '#worker/dev/tools/vars.ts'
import { serveWorker } from '#worker/dev/tools/wrangler.ts'
import { openState } from '#worker/dev/state.ts'
import { MAIL_PROVIDER } from '#worker/lib/config.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
const OWN_VARS = join(import.meta.dirname, '../../../.dev.vars')

stopOnSignals(0)
const port = await choosePort()
const state = openState()
const address = `http://localhost:${port}`
process.env['SITE_URL'] = address
console.log('Building the site and preparing the data ...')
const site = siteReady()
await Promise.all([site.begun, dataReady()])
console.log('Starting the Worker ...')
await Promise.all([site.complete, serveWorker(state, port, writeVars(state, address, OWN_VARS))])
runCron()
console.log(welcome())
watch(MIGRATIONS, sayOfNewMigrations()).unref()

/** Runs the cron every minute as it is deployed: the local runtime does not by itself. While the Worker reloads, a run is left out. */
function runCron(): void {
  const run = () => fetch(`${address}/cdn-cgi/handler/scheduled`).catch(() => undefined)
  setInterval(() => void run(), MINUTE_MS).unref()
}

/** Brings the data up to date, unless PREPARED_STATE says that this is done. */
async function dataReady(): Promise<void> {
  if (process.env['PREPARED_STATE']) return
  // Its tools take a second or two to load; the site is being built by then.
  const { prepareStore } = await import('#worker/dev/database/prepare.ts')
  flushCompileCache()
  await prepareStore(state)
}

/** Builds the site, unless BUILT_SITE names a built one, which is served as it is. */
function siteReady(): ReturnType<typeof buildAndWatch> {
  const built = process.env['BUILT_SITE']
  if (!built) return buildAndWatch(state.site)
  const complete = cp(built, state.site, { recursive: true })
  return { begun: complete, complete }
}

/** Says once that a new migration is applied at the next start: the Worker has the database open. */
function sayOfNewMigrations() {
  let isSaid = false
  return (_event: string, file: string | null) => {
    if (isSaid || !file?.endsWith('.sql')) return
    isSaid = true
    console.log(`${file} is new: stop with Ctrl-C and start again, so that it is applied.`)
  }
}

function welcome(): string {
  const ownVars = existsSync(OWN_VARS) ? parseEnv(readFileSync(OWN_VARS, 'utf8')) : {}
  const { name, secret } = MAIL_PROVIDER
  const sendsMail = !state.isRestored && Boolean(process.env[secret] || ownVars[secret])
  const accounts = DEMO_ACCOUNTS.map(
    ({ shownAs, email, password }) => `  ${shownAs.padEnd(10)}${email.padEnd(26)}${password}`,
  )
  return [
    '',
    `Aangan runs at ${address}`,
    '',
    `  Sign in   ${address}/auth/login`,
    ...accounts,
    sendsMail ? `  Mails     go out through ${name}` : `  Mails     ${address}/api/dev/outbox`,
    ...(state.isRestored
      ? [`            none goes out: ${state.shownAs} holds a backup, and its people are real`]
      : []),
    '',
    `Everything is kept in ${state.shownAs}; \`npm run reset\` starts over. Ctrl-C stops.`,
    '',
  ].join('\n')
}
