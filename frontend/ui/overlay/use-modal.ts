import { type RefObject, useLayoutEffect } from 'react'
import { useRootMark } from '#frontend/lib/browser/use-root-mark.ts'

/** Shows a dialog as modal as long as it is mounted; meanwhile the page behind it does not scroll. */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current
    const page = document.documentElement
    const scrollbarPx = window.innerWidth - page.clientWidth
    // Setting a property on the root restyles every element; phones, whose scrollbars take no room, do not need it.
    if (scrollbarPx > 0) page.style.setProperty('--scrollbar-width', `${scrollbarPx}px`)
    dialog?.showModal()
    return () => dialog?.close()
  }, [ref])
  // After the scrollbar was measured: the mark takes it away.
  useRootMark('data-has-dialog')
}
