import { pointHider } from '#worker/db/queries/properties/shown-place.ts'
import {
  areaPages,
  auditLog,
  images,
  landmarks,
  leadLines,
  leads,
  listingWords,
  people,
  properties,
  seenCounts,
  seenNames,
  sharedListComments,
  sharedListItems,
  sharedLists,
  sharedListVotes,
  users,
} from '#worker/db/schema.ts'
import { listingWordsOf } from '#worker/db/queries/properties/listing-words.ts'
import { activityRows } from './activity-rows.ts'
import { insertion } from './fill.ts'
import { type DemoPicture, makePicture } from './pictures.ts'
import { demoAreaRows, demoListRows } from './list-rows.ts'
import { leadRows } from './lead-rows.ts'
import { demoNumberRows } from './number-rows.ts'
import { accountRows, demoPeople, listingRows, pictureSources } from './rows.ts'
import { DEMO_LANDMARKS } from '#worker/dev/fixtures/demo-landmarks.ts'
import { DEMO_LISTINGS } from '#worker/dev/fixtures/demo-listings.ts'
import { progress } from '#worker/dev/tools/say.ts'
import { markSeeded, type StateFolder } from '#worker/dev/state.ts'
import type { Store } from '#worker/dev/store.ts'

/**
 * Fills a fresh state folder with the demo accounts, listings and pictures; later calls leave everything as it is. The pictures
 * are begun at once, so that they are made while the store opens.
 */
export function demoOnce(state: StateFolder): { seed: (store: Store) => Promise<void> } {
  if (state.isSeeded) return { seed: () => Promise.resolve() }
  console.log(`First start with ${state.shownAs}: filling in the demo listings and their pictures ...`)
  const pictures = makePictures()
  return {
    seed: async (store) => {
      if (await isEmptyStore(store)) await seed(store, pictures)
      markSeeded(state)
    },
  }
}

async function seed(store: Store, pictures: Pictures): Promise<void> {
  const nowMs = Date.now()
  const [accounts, made] = await Promise.all([accountRows(nowMs), storePictures(store, pictures, nowMs)])
  const hidePoint = await pointHider(store.db)
  const listings = DEMO_LISTINGS.map((listing) => listingRows(listing, made, accounts, nowMs, hidePoint))
  const demo = leadRows({ listings: listings.map(({ listing }) => listing), accounts, nowMs })
  const sent = demoListRows(listings, accounts, nowMs)
  const numbers = demoNumberRows(listings, nowMs)
  const rows = [
    insertion(store.database, users, accounts),
    insertion(
      store.database,
      landmarks,
      DEMO_LANDMARKS.map(({ _id: id, ...landmark }) => ({ ...landmark, id, updatedAt: nowMs })),
    ),
    insertion(
      store.database,
      properties,
      listings.map(({ listing }) => listing),
    ),
    insertion(store.database, listingWords, listingWordsOf(listings.map(({ listing }) => listing))),
    insertion(
      store.database,
      images,
      listings.flatMap((listing) => listing.images),
    ),
    insertion(store.database, leads, demo.leads),
    insertion(store.database, leadLines, demo.lines),
    insertion(store.database, sharedLists, [sent.list]),
    insertion(store.database, sharedListItems, sent.items),
    insertion(store.database, sharedListVotes, sent.votes),
    insertion(store.database, sharedListComments, sent.comments),
    insertion(store.database, seenCounts, numbers.counts),
    insertion(store.database, seenNames, numbers.names),
    insertion(store.database, areaPages, demoAreaRows(listings, nowMs)),
    insertion(store.database, people, demoPeople(accounts, nowMs)),
    insertion(
      store.database,
      auditLog,
      activityRows(
        listings.map(({ listing }) => listing),
        accounts,
        nowMs,
      ),
    ),
  ]
  try {
    await store.database.batch(rows)
  } catch {
    // A busy machine may lose the connection to the store; a batch is stored as a whole or not at all.
    if (!(await isEmptyStore(store))) return
    console.log('The store did not answer; trying once more ...')
    await store.database.batch(rows)
  }
}

const isEmptyStore = async ({ db }: Store) =>
  (await db.select({ id: users.id }).from(users).limit(1)).length === 0

/** The demo's pictures, which are still being made, by file. */
type Pictures = ReadonlyMap<string, Promise<DemoPicture>>

function makePictures(): Pictures {
  const files = [...new Set(DEMO_LISTINGS.flatMap(({ pictures }) => pictures))]
  const said = progress('Pictures', files.length)
  return new Map(files.map((file) => [file, makePicture(file).finally(said)]))
}

/** Stores each picture as soon as it is made. */
async function storePictures(
  { bucket }: Store,
  pictures: Pictures,
  nowMs: number,
): Promise<Map<string, DemoPicture>> {
  const sources = DEMO_LISTINGS.flatMap((listing) => pictureSources(listing, nowMs))
  const stored = [...pictures].map(async ([file, making]) => {
    const picture = await making
    const keys = sources.filter((source) => source.file === file).map(({ key }) => key)
    const objects = keys.flatMap((key) => picture.objects(key))
    await Promise.all(objects.map((object) => putPicture(bucket, object)))
    return [file, picture] as const
  })
  return new Map(await Promise.all(stored))
}

type PictureObject = ReturnType<DemoPicture['objects']>[number]

/**
 * A busy machine may lose the connection to the store: a picture is then put once more, which changes nothing where
 * it is stored already.
 */
export async function putPicture(bucket: R2Bucket, { key, type, bytes }: PictureObject): Promise<void> {
  const put = () => bucket.put(key, bytes, { httpMetadata: { contentType: type } })
  await put().catch(put)
}
