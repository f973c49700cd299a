import { type Box, boxesOf } from '#contract/pictures/format.ts'
import { lettersAt, viewOf } from './bytes.ts'

/** What an AVIF needs at its top level, the boxes of notes inside these, and the items that are notes. */
const KEPT_BOXES = new Set(['ftyp', 'meta', 'mdat', 'moov'])
const NOTE_BOXES = new Set(['udta', 'meta', 'uuid'])
const NOTES = new Set(['Exif', 'mime', 'uri '])

type Part = { start: number; end: number }

/**
 * An AVIF (ISO/IEC 23008-12) whose notes are zeros: everything in it is found by its place in the file, which
 * stays. How it is turned stands in other boxes. Undefined where its notes cannot be found.
 */
export function cleanAvif(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes)
  const inside = (boxes: Box[], type: string, skipBytes = 0) =>
    boxes.filter((box) => box.type === type).map((box) => boxesOf(view, box.start + skipBytes, box.end))
  const top = boxesOf(view, 0, bytes.byteLength)
  const moving = inside(top, 'moov')
  const parents = [...inside(top, 'meta', 4), ...moving, ...inside(moving.flat(), 'trak')]
  const places = top.filter(({ type }) => type === 'meta').map((meta) => notesOf(bytes, meta))
  const known = places.filter((parts) => parts !== undefined)
  const isRead = [top, ...parents].every((boxes) => boxes.length > 0) && known.length === places.length
  if (!isRead) return undefined
  const unused = top.filter(({ type }) => !KEPT_BOXES.has(type))
  const notes = parents.flat().filter(({ type }) => NOTE_BOXES.has(type))
  return blanked(bytes, [...unused, ...notes], known.flat())
}

/** Undefined where more is to be blanked than there is: parts that lie on each other would take long. */
function blanked(bytes: Uint8Array, boxes: Box[], parts: Part[]): Uint8Array | undefined {
  const sizeBytes = parts.reduce((sum, { start, end }) => sum + end - start, 0)
  if (sizeBytes > bytes.byteLength || parts.some(({ end }) => end > bytes.byteLength)) return undefined
  const copy = bytes.slice()
  for (const { start, end } of [...boxes, ...parts]) copy.fill(0, start, end)
  for (const { nameAt } of boxes) copy.set(new TextEncoder().encode('free'), nameAt)
  return copy
}

/** Where the notes among a box's items are stored. */
function notesOf(bytes: Uint8Array, meta: Box): Part[] | undefined {
  const view = viewOf(bytes)
  const inside = boxesOf(view, meta.start + 4, meta.end)
  const [about, ...moreAbout] = inside.filter(({ type }) => type === 'iinf')
  const [places, ...morePlaces] = inside.filter(({ type }) => type === 'iloc')
  const held = inside.find(({ type }) => type === 'idat')
  if (moreAbout.length + morePlaces.length > 0) return undefined
  const ids = about ? noteIds(bytes, about) : new Set<number>()
  if (!ids || ids.size === 0) return ids && []
  return places && placesOf({ view, at: places.start, end: places.end }, ids, held?.start)
}

/** The numbers of the items that are notes (iinf, infe). */
function noteIds(bytes: Uint8Array, { start, end }: Box): Set<number> | undefined {
  const view = viewOf(bytes)
  if (start + 8 > end) return undefined
  const isShort = view.getUint8(start) === 0
  const entries = boxesOf(view, start + (isShort ? 6 : 8), end)
  const count = isShort ? view.getUint16(start + 4) : view.getUint32(start + 4)
  if (entries.length !== count) return undefined
  const ids = new Set<number>()
  for (const { start: at, end: entryEnd } of entries) {
    const version = at + 12 <= entryEnd ? view.getUint8(at) : 0
    if (version < 2) return undefined
    const isNote = NOTES.has(lettersAt(bytes, at + (version === 2 ? 8 : 10), 4))
    if (isNote) ids.add(version === 2 ? view.getUint16(at + 4) : view.getUint32(at + 4))
  }
  return ids
}

type Reading = { view: DataView; at: number; end: number }

/** The next number of so many bytes; NaN behind the end. */
function next(reading: Reading, bytes: number): number {
  const { view, at, end } = reading
  reading.at += bytes
  if (at + bytes > end) return Number.NaN
  if (bytes === 2) return view.getUint16(at)
  if (bytes === 4) return view.getUint32(at)
  if (bytes === 8) return Number(view.getBigUint64(at))
  return bytes === 1 ? view.getUint8(at) : 0
}

/** Where items are stored (iloc); undefined where that is not in this file, or is not told as the format wants it. */
function placesOf(reading: Reading, ids: Set<number>, heldAt: number | undefined): Part[] | undefined {
  const version = next(reading, 4) >>> 24
  const sizes = next(reading, 2)
  const size = (nth: number) => (sizes >>> (4 * nth)) & 15
  const indexBytes = version > 0 ? size(0) : 0
  const [baseBytes, lengthBytes, offsetBytes] = [size(1), size(2), size(3)]
  if ([indexBytes, baseBytes, lengthBytes, offsetBytes].some((bytes) => ![0, 4, 8].includes(bytes)))
    return undefined
  const idBytes = version < 2 ? 2 : 4
  const parts: Part[] = []
  for (let left = next(reading, idBytes); left > 0; left--) {
    const isNote = ids.has(next(reading, idBytes))
    const way = version > 0 ? next(reading, 2) & 15 : 0
    const elsewhere = next(reading, 2)
    const base = next(reading, baseBytes) + (way === 1 ? (heldAt ?? Number.NaN) : 0)
    const extents = next(reading, 2)
    if (extents > 1 && indexBytes + offsetBytes + lengthBytes === 0) return undefined
    for (let nth = 0; nth < extents; nth++) {
      next(reading, indexBytes)
      const start = base + next(reading, offsetBytes)
      const length = next(reading, lengthBytes)
      if (!isNote) continue
      if (way > 1 || elsewhere !== 0 || !(length > 0) || Number.isNaN(start)) return undefined
      parts.push({ start, end: start + length })
    }
    if (reading.at > reading.end) return undefined
  }
  return reading.at > reading.end ? undefined : parts
}
