import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import './lightbox.css'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type SyntheticEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import type { Picture } from '#contract/properties.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { slidesOf } from './slides.ts'

const words = messages.lightbox
const LABELS = {
  Lightbox: words.title,
  'Photo gallery': words.title,
  Slide: words.slide,
  Previous: words.previous,
  Next: words.next,
  Close: words.close,
  Thumbnails: words.thumbnails,
  '{index} of {total}': words.position,
}

/** The dialog around is the browser's own, so the library's is none. */
const BARE = { role: 'presentation', 'aria-modal': undefined, 'aria-label': undefined }

type PictureLightboxProps = {
  pictures: readonly Picture[]
  title: string
  openedAt: number
  onClosed: () => void
}

/** A modal dialog of the browser around the lightbox: focus stays inside and returns, and phones close it with Back. */
export function PictureLightbox({ pictures, title, openedAt, onClosed }: PictureLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const controller = useRef<ControllerRef>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const slides = useMemo(() => slidesOf(pictures, title), [pictures, title])
  const isAlone = slides.length === 1

  useLayoutEffect(() => {
    dialog.current?.showModal()
    setRoot(dialog.current)
  }, [])

  function closeWithMotion(event: SyntheticEvent) {
    event.preventDefault()
    controller.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={words.title}
      onCancel={closeWithMotion}
      onClose={onClosed}
    >
      {root && (
        <Lightbox
          open
          close={() => dialog.current?.close()}
          index={openedAt}
          slides={slides}
          plugins={isAlone ? [Counter] : [Counter, Thumbnails]}
          portal={{ root, container: BARE }}
          controller={{ ref: controller, closeOnEscape: false, closeOnPullDown: true }}
          carousel={{ finite: true, padding: 0 }}
          labels={LABELS}
          render={{
            iconPrev: () => <Icon of={ChevronLeft} size={24} />,
            iconNext: () => <Icon of={ChevronRight} size={24} />,
            iconClose: () => <Icon of={X} size={24} />,
            ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
          }}
          thumbnails={{
            width: 80,
            height: 60,
            border: 0,
            padding: 0,
            gap: 8,
            borderRadius: 4,
            vignette: false,
          }}
        />
      )}
    </dialog>
  )
}
