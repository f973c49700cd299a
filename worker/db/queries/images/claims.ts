import { inArray, type SQL, sql } from 'drizzle-orm'
import { rightsOf } from '#contract/accounts/roles.ts'
import type { PicturePlace } from '#contract/properties/enums.ts'
import type { Db } from '#worker/db/client.ts'
import { images } from '#worker/db/schema.ts'
import { storedPictureSql } from '#worker/db/tables/stored-pictures.ts'
import { idsIn } from '#worker/db/queries/many-rows.ts'
import { isRefusedBy } from '#worker/db/queries/refusals.ts'

/** `releasedAt` of a picture that is being removed: no listing may claim it any more. */
export const BEING_REMOVED = 0
const isFree = sql`${images.propertyId} IS NULL AND ${images.releasedAt} IS NOT ${sql.raw(String(BEING_REMOVED))}`

/** A picture that a listing is to have, with what the save says about it; null leaves that as it is. */
export type WantedPicture = {
  key: string
  alt: string | null
  colour: string | null
  /** '' takes it away. */
  place: PicturePlace | '' | null
  caption: string | null
  isRendered: boolean | null
  look: string | null
}

type PictureColumnsSql = Record<'alt' | 'colour' | 'place' | 'caption' | 'isRendered', SQL>

const storedWith = ({ isRendered, ...said }: PictureColumnsSql) =>
  storedPictureSql({
    url: sql`'/' || ${images.key}`,
    width: sql`${images.width}`,
    height: sql`${images.height}`,
    widths: sql`json(${images.widths})`,
    isRendered: sql`json(iif(${isRendered}, 'true', 'null'))`,
    ...said,
  })

/** A row as the `pictures` column holds it. */
export const storedPicture = storedWith({
  alt: sql`${images.alt}`,
  colour: sql`${images.placeholderColour}`,
  place: sql`${images.place}`,
  caption: sql`${images.caption}`,
  isRendered: sql`${images.isRendered}`,
})

/** What the rows say after a save that says `wished` of them. */
const saidAfter = (wished: (name: string) => SQL): PictureColumnsSql => ({
  alt: sql`ifnull(${wished('alt')}, ${images.alt})`,
  colour: sql`ifnull(${wished('colour')}, ${images.placeholderColour})`,
  place: sql`nullif(ifnull(${wished('place')}, ${images.place}), '')`,
  caption: sql`nullif(ifnull(${wished('caption')}, ${images.caption}), '')`,
  isRendered: sql`ifnull(${wished('isRendered')}, ${images.isRendered})`,
})

const wishOf = (name: string) => sql`wish.value ->> ${sql.raw(`'${name}'`)}`

/** Who makes a picture a listing's own. */
export type Claimer = { id: string; role: string; approvedByAdmin: boolean }

/** A picture of no listing, for its uploader and for those who may edit the listings of any uploader. */
const isFreeFor = (claimer: Claimer) =>
  rightsOf(claimer).includes('edit') ? isFree : sql`${isFree} AND ${images.uploadedBy} = ${claimer.id}`

/**
 * The wanted pictures of a listing, in that order, for its `pictures` column. NULL when one of them is gone, another
 * listing's, or not the claimer's to take; the column refuses NULL, and with it the whole batch.
 */
export function claimedPictures(wanted: WantedPicture[], propertyId: string, claimer: Claimer): SQL {
  return sql`(SELECT iif(count(${images.key}) = ${wanted.length}, json_group_array(${storedWith(saidAfter(wishOf))} ORDER BY wish.key), NULL)
    FROM json_each(${JSON.stringify(wanted)}) AS wish
    JOIN ${images} ON ${images.key} = wish.value ->> 'key' AND (${images.propertyId} = ${propertyId} OR (${isFreeFor(claimer)})))`
}

/** Whether a failed batch failed because a picture could not be claimed. */
export const isClaimRefused = (error: unknown) => isRefusedBy('properties.pictures', error)

/**
 * Makes these pictures, in this order, the listing's own and releases its others, if the condition `only` holds by then.
 */
export function claimPictures(
  db: Db,
  propertyId: string,
  wanted: WantedPicture[],
  { nowMs, only }: { nowMs: number; only: SQL },
) {
  const list = sql`json_each(${JSON.stringify(wanted)}) AS wish`
  const ofWish = (value: SQL) =>
    sql`(SELECT ${value} FROM ${list} WHERE wish.value ->> 'key' = ${images.key})`
  const place = ofWish(sql`wish.key`)
  const said = saidAfter((name) => ofWish(wishOf(name)))
  return db
    .update(images)
    .set({
      propertyId: sql`iif(${place} IS NULL, NULL, ${propertyId})`,
      position: place,
      isCover: sql`${place} IS 0`,
      alt: said.alt,
      placeholderColour: said.colour,
      place: said.place,
      caption: said.caption,
      isRendered: said.isRendered,
      look: sql`ifnull(${ofWish(wishOf('look'))}, ${images.look})`,
      releasedAt: sql`iif(${place} IS NULL, ${nowMs}, NULL)`,
    })
    .where(
      sql`${only} AND (${images.propertyId} = ${propertyId} OR ${images.key} IN (SELECT wish.value ->> 'key' FROM ${list}))`,
    )
}

/** Releases every picture of listings that are about to go. */
export function releasePictures(db: Db, propertyIds: string[], nowMs: number) {
  return db
    .update(images)
    .set({ propertyId: null, position: null, isCover: false, releasedAt: nowMs })
    .where(inArray(images.propertyId, idsIn(propertyIds)))
}
