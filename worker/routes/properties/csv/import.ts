import { isId } from '#contract/ids.ts'
import type { CsvProblem } from '#contract/properties/csv-groups.ts'
import { CsvQuery, type CsvReply } from '#contract/properties/csv.ts'
import { withRegion } from '#contract/search/place-names.ts'
import { LIMITS } from '#contract/limits.ts'
import { RepeatHeaders } from '#contract/properties/input.ts'
import { csvDone, SERVER_MESSAGES } from '#contract/server-messages.ts'
import {
  findImported,
  findUpdated,
  importListings,
  NOT_UPDATED,
} from '#worker/db/queries/properties/import.ts'
import { type ComparedRow, findLikeOfMany } from '#worker/db/queries/properties/like-of-many.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import { pointHider } from '#worker/db/queries/properties/shown-place.ts'
import { placesNow } from '#worker/db/search/places.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import { valid } from '#worker/lib/valid.ts'
import type { Db } from '#worker/db/client.ts'
import type { HidePoint } from '#worker/db/queries/properties/shown-place.ts'
import { signedIn } from '#worker/middleware/auth.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { type CheckedCsv, checkCsv, openCsv } from './check.ts'
import { withDoubles } from './doubles.ts'
import { progressStream, PROGRESS } from './progress.ts'
import { rejectedOf } from './rejected.ts'
import { importIdOf, repeatedRows, rowKeysOf } from './row-keys.ts'
import { understoodOf } from './understood.ts'

/** A dry run looks at every row and stores nothing; without it the good rows are imported, and the bad ones come back. */
export const importProperties = handlers(
  valid('header', RepeatHeaders),
  valid('query', CsvQuery),
  async (c) => {
    const { dryRun: isDryRun, update: isUpdate, mode, file: name, ...chosen } = c.req.valid('query')
    const { 'idempotency-key': key } = c.req.valid('header')
    const actor = signedIn(c)
    const nowMs = Date.now()
    const said = { ...chosen, places: withRegion(await placesNow(c.var.db)) }
    const file = openCsv(await c.req.arrayBuffer(), said)
    if (mode === 'all' && file.rows.length > LIMITS.csvWholeRows)
      throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvTooManyForAll)
    const importId = key === undefined ? newId(nowMs) : await importIdOf(actor.id, key)
    const hidePoint = await pointHider(c.var.db)
    const stored = isUpdate ? await findProperties(c.var.db, file.ids.filter(isId)) : undefined
    // Read after the listings: what another call has changed by then is not compared as changed by somebody.
    const before =
      isUpdate && !isDryRun && key !== undefined ? await findUpdated(c.var.db, importId) : NOT_UPDATED
    const read = checkCsv(file, nowMs, stored && { stored, before, hidePoint })
    const rowKeys = key === undefined && !isDryRun ? undefined : await rowKeysOf(file.rows, file.columns)
    const into: Into = { db: c.var.db, importId, rowKeys, actor }
    const fresh = isDryRun ? await notInYet(into, read.listings) : read.listings
    const isComparing = isDryRun || COMPARING.some((problem) => file.answers.has(problem))
    const checked = isComparing
      ? withDoubles(read, {
          answers: file.answers,
          like: await findLikeOfMany(c.var.db, comparedOf(fresh, read.summaries)),
          twice: repeatedRows(file.rows, file.columns),
        })
      : read
    if (isDryRun) {
      const understood = understoodOf(file, checked)
      const inAlready = read.listings.length - fresh.length
      return c.json<CsvReply>({ ...replyOf(checked, { isDryRun, isUpdate }), inAlready, understood })
    }
    if (isRefused(checked, mode)) throw refusalOf(checked)

    const reply = {
      ...replyOf(checked, { isDryRun, isUpdate }),
      importId,
      rejected: rejectedOf(file, checked),
    }
    const parts = partsOf(checked.listings, mode)
    const log = { name, handedBack: checked.badRows.size }
    const store = (onPart: (done: number) => void) =>
      storeParts(into, parts, { updates: checked.updates, nowMs, hidePoint, log, onPart })
    if (c.req.header('accept') !== PROGRESS)
      return c.json<CsvReply>({ ...reply, ...(await store(() => undefined)) }, 201)
    const { stream, done } = progressStream(c, async (tell) => {
      const counts = await store((rows) => tell({ rows }))
      tell({ ...reply, ...counts })
    })
    // Stored to the end also where nobody waits for it any more.
    c.executionCtx.waitUntil(done)
    return c.body(stream, 201, { 'content-type': PROGRESS })
  },
)

