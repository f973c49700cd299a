import { type RefObject, useEffect, useState } from 'react'

/** True once an element is in sight or less than `aheadPx` below it; for what is loaded only then. */
export function useNear(element: RefObject<Element | null>, aheadPx: number): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const rootMargin = `0px 0px ${aheadPx}px 0px`
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin,
    })
    seen.observe(element.current)
    return () => seen.disconnect()
  }, [element, aheadPx])
  return isNear
}
