import fc from 'fast-check'
import { expect, describe, it } from 'vitest'
import type { PictureFormat } from '#contract/pictures/format.ts'
import { altered, bytesOf, joined, jpegOf, REAL, webpOf } from '#worker/test/pictures.ts'
import {
  avifWithNotes,
  cameraNotes,
  jpegSegment,
  pngChunk,
  SECRET,
  webpChunk,
} from '#worker/test/camera-notes.ts'
import { withoutMetadata } from './without-metadata.ts'

const lettersOf = (bytes: Uint8Array | undefined) =>
  bytes && [...bytes].map((byte) => String.fromCharCode(byte)).join('')
const exif = (orientation: number) => joined(bytesOf('Exif\0\0'), cameraNotes(orientation))
const secret = bytesOf(SECRET)

describe('of a JPEG', () => {
  const [start, pixels] = [REAL.jpeg.slice(0, 2), REAL.jpeg.slice(2)]
  const clean = (...segments: Uint8Array[]) =>
    withoutMetadata(joined(start, ...segments, pixels), 'image/jpeg')

  it.each<[string, Uint8Array]>([
    ['EXIF', jpegSegment(0xe1, exif(1))],
    ['XMP', jpegSegment(0xe1, joined(bytesOf('http://ns.adobe.com/xap/1.0/\0'), secret))],
    ['the index of further pictures', jpegSegment(0xe2, joined(bytesOf('MPF\0'), secret))],
    ['IPTC', jpegSegment(0xed, joined(bytesOf('Photoshop 3.0\0'), secret))],
    ['notes of where it comes from', jpegSegment(0xeb, secret)],
    ['a comment', jpegSegment(0xfe, secret)],
    ['bytes between segments', secret],
  ])('%s goes', (_, segment) => {
    expect(clean(segment)).toEqual(REAL.jpeg)
  })

  it.each<[string, Uint8Array]>([
    ['JFIF', jpegSegment(0xe0, bytesOf('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'))],
    ['colours', jpegSegment(0xe2, bytesOf('ICC_PROFILE\0\x01\x01colours'))],
    ['the kind of colours', jpegSegment(0xee, bytesOf('Adobe\0\x64\0\0\0\0\0'))],
  ])('%s stay', (_, segment) => {
    expect(clean(segment)).toEqual(joined(start, segment, pixels))
  })

  it('only the orientation stays of EXIF, and only once', () => {
    const cleaned = clean(jpegSegment(0xe1, exif(6)), jpegSegment(0xe1, exif(3)))
    expect(cleaned?.byteLength).toBe(REAL.jpeg.byteLength + 36)
    expect(lettersOf(cleaned)).not.toContain(SECRET)
    expect([...(cleaned?.subarray(2, 6) ?? [])]).toEqual([0xff, 0xe1, 0, 34])
    expect(cleaned && withoutMetadata(cleaned, 'image/jpeg')).toEqual(cleaned)
  })

  it('notes between two scans go, and its pixels stay to the byte', () => {
    const scan = bytesOf('\xff\xda\0\x02ab\xff\0cd\xff\xd3ef')
    const file = (between: Uint8Array) =>
      joined(jpegOf(9, 9).slice(0, 20), scan, between, scan, bytesOf('\xff\xd9'))
    expect(withoutMetadata(file(jpegSegment(0xe1, exif(1))), 'image/jpeg')).toEqual(file(new Uint8Array()))
  })

  it('a segment that is longer than the file is no whole picture', () => {
    expect(withoutMetadata(joined(start, bytesOf('\xff\xe1\xff\xff'), pixels), 'image/jpeg')).toBeUndefined()
  })
})

describe('of a PNG', () => {
  const [head, tail] = [REAL.png.slice(0, 33), REAL.png.slice(33, -12)]
  const end = REAL.png.slice(-12)
  const clean = (before: Uint8Array, behind: Uint8Array = new Uint8Array()) =>
    withoutMetadata(joined(head, before, tail, behind, end), 'image/png')

  it.each(['tEXt', 'iTXt', 'zTXt', 'tIME', 'caBX', 'prIv'])('%s goes, wherever it stands', (type) => {
    const chunk = pngChunk(type, secret)
    expect(clean(chunk, chunk)).toEqual(REAL.png)
  })

  it('EXIF goes, but for the orientation', () => {
    expect(clean(pngChunk('eXIf', cameraNotes(1)))).toEqual(REAL.png)
    const cleaned = clean(pngChunk('eXIf', cameraNotes(6)))
    const only = cameraNotes(6, [])
    expect(cleaned).toEqual(joined(head, pngChunk('eXIf', only), tail, end))
  })

  it('colours stay', () => {
    const colours = pngChunk('gAMA', new Uint8Array([0, 0, 0xb1, 0x8f]))
    expect(clean(colours)).toEqual(joined(head, colours, tail, end))
  })

  it('one whose chunks lead astray is left as it came, as long as it ends as a PNG does', () => {
    const astray = altered(REAL.png, 33, [0xff, 0xff])
    expect(withoutMetadata(astray, 'image/png')).toEqual(astray)
    expect(withoutMetadata(astray.slice(0, -1), 'image/png')).toBeUndefined()
    expect(withoutMetadata(joined(REAL.png, secret), 'image/png')).toBeUndefined()
  })
})

