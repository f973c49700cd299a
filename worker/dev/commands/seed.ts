import { parseArgs } from 'node:util'
import { applyAfterMigrate } from '#worker/db/after-migrate.ts'
import { afterMigrateText, checkAge } from '#worker/dev/database/prepare.ts'
import { fill } from '#worker/dev/demo/fill.ts'
import { stopWith } from '#worker/dev/tools/say.ts'
import { openExistingState } from '#worker/dev/state.ts'
import { type Store, withStore } from '#worker/dev/store.ts'

const MOST = 1_000_000

const count = readCount()
const state = openExistingState()
const started = Date.now()
await withStore(state, async (store) => {
  if (!(await hasTables(store))) {
    stopWith(`${state.shownAs} has no database of Aangan yet: run \`npm run dev\` once, then seed.`)
  }
  await checkAge(state, store)
  await applyAfterMigrate(store.database, afterMigrateText())
  await fill(
    store,
    count,
    (done) => done % 20_000 === 0 && console.log(`${done.toLocaleString('en-IN')} listings in ...`),
  )
})
console.log(
  `Added ${count.toLocaleString('en-IN')} generated listings to ${state.shownAs} in ${Math.round((Date.now() - started) / 1000)} s. They are made up and say so.`,
)

function readCount(): number {
  const { values } = parseArgs({ options: { count: { type: 'string' } }, strict: false })
  const wanted = Number(values.count)
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= MOST) return wanted
  return stopWith(
    `Say how many listings to generate, from 1 to ${MOST.toLocaleString('en-IN')}: \`npm run seed -- --count 100000\`.`,
  )
}

async function hasTables({ database }: Store): Promise<boolean> {
  const table = await database
    .prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'properties'`)
    .first()
  return table !== null
}
