import { copyOf, type Copy, lettersAt, viewOf, write, written } from './bytes.ts'
import { orientationOnly } from './orientation.ts'

const SIGNATURE_BYTES = 8
/** Length, type and checksum. */
const FRAME_BYTES = 12

/** The chunks a picture can do without that change how it looks (PNG, third edition); those it needs begin with a capital. */
const KEPT = new Set(
  'acTL bKGD cHRM cICP cLLI fcTL fdAT gAMA hIST iCCP mDCV pHYs sBIT sPLT sRGB tRNS'.split(' '),
)

/** The chunk that ends a PNG is always the same. */
export const PNG_END_BYTES = FRAME_BYTES
export const isEndOfPng = (bytes: Uint8Array) =>
  lettersAt(bytes, 0, PNG_END_BYTES) === '\0\0\0\0IEND\xae\x42\x60\x82'

/** A PNG without texts, time and notes of programs and cameras; undefined where its chunks do not lead to its end. */
export function cleanPng(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes)
  const copy = copyOf(bytes)
  write(copy, bytes.subarray(0, SIGNATURE_BYTES))
  let isTurned: boolean | undefined
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.byteLength;) {
    const end = at + FRAME_BYTES + view.getUint32(at)
    if (end > bytes.byteLength) return undefined
    const type = lettersAt(bytes, at + 4, 4)
    if (KEPT.has(type) || /^[A-Z]/.test(type)) write(copy, bytes.subarray(at, end))
    else if (type === 'eXIf') isTurned ??= writeOrientation(copy, bytes.subarray(at + 8, end - 4))
    if (type === 'IEND') return end === bytes.byteLength ? written(copy) : undefined
    at = end
  }
  return undefined
}

function writeOrientation(copy: Copy, cameraNotes: Uint8Array): boolean {
  const notes = orientationOnly(cameraNotes)
  if (!notes) return false
  const chunk = new Uint8Array(FRAME_BYTES + notes.length)
  chunk.set(new TextEncoder().encode('eXIf'), 4)
  chunk.set(notes, 8)
  const view = viewOf(chunk)
  view.setUint32(0, notes.length)
  view.setUint32(8 + notes.length, checksum(chunk.subarray(4, 8 + notes.length)))
  write(copy, chunk)
  return true
}

/** CRC-32, as PNG wants it of a chunk's type and content. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
