const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Pictures as encoders make them, 40 pixels wide and 30 high. */
export const REAL = {
  jpeg: fromBase64(
    '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAeACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCMBOXAAAAAAAAAAH//2Q==',
  ),
  png: fromBase64(
    'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAPUlEQVRIie3VwQkAMAwCwA7hOO6PY3WM9nGQfyAY76x5MsfiOvWEK96pCmQqM5AoFoPFYnFYDBaLxX3F4gXm8CDMIX0IYAAAAABJRU5ErkJggg==',
  ),
  webp: fromBase64(
    'UklGRkgAAABXRUJQVlA4IDwAAABQAwCdASooAB4APu12s1OppySipWgBMB2JZwDIToAAK/fDcAD+34A/XwBT1R/3BmfV2K/TZGXJH4AAAAA=',
  ),
  losslessWebp: fromBase64('UklGRh4AAABXRUJQVlA4TBEAAAAvJ0AHAAdQniKXov+BiOh/AAA='),
  webpWithAlpha: fromBase64(
    'UklGRmwAAABXRUJQVlA4WAoAAAAQAAAAJwAAHQAAQUxQSAoAAAABB1DAiAhERP8DVlA4IDwAAABQAwCdASooAB4APu12s1OppySipWgBMB2JZwDIToAAK/fDcAD+34A/XwBT1R/3BmfV2K/TZGXJH4AAAAA=',
  ),
  avif: fromBase64(
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACUAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAACgAAAAeAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAtbWRhdBIACgk4FSfrSAhoNIAyFhrCYuTgABQAAKxDfGGg1wz52eijmQ4=',
  ),
} as const

/** Files of formats that are not stored. */
export const FOREIGN = {
  gif: fromBase64('R0lGODlhBAAEAIAAAExpccg8FCH5BAUAAAAALAAAAAAEAAQAAAIEjI8ZBQA7'),
  tiff: fromBase64(
    'SUkqAB4AAACAMgeBQAQWDQaBQSDweEwuGQOHQaAgEAAAAQMAAQAAAAQAAAABAQMAAQAAAAQAAAACAQMAAwAAAPQAAAADAQMAAQAAAAUAAAA=',
  ),
} as const

/** The bytes of a text, one for each letter up to \xff. */
export const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

/** Bytes one behind the other. */
export function joined(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [...part]))
}

const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 255)

/** The outside of a JPEG of this size, filled up to `bytes` bytes. */
export function jpegOf(
  width: number,
  height: number,
  bytes = 100,
  inside: Uint8Array = new Uint8Array(),
): Uint8Array {
  const file = new Uint8Array(bytes).fill(1)
  file.set([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    ...big(height, 2),
    ...big(width, 2),
    1,
    1,
    0x11,
    0,
    0xff,
    0xda,
    0,
    2,
  ])
  file.set(inside, 24)
  file.set([0xff, 0xd9], bytes - 2)
  return file
}

/** The outside of a WebP of this size. */
export function webpOf(width: number, height: number): Uint8Array {
  const little = (value: number, bytes: number) => big(value, bytes).toReversed()
  const canvas = [16, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]
  const chunk = [
    ...bytesOf('VP8X'),
    ...little(10, 4),
    ...canvas,
    ...bytesOf('VP8 '),
    ...little(4, 4),
    0,
    0,
    0,
    0,
  ]
  return joined(
    bytesOf('RIFF'),
    new Uint8Array(little(chunk.length + 4, 4)),
    bytesOf('WEBP'),
    new Uint8Array(chunk),
  )
}

/** A picture with other bytes from `at` on. */
export function altered(picture: Uint8Array, at: number, bytes: number[]): Uint8Array {
  const copy = picture.slice()
  copy.set(bytes, at)
  return copy
}