describe('of a WebP', () => {
  const riff = (...chunks: Uint8Array[]) => webpChunk('RIFF', joined(bytesOf('WEBP'), ...chunks))
  const extended = (flags: number) => webpChunk('VP8X', new Uint8Array([flags, 0, 0, 0, 39, 0, 0, 29, 0, 0]))
  const pixels = REAL.webp.slice(12)

  it('EXIF, XMP and unknown chunks go from behind the pixels, with what announces them', () => {
    const notes = ['EXIF', 'XMP ', 'priv'].map((name) => webpChunk(name, secret))
    const colours = webpChunk('ICCP', bytesOf('odd'))
    const file = riff(extended(0b101100), colours, pixels, ...notes)
    expect(withoutMetadata(file, 'image/webp')).toEqual(riff(extended(0b100000), colours, pixels))
  })

  it('unknown chunks go from the frames of a moving one', () => {
    const frame = (...chunks: Uint8Array[]) => webpChunk('ANMF', joined(new Uint8Array(16), ...chunks))
    const file = (...notes: Uint8Array[]) => riff(extended(2), frame(pixels, ...notes), frame(pixels))
    expect(withoutMetadata(file(webpChunk('priv', secret)), 'image/webp')).toEqual(file())
  })

  it('one whose chunks lead astray is left as it came', () => {
    const astray = altered(REAL.webp, 16, [0xff])
    expect(withoutMetadata(astray, 'image/webp')).toEqual(astray)
  })
})

describe('of an AVIF', () => {
  const blank = new Uint8Array(SECRET.length)

  it('notes are zeros, in the file or in its head, and nothing moves', () => {
    for (const way of [0, 1] as const)
      expect(withoutMetadata(avifWithNotes(secret, way), 'image/avif')).toEqual(avifWithNotes(blank, way))
  })

  it('boxes of others are free room', () => {
    const box = (type: string, inside: Uint8Array) =>
      joined(new Uint8Array([0, 0, 0, 8 + inside.length]), bytesOf(type), inside)
    expect(withoutMetadata(joined(REAL.avif, box('uuid', secret)), 'image/avif')).toEqual(
      joined(REAL.avif, box('free', blank)),
    )
    const moov = (inside: Uint8Array) => box('moov', box('trak', inside))
    expect(withoutMetadata(joined(REAL.avif, moov(box('udta', secret))), 'image/avif')).toEqual(
      joined(REAL.avif, moov(box('free', blank))),
    )
  })

  it('is refused where its notes cannot be found', () => {
    expect(withoutMetadata(avifWithNotes(secret, 2), 'image/avif')).toBeUndefined()
  })
})

const KINDS = [
  ['image/jpeg', joined(REAL.jpeg.slice(0, 2), jpegSegment(0xe1, exif(6)), REAL.jpeg.slice(2))],
  ['image/png', joined(REAL.png.slice(0, 33), pngChunk('eXIf', cameraNotes(6)), REAL.png.slice(33))],
  ['image/webp', REAL.webpWithAlpha],
  ['image/webp', webpOf(40, 30)],
  ['image/avif', avifWithNotes(secret, 0)],
] as const satisfies [PictureFormat['contentType'], Uint8Array][]

it.each(KINDS)('a damaged %s is never a failure, and cleaning twice is cleaning once', (type, picture) => {
  const damage = fc.array(fc.tuple(fc.nat({ max: picture.length - 1 }), fc.nat({ max: 255 })), {
    maxLength: 4,
  })
  const isSteady = (changes: [number, number][], cut: number) => {
    const file = picture.slice(0, cut < 10 ? picture.length : -cut)
    for (const [at, byte] of changes) file[Math.min(at, file.length - 1)] = byte
    const cleaned = withoutMetadata(file, type)
    return !cleaned || lettersOf(withoutMetadata(cleaned, type)) === lettersOf(cleaned)
  }
  const checked = fc.check(fc.property(damage, fc.nat({ max: 20 }), isSteady), { numRuns: 500 })
  expect(checked.counterexample).toBeNull()
})
