import { and, eq } from 'drizzle-orm'
import type { PropertyChange } from '#contract/properties/input.ts'
import type { Category } from '#contract/properties/enums.ts'
import type { Db } from '#worker/db/client.ts'
import { properties } from '#worker/db/schema.ts'
import { findAdded, isKeyTaken } from './add-keys.ts'
import { listedOf } from '#worker/db/queries/leads/listed.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { withFollowers } from '#worker/db/queries/followers.ts'
import { storedValue } from '#worker/db/tables/columns.ts'
import {
  claimedPictures,
  type Claimer,
  claimPictures,
  isClaimRefused,
  type WantedPicture,
} from '#worker/db/queries/images/claims.ts'
import { changesBetween } from './changes.ts'
import { keepWords } from './listing-words.ts'
import { PROPERTY_COLUMNS, type PropertyRow } from './rows.ts'
import { normalizeProperty, type NormalizedProperty } from './normalize.ts'
import { isApproximate, pointHider } from './shown-place.ts'

type Actor = { id: string; email: string; username?: string }
/** Who does something to a listing, and when. */
export type WriteContext = { actor: Actor; nowMs: number }
/** Who saves a listing, when, and whether the public may see it afterwards. */
type SaveContext = WriteContext & { actor: Claimer; approvedByAdmin: boolean }
/** A picture that the listing names is not in the store, or is another listing's. */
type PictureMissing = 'picture missing'
/** The listing is no longer as it was when it was read. */
export type Stale = 'stale'

const subjectOf = ({ id, title }: { id: string; title: string }) =>
  ({ subjectKind: 'property', subjectId: id, subjectName: title }) as const

type NewProperty = {
  id: string
  category: Category
  details: PropertyChange
  addKey?: string | undefined
  /** The lead of who offers it. */
  leadId?: string | undefined
}
type Added = { row: PropertyRow; isRepeated: boolean }

/**
 * Stores a new listing and makes its pictures its own: all of it or nothing. Where the actor has added a listing under
 * this key before, nothing is stored and that one is answered as it stands.
 */
export async function insertProperty(
  db: Db,
  { id, category, details, addKey, leadId }: NewProperty,
  { actor, approvedByAdmin, nowMs }: SaveContext,
): Promise<Added | PictureMissing> {
  const wanted = wantedPictures(details.images ?? [], details)
  const normalized = normalizeProperty(category, details, {
    pictures: [],
    approvedByAdmin,
    nowMs,
    savedBy: actor.id,
    savedByName: actor.username,
    hidePoint: details.placeIsApproximate ? await pointHider(db) : undefined,
  })
  const pictures = claimedPictures(wanted, id, actor)
  const row = { ...normalized, id, listedBy: actor.id, createdAt: nowMs, pictures, addKey }
  const saving = db.batch([
    ...withFollowers(db.insert(properties).values(row).returning(PROPERTY_COLUMNS), (ifChanged) => [
      auditEntry(db, { ...subjectOf(row), action: 'property-added', actor, at: nowMs }, ifChanged),
      claimPictures(db, id, wanted, { nowMs, only: ifChanged }),
      ...keepWords(db, [normalized]),
    ]),
    ...(leadId === undefined ? [] : listedOf(db, { leadId, propertyId: id }, { actor, nowMs })),
  ])
  const [[added] = []] = (await saving.catch(refusedAdd)) ?? []
  if (added) return { row: added, isRepeated: false }
  const earlier = addKey === undefined ? undefined : await findAdded(db, actor.id, addKey)
  return earlier ? { row: earlier, isRepeated: true } : 'picture missing'
}

/** The pictures at these paths with what the save says about them. */
function wantedPictures(paths: string[], { pictures = [] }: PropertyChange): WantedPicture[] {
  const notes = new Map(pictures.map((note) => [note.url, note]))
  return paths.map((path) => {
    const {
      alt = null,
      colour = null,
      isRendered = null,
      look = null,
      place,
      caption,
    } = notes.get(path) ?? {}
    return {
      key: path.slice(1),
      alt,
      colour,
      isRendered,
      look,
      place: wished(place),
      caption: wished(caption),
    }
  })
}

/** What is left out stays, what is null goes. */
const wished = <Text extends string>(said: Text | null | undefined) =>
  said === undefined ? null : (said ?? '')

/** Lets a refused claim pass as undefined; any other error goes on. */
function refusedClaim(error: unknown): undefined {
  if (!isClaimRefused(error)) throw error
}

/** The same for a key that was used before; its pictures are that listing's by now. */
function refusedAdd(error: unknown): undefined {
  if (!isKeyTaken(error)) refusedClaim(error)
}

/**
 * Changes a listing that is still as it was read, and its pictures where the changes name them: all of it or
 * nothing. Keys that the changes leave out keep their value.
 */
export async function updateProperty(
  db: Db,
  stored: PropertyRow,
  changes: PropertyChange,
  { actor, approvedByAdmin, nowMs }: SaveContext,
): Promise<PropertyRow | PictureMissing | Stale> {
  const { id, version } = stored
  const normalized = normalizeProperty(
    stored.category,
    changes,
    {
      pictures: stored.pictures,
      approvedByAdmin,
      nowMs,
      savedBy: actor.id,
      savedByName: actor.username,
      hidePoint: changes.placeIsApproximate || isApproximate(stored) ? await pointHider(db) : undefined,
    },
    stored,
  )
  const isApproval = approvedByAdmin && !stored.approvedByAdmin
  const isAboutPictures = changes.images !== undefined || changes.pictures !== undefined
  if (!isAboutPictures && isAsStored(normalized, stored)) return stored
  const paths = changes.images ?? stored.pictures.map(({ url }) => url)
  const wanted = isAboutPictures ? wantedPictures(paths, changes) : undefined
  const pictures = wanted && claimedPictures(wanted, id, actor)
  const change = db
    .update(properties)
    .set({ ...normalized, pictures, version: version + 1 })
    .where(and(eq(properties.id, id), eq(properties.version, version)))
    .returning()
  const entry = {
    ...subjectOf({ id, title: normalized.title }),
    action: isApproval ? 'property-approved' : 'property-changed',
    actor,
    at: nowMs,
    changes: changesBetween(stored, normalized, changes),
  } as const
  const saving = db.batch(
    withFollowers(change, (ifChanged) => [
      auditEntry(db, entry, ifChanged),
      ...(wanted ? [claimPictures(db, id, wanted, { nowMs, only: ifChanged })] : []),
      ...keepWords(db, [normalized]),
    ]),
  )
  const result = await saving.catch(refusedClaim)
  return result === undefined ? 'picture missing' : (result[0][0] ?? 'stale')
}

const { updatedAt: _updatedAt, ...COMPARED_COLUMNS } = PROPERTY_COLUMNS

/** Whether a save leaves all columns as they are: then others who have the listing open need not look again. */
function isAsStored(after: NormalizedProperty, before: PropertyRow): boolean {
  const values: Record<string, unknown> = after
  const stored: Record<string, unknown> = before
  return Object.entries(COMPARED_COLUMNS).every(
    ([name, column]) =>
      !(name in values) || storedValue(column, values[name]) === storedValue(column, stored[name]),
  )
}
