import { join } from 'node:path'
import { buildSite } from '#worker/dev/tools/build.ts'
import { stopOnSignals } from '#worker/dev/tools/children.ts'

stopOnSignals(130)
await buildSite(join(import.meta.dirname, '../../../frontend/dist'))
process.exit(0)