/** Where listings go: into which import, and what each row is known by. */
type Into = { db: Db; importId: string; rowKeys: ReadonlyMap<number, string> | undefined; actor: Account }
type ImportPart = { before: number; part: CheckedCsv['listings'] }
type Storing = {
  updates: CheckedCsv['updates']
  nowMs: number
  hidePoint: HidePoint
  log: { name: string | undefined; handedBack: number }
  onPart: (done: number) => void
}

/** Stores part by part; what this import has brought in before counts, what another one has is left out. */
async function storeParts(
  into: Into,
  parts: readonly ImportPart[],
  { updates, nowMs, hidePoint, log, onPart }: Storing,
) {
  const { db, importId, actor } = into
  let [added, inAlready] = [0, 0]
  for (const { before, part } of parts) {
    const others = await storePart(into, { part, updates: before === 0 ? updates : [] }, (rows) =>
      importListings(db, rows, { actor, nowMs, importId, hidePoint, file: { ...log } }),
    )
    inAlready += others
    added += part.length - others
    onPart(before + part.length)
  }
  return { added, inAlready }
}

const MOST_TRIES = 5

/** How many of the part another import has brought in. Where one of its rows came in meanwhile, the rest is tried again. */
async function storePart(
  into: Into,
  { part, updates }: Pick<CheckedCsv, 'updates'> & Pick<ImportPart, 'part'>,
  store: (rows: Parameters<typeof importListings>[1]) => ReturnType<typeof importListings>,
): Promise<number> {
  let open = updates
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { fresh, others } = await sorted(into, part)
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

/** What of new rows is compared with stored listings. */
function comparedOf(listings: CheckedCsv['listings'], summaries: CheckedCsv['summaries']): ComparedRow[] {
  const shown = new Map(summaries.map((summary) => [summary.row, summary]))
  return listings.flatMap(({ row, details }) => {
    const summary = shown.get(row)
    if (!summary) return []
    const { category, deal, price: priceInr, areaSqFt } = summary
    const textOf = (name: string) => {
      const value = new Map<string, unknown>(Object.entries(details)).get(name)
      return typeof value === 'string' ? value : null
    }
    const place = textOf('locality') ?? textOf('city') ?? ''
    return [{ row, category, deal, priceInr, areaSqFt, place, surveyNo: textOf('surveyNo') }]
  })
}

async function sorted(into: Into, part: CheckedCsv['listings']) {
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

const COMPARING: readonly CsvProblem[] = ['here already', 'twice in the file']

const notInYet = async (into: Into, part: CheckedCsv['listings']) => (await sorted(into, part)).fresh

/**
 * What is stored at once; a row that is in stays out, so that a repeated call goes on behind it. The first
 * goes with all updates, which alone can be stale: nothing is stored by then.
 */
function partsOf<Listing>(listings: readonly Listing[], mode: 'all' | 'good') {
  const size = mode === 'all' ? LIMITS.csvWholeRows : LIMITS.csvPartRows
  const count = Math.max(1, Math.ceil(listings.length / size))
  return Array.from({ length: count }, (_, at) => {
    const before = at * size
    return { before, part: listings.slice(before, before + size) }
  })
}

/** Bad rows keep the good ones out where all shall go in or none, or where none is good; a conflict always does. */
function isRefused(
  { errors, conflicts, listings, updates, updatedBefore }: CheckedCsv,
  mode: 'all' | 'good',
): boolean {
  if (conflicts.length > 0) return true
  return errors.length > 0 && (mode === 'all' || listings.length + updates.length + updatedBefore === 0)
}

type ImportOptions = { isDryRun: boolean; isUpdate: boolean }

function replyOf(checked: CheckedCsv, { isDryRun, isUpdate }: ImportOptions): CsvReply {
  const { rows, listings, unchanged, conflicts, ignoredColumns, leftOut } = checked
  const updated = checked.updates.length + checked.updatedBefore
  const faultyRows = rows - listings.length - updated - unchanged - leftOut
  const updates = isUpdate ? { updated, unchanged } : undefined
  const added = isDryRun ? 0 : listings.length
  return {
    message: csvDone({ isDryRun, rows, added, faultyRows, ignoredColumns, updates }),
    isDryRun,
    rows,
    added,
    errors: [...checked.errors, ...conflicts].toSorted((one, other) => one.row - other.row),
    ignoredColumns,
    ...(leftOut > 0 && { leftOut }),
    ...(isUpdate && { updated }),
  }
}

/** Mistakes in the file come first; what was changed meanwhile is a conflict. */
function refusalOf({ errors, conflicts }: CheckedCsv): ApiError {
  const issues = [...errors, ...conflicts].map(({ row, column, message }) => ({
    path: [row, column ?? []].flat().join('.'),
    message,
  }))
  return errors.length > 0
    ? new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvHasErrors, { issues })
    : new ApiError('CONFLICT', SERVER_MESSAGES.csvConflicts, { issues })
}
