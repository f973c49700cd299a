/** Widths in pixels that the browser uploads beside a picture; never enlarged. The picture itself is 960 wide. */
export const PICTURE_WIDTHS = [320, 640, 1600] as const
export const MAIN_WIDTH = 960
export const PREVIEW = { width: 1200, height: 630 } as const

const EXTENSION = /\.[A-Za-z0-9]+$/

/** The path of another width of a picture: x.webp, 640 → x-640.webp. */
export function pictureAtWidth(path: string, widthPx: number): string {
  return path.replace(EXTENSION, (extension) => `-${widthPx}${extension}`)
}

/** The path of the 1200x630 JPEG that link previews show: x.webp → x-og.jpg. */
export function previewPicture(path: string): string {
  return path.replace(EXTENSION, '-og.jpg')
}
