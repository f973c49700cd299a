import type { Picture as StoredPicture } from '#contract/properties/replies.ts'
import { silentSource } from '#frontend/lib/format/pictures.ts'
import { messages } from '#frontend/messages/messages.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Picture } from '#frontend/ui/picture.tsx'

const { gallery } = messages.detail

type PictureStripProps = {
  pictures: readonly StoredPicture[]
  /** Describes pictures that have no alt text of their own. */
  title: string
  onOpen: (index: number) => void
  onIntent: () => void
}

/** Every picture of a listing, small; each opens large. */
export function PictureStrip({ pictures, title, onOpen, onIntent }: PictureStripProps) {
  if (pictures.length === 0) return <p className="text-ink-700">{panelProperties.detail.noPictures}</p>
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 xl:grid-cols-5">
      {pictures.map((picture, index) => {
        const alt = picture.alt || gallery.unnamed(title, index + 1)
        return (
          <li key={picture.url} className="min-w-0">
            <button
              type="button"
              aria-label={gallery.open(index + 1, pictures.length, alt)}
              className="block w-full cursor-zoom-in"
              onClick={() => onOpen(index)}
              onPointerEnter={onIntent}
              onFocus={onIntent}
            >
              <Picture picture={silentSource(picture)} missingAlt="" sizes="(min-width: 62rem) 160px, 33vw" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
