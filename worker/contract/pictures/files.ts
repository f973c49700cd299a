/** Widths in pixels that the browser uploads beside a picture; never enlarged. The picture itself is 960 wide. */
export const PICTURE_WIDTHS = [320, 640, 1600] as const
export const MAIN_WIDTH = 960
export const PREVIEW = { width: 1200, height: 630 } as const

const EXTENSION = /\.[A-Za-z0-9]+$/

/** What the names of a picture's other files end in before their extension: '-640', and '-og' for its preview. */
export const widthSuffix = (widthPx: number) => `-${widthPx}`
export const PREVIEW_SUFFIX = '-og'
export const SUFFIXES: readonly string[] = [...PICTURE_WIDTHS.map(widthSuffix), PREVIEW_SUFFIX]

/** A file's name without its extension, in two: what all files of the picture share, and what tells them apart ('' for the main one). */
export function splitSuffix(name: string): [stem: string, suffix: string] {
  const suffix = SUFFIXES.find((end) => name.endsWith(end)) ?? ''
  return [name.slice(0, name.length - suffix.length), suffix]
}

/** The path of another width of a picture: x.webp, 640 → x-640.webp. */
export function pictureAtWidth(path: string, widthPx: number): string {
  return path.replace(EXTENSION, (extension) => `${widthSuffix(widthPx)}${extension}`)
}

/** The path of the 1200x630 JPEG that link previews show: x.webp → x-og.jpg. */
export function previewPicture(path: string): string {
  return path.replace(EXTENSION, `${PREVIEW_SUFFIX}.jpg`)
}

/** The names of all stored files of a picture. */
export function filesOf({
  key,
  widths,
  hasPreview,
}: {
  key: string
  widths: readonly number[]
  hasPreview: boolean
}): string[] {
  return [
    key,
    ...widths.map((width) => pictureAtWidth(key, width)),
    ...(hasPreview ? [previewPicture(key)] : []),
  ]
}

/** The stored widths of a picture with their addresses, as `srcset` wants it; of a large one those up to `maxWidthPx`. */
export function pictureSourceSet({ url, width, widths }: PictureFiles, maxWidthPx = Infinity): string {
  const siblings = widths
    .filter((other) => other <= maxWidthPx)
    .map((other) => `${pictureAtWidth(url, other)} ${other}w`)
  return (width > maxWidthPx && siblings.length > 0 ? siblings : [...siblings, `${url} ${width}w`]).join(', ')
}

/** Cards show no wider version: sharp enough for a phone, and light. */
export const CARD_PICTURE_PX = 640
/** So many cards of a list have their pictures in the first screen of a phone: these load at once. */
export const FIRST_CARDS = 3

type PictureFiles = { url: string; width: number; widths: readonly number[] }

/**
 * As wide as a phone, as `sizes` wants it, but stated smaller: 640 px are sharp enough on any of them, and a dense screen
 * would otherwise take the 960 px file on the slowest line.
 */
export const PHONE_WIDTH = '(min-resolution: 2.5dppx) 49vw, (min-resolution: 1.9dppx) 80vw, 88vw'

/**
 * The same for the first picture of a listing and those of its walk: dense screens take its 960 px file, which 640 px
 * would be enlarged to.
 */
export const SHARP_ON_PHONES = '(min-resolution: 2.5dppx) 72vw, 100vw'

/** How wide a picture is drawn, as `sizes` wants it: on a card, which cuts a ninth off its sides, and on a listing's page alone, with others beside it, one of
 * two beside the first, or the only one beside it, which is cut to a tall box and so drawn wider than that. */
export const PICTURE_SIZES = {
  card: '(min-width: 82rem) 353px, (min-width: 77.5rem) 26vw, (min-width: 56rem) 35vw, (min-width: 40rem) 52vw, 296px',
  only: `(min-width: 82rem) 884px, (min-width: 62rem) 64vw, (min-width: 40rem) 100vw, ${SHARP_ON_PHONES}`,
  main: `(min-width: 82rem) 661px, (min-width: 62rem) 48vw, (min-width: 40rem) 66vw, ${SHARP_ON_PHONES}`,
  side: '(min-width: 82rem) 290px, (min-width: 62rem) 21vw, (min-width: 40rem) 33vw, 50vw',
  loneSide: '(min-width: 82rem) 664px, (min-width: 62rem) 48vw, (min-width: 40rem) 64vw, 50vw',
} as const
