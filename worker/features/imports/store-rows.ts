import type { CsvQuery } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Db } from '#worker/db/client.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { findImported, findUpdated, importListings } from '#worker/db/queries/properties/import.ts'
import type { HidePoint } from '#worker/db/queries/properties/shown-place.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import type { CheckedCsv } from './check.ts'

/** Where listings go: into which import, and what each row is known by. */
export type Into = {
  db: Db
  importId: string
  rowKeys: ReadonlyMap<number, string> | undefined
  actor: Account
}
type Storing = {
  mode: CsvQuery['mode']
  nowMs: number
  hidePoint: HidePoint
  log: { name: string | undefined; handedBack: number }
  onPart: (done: number) => void
}

/** Stores part by part; what this import has brought in before counts, what another one has is left out. */
export async function storeRows(
  into: Into,
  { listings, updates }: Pick<CheckedCsv, 'listings' | 'updates'>,
  { mode, nowMs, hidePoint, log, onPart }: Storing,
) {
  const { db, importId, actor } = into
  let [added, inAlready] = [0, 0]
  for (const { before, part } of partsOf(listings, mode)) {
    const others = await storePart(into, { part, updates: before === 0 ? updates : [] }, (rows) =>
      importListings(db, rows, { actor, nowMs, importId, hidePoint, file: { ...log } }),
    )
    inAlready += others
    added += part.length - others
    onPart(before + part.length)
  }
  return { added, inAlready }
}

/**
 * What is stored at once; a row that is in stays out, so that a repeated call goes on behind it. The first
 * goes with all updates, which alone can be stale: nothing is stored by then.
 */
function partsOf<Listing>(listings: readonly Listing[], mode: CsvQuery['mode']) {
  const size = mode === 'all' ? LIMITS.csvWholeRows : LIMITS.csvPartRows
  const count = Math.max(1, Math.ceil(listings.length / size))
  return Array.from({ length: count }, (_, at) => {
    const before = at * size
    return { before, part: listings.slice(before, before + size) }
  })
}

const MOST_TRIES = 5

/** How many of the part another import has brought in. Where one of its rows came in meanwhile, the rest is tried again. */
async function storePart(
  into: Into,
  { part, updates }: { part: CheckedCsv['listings']; updates: CheckedCsv['updates'] },
  store: (rows: Parameters<typeof importListings>[1]) => ReturnType<typeof importListings>,
): Promise<number> {
  let open = updates
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { fresh, others } = await notStoredYet(into, part)
    const done = await store({ listings: fresh, updates: open })
    if (done === 'imported') return others
    if (done === 'stale') open = await stillOpen(into, open)
  }
  throw new ApiError('CONFLICT', SERVER_MESSAGES.csvBusy)
}

/** Of stale updates those that no other call of this import has stored meanwhile; a conflict where none has. */
async function stillOpen({ db, importId }: Into, updates: CheckedCsv['updates']) {
  const { ids } = await findUpdated(db, importId)
  const open = updates.filter(({ stored }) => !ids.has(stored.id))
  if (open.length === updates.length) throw new ApiError('CONFLICT', SERVER_MESSAGES.csvConflicts)
  return open
}

/** What of a part is not stored yet, and how many of it another import has brought in. */
async function notStoredYet(into: Into, part: CheckedCsv['listings']) {
  const { db, importId, rowKeys, actor } = into
  const nowMs = Date.now()
  const listings = part.map((listing) => ({
    ...listing,
    id: newId(nowMs),
    addKey: rowKeys?.get(listing.row),
  }))
  const addKeys = listings.flatMap(({ addKey }) => addKey ?? [])
  const found = await findImported(db, { listedBy: actor.id, importId, addKeys })
  const fresh = listings.filter(({ addKey }) => addKey === undefined || !found.has(addKey))
  return { fresh, others: [...found.values()].filter(({ isOfImport }) => !isOfImport).length }
}

/** The rows that no import has stored yet. */
export const freshRows = async (into: Into, rows: CheckedCsv['listings']) =>
  (await notStoredYet(into, rows)).fresh
