import type { SlideImage } from 'yet-another-react-lightbox'
import { pictureAtWidth } from '#contract/pictures/files.ts'
import type { Picture } from '#contract/properties/replies.ts'
import { pictureAddress } from '#frontend/lib/format/pictures.ts'
import { messages } from '#frontend/messages/messages.ts'

export type PictureSlide = SlideImage & { thumbnail: string; caption?: string }

/** Stored pictures as the lightbox takes them: every width with its height, the smallest as the thumbnail. */
export function slidesOf(pictures: readonly Picture[], title: string): PictureSlide[] {
  return pictures.map((picture, index) => {
    const { url, alt, width, height, widths, isRendered } = picture
    const caption =
      [picture.caption, isRendered && messages.card.rendered].filter(Boolean).join('\n') || undefined
    const main = { src: pictureAddress(url), width, height }
    const others = widths.map((other) => ({
      src: pictureAtWidth(main.src, other),
      width: other,
      height: Math.round((height * other) / width),
    }))
    const bySize = [main, ...others].sort((one, other) => one.width - other.width)
    return {
      ...main,
      caption,
      alt: alt || picture.caption || messages.detail.gallery.unnamed(title, index + 1),
      srcSet: bySize,
      thumbnail: bySize[0]?.src ?? main.src,
    }
  })
}
