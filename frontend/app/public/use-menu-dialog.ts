import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { prefersReducedMotion } from '#frontend/lib/browser/reduced-motion.ts'
import { useWideWindow } from '#frontend/app/use-wide-window.ts'
import { useModal } from '#frontend/ui/overlay/use-modal.ts'

/** The menu's dialog: open as long as it is mounted, closing takes 400 ms, or no time for visitors who prefer reduced motion. */
export function useMenuDialog(onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isClosing, setIsClosing] = useState(false)

  useModal(dialog, close)

  useEffect(() => {
    if (!isClosing) return undefined
    const timer = setTimeout(() => dialog.current?.close(), LIMITS.menuClosingMs)
    return () => clearTimeout(timer)
  }, [isClosing])

  useWideWindow(onClosed)

  function close() {
    if (prefersReducedMotion()) dialog.current?.close()
    else setIsClosing(true)
  }

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    close()
  }

  return { close, dialogProps: { ref: dialog, 'data-closing': isClosing || undefined, onCancel: cancel } }
}
