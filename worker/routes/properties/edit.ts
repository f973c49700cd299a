import type { Context } from 'hono'
import { EditPropertyBody, type PropertyChange, PropertyChanges } from '#contract/property-input.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { type PropertyRow, toPropertyWithContact } from '#worker/db/queries/property-rows.ts'
import { updateProperty } from '#worker/db/queries/property-writes.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { etagOfListing, namesVersion } from '#worker/lib/etags.ts'
import { pictureMissing, storedProperty } from '#worker/lib/saved-properties.ts'
import { parse, valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/who.ts'

/** Each lost try means that somebody else's edit went through; so many at once are not people. */
const MAX_TRIES = 30

/** With If-Match an edit of a listing that changed meanwhile is refused; without it the last one wins. */
export const editProperty = handlers(valid('json', EditPropertyBody), async (c) => {
  const saved = await save(c, c.req.valid('json').propertyDetails, MAX_TRIES)
  c.header('etag', etagOfListing(saved))
  return c.json(toPropertyWithContact(saved))
})

async function save(c: Context<AppEnv>, details: unknown, triesLeft: number): Promise<PropertyRow> {
  const stored = await storedProperty(c)
  if (triesLeft === 0 || isStale(c.req.header('if-match'), stored)) throw changedMeanwhile(stored)
  const changes = parse(PropertyChanges[stored.category], details)
  const actor = signedIn(c)
  const approvedByAdmin = approvalAfter(changes, stored, actor.role === 'admin')
  const saved = await updateProperty(c.var.db, stored, changes, { actor, approvedByAdmin, nowMs: Date.now() })
  if (saved === 'picture missing') throw pictureMissing()
  return saved === 'stale' ? save(c, details, triesLeft - 1) : saved
}

function approvalAfter({ approvedByAdmin }: PropertyChange, stored: PropertyRow, isAdmin: boolean): boolean {
  return isAdmin ? (approvedByAdmin ?? stored.approvedByAdmin) : stored.approvedByAdmin
}

function isStale(ifMatch: string | undefined, stored: PropertyRow): boolean {
  return ifMatch !== undefined && !namesVersion(ifMatch, stored)
}

function changedMeanwhile(stored: PropertyRow): ApiError {
  return new ApiError('CONFLICT', SENTENCES.propertyChanged, { current: toPropertyWithContact(stored) })
}
