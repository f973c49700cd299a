/** What a picture's own bytes say it is. */
export type PictureFormat = {
  contentType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif'
  width: number
  height: number
}
type Size = { width: number; height: number }

const PNG_BEGINNING = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
const MIN_BYTES = 32
/** More boxes beside each other than any AVIF has. */
const MOST_BOXES = 10_000
/** A call takes only so many arguments. */
const LETTERS_AT_ONCE = 8192

/** How much of a file is read for it: enough for the camera's notes and colour profile that may stand in front of a JPEG's size. */
export const FORMAT_HEAD_BYTES = 256 * 1024

/** No picture holds these; a file that is a picture and a page at once does. */
const MARKUP = /<(?:script|html|!doctype|iframe|svg|body)[\s>]|<\?php/i

/**
 * Reads type and size in pixels from the first bytes of a file of `fileBytes` bytes; its name and its stated
 * type count for nothing. Undefined when it is no whole JPEG, PNG, WebP or AVIF.
 */
export function readFormat(head: Uint8Array, fileBytes: number): PictureFormat | undefined {
  if (head.byteLength < MIN_BYTES || hasMarkup(head)) return undefined
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const format = readJpeg(view) ?? readPng(view) ?? readWebp(view, fileBytes) ?? readAvif(view, fileBytes)
  return format && format.width > 0 && format.height > 0 ? format : undefined
}

function hasMarkup(head: Uint8Array): boolean {
  let letters = ''
  for (let at = 0; at < head.byteLength; at += LETTERS_AT_ONCE)
    letters += String.fromCharCode(...head.subarray(at, at + LETTERS_AT_ONCE))
  return MARKUP.test(letters)
}

/** Bytes as the letters of the same numbers; empty when they are not all there. */
function lettersAt(view: DataView, at: number, count: number): string {
  if (at + count > view.byteLength) return ''
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, count))
}

function readPng(view: DataView): PictureFormat | undefined {
  if (lettersAt(view, 0, 16) !== PNG_BEGINNING) return undefined
  return {
    contentType: 'image/png',
    width: view.getUint32(16),
    height: view.getUint32(20),
  }
}

function readJpeg(view: DataView): PictureFormat | undefined {
  if (lettersAt(view, 0, 3) !== '\xff\xd8\xff') return undefined
  const size = jpegSize(view)
  return size && { contentType: 'image/jpeg', ...size }
}

/** Walks the segments up to the frame header, which holds the size (ITU T.81, B.2.2). */
function jpegSize(view: DataView): Size | undefined {
  let at = 2
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff || marker === 0xda || marker === 0xd9) return undefined
    if (isFrameHeader(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readWebp(view: DataView, fileBytes: number): PictureFormat | undefined {
  if (lettersAt(view, 0, 4) !== 'RIFF' || lettersAt(view, 8, 4) !== 'WEBP') return undefined
  if (view.getUint32(4, true) + 8 !== fileBytes) return undefined
  const size = webpSize(view)
  return size && { contentType: 'image/webp', ...size }
}

/** The three kinds of WebP keep their size in three places (RFC 9649). */
function webpSize(view: DataView): Size | undefined {
  const kind = lettersAt(view, 12, 4)
  if (kind === 'VP8 ' && lettersAt(view, 23, 3) === '\x9d\x01\x2a') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  if (kind === 'VP8L' && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8X') return undefined
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  return { width: uint24(24) + 1, height: uint24(27) + 1 }
}

/** A box of an ISO media file: where its name stands, and what is in it. */
export type Box = { type: string; nameAt: number; start: number; end: number }

function readAvif(view: DataView, fileBytes: number): PictureFormat | undefined {
  if (lettersAt(view, 4, 4) !== 'ftyp') return undefined
  const top = boxesOf(view, 0, fileBytes)
  const brands = top[0] ? lettersAt(view, top[0].start, top[0].end - top[0].start) : ''
  if (!/^(.{4})*?avi[fs]/s.test(brands) || top.at(-1)?.end !== fileBytes) return undefined
  const size = largestOf(avifSizes(view, top))
  return size && { contentType: 'image/avif', ...size }
}

/** A picture of tiles states the size of each and of the whole (ISO/IEC 23008-12, ispe); the whole is the largest. */
function avifSizes(view: DataView, top: Box[]): Size[] {
  const inside = (boxes: Box[], type: string, skipBytes = 0) =>
    boxes
      .filter((box) => box.type === type)
      .flatMap(({ start, end }) => boxesOf(view, start + skipBytes, end))
  const properties = inside(inside(inside(top, 'meta', 4), 'iprp'), 'ipco')
  return properties
    .filter(({ type, start }) => type === 'ispe' && start + 12 <= view.byteLength)
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }))
}

function largestOf(sizes: Size[]): Size | undefined {
  return sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0]
}

/** The boxes of an ISO media file between two places, as far as the head reaches. */
export function boxesOf(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= Math.min(to, view.byteLength);) {
    const stated = view.getUint32(at)
    const isLong = stated === 1 && at + 16 <= view.byteLength
    const bytes = isLong ? Number(view.getBigUint64(at + 8)) : stated || to - at
    const start = at + (isLong ? 16 : 8)
    if (at + bytes < start || at + bytes > to || boxes.length === MOST_BOXES) return []
    boxes.push({ type: lettersAt(view, at + 4, 4), nameAt: at + 4, start, end: at + bytes })
    at += bytes
  }
  return boxes
}
