import { type RefObject, useEffect, useRef } from 'react'

/** While the dialog is open, Back closes it and stays on the page, where the browser lets pages hold Back. */
export function useCloseOnBack(dialog: RefObject<HTMLDialogElement | null>, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })

  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !dialog.current?.open) return
      event.preventDefault()
      // Nobody else asks about leaving the page.
      event.stopImmediatePropagation()
      latest.current()
    }
    const { navigation } = window as Partial<Window>
    navigation?.addEventListener('navigate', onNavigate, { capture: true })
    return () => navigation?.removeEventListener('navigate', onNavigate, { capture: true })
  }, [dialog])
}
