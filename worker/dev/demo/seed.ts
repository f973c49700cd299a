import type { BatchItem } from 'drizzle-orm/batch'
import { images, properties, users } from '#worker/db/schema.ts'
import { type DemoPicture, makePicture } from './pictures.ts'
import { accountRows, type DemoRows, listingRows } from './rows.ts'
import { DEMO_LISTINGS } from '#worker/dev/fixtures/demo-listings.ts'
import { progress } from '#worker/dev/tools/say.ts'
import { markSeeded, type StateFolder } from '#worker/dev/state.ts'
import type { Store } from '#worker/dev/store.ts'

/** Fills a fresh state folder with the demo accounts, listings and pictures; later calls leave everything as it is. */
export async function seedOnce(state: StateFolder, store: Store): Promise<void> {
  if (state.isSeeded) return
  console.log(`First start with ${state.shownAs}: filling in the demo listings and their pictures ...`)
  if (await isEmptyStore(store)) await seed(store)
  markSeeded(state)
}

async function seed(store: Store): Promise<void> {
  const nowMs = Date.now()
  const [accounts, made] = await Promise.all([accountRows(nowMs), makePictures()])
  const listings = DEMO_LISTINGS.map((listing) => listingRows(listing, made, accounts, nowMs))
  await storePictures(store, listings, made)
  const first: BatchItem<'sqlite'> = store.db.insert(users).values(accounts)
  const others = listings.flatMap((rows) => [
    store.db.insert(properties).values(rows.listing),
    ...rows.images.map((image) => store.db.insert(images).values(image)),
  ])
  try {
    await store.db.batch([first, ...others])
  } catch {
    // A busy machine may lose the connection to the store; all was stored, or nothing.
    if (!(await isEmptyStore(store))) return
    console.log('The store did not answer; trying once more ...')
    await store.db.batch([first, ...others])
  }
}

const isEmptyStore = async ({ db }: Store) =>
  (await db.select({ id: users.id }).from(users).limit(1)).length === 0

async function makePictures(): Promise<Map<string, DemoPicture>> {
  const files = [...new Set(DEMO_LISTINGS.flatMap(({ pictures }) => pictures))]
  const said = progress('Pictures', files.length)
  const made = files.map(async (file) => {
    const picture = await makePicture(file)
    said()
    return [file, picture] as const
  })
  return new Map(await Promise.all(made))
}

async function storePictures(
  { bucket }: Store,
  listings: DemoRows[],
  made: ReadonlyMap<string, DemoPicture>,
): Promise<void> {
  const objects = listings.flatMap(({ sources }) =>
    sources.flatMap(({ key, file }) => made.get(file)?.objects(key) ?? []),
  )
  for (const { key, type, bytes } of objects)
    await bucket.put(key, bytes, { httpMetadata: { contentType: type } })
}
