import { MAIN_WIDTH, PICTURE_WIDTHS, PREVIEW } from '#contract/pictures/files.ts'

type Size = { width: number; height: number }
type Box = Size & { x: number; y: number }

/** The picture's size at `widthPx`; never larger than the original, and at least one pixel high. */
export function sizeAtWidth({ width, height }: Size, widthPx: number): Size {
  const fitted = Math.min(width, widthPx)
  return { width: fitted, height: Math.max(1, Math.round((height * fitted) / width)) }
}

/** The sizes a picture is stored in: its main one, and those beside it that do not enlarge it. */
export function sizesOf(original: Size): { main: Size; others: Size[] } {
  const main = sizeAtWidth(original, MAIN_WIDTH)
  const widths = PICTURE_WIDTHS.filter((width) => width <= original.width && width !== main.width)
  return { main, others: widths.map((width) => sizeAtWidth(original, width)) }
}

/** The largest crop with the proportions of the link preview, from the middle of the picture. */
export function previewCrop({ width, height }: Size): Box {
  const scale = Math.min(width / PREVIEW.width, height / PREVIEW.height)
  const crop = { width: PREVIEW.width * scale, height: PREVIEW.height * scale }
  return { ...crop, x: (width - crop.width) / 2, y: (height - crop.height) / 2 }
}

/** The average of opaque pixels (red, green, blue, alpha) as '#rrggbb'. */
export function averageColour(pixels: ArrayLike<number>): string {
  const sums = [0, 0, 0]
  for (let at = 0; at < pixels.length; at++) {
    if (at % 4 < 3) sums[at % 4] = (sums[at % 4] ?? 0) + (pixels[at] ?? 0)
  }
  const channel = (sum: number) => Math.round(sum / (pixels.length / 4))
  return `#${sums.map((sum) => channel(sum).toString(16).padStart(2, '0')).join('')}`
}
