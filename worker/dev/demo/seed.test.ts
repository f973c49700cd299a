import { expect, it } from 'vitest'
import { putPicture } from './seed.ts'

const PICTURE = { key: 'property-images/villa/1_front.webp', type: 'image/webp', bytes: Buffer.of(1) }

/** A store that does not answer so many times, and then says what it was given. */
function silentFor(times: number) {
  const stored: string[] = []
  let left = times
  const put = async (key: string) => {
    if (left-- > 0) throw new TypeError('fetch failed')
    stored.push(key)
  }
  return { bucket: { put } as unknown as R2Bucket, stored }
}

it('a picture whose store did not answer is put once more', async () => {
  const { bucket, stored } = silentFor(1)
  await putPicture(bucket, PICTURE)
  expect(stored).toEqual([PICTURE.key])
})

it('a store that never answers is told', async () => {
  await expect(putPicture(silentFor(2).bucket, PICTURE)).rejects.toThrow('fetch failed')
})
