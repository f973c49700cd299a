import type { PictureFormat } from '#contract/pictures/format.ts'

/** Follows a picture's bytes as they pass and says at the end whether it was all there. */
export type ImageCompleteness = { read: (chunk: Uint8Array) => void; isWhole: () => boolean }

const PNG_ENDING = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]

/** How a picture of this type is known to be whole; WebP and AVIF state their length in their head. */
export function followImage(contentType: PictureFormat['contentType']): ImageCompleteness {
  if (contentType === 'image/jpeg') return followJpeg()
  return followEnding(contentType === 'image/png' ? PNG_ENDING : [])
}

function followEnding(ending: readonly number[]): ImageCompleteness {
  let tail: number[] = []
  return {
    read: (chunk) => {
      tail = [...tail, ...chunk.subarray(Math.max(0, chunk.length - ending.length))].slice(-ending.length)
    },
    isWhole: () => ending.length === 0 || tail.join() === ending.join(),
  }
}

/**
 * Walks a JPEG's segments to the marker that ends it (ITU T.81, annex B). Phones put more behind it: further pictures
 * (CIPA DC-007), notes or a film that begin with zeros. Anything else there is refused.
 */
function followJpeg(): ImageCompleteness {
  const behind: number[] = []
  let place: 'marker' | 'length' | 'scan' | 'behind' = 'marker'
  let marker = 0
  let before = 0
  let toSkip = 2
  let length: number[] = []

  function readByte(byte: number) {
    if (place === 'behind') return void (behind.length < 2 && behind.push(byte))
    if (place === 'length') return readLength(byte)
    const isMarker = before === 0xff && byte !== 0xff && !isData(byte)
    before = byte
    if (!isMarker) return
    marker = byte
    place = marker === 0xd9 ? 'behind' : 'length'
    length = []
  }

  function readLength(byte: number) {
    length.push(byte)
    const [high = 0, low] = length
    if (low === undefined) return
    toSkip = Math.max(0, high * 256 + low - 2)
    place = marker === 0xda ? 'scan' : 'marker'
    before = 0
  }

  /** Where the next byte is that could mean something: most of a JPEG is pixels. */
  function nextFrom(chunk: Uint8Array, at: number): number {
    if (place !== 'scan' || before === 0xff) return at
    const next = chunk.indexOf(0xff, at)
    return next < 0 ? chunk.length : next
  }

  return {
    read: (chunk) => {
      for (let at = 0; at < chunk.length; at++) {
        if (toSkip > 0) {
          const skipped = Math.min(toSkip, chunk.length - at)
          toSkip -= skipped
          at += skipped - 1
        } else {
          at = nextFrom(chunk, at)
          if (at < chunk.length) readByte(chunk[at] ?? 0)
        }
      }
    },
    isWhole: () => place === 'behind' && isPhoneTrailer(behind),
  }
}

/** Inside a scan, 0xff stands for itself before 0 and restarts the count before 0xd0 to 0xd7. */
const isData = (byte: number) => byte === 0 || (byte >= 0xd0 && byte <= 0xd7)

function isPhoneTrailer([first, second]: number[]): boolean {
  if (first === undefined) return true
  return (first === 0 && (second ?? 0) === 0) || (first === 0xff && second === 0xd8)
}
