import type { PictureFormat } from './picture-format.ts'

/** An upload whose beginning was read to know what it is. */
export type Upload = { head: Uint8Array; rest: ReadableStreamDefaultReader<Uint8Array> }

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Reads an upload until `headBytes` are there or it ends. */
export async function readHead(body: ReadableStream<Uint8Array>, headBytes: number): Promise<Upload> {
  const rest = body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const chunk = bytes < headBytes ? await nextOf(rest) : undefined
    if (!chunk) return { head: await new Blob(chunks).bytes(), rest }
    chunks.push(chunk)
    bytes += chunk.byteLength
  }
}

/** The next bytes; undefined at the end, also when the client broke off. */
async function nextOf(reader: Upload['rest']): Promise<Uint8Array | undefined> {
  const { value } = await reader.read().catch(() => ({ value: undefined }))
  return value
}

/**
 * Streams an upload of exactly `bytes` bytes into the store. Nothing is stored when the name is taken
 * ('exists'), or when the upload is shorter, longer or not the whole picture it began as ('incomplete').
 */
export async function putPicture(
  bucket: R2Bucket,
  key: string,
  upload: Upload,
  { contentType, ending = [], bytes }: PictureFormat & { bytes: number },
): Promise<'stored' | 'exists' | 'incomplete'> {
  const { readable, writable } = new FixedLengthStream(bytes)
  const writer = writable.getWriter()
  const putting = bucket.put(key, readable, {
    httpMetadata: { contentType, cacheControl: IMMUTABLE },
    onlyIf: new Headers({ 'if-none-match': '*' }),
  })
  const [put, pumped] = await Promise.allSettled([
    putting.finally(() => writer.abort().catch(() => undefined)),
    pump(upload, writer, { bytes, ending }),
  ])
  if (put.status === 'fulfilled') return put.value ? 'stored' : 'exists'
  if (pumped.status === 'fulfilled' && pumped.value === 'incomplete') return 'incomplete'
  throw put.reason
}

/** Each chunk is held back until the next one or the end is seen: the store takes the full length for the whole. */
async function pump(
  { head, rest }: Upload,
  writer: WritableStreamDefaultWriter<Uint8Array>,
  expected: { bytes: number; ending: readonly number[] },
): Promise<'whole' | 'incomplete'> {
  let bytes = 0
  let tail: Uint8Array = new Uint8Array()
  let chunk: Uint8Array | undefined = head
  while (chunk) {
    bytes += chunk.byteLength
    tail = lastOf(Uint8Array.of(...tail, ...lastOf(chunk, expected.ending.length)), expected.ending.length)
    const next = await nextOf(rest)
    const isRight = next ? bytes < expected.bytes : bytes === expected.bytes && isSame(tail, expected.ending)
    if (!isRight) return letGo(rest, writer)
    await writer.write(chunk)
    chunk = next
  }
  await writer.close()
  return 'whole'
}

function lastOf(bytes: Uint8Array, count: number): Uint8Array {
  return bytes.subarray(Math.max(0, bytes.length - count))
}

const isSame = (bytes: Uint8Array, others: readonly number[]) => bytes.join() === others.join()

async function letGo(rest: Upload['rest'], writer: WritableStreamDefaultWriter): Promise<'incomplete'> {
  await Promise.allSettled([rest.cancel(), writer.abort()])
  return 'incomplete'
}
