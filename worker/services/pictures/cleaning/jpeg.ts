import { copyOf, type Copy, lettersAt, write, written } from './bytes.ts'
import { orientationOnly } from './orientation.ts'

const START_OF_SCAN = 0xda
const END = 0xd9
const COMMENT = 0xfe
const EXIF_SEGMENT = 0xe1
const EXIF = 'Exif\0\0'

/** The only notes of applications that change how a picture looks; another picture's index (MPF) is an APP2 too. */
const KEPT_NOTES: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }

/**
 * A JPEG (ITU T.81, annex B) without notes, comments and what phones put behind it: further pictures (CIPA DC-007),
 * notes or a film. Undefined where it does not reach its end, or anything else is behind it.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const copy = copyOf(bytes)
  write(copy, bytes.subarray(0, 2))
  let at = 2
  let isScan = false
  let isTurned: boolean | undefined
  for (;;) {
    const found = nextMarker(bytes, at)
    if (found < 0) return undefined
    if (isScan) write(copy, bytes.subarray(at, found))
    const marker = bytes[found + 1]
    if (marker === END) return isPhoneTrailer(bytes.subarray(found + 2)) ? ended(copy) : undefined
    const end = segmentEnd(bytes, found)
    if (end > bytes.byteLength) return undefined
    const segment = bytes.subarray(found, end)
    if (isKept(segment)) write(copy, segment)
    else if (isExif(segment)) isTurned ??= writeOrientation(copy, segment)
    isScan = marker === START_OF_SCAN
    at = end
  }
}

/** Inside a scan, 0xff stands for itself before 0 and restarts the count before 0xd0 to 0xd7. */
const isData = (byte: number) => byte === 0 || (byte >= 0xd0 && byte <= 0xd7)

/** Where the next marker begins; -1 where there is none. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return -1
    if (next !== 0xff && !isData(next)) return at
  }
  return -1
}

/** A segment states its length without its marker; less than the two bytes that state it counts as these two. */
function segmentEnd(bytes: Uint8Array, at: number): number {
  const [high, low] = bytes.subarray(at + 2, at + 4)
  return high === undefined || low === undefined ? Infinity : at + 2 + Math.max(2, high * 256 + low)
}

function isKept(segment: Uint8Array): boolean {
  const marker = segment[1] ?? 0
  if (marker === COMMENT) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const name = KEPT_NOTES[marker]
  return name !== undefined && lettersAt(segment, 4, name.length) === name
}

const isExif = (segment: Uint8Array) =>
  segment[1] === EXIF_SEGMENT && lettersAt(segment, 4, EXIF.length) === EXIF

/** Only the first notes of the camera say how a picture is turned. */
function writeOrientation(copy: Copy, segment: Uint8Array): boolean {
  const notes = orientationOnly(segment.subarray(4 + EXIF.length))
  if (!notes) return false
  write(copy, [0xff, EXIF_SEGMENT, 0, 2 + EXIF.length + notes.length])
  write(copy, new TextEncoder().encode(EXIF))
  write(copy, notes)
  return true
}

function isPhoneTrailer([first, second = 0]: Uint8Array): boolean {
  if (first === undefined) return true
  return (first === 0 && second === 0) || (first === 0xff && second === 0xd8)
}

function ended(copy: Copy): Uint8Array {
  write(copy, [0xff, END])
  return written(copy)
}
