import type { PictureFormat } from '#contract/pictures/format.ts'
import { cleanAvif } from './avif.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng, isEndOfPng, PNG_END_BYTES } from './png.ts'
import { cleanWebp } from './webp.ts'

/**
 * A picture without what tells where, with what and by whom it was taken; its pixels, colours and how it is turned
 * stay. Undefined where it is not whole. A PNG or WebP whose chunks lead astray is left as it came: no program reads notes
 * out of it, and some still show its pixels.
 */
export function withoutMetadata(
  bytes: Uint8Array,
  contentType: PictureFormat['contentType'],
): Uint8Array | undefined {
  switch (contentType) {
    case 'image/jpeg':
      return cleanJpeg(bytes)
    case 'image/png':
      return cleanPng(bytes) ?? (isEndOfPng(bytes.subarray(-PNG_END_BYTES)) ? bytes : undefined)
    case 'image/webp':
      return cleanWebp(bytes) ?? bytes
    case 'image/avif':
      return cleanAvif(bytes)
    default:
      return contentType satisfies never
  }
}
