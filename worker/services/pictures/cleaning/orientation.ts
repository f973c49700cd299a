const ORIENTATION_TAG = 0x0112
const SHORT = 3
const UPRIGHT = 1

/**
 * Camera notes (TIFF, as in EXIF) that hold nothing but how the picture is to be turned, out of some that may hold
 * more; undefined where it is shown as it is stored.
 */
export function orientationOnly(notes: Uint8Array): Uint8Array | undefined {
  const orientation = orientationOf(notes)
  if (orientation === UPRIGHT) return undefined
  const only = new Uint8Array(26)
  only.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation])
  return only
}

/** 1 (upright) to 8, as the first directory says; upright where it cannot be read. */
function orientationOf(notes: Uint8Array): number {
  if (notes.byteLength < 8) return UPRIGHT
  const view = new DataView(notes.buffer, notes.byteOffset, notes.byteLength)
  const order = view.getUint16(0)
  const isLittle = order === 0x4949
  if ((!isLittle && order !== 0x4d4d) || view.getUint16(2, isLittle) !== 42) return UPRIGHT
  const directory = view.getUint32(4, isLittle)
  const count = directory + 2 <= notes.byteLength ? view.getUint16(directory, isLittle) : 0
  for (let nth = 0, at = directory + 2; nth < count && at + 12 <= notes.byteLength; nth++, at += 12) {
    if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue
    const value = view.getUint16(at + 2, isLittle) === SHORT ? view.getUint16(at + 8, isLittle) : UPRIGHT
    return value >= 1 && value <= 8 ? value : UPRIGHT
  }
  return UPRIGHT
}
