import { readBackupArguments } from '#worker/dev/backup/arguments.ts'
import { makeBackup } from '#worker/dev/backup/make.ts'
import { stopOnSignals } from '#worker/dev/tools/children.ts'
import { checkAge } from '#worker/dev/database/prepare.ts'
import { openExistingState } from '#worker/dev/state.ts'
import { type Store, withRemoteStore, withStore } from '#worker/dev/store.ts'

stopOnSignals(130)
const { folder, isRemote } = readBackupArguments('backup')
const started = Date.now()
const make = (store: Store) => makeBackup(store, folder)
const { tables, pictures } = await (isRemote ? withRemoteStore(make) : ofState())
const rows = tables.reduce((sum, table) => sum + table.rows, 0)
const megabytes = (pictures.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)
console.log(
  `${folder} holds ${rows.toLocaleString('en-IN')} rows and ${pictures.length.toLocaleString('en-IN')} pictures (${megabytes} MB), after ${Math.round((Date.now() - started) / 1000)} s. It holds accounts and messages: keep it as you would keep those.`,
)
process.exit(0)

function ofState() {
  const state = openExistingState()
  return withStore(state, async (store) => {
    await checkAge(state, store)
    return make(store)
  })
}
