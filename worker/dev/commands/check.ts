import { parseArgs } from 'node:util'
import { findFaults, isMendable, mendFaults } from '#worker/db/check/index.ts'
import { stopOnSignals } from '#worker/dev/tools/children.ts'
import { afterMigrateText, checkAge } from '#worker/dev/database/prepare.ts'
import { openExistingState } from '#worker/dev/state.ts'
import { type Store, withRemoteStore, withStore } from '#worker/dev/store.ts'

const MOST_SAID = 100
/** A repair can bring to light a fault that another one hid, so the check is repeated. */
const MOST_ROUNDS = 3

stopOnSignals(130)
const { values } = parseArgs({
  options: { fix: { type: 'boolean', default: false }, remote: { type: 'boolean', default: false } },
  args: process.argv.slice(3),
})
const left = await (values.remote ? withRemoteStore(check) : ofState())
process.exit(left === 0 ? 0 : 1)

/** Says what is amiss, repairs it where that is asked for, and answers how much is left. */
async function check(store: Store): Promise<number> {
  let faults = await findFaults(store, afterMigrateText())
  for (const { sentence } of faults.slice(0, MOST_SAID)) console.log(sentence)
  if (faults.length > MOST_SAID) console.log(`... and ${faults.length - MOST_SAID} more.`)
  if (faults.length === 0) console.log('Nothing is amiss.')
  const first = faults.length
  for (let round = 0; values.fix && faults.some(isMendable) && round < MOST_ROUNDS; round++) {
    await mendFaults(store, afterMigrateText(), faults)
    faults = await findFaults(store, afterMigrateText())
  }
  if (first > 0) console.log(summaryOf(first, faults.length, faults.filter(isMendable).length))
  return faults.length
}

function summaryOf(first: number, left: number, mendable: number): string {
  if (values.fix) return left === 0 ? `${first} found, all mended.` : `${first} found, ${left} are left.`
  return mendable > 0
    ? `${first} found; \`npm run check -- --${values.remote ? 'remote --' : ''}fix\` mends ${mendable} of them.`
    : `${first} found; only a person can mend them.`
}

function ofState() {
  const state = openExistingState()
  return withStore(state, async (store) => {
    await checkAge(state, store)
    return check(store)
  })
}
