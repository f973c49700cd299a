import type { PictureFormat } from '#contract/pictures/format.ts'
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

/** An upload of exactly `bytes` bytes in one piece; undefined when it is shorter or longer. */
export async function readWhole(
  { head, rest }: Upload,
  bytes: number,
  onChunk: () => void,
): Promise<Uint8Array | undefined> {
  const whole = new Uint8Array(bytes)
  let length = 0
  for (let chunk: Uint8Array | undefined = head; chunk; chunk = await nextOf(rest)) {
    if (length + chunk.byteLength > bytes) return undefined
    whole.set(chunk, length)
    length += chunk.byteLength
    onChunk()
  }
  return length === bytes ? whole : undefined
}

/** Nothing is stored when the name is taken. */
export async function putPicture(
  bucket: R2Bucket,
  key: string,
  bytes: Uint8Array,
  contentType: PictureFormat['contentType'],
): Promise<'stored' | 'exists'> {
  const put = await bucket.put(key, bytes, {
    httpMetadata: { contentType, cacheControl: CACHE_CONTROL.forGood },
    onlyIf: new Headers({ 'if-none-match': '*' }),
  })
  return put ? 'stored' : 'exists'
}
