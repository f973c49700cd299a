import { ArrowLeft, ArrowRight } from 'lucide'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { PictureSource } from '#frontend/ui/picture.tsx'
import { useEdges } from '#frontend/lib/browser/use-edges.ts'
import { CaptionedPicture } from './rendered-picture.tsx'

const words = messages.aboutPlaces
const KEYS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }
/** Two slides at once above 992 px, one at or below. */
const SLIDE = 'w-full flex-none snap-start [@media(width>992px)]:w-[calc(50%-0.625rem)]'

type PictureSliderProps = { pictures: readonly (PictureSource & { caption: string })[] }

/** Pictures in a row that scrolls by swipe, arrow keys and buttons. */
export function PictureSlider({ pictures }: PictureSliderProps) {
  const row = useRef<HTMLUListElement>(null)

  function move(by: 1 | -1) {
    const slide = row.current?.firstElementChild
    if (slide) row.current?.scrollBy({ left: by * slide.clientWidth })
  }

  function moveByKey(event: KeyboardEvent) {
    const by = KEYS[event.key]
    if (!by) return
    event.preventDefault()
    move(by)
  }

  return (
    <section className="grid gap-5 section wrap">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2>{words.title}</h2>
        <Steps row={row} onStep={move} />
      </div>
      {/* What scrolls must be reached and moved by keyboards. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={words.row}
        onKeyDown={moveByKey}
        className="relative flex snap-x snap-mandatory gap-5 overflow-x-auto scroll-smooth scroll-row"
      >
        {pictures.map(({ caption, ...picture }) => (
          <li key={picture.src} className={SLIDE}>
            <CaptionedPicture
              picture={picture}
              caption={caption}
              sizes="(min-width: 62rem) 50vw, 100vw"
              className="aspect-16/10"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type StepsProps = { row: RefObject<HTMLUListElement | null>; onStep: (by: 1 | -1) => void }

/** At an end the button that leads further is removed; the row takes its focus. */
function Steps({ row, onStep }: StepsProps) {
  const isPressed = useRef(false)
  const { isFirst, isLast } = useEdges(row)

  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body)
      row.current?.focus({ preventScroll: true })
  }, [row, isFirst, isLast])

  function press(by: 1 | -1) {
    isPressed.current = true
    onStep(by)
  }

  return (
    <div className="flex gap-2">
      {!isFirst && (
        <Button look="secondary" size="small" onClick={() => press(-1)}>
          <Icon of={ArrowLeft} />
          {words.previous}
        </Button>
      )}
      {!isLast && (
        <Button look="secondary" size="small" onClick={() => press(1)}>
          {words.next}
          <Icon of={ArrowRight} />
        </Button>
      )}
    </div>
  )
}
