import { connect } from '#worker/db/client.ts'
import { pictureAtWidth, previewPicture } from '#contract/pictures.ts'
import { finishRemoval, startRemoval, type StoredVersions } from '#worker/db/queries/image-removal.ts'
import { deletePictures } from '#worker/services/images.ts'

const HOUR_MS = 3_600_000
const RELEASED_HOURS = 24
const UNCLAIMED_HOURS = 7 * 24
const BATCH = 100
const MAX_BATCHES = 10

/**
 * Removes pictures that no listing wants: 24 hours after they were released, 7 days after an upload that
 * was never claimed (as long as a draft lives). What fails half-way is taken up again by the next run.
 */
export async function sweepImages(env: Pick<Env, 'DB' | 'IMAGES'>, nowMs: number): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const removedCount = await sweepBatch(env, nowMs)
    if (removedCount < BATCH) return
  }
}

async function sweepBatch({ DB, IMAGES }: Pick<Env, 'DB' | 'IMAGES'>, nowMs: number): Promise<number> {
  const db = connect(DB)
  const due = await startRemoval(db, {
    releasedBefore: nowMs - RELEASED_HOURS * HOUR_MS,
    uploadedBefore: nowMs - UNCLAIMED_HOURS * HOUR_MS,
    limit: BATCH,
  })
  if (due.length === 0) return 0
  await deletePictures(IMAGES, due.flatMap(objectKeysOf))
  await finishRemoval(
    db,
    due.map(({ key }) => key),
  )
  return due.length
}

function objectKeysOf({ key, widths, hasPreview }: StoredVersions): string[] {
  return [
    key,
    ...widths.map((width) => pictureAtWidth(key, width)),
    ...(hasPreview ? [previewPicture(key)] : []),
  ]
}
