import { bytesOf, joined } from './pictures.ts'

/** What must not be told: a place, as notes hold it. */
export const SECRET = 'GPS 26.7271N 88.3953E of a phone'

const big = (value: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 255)
const little = (value: number) => big(value, 4).toReversed()

/** Notes of a camera (TIFF): how the picture is turned, then its maker. */
export function cameraNotes(orientation: number, secret: Uint8Array | never[] = bytesOf(SECRET)): Uint8Array {
  const entry = (tag: number, type: number, count: number, value: Uint8Array) =>
    joined(big(tag, 2), big(type, 2), big(count, 4), value)
  const maker = entry(0x010f, 2, secret.length, big(38, 4))
  const turned = entry(0x0112, 3, 1, joined(big(orientation, 2), big(0, 2)))
  const entries = secret.length > 0 ? [maker, turned] : [turned]
  return joined(
    bytesOf('MM\0*'),
    big(8, 4),
    big(entries.length, 2),
    ...entries,
    big(0, 4),
    new Uint8Array(secret),
  )
}

export const jpegSegment = (marker: number, content: Uint8Array) =>
  joined(new Uint8Array([0xff, marker]), big(content.length + 2, 2), content)

export const pngChunk = (type: string, content: Uint8Array) =>
  joined(big(content.length, 4), bytesOf(type), content, big(checksum(joined(bytesOf(type), content)), 4))

export const webpChunk = (name: string, content: Uint8Array) =>
  joined(bytesOf(name), little(content.length), content, new Uint8Array(content.length % 2))

/** Bit by bit, as the PNG specification says it. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes)
    for (let bit = 0; bit < 8; bit++)
      sum = (sum >>> 1) ^ (((sum ^ (byte >>> bit)) & 1) === 1 ? 0xedb88320 : 0)
  return ~sum >>> 0
}

/** An AVIF with EXIF as its second item: in its file (0), in the head's own room (1), or made of other items (2). */
export function avifWithNotes(notes: Uint8Array, way: 0 | 1 | 2): Uint8Array {
  const box = (type: string, ...inside: Uint8Array[]) => {
    const content = joined(...inside)
    return joined(big(content.length + 8, 4), bytesOf(type), content)
  }
  const item = (id: number, type: string) =>
    box('infe', big(0x02000000, 4), big(id, 2), big(0, 2), bytesOf(`${type}\0`))
  const extent = (id: number, wayThere: number, at: number, length: number) =>
    joined(big(id, 2), big(wayThere, 2), big(0, 2), big(1, 2), big(at, 4), big(length, 4))
  const pixels = bytesOf('pixels')
  const head = (fileAt: number) =>
    joined(
      box('ftyp', bytesOf('avif\0\0\0\0')),
      box(
        'meta',
        big(0, 4),
        box('iinf', big(0, 4), big(2, 2), item(1, 'av01'), item(2, 'Exif')),
        box(
          'iloc',
          big(0x01000000, 4),
          big(0x4400, 2),
          big(2, 2),
          extent(1, 0, fileAt, pixels.length),
          extent(2, way, way === 0 ? fileAt + pixels.length : 0, notes.length),
        ),
        box('idat', way === 1 ? notes : new Uint8Array()),
      ),
    )
  return joined(head(head(0).length + 8), box('mdat', pixels, way === 1 ? new Uint8Array() : notes))
}
