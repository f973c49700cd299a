import { X } from 'lucide'
import { type Ref, useEffect, useId, useRef } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'

export const WAY_BACK = 'min-h-11 px-1 font-semibold underline underline-offset-4'

type UndoBarProps = {
  said: string
  button?: Ref<HTMLButtonElement>
  onUndo: () => void
  /** The bar goes, and what was taken away stays so. */
  onClose: () => void
}

/**
 * At the foot of the screen, wherever the page is scrolled to: what was just taken away, and the way back. Escape closes it from
 * anywhere, as it may lie over what has the focus.
 */
export function UndoBar({ said, button, onUndo, onClose }: UndoBarProps) {
  const saidId = useId()
  const bar = useRef<HTMLParagraphElement>(null)

  function close() {
    if (bar.current?.contains(document.activeElement)) focusAfter(bar.current)
    onClose()
  }
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const hear = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) latest.current()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])

  return (
    <p
      ref={bar}
      className="fixed inset-x-4 bottom-36 z-30 flex items-center justify-between gap-x-4 rounded-court bg-ink-900 px-4 py-1.5 text-white [--focus-ring:var(--color-brass-300)] sm:right-auto lg:bottom-20"
    >
      <span id={saidId}>{said}</span>
      <button ref={button} type="button" aria-describedby={saidId} className={WAY_BACK} onClick={onUndo}>
        {messages.kept.undo}
      </button>
      <IconButton label={messages.site.close} icon={X} className="" onClick={close} />
    </p>
  )
}

const STOPS = 'a[href]:not([tabindex="-1"]), button:not([tabindex="-1"])'

/** The focus goes on to what Tab would have reached; what is not seen does not take it. */
function focusAfter(bar: HTMLElement): void {
  const others = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (other) => !bar.contains(other) && bar.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  for (const other of others) {
    other.focus()
    if (document.activeElement === other) return
  }
}
