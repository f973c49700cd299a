import { existsSync } from 'node:fs'
import { migrateEmpty } from '#worker/dev/database/prepare.ts'
import { startSoaked, tokenOfNew } from './worker.ts'

/** A Worker in a process of its own, to be killed: `serve.ts BUNDLE FOLDER` says where it answers and a token of staff. */
const [path = '', folder = ''] = process.argv.slice(2)
const isNew = !existsSync(folder)
const { origin, database } = await startSoaked(path, { folder })
if (isNew) await migrateEmpty(database)
const token = await tokenOfNew(database, 'staff')
console.log(JSON.stringify({ origin: origin.href, token }))
