import { copyOf, type Copy, lettersAt, viewOf, write, written } from './bytes.ts'

const HEAD_BYTES = 12
/** Of a frame of a moving picture before the chunks that are in it. */
const FRAME_HEAD_BYTES = 8 + 16
const FLAGS_AT = 20
const EXIF_AND_XMP_FLAGS = 0b1100

const PIXELS = new Set(['VP8 ', 'VP8L', 'ALPH'])
const KEPT = new Set([...PIXELS, 'VP8X', 'ICCP', 'ANIM'])

/**
 * A WebP (RFC 9649) without EXIF, XMP and chunks that nobody knows; undefined where its chunks do not lead to its
 * end. Browsers turn no WebP by its EXIF.
 */
export function cleanWebp(bytes: Uint8Array): Uint8Array | undefined {
  const copy = copyOf(bytes)
  write(copy, bytes.subarray(0, HEAD_BYTES))
  if (!copyChunks(copy, bytes.subarray(HEAD_BYTES), KEPT, copyFrame)) return undefined
  viewOf(copy.file).setUint32(4, copy.length - 8, true)
  if (lettersAt(copy.file, HEAD_BYTES, 4) === 'VP8X')
    copy.file[FLAGS_AT] = (copy.file[FLAGS_AT] ?? 0) & ~EXIF_AND_XMP_FLAGS
  return written(copy)
}

/** Copies the chunks of these names, and frames by `copyOne`; false where they do not lead to the end. */
function copyChunks(
  copy: Copy,
  bytes: Uint8Array,
  kept: Set<string>,
  copyOne?: (copy: Copy, frame: Uint8Array) => boolean,
): boolean {
  const view = viewOf(bytes)
  let at = 0
  while (at + 8 <= bytes.byteLength) {
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size
    if (end > bytes.byteLength) return false
    const name = lettersAt(bytes, at, 4)
    // A chunk of an odd size has a byte behind it.
    const next = Math.min(end + (size % 2), bytes.byteLength)
    if (kept.has(name)) write(copy, bytes.subarray(at, next))
    else if (name === 'ANMF' && copyOne && !copyOne(copy, bytes.subarray(at, end))) return false
    at = next
  }
  return at === bytes.byteLength
}

function copyFrame(copy: Copy, frame: Uint8Array): boolean {
  const start = copy.length
  write(copy, frame.subarray(0, FRAME_HEAD_BYTES))
  const isWhole = copyChunks(copy, frame.subarray(FRAME_HEAD_BYTES), PIXELS)
  const size = copy.length - start - 8
  viewOf(copy.file).setUint32(start + 4, size, true)
  if (size % 2 === 1) write(copy, [0])
  return isWhole && frame.byteLength >= FRAME_HEAD_BYTES
}
