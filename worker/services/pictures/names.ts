import { LIMITS } from '#contract/limits.ts'
import type { PictureFormat } from '#contract/pictures/format.ts'
import { PREVIEW_SUFFIX, splitSuffix, SUFFIXES } from '#contract/pictures/files.ts'

/** A picture's name in the store, in its parts: {stamp}_{stem}{suffix}.{extension}. */
export type PictureName = { stamp: string; stem: string; suffix: string; extension: string }

const EXTENSIONS = ['webp', 'jpg', 'jpeg', 'png', 'avif'] as const
const EXTENSION_OF = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/avif': 'avif',
} as const

/** No time before 2258 begins as numbers of India do behind their country's code. */
const NAME = /^(?:((?!91)\d{13})_)?(.*?)(?:\.(webp|jpe?g|png|avif))?$/i

const LONGEST_END = Math.max(...SUFFIXES.map((suffix) => suffix.length)) + '.jpeg'.length

/** What may be a phone number: everybody reads the address of a picture, and it stays as it is. */
const NUMBERS = new RegExp(`\\d(?:[._-]{0,3}\\d){${LIMITS.contactPhoneMinDigits - 1},}`, 'g')

let lastStampMs = 0

/** Milliseconds that no other picture of this isolate has: phones call every picture 'image.jpg'. */
function newStamp(nowMs: number): string {
  lastStampMs = Math.max(nowMs, lastStampMs + 1)
  return String(lastStampMs)
}

/**
 * The name under which an upload is stored. A stamp of 13 digits in front is kept, so that a browser can name
 * the other widths of a picture; a name without a picture's extension gets that of its bytes. What may be a phone number is left out.
 */
export function readPictureName(
  filename: string,
  contentType: PictureFormat['contentType'],
  nowMs: number,
): PictureName {
  const plain = filename.replace(/[^A-Za-z0-9._-]/gu, '-')
  const [, stamp = newStamp(nowMs), named = '', extension = EXTENSION_OF[contentType]] =
    NAME.exec(plain) ?? []
  const [stem, suffix] = splitSuffix(named)
  return { stamp, stem: cut(stem), suffix, extension: extension.toLowerCase() }
}

function cut(stem: string): string {
  const left = stem.replaceAll(NUMBERS, '')
  const isAnyLeft = left === stem || /[A-Za-z0-9]/.test(left)
  const named = isAnyLeft ? left.replace(/^[.-]+/, '') : ''
  return named.slice(0, LIMITS.filenameLetters - LONGEST_END) || 'picture'
}

export const nameOf = ({ stamp, stem, suffix, extension }: PictureName) =>
  `${stamp}_${stem}${suffix}.${extension}`

/** The names the main picture can have to which this one, by its name, is another width or the preview; none if it is main. */
export function mainNamesOf(name: PictureName): string[] {
  if (name.suffix === '') return []
  const extensions = name.suffix === PREVIEW_SUFFIX ? EXTENSIONS : [name.extension]
  return extensions.map((extension) => nameOf({ ...name, suffix: '', extension }))
}
