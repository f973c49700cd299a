import { applyAfterMigrate } from '#worker/db/after-migrate.ts'
import { derivedFaults } from './derived.ts'
import type { Fault } from './fault.ts'
import { fileFaults } from './files.ts'
import { rowFaults } from './listings.ts'
import { wordFaults } from './words.ts'

type Stores = { database: D1Database; bucket: R2Bucket }

const STATEMENTS_AT_ONCE = 50
const DERIVED: ReadonlySet<Fault['kind']> = new Set(['definition', 'counter', 'search'])

/** Everything in a store that does not fit: definitions, counters, search, references, claims, versions and files. */
export async function findFaults(
  { database, bucket }: Stores,
  afterMigrateText: string,
  nowMs = Date.now(),
): Promise<Fault[]> {
  return [
    ...(await rowFaults(database)),
    ...(await derivedFaults(database, afterMigrateText)),
    ...(await wordFaults(database)),
    ...(await fileFaults(database, bucket, nowMs)),
  ]
}

export const isMendable = ({ kind, mend, move }: Fault) =>
  mend !== undefined || move !== undefined || DERIVED.has(kind)

/** Repairs what can be repaired; what the listings themselves say wins over all that follows from it. */
export async function mendFaults(
  { database, bucket }: Stores,
  afterMigrateText: string,
  faults: Fault[],
): Promise<void> {
  for (const { move } of faults) if (move) await moveFile(bucket, move)
  const statements = faults.flatMap(({ mend }) => mend ?? [])
  for (let at = 0; at < statements.length; at += STATEMENTS_AT_ONCE)
    await database.batch(statements.slice(at, at + STATEMENTS_AT_ONCE))
  if (faults.some(({ kind }) => DERIVED.has(kind)))
    await applyAfterMigrate(database, afterMigrateText, { makesSearchAnew: true })
}

async function moveFile(bucket: R2Bucket, { from, to }: NonNullable<Fault['move']>): Promise<void> {
  const file = await bucket.get(from)
  if (!file) return
  await bucket.put(to, await file.arrayBuffer(), { httpMetadata: file.httpMetadata ?? {} })
  await bucket.delete(from)
}
