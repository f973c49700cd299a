import type { PictureFormat } from '#contract/pictures/format.ts'
import { type ImageCompleteness, followImage } from './image-completeness.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'

/** An upload whose beginning was read to know what it is. */
export type Upload = { head: Uint8Array; rest: ReadableStreamDefaultReader<Uint8Array> }

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

/** Reads an upload to its end: a client that is still sending does not hear a refusal, its connection just breaks. */
export async function drain({ rest }: Upload): Promise<void> {
  let chunk: Uint8Array | undefined
  do chunk = await nextOf(rest)
  while (chunk)
}

/**
 * Streams an upload of exactly `bytes` bytes into the store. Nothing is stored when the name is taken
 * ('exists'), or when the upload is shorter, longer or not the whole picture it began as ('incomplete').
 */
export async function putPicture(
  bucket: R2Bucket,
  key: string,
  upload: Upload,
  { contentType, bytes }: PictureFormat & { bytes: number },
): Promise<'stored' | 'exists' | 'incomplete'> {
  const chunks = checkedChunks(upload, { bytes, end: followImage(contentType) })
  const first = await chunks.next()
  if (first.done) return 'incomplete'
  const { readable, writable } = new FixedLengthStream(bytes)
  const writer = writable.getWriter()
  const putting = bucket.put(key, readable, {
    httpMetadata: { contentType, cacheControl: CACHE_CONTROL.forGood },
    onlyIf: new Headers({ 'if-none-match': '*' }),
  })
  const [put, pumped] = await Promise.allSettled([
    putting.finally(() => writer.abort().catch(() => undefined)),
    pump(first.value, chunks, writer, bytes),
  ])
  if (put.status === 'fulfilled') return put.value ? 'stored' : 'exists'
  if (pumped.status === 'fulfilled' && pumped.value === 'incomplete') return 'incomplete'
  throw put.reason
}

/**
 * The chunks of an upload, each held back until the next one or the end shows that it is right, for the store
 * takes the full length for the whole. Ends before that length when the upload is not what it said.
 */
async function* checkedChunks(
  { head, rest }: Upload,
  expected: { bytes: number; end: ImageCompleteness },
): AsyncGenerator<Uint8Array, void> {
  let bytes = 0
  let chunk: Uint8Array | undefined = head
  while (chunk) {
    bytes += chunk.byteLength
    expected.end.read(chunk)
    const next = await nextOf(rest)
    const isRight = next ? bytes < expected.bytes : bytes === expected.bytes && expected.end.isWhole()
    if (!isRight) return
    yield chunk
    chunk = next
  }
}

async function pump(
  first: Uint8Array,
  others: AsyncIterable<Uint8Array>,
  writer: WritableStreamDefaultWriter<Uint8Array>,
  expectedBytes: number,
): Promise<'whole' | 'incomplete'> {
  let bytes = first.byteLength
  await writer.write(first)
  for await (const chunk of others) {
    bytes += chunk.byteLength
    await writer.write(chunk)
  }
  const isWhole = bytes === expectedBytes
  await (isWhole ? writer.close() : writer.abort())
  return isWhole ? 'whole' : 'incomplete'
}
