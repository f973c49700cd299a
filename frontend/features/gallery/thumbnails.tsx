import { type KeyboardEvent, useEffect, useRef } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { Picture } from '#frontend/ui/picture.tsx'
import type { PictureSlide } from './slides.ts'

const words = messages.lightbox

type ThumbnailsProps = {
  slides: readonly PictureSlide[]
  current: number
  onChoose: (index: number) => void
  onPrevious: () => void
  onNext: () => void
}

/** All pictures in one row, the shown one marked and kept in sight. */
export function Thumbnails({ slides, current, onChoose, onPrevious, onNext }: ThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    row.current?.children[current]?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [current])

  function followArrows({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') onPrevious()
    if (key === 'ArrowRight') onNext()
  }

  return (
    <nav aria-label={words.thumbnails} className="flex overflow-x-auto">
      <ul ref={row} className="mx-auto flex gap-2 px-3 pt-3 pb-4">
        {slides.map(({ src, thumbnail }, index) => (
          <li key={src}>
            <button
              type="button"
              aria-label={words.show(index + 1, slides.length)}
              aria-current={index === current || undefined}
              onClick={() => onChoose(index)}
              onKeyDown={followArrows}
              className="block h-15 w-20 overflow-hidden rounded-court opacity-70 hover:opacity-100 aria-current:opacity-100 aria-current:outline-3 aria-current:outline-offset-2 aria-current:outline-brass-300"
            >
              <Picture
                picture={{ src: thumbnail, alt: '' }}
                missingAlt=""
                sizes="80px"
                className="size-full"
              />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
