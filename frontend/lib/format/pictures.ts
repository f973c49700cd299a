import { pictureSourceSet } from '#contract/pictures/files.ts'
import type { Picture, Property } from '#contract/properties/replies.ts'
import { BASE_URL } from '#frontend/lib/api/base-url.ts'

type PictureSource = {
  src: string
  srcSet: string
  alt: string
  width: number
  height: number
  colour: string | null
}

/** The addresses of a stored picture in its widths up to `maxWidthPx`; they follow from the path by name. */
export function pictureSource(
  { url, alt, width, height, widths, colour }: Picture,
  maxWidthPx?: number,
): PictureSource {
  const src = pictureAddress(url)
  return {
    src,
    srcSet: pictureSourceSet({ url: src, width, widths }, maxWidthPx),
    alt,
    width,
    height,
    colour,
  }
}

/** The first picture of a listing; a list's document says its path among the images alone. */
export function firstPicture({ pictures, images }: Property): Picture | undefined {
  const [picture] = pictures
  return picture && { ...picture, url: images[0] ?? picture.url }
}

/** The same for a place whose own words say what it shows: nothing is read out for it. */
export function silentSource(picture: Picture | undefined): PictureSource | undefined {
  return picture && { ...pictureSource(picture), alt: '' }
}

/** A stored picture's path as an address: with the API's origin when the pages come from another host. */
export function pictureAddress(path: string): string {
  return path.startsWith('/') ? BASE_URL + path : path
}
