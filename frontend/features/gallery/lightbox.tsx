import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import './lightbox.css'
import { ChevronLeft, ChevronRight, X } from 'lucide'
import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import Lightbox, { type ControllerRef, type Slide } from 'yet-another-react-lightbox'
import type { Picture } from '#contract/properties/replies.ts'
import { countEvent } from '#frontend/lib/browser/count-event.ts'
import { messages } from '#frontend/messages/messages.ts'
import noPicture from '#frontend/assets/art/no-picture.svg'
import { Icon } from '#frontend/ui/icon.tsx'
import { useModal } from '#frontend/ui/overlay/use-modal.ts'
import { slidesOf } from './slides.ts'
import { Thumbnails } from './thumbnails.tsx'

const words = messages.lightbox
const LABELS = {
  'Photo gallery': words.title,
  Carousel: words.carousel,
  Slide: words.slide,
  Previous: words.previous,
  Next: words.next,
  Close: words.close,
  '{index} of {total}': words.position,
}
const ICONS = {
  iconPrev: () => <Icon of={ChevronLeft} size={24} />,
  iconNext: () => <Icon of={ChevronRight} size={24} />,
  iconClose: () => <Icon of={X} size={24} />,
  iconError: () => (
    <img src={noPicture} alt={messages.card.noPicture} className="w-80 max-w-[80vw] rounded-court" />
  ),
}
const NO_ARROWS = { buttonPrev: () => null, buttonNext: () => null }
const LOOK = { carousel: { finite: true, padding: 0 }, labels: LABELS }
const CAPTION = 'px-4 text-center leading-snug text-pretty whitespace-pre-line not-empty:py-2'
/** The dialog around it is a native one, so the library's own dialog role is removed. */
const BARE = { role: 'presentation', 'aria-modal': undefined, 'aria-label': undefined }

type PictureLightboxProps = {
  pictures: readonly Picture[]
  title: string
  openedAt: number
  onClosed: () => void
}

/** A native modal dialog around the lightbox: focus stays inside and returns, and Back closes it. */
export function PictureLightbox({ pictures, title, openedAt, onClosed }: PictureLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const controller = useRef<ControllerRef>(null)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [index, setIndex] = useState(openedAt)
  const [isMoved, setIsMoved] = useState(false)
  if (index !== openedAt && !isMoved) setIsMoved(true)
  const slides = useMemo(() => slidesOf(pictures, title), [pictures, title])
  const isAlone = slides.length === 1
  useEffect(() => countEvent('pictures', location.pathname), [])

  /** With its motion, once the pictures stand. */
  const close = () => (controller.current ?? dialog.current)?.close()
  useModal(dialog, close)

  function closeWithMotion(event: SyntheticEvent) {
    event.preventDefault()
    close()
  }

  /** The library's own counter cannot show the digits of other scripts. */
  const controls = () => (
    <>
      <p className="yarl__counter" aria-hidden>
        {words.counter(index + 1, slides.length)}
      </p>
      {/* The library's own live region hears only of the slide that it loads ahead, which nobody reaches yet. */}
      <p className="sr-only" aria-live="polite">
        {isMoved && words.shown(index + 1, slides.length, slides[index]?.alt ?? '')}
      </p>
    </>
  )

  const slideFooter = ({ slide }: { slide: Slide }) => (
    <p className={`${CAPTION} sm:hidden`}>{slides.find(({ src }) => src === slide.src)?.caption}</p>
  )

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      data-alone={isAlone || undefined}
      aria-label={words.title}
      onCancel={closeWithMotion}
      onClose={onClosed}
    >
      <div ref={setStage} className="relative min-h-0" />
      {stage && (
        <Lightbox
          open
          close={() => dialog.current?.close()}
          index={index}
          on={{ view: (shown) => setIndex(shown.index) }}
          slides={slides}
          portal={{ root: stage, container: BARE }}
          controller={{ ref: controller, closeOnEscape: false, closeOnPullDown: true }}
          {...LOOK}
          render={{ ...ICONS, ...(isAlone && NO_ARROWS), controls, slideFooter }}
        />
      )}
      {/* All lie in one place, so that the picture keeps its size from one to the next; on phones each stands below its own. */}
      <div className="grid max-h-[30dvh] overflow-y-auto max-sm:hidden">
        {slides.map(({ src, caption }, at) => (
          <p key={src} className={`col-start-1 row-start-1 ${CAPTION} ${at === index ? '' : 'invisible'}`}>
            {caption}
          </p>
        ))}
      </div>
      {!isAlone && (
        <Thumbnails
          slides={slides}
          current={index}
          onChoose={setIndex}
          onPrevious={() => controller.current?.prev()}
          onNext={() => controller.current?.next()}
        />
      )}
    </dialog>
  )
}
