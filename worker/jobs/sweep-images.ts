import { connect, type Db } from '#worker/db/client.ts'
import { LIMITS } from '#contract/limits.ts'
import {
  findOldTrash,
  findShown,
  findUnfinishedRemovals,
  finishRemoval,
  forgetPictures,
  reclaimRestored,
  startRemoval,
  type StoredVersions,
} from '#worker/db/queries/images/removal.ts'
import { filesOf } from '#contract/pictures/files.ts'
import { HOUR_MS } from '#contract/units/time.ts'
import { deleteTrash, moveFromTrash, moveToTrash } from '#worker/services/pictures/store.ts'

const RELEASED_HOURS = 24
const UNCLAIMED_HOURS = 7 * 24
/** Pictures of one run, with up to five files each: a call of the Worker may ask R2 a thousand things. */
const BATCH = 20

type Stores = Pick<Env, 'DB' | 'IMAGES'>

/**
 * Moves pictures that no listing wants to the trash: 24 hours after they were released, 7 days after an upload that was
 * never claimed (as long as a draft lives). After 30 days in the trash they go for good. What fails half-way is taken up
 * again by the next run.
 */
export async function sweepImages({ DB, IMAGES }: Stores, nowMs: number): Promise<void> {
  const db = connect(DB)
  const unfinished = await findUnfinishedRemovals(db, BATCH)
  const due = await startRemoval(db, {
    releasedBefore: nowMs - RELEASED_HOURS * HOUR_MS,
    uploadedBefore: nowMs - UNCLAIMED_HOURS * HOUR_MS,
    limit: BATCH - unfinished.length,
    nowMs,
  })
  const going = [...unfinished, ...due]
  if (going.length > 0) {
    await moveToTrash(IMAGES, going.flatMap(filesOf))
    await finishRemoval(db, keysOf(going), nowMs)
  }
  await emptyTrash(db, IMAGES, nowMs)
}

/** Deletes what has been in the trash long enough, but for what a listing shows after all: that comes back. */
async function emptyTrash(db: Db, bucket: R2Bucket, nowMs: number): Promise<void> {
  const old = await findOldTrash(db, nowMs - LIMITS.picturesTrashDays * 24 * HOUR_MS, BATCH)
  if (old.length === 0) return
  const shown = await findShown(db, keysOf(old))
  const wanted = old.filter(({ key }) => shown.has(key))
  const gone = old.filter(({ key }) => !shown.has(key))
  await moveFromTrash(bucket, wanted.flatMap(filesOf))
  await reclaimRestored(db, keysOf(wanted))
  await deleteTrash(bucket, gone.flatMap(filesOf))
  await forgetPictures(db, keysOf(gone))
}

const keysOf = (pictures: StoredVersions[]) => pictures.map(({ key }) => key)
