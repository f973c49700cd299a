import type { Context } from 'hono'
import { rightsOf } from '#contract/accounts/roles.ts'
import { EditPropertyBody, type PropertyChange, PropertyChanges } from '#contract/properties/input.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { type PropertyRow, toPropertyWithContact, asAnswered } from '#worker/db/queries/properties/rows.ts'
import { updateProperty } from '#worker/db/queries/properties/writes.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { etagOfListing, namesVersion } from '#worker/features/answers/etags.ts'
import {
  pictureMissing,
  propertyId,
  requireRera,
  storedProperty,
} from '#worker/features/properties/stored-property.ts'
import { parse, valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Edits in other isolates can come between; each lost try means that one of theirs went through. */
const MAX_TRIES = 30
const LONGEST_PAUSE_MS = 50

/** With If-Match an edit of a listing that changed in the meantime is refused; without it the last one wins. */
export const editProperty = handlers(valid('json', EditPropertyBody), async (c) => {
  const { propertyDetails } = c.req.valid('json')
  const saved = await inTurn(propertyId(c), () => save(c, propertyDetails, MAX_TRIES))
  c.header('etag', etagOfListing(saved))
  return c.json(asAnswered(toPropertyWithContact(saved), saved))
})

async function save(c: Context<AppEnv>, details: unknown, triesLeft: number): Promise<PropertyRow> {
  const stored = await storedProperty(c)
  if (triesLeft === 0 || isStale(c.req.header('if-match'), stored)) throw changedMeanwhile(stored)
  const changes = parse(PropertyChanges[stored.category], details)
  const actor = signedIn(c)
  const approvedByAdmin = approvalAfter(changes, stored, rightsOf(actor).includes('administer'))
  requireRera(approvedByAdmin, { ...stored.details, ...said(changes) })
  const saved = await updateProperty(c.var.db, stored, changes, { actor, approvedByAdmin, nowMs: Date.now() })
  if (saved === 'picture missing') throw pictureMissing()
  if (saved !== 'stale') return saved
  await scheduler.wait(Math.random() * LONGEST_PAUSE_MS)
  return save(c, details, triesLeft - 1)
}

/** What an edit says of the project; a key that is left out keeps its value. */
function said({ isProjectUnit, reraNumber }: PropertyChange) {
  return {
    ...(isProjectUnit !== undefined && { isProjectUnit }),
    ...(reraNumber !== undefined && { reraNumber }),
  }
}

function approvalAfter(
  { approvedByAdmin }: PropertyChange,
  stored: PropertyRow,
  mayApprove: boolean,
): boolean {
  return mayApprove ? (approvedByAdmin ?? stored.approvedByAdmin) : stored.approvedByAdmin
}

function isStale(ifMatch: string | undefined, stored: PropertyRow): boolean {
  return ifMatch !== undefined && !namesVersion(ifMatch, stored)
}

function changedMeanwhile(stored: PropertyRow): ApiError {
  return new ApiError('CONFLICT', SERVER_MESSAGES.propertyChanged, {
    current: asAnswered(toPropertyWithContact(stored), stored),
  })
}

/** A turn that takes longer is waited for no more: its call was cut off and will never end it. */
const LONGEST_TURN_MS = 5000

/** The end of the last turn in the queue of each key. */
const lines = new Map<string, Promise<void>>()

/**
 * Does the work for one key in turns within this isolate, in the order in which it was asked for: calls that would all
 * read the same state and then have their writes refused wait for each other instead. For speed only: the database
 * guards against lost writes, as other isolates know nothing of these queues.
 */
async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = lines.get(key)
  let leave = () => {}
  const mine = new Promise<void>((resolve) => {
    leave = resolve
  })
  lines.set(key, mine)
  try {
    // The timer is needed also because Workers cancel a call that waits for nothing but another call.
    if (before) await Promise.race([before, scheduler.wait(LONGEST_TURN_MS)])
    return await work()
  } finally {
    leave()
    if (lines.get(key) === mine) lines.delete(key)
  }
}
