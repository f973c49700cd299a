import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** For the box around a table: a page that was turned to is shown from its top, and focus that went with an arrow comes to it. */
export function usePageTurn(page: number) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  const isTurned = useNavigationType() === 'PUSH'

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (isTurned) box.current?.scrollIntoView()
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [page, isTurned])
  return box
}
