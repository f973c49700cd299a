import { type ReactNode, type RefObject, useEffect } from 'react'

/**
 * Marks each part of a box that is out of sight once a frame with it has been drawn, also those that come with other
 * `children` later: `skip-unseen` leaves them out of style and layout. Measures nothing: that would lay out the page
 * between the marks.
 */
export function useLaidOut(box: RefObject<HTMLElement | null>, children?: ReactNode) {
  useEffect(() => {
    const drawn = new IntersectionObserver((parts) => {
      drawn.disconnect()
      for (const { target, isIntersecting } of parts)
        if (!isIntersecting) target.setAttribute('data-laid-out', '')
    })
    for (const part of box.current?.children ?? []) drawn.observe(part)
    return () => drawn.disconnect()
  }, [box, children])
}
