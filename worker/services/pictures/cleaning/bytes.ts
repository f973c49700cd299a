/** What a cleaner may write beyond the length it was given: an orientation of its own. */
const ROOM_FOR_OWN_BYTES = 64

/** A file that is written from its beginning to its end, at most a little longer than another one. */
export type Copy = { file: Uint8Array; length: number }

export const copyOf = (bytes: Uint8Array): Copy => ({
  file: new Uint8Array(bytes.byteLength + ROOM_FOR_OWN_BYTES),
  length: 0,
})

export function write(copy: Copy, part: ArrayLike<number>): void {
  copy.file.set(part, copy.length)
  copy.length += part.length
}

export const written = ({ file, length }: Copy) => file.subarray(0, length)

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Bytes as the letters of the same numbers; fewer where the file ends. */
export const lettersAt = (bytes: Uint8Array, at: number, count: number) =>
  String.fromCharCode(...bytes.subarray(at, at + count))
