import type { Context } from 'hono'
import { BulkBody, type BulkReply, type BulkTarget } from '#contract/properties/bulk.ts'
import { listParameters } from '#contract/list/address.ts'
import { LIMITS } from '#contract/limits.ts'
import { bulkChanged, bulkDone, bulkOtherCount, SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Db } from '#worker/db/client.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import {
  changeMany,
  changesOfMany,
  type ManyChange,
  undoOf,
} from '#worker/db/queries/properties/bulk-changes.ts'
import { type BulkResult, deleteProperties, markProperties } from '#worker/db/queries/properties/bulk.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import type { ListingUpdate } from '#worker/db/queries/properties/update-many.ts'
import type { PropertyRow } from '#worker/db/queries/properties/rows.ts'
import { etagOfBytes } from '#worker/features/answers/etags.ts'
import { everyPage } from '#worker/features/properties/list-request.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { ApiError, invalid } from '#worker/lib/errors.ts'
import { untilSaved } from '#worker/lib/until-saved.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** One thing done with many listings: with all of them or with none. */
export const bulkProperties = handlers(valid('json', BulkBody), async (c) => {
  const body = c.req.valid('json')
  if (body.kind !== 'mark') {
    const change = () => changeAll(c, body)
    return c.json<BulkReply>(await untilSaved(change, SERVER_MESSAGES.bulkBusy))
  }
  const ids = 'ids' in body.target ? body.target.ids : (await findMatches(c, body.target)).map(({ id }) => id)
  const mark = () => markAll(c.var.db, { action: body.action, ids }, signedIn(c))
  const { done, missing, undo } = await untilSaved(mark, SERVER_MESSAGES.bulkBusy)
  const counts = {
    done: done.length,
    missing: missing.length,
    closed: ids.length - done.length - missing.length,
  }
  return c.json<BulkReply>({ message: bulkDone(body.action, counts), done, missing, undo })
})

type Marking = { action: Extract<BulkBody, { kind: 'mark' }>['action']; ids: string[] }

async function markAll(db: Db, { action, ids }: Marking, actor: Account): Promise<BulkResult | 'stale'> {
  const doing = { actor, nowMs: Date.now() }
  if (action === 'delete') return deleteProperties(db, ids, doing)
  const result = await markProperties(db, ids, action, doing)
  if (result === 'RERA number missing') throw invalid('ids', SERVER_MESSAGES.reraRequired)
  return result
}

type Changing = ManyChange & { target: BulkTarget; dryRun: boolean; asShown?: string | undefined }

async function changeAll(c: Context<AppEnv>, body: Changing): Promise<BulkReply | 'stale'> {
  const { db } = c.var
  const { target, dryRun } = body
  const rows =
    'ids' in target ? [...(await findProperties(db, target.ids)).values()] : await findMatches(c, target)
  const nowMs = Date.now()
  const updates = changesOfMany(rows, body, nowMs)
  const asShown = await stateOf(updates)
  if (body.asShown !== undefined && body.asShown !== asShown)
    throw new ApiError('CONFLICT', SERVER_MESSAGES.bulkOtherThanShown)
  const known = new Set(rows.map(({ id }) => id))
  const sold = body.kind === 'price' ? rows.filter(({ isSold }) => isSold).length : 0
  const counts = { changed: updates.length, same: rows.length - updates.length - sold, sold, dryRun }
  const reply = {
    message: bulkChanged(body, counts),
    done: updates.map(({ stored }) => stored.id),
    missing: 'ids' in target ? target.ids.filter((id) => !known.has(id)) : [],
    preview: updates.slice(0, LIMITS.bulkShown).map(({ stored, normalized }) => ({
      _id: stored.id,
      title: stored.title,
      before: body.kind === 'price' ? String(stored.priceInr) : stored.deal,
      after: body.kind === 'price' ? String(normalized.priceInr) : normalized.deal,
    })),
  }
  if (dryRun) return { ...reply, asShown }
  const result = await changeMany(db, updates, { actor: signedIn(c), nowMs })
  if (result === 'stale') return 'stale'
  return { ...reply, undo: undoOf(updates) }
}

/** The listings that a change touches, each in the version that it would change: another after any change of one of them. */
const stateOf = (updates: readonly ListingUpdate[]): Promise<string> => {
  const versions = updates.map(({ stored: { id, version } }) => `${id} ${version}`).toSorted()
  return etagOfBytes(new TextEncoder().encode(versions.join()))
}

/** Every listing that a list call of this caller finds, if they are as many as was said. */
async function findMatches(
  c: Context<AppEnv>,
  { where, expected }: Extract<BulkTarget, { expected: number }>,
): Promise<PropertyRow[]> {
  const parameters = new URLSearchParams(listParameters(new URLSearchParams(where)))
  parameters.set('sort', 'newest')
  const found: PropertyRow[] = []
  for await (const listings of everyPage(c, parameters)) {
    found.push(...listings)
    if (found.length > LIMITS.bulkMatches) break
  }
  if (found.length !== expected) throw new ApiError('CONFLICT', bulkOtherCount(found.length, expected))
  return found
}
