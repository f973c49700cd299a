import { findFaults } from '#worker/db/check/index.ts'
import { readBackupArguments } from '#worker/dev/backup/arguments.ts'
import { restoreBackup } from '#worker/dev/backup/restore.ts'
import { stopOnSignals } from '#worker/dev/tools/children.ts'
import { afterMigrateText } from '#worker/dev/database/prepare.ts'
import { markRestored, openState } from '#worker/dev/state.ts'
import { type Store, withRemoteStore, withStore } from '#worker/dev/store.ts'

stopOnSignals(130)
const { folder, isRemote } = readBackupArguments('restore')
const faults = await (isRemote ? withRemoteStore((store) => restoreAndCheck(store)) : intoState())
for (const { sentence } of faults) console.log(sentence)
console.log(
  faults.length === 0
    ? 'Restored, and a check found nothing amiss. Everybody has to sign in again.'
    : `Restored; a check found ${faults.length} things amiss, which are above. \`npm run check -- --${isRemote ? 'remote --' : ''}fix\` mends what can be mended.`,
)
process.exit(faults.length === 0 ? 0 : 1)

async function restoreAndCheck(store: Store, begins?: () => void) {
  const { madeAt, tables, pictures } = await restoreBackup(store, folder, undefined, begins)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `The backup of ${madeAt}: ${rows.toLocaleString('en-IN')} rows, ${pictures.length.toLocaleString('en-IN')} pictures.`,
  )
  return findFaults(store, afterMigrateText())
}

function intoState() {
  const state = openState()
  return withStore(state, (store) => restoreAndCheck(store, () => markRestored(state)))
}
