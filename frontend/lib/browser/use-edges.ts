import { type RefObject, useEffect, useState } from 'react'

/** Whether a row that scrolls sideways stands at its first slide and at its last. */
export function useEdges(row: RefObject<HTMLElement | null>): { isFirst: boolean; isLast: boolean } {
  const [isFirst, setIsFirst] = useState(true)
  const [isLast, setIsLast] = useState(false)

  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    function look() {
      if (!element) return
      const { scrollLeft, clientWidth, scrollWidth } = element
      setIsFirst(scrollLeft < 2)
      setIsLast(scrollLeft + clientWidth > scrollWidth - 2)
    }
    // With the next frame: asked at once, it would have the page laid out between two of React's changes.
    const frame = requestAnimationFrame(look)
    element.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [row])

  return { isFirst, isLast }
}
