/** A picture as the store answers it; the body is missing when the client's copy is still good. */
type StoredPicture = R2Object | R2ObjectBody

const FORM = /^[a-z0-9-]{1,40}$/
const NAME = /^[\w.-]{1,200}$/

/** The R2 key of a picture; undefined when no picture can have this address. */
export function pictureKey(form: string, name: string): string | undefined {
  return FORM.test(form) && NAME.test(name) ? `property-images/${form}/${name}` : undefined
}

/** A picture's size and tag without its bytes. */
export async function headPicture(bucket: R2Bucket, key: string): Promise<R2Object | null> {
  return bucket.head(key)
}

/** A whole picture, or without a body when `conditions` (If-None-Match, If-Modified-Since) find the client's copy good. */
export function getPicture(
  bucket: R2Bucket,
  key: string,
  conditions: Headers,
): Promise<StoredPicture | null> {
  return bucket.get(key, { onlyIf: conditions })
}

/** Some bytes of a picture. */
export function getPicturePart(
  bucket: R2Bucket,
  key: string,
  range: { offset: number; length: number },
): Promise<R2ObjectBody | null> {
  return bucket.get(key, { range })
}

/** Deletes pictures, present or not; at most 1,000 keys. */
export function deletePictures(bucket: R2Bucket, keys: string[]): Promise<void> {
  return bucket.delete(keys)
}

/** Where a deleted picture's file lies; no public address leads there. */
const inTrash = (key: string) => `trash/${key}`

/** Moves files of pictures to the trash. Those that are there already, or nowhere, are passed over. */
export async function moveToTrash(bucket: R2Bucket, keys: string[]): Promise<void> {
  await copyAll(bucket, keys, (key) => [key, inTrash(key)])
  await bucket.delete(keys)
}

/** Moves files of pictures back to where the public reads them, and answers how many there were. */
export async function moveFromTrash(bucket: R2Bucket, keys: string[]): Promise<number> {
  const count = await copyAll(bucket, keys, (key) => [inTrash(key), key])
  await bucket.delete(keys.map(inTrash))
  return count
}

/** Deletes files from the trash, present or not; at most 1,000 keys. */
export function deleteTrash(bucket: R2Bucket, keys: string[]): Promise<void> {
  return bucket.delete(keys.map(inTrash))
}

/** R2 knows no rename: every file is copied before the first one is deleted, so that a crash leaves two and never none. */
async function copyAll(
  bucket: R2Bucket,
  keys: string[],
  way: (key: string) => [from: string, to: string],
): Promise<number> {
  let count = 0
  for (const key of keys) {
    const [from, to] = way(key)
    const file = await bucket.get(from)
    if (!file) continue
    await bucket.put(to, file.body, { httpMetadata: file.httpMetadata ?? {} })
    count += 1
  }
  return count
}
