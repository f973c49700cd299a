import type { SlideImage } from 'yet-another-react-lightbox'
import { isReadIn } from '#contract/languages/described.ts'
import { altOf } from '#frontend/lib/format/alt-of.ts'
import { pictureAtWidth } from '#contract/pictures/files.ts'
import type { Picture } from '#contract/properties/replies.ts'
import { pictureAddress } from '#frontend/lib/format/pictures.ts'
import { messages } from '#frontend/messages/messages.ts'

export type PictureSlide = SlideImage & { thumbnail: string; caption?: string }

/** Stored pictures as the lightbox takes them: every width with its height, the smallest as the thumbnail. */
export function slidesOf(pictures: readonly Picture[], title: string): PictureSlide[] {
  return pictures.map((picture, index) => {
    const { url, alt, width, height, widths, isRendered } = picture
    const said = saidHere(picture)
    const caption = [said, isRendered && messages.card.rendered].filter(Boolean).join('\n') || undefined
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
      alt: altOf(alt, title) || said || messages.detail.gallery.unnamed(title, index + 1),
      srcSet: bySize,
      thumbnail: bySize[0]?.src ?? main.src,
    }
  })
}

/** What staff say of a picture where the page's readers can read it, else the place that it shows. */
function saidHere({ caption = '', place }: Picture): string | undefined {
  if (caption !== '' && isReadIn(import.meta.env.LANGUAGE, caption)) return caption
  return caption !== '' && place ? messages.walk.places[place] : undefined
}
