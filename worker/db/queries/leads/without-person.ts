import { inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { phoneKey, writtenPieces } from '#contract/leads/phone.ts'
import type { Db } from '#worker/db/client.ts'
import { raiseListingVersion } from '#worker/db/queries/meta.ts'
import { idsIn } from '#worker/db/queries/many-rows.ts'
import type { PropertyRow } from '#worker/db/queries/properties/rows.ts'
import { importsFollow } from '#worker/db/queries/properties/take-back.ts'
import {
  alerts,
  areaPages,
  auditLog,
  contactMessages,
  images,
  importedListings,
  landmarks,
  leadLines,
  leads,
  properties,
  searchWords,
  sharedListComments,
  sharedLists,
  sharedListVotes,
} from '#worker/db/schema.ts'
import { reworded } from '#worker/db/tables/stored-pictures.ts'
import {
  erasedIn,
  ERASED,
  holding,
  holdingInAddress,
  holdingInPicture,
  isInPicture,
  without,
  withoutInAddress,
  withoutInJson,
  withoutInQuery,
} from './erased-texts.ts'
import { type Rewriting, rewriting, type ColumnText } from './rewriting.ts'

const OWNER = ['ownerName', 'ownerPhones']

/**
 * The statements that take the number, and with it an owner's name, out of what others wrote, how many listings and entries of
 * the log they change, and how many texts in all. `ids` are the person's own leads and messages and `emails` the addresses given
 * with them: both are deleted, with the alerts to those.
 */
export async function withoutPerson(db: Db, key: string, { ids, emails }: { ids: SQL; emails: SQL }) {
  const listings = await listingTexts(db, key)
  const imports = await importedTexts(db, key)
  const owned = [
    ...listings.rows.filter(({ texts: [file] }) => isOwner(key, { staffDetails: parsed(file) })),
    ...imports.rows.filter(({ texts: [before] }) => isOwner(key, parsed(before))),
  ]
  const entries = await logEntries(db, key, { ids, owned: idsOf(owned) })
  const pictures = await pictureTexts(db, key)
  const others = [
    imports,
    pictures,
    await searchTexts(db, key, emails),
    ...entries,
    ...(await leadTexts(db, key, ids)),
    ...(await sharedTexts(db, key)),
    ...(await siteTexts(db, key)),
  ]
  const raised = sql`SELECT id, version FROM properties WHERE id IN ${idsOf(listings.rows)}`
  const writes: BatchItem<'sqlite'>[] = [
    importsFollow(db, raised),
    ...[listings, ...others].flatMap((one) => one.writes),
    forgetWords(db, key),
  ]
  const logged = entries.reduce((sum, { rows }) => sum + rows.length, 0)
  const texts = [listings, ...others].reduce((sum, { rows }) => sum + rows.length, 0)
  return { privateFiles: listings.rows.length, logEntries: logged, texts, writes }
}

const idsOf = (rows: Rewriting['rows']) => idsIn(rows.map(({ id }) => id))

type Listing = Partial<Pick<PropertyRow, 'staffDetails' | 'contactPhone' | 'contactCompany'>>
const parsed = <Value extends object>(json: ColumnText | undefined): Value => JSON.parse(json ?? '{}')
const isSame = (key: string, phone: ColumnText | undefined) => Boolean(phone) && phoneKey(phone ?? '') === key
const isOwner = (key: string, { staffDetails }: Listing): boolean =>
  staffDetails?.ownerPhones?.some((phone) => isSame(key, phone)) ?? false

/** What listings say, to the public and to staff. */
function listingTexts(db: Db, key: string): Promise<Rewriting> {
  const { id, staffDetails, contactPhone, contactCompany } = properties
  const { pictures, details, title, description, address, city, locality, searchTerms } = properties
  const plain = { title, description, address, city, locality, searchTerms }
  const columns = { staffDetails, contactPhone, contactCompany, pictures, details, ...plain }
  return rewriting(db, {
    table: properties,
    id,
    columns,
    where: holding(key, Object.values(columns)),
    rewrite: ([file = null, phone = null, company = null, shown = null, more = null, ...texts]) => [
      withoutInJson(key, file, isOwner(key, { staffDetails: parsed(file) }) ? OWNER : []),
      ...(isSame(key, phone) ? [null, null] : [without(key, phone), without(key, company)]),
      shown && reworded(shown, (words) => erasedIn(key, words)),
      withoutInJson(key, more),
      ...texts.map((text) => without(key, text)),
    ],
    also: { version: sql`properties.version + 1` },
  })
}

/** The search keeps the words of texts that were there: after the listings are others, those of the number go that none has any more. */
const forgetWords = (db: Db, key: string) =>
  db.delete(searchWords).where(
    sql`(${searchWords.word} IN (SELECT value FROM json_each(${JSON.stringify(writtenPieces(key))})) OR ${holding(key, [searchWords.word])})
        AND NOT EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH '"' || ${searchWords.word} || '"')`,
  )

/** What pictures show, and their captions. */
function pictureTexts(db: Db, key: string): Promise<Rewriting> {
  const { alt, caption } = images
  return rewriting(db, {
    table: images,
    id: images.key,
    columns: { alt, caption },
    where: holding(key, [alt, caption]),
    rewrite: (texts) => texts.map((text) => without(key, text)),
  })
}

/** What stood in listings before an import. */
function importedTexts(db: Db, key: string): Promise<Rewriting> {
  const { propertyId, before } = importedListings
  return rewriting(db, {
    table: importedListings,
    id: propertyId,
    columns: { before },
    where: holding(key, [before]),
    rewrite: ([text = null]) => {
      const listing = parsed<Listing>(text)
      const contact = isSame(key, listing.contactPhone) ? { contactPhone: null, contactCompany: null } : {}
      const json = JSON.stringify({ ...listing, ...contact })
      return [withoutInJson(key, json, isOwner(key, listing) ? OWNER : [])]
    },
  })
}

/** Names of messages, numbers in changes, owners of listings, and pictures as their files were called. */
function logEntries(db: Db, key: string, { ids, owned }: { ids: SQL; owned: SQL }): Promise<Rewriting[]> {
  const { subjectId, subjectKind, subjectName, changes } = auditLog
  const columns = { subjectName, changes }
  const isOfPerson = sql`(${subjectKind} IN ('message', 'lead') AND ${subjectId} IN ${ids})`
  const isOfListing = sql`(${subjectKind} = 'property' AND ${subjectId} IN ${owned})`
  const entries = (where: SQL, nameOf: (name: ColumnText) => ColumnText) =>
    rewriting(db, {
      table: auditLog,
      id: subjectId,
      columns,
      where,
      rewrite: ([name = null, told = null]) => [nameOf(name), withoutInJson(key, told, OWNER)],
    })
  const isPicture = sql`${subjectKind} = 'image'`
  const others = sql`NOT ${isOfPerson} AND NOT ${isPicture} AND (${isOfListing} OR ${holding(key, Object.values(columns))})`
  const picturesCalled = rewriting(db, {
    table: auditLog,
    id: subjectId,
    columns: { subjectId, subjectName },
    where: sql`${isPicture} AND ${holdingInPicture(key, subjectId)}`,
    rewrite: ([address = null, name = null]) =>
      isInPicture(key, address ?? '') ? [ERASED, ERASED] : [address, name],
  })
  return Promise.all([
    entries(isOfPerson, () => ERASED),
    entries(others, (name) => without(key, name)),
    picturesCalled,
  ])
}

/** What others have typed in searches whose finds are mailed to them. */
function searchTexts(db: Db, key: string, emails: SQL): Promise<Rewriting> {
  const { id, email, query, meant } = alerts
  return rewriting(db, {
    table: alerts,
    id,
    columns: { query, meant },
    where: sql`${email} NOT IN ${emails} AND (${holdingInAddress(key, [query])} OR ${holding(key, [meant])})`,
    rewrite: ([asked = null, read = null]) => {
      const left = withoutInQuery(key, asked)
      // How it was read has the words one by one, and is of no use without them.
      return left === asked ? [asked, withoutInJson(key, read)] : [left, null]
    },
  })
}

/** What leads and messages of others say. */
function leadTexts(db: Db, key: string, ids: SQL): Promise<Rewriting[]> {
  const { name, words, page, looksFor, notes, bestTime, nextStep, offer } = leads
  const about = { offer, page, name, words, looksFor, notes, bestTime, nextStep }
  const { name: sender, interest } = contactMessages
  const { text } = leadLines
  const isOthers = (id: SQLiteColumn, holds: SQL) => sql`${id} NOT IN ${ids} AND (${holds})`
  const plain = (texts: ColumnText[]) => texts.map((one) => without(key, one))
  return Promise.all([
    rewriting(db, {
      table: leads,
      id: leads.id,
      columns: about,
      where: isOthers(
        leads.id,
        sql`${holding(key, Object.values(about))} OR ${holdingInAddress(key, [page])}`,
      ),
      rewrite: ([offered = null, from = null, ...texts]) => [
        withoutInJson(key, offered),
        withoutInAddress(key, from),
        ...plain(texts),
      ],
    }),
    rewriting(db, {
      table: leadLines,
      id: leadLines.leadId,
      columns: { text },
      where: isOthers(leadLines.leadId, holding(key, [text])),
      rewrite: plain,
    }),
    rewriting(db, {
      table: contactMessages,
      id: contactMessages.id,
      columns: { name: sender, interest },
      where: isOthers(contactMessages.id, holding(key, [sender, interest])),
      rewrite: plain,
    }),
  ])
}

/** What staff say of parts of the region, and how they call landmarks; pages that show it are out of date afterwards. */
async function siteTexts(db: Db, key: string): Promise<Rewriting[]> {
  const { texts } = areaPages
  const { names } = landmarks
  const ofJson = { rewrite: (said: ColumnText[]) => said.map((one) => withoutInJson(key, one)) }
  const found = await Promise.all([
    rewriting(db, {
      table: areaPages,
      id: areaPages.place,
      columns: { texts },
      where: holding(key, [texts]),
      ...ofJson,
    }),
    rewriting(db, {
      table: landmarks,
      id: landmarks.id,
      columns: { names },
      where: holding(key, [names]),
      ...ofJson,
    }),
  ])
  const isAny = found.some(({ rows }) => rows.length > 0)
  return [...found, { rows: [], writes: isAny ? [raiseListingVersion(db)] : [] }]
}

type ListPart = typeof sharedLists | typeof sharedListVotes | typeof sharedListComments

/** What people write in lists that they share; each list that says something else has another revision. */
async function sharedTexts(db: Db, key: string): Promise<Rewriting[]> {
  const said: { table: ListPart; columns: Record<string, SQLiteColumn> }[] = [
    { table: sharedLists, columns: { title: sharedLists.title } },
    { table: sharedListVotes, columns: { name: sharedListVotes.name } },
    {
      table: sharedListComments,
      columns: { name: sharedListComments.name, text: sharedListComments.text },
    },
  ]
  const found = await Promise.all(
    said.map(({ table, columns }) =>
      rewriting(db, {
        table,
        id: table.code,
        columns,
        where: holding(key, Object.values(columns)),
        rewrite: (texts) => texts.map((text) => without(key, text)),
      }),
    ),
  )
  const revise = db
    .update(sharedLists)
    .set({ revision: sql`${sharedLists.revision} + 1` })
    .where(inArray(sharedLists.code, idsOf(found.flatMap(({ rows }) => rows))))
  return [...found, { rows: [], writes: [revise] }]
}
