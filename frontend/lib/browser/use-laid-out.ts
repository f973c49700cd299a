import { type RefObject, useEffect } from 'react'

/**
 * Marks each whole part of a box that is out of sight once a frame with it has been drawn, also those that come with other
 * `parts` later: `skip-unseen` leaves them out of style and layout. Measures nothing: that would lay out the page
 * between the marks.
 */
export function useLaidOut(box: RefObject<HTMLElement | null>, parts?: unknown) {
  useEffect(() => {
    const drawn = new IntersectionObserver((parts) => {
      drawn.disconnect()
      for (const { target, isIntersecting } of parts)
        if (!isIntersecting) target.setAttribute('data-laid-out', '')
    })
    for (const part of box.current?.children ?? [])
      if (part.getAttribute('aria-busy') !== 'true') drawn.observe(part)
    return () => drawn.disconnect()
  }, [box, parts])
}
