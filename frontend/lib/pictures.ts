import { MAIN_WIDTH, pictureAtWidth } from '#contract/pictures.ts'
import type { Picture } from '#contract/properties.ts'
import { pictureAddress } from './api.ts'

export type PictureSource = { src: string; srcSet: string; alt: string }

/** The addresses of a stored picture in all its widths; other widths follow from the path by name. */
export function pictureSource({ url, alt, widths }: Picture): PictureSource {
  const main = pictureAddress(url)
  const siblings = widths.map((width) => `${pictureAtWidth(main, width)} ${width}w`)
  return { src: main, srcSet: [...siblings, `${main} ${MAIN_WIDTH}w`].join(', '), alt }
}
