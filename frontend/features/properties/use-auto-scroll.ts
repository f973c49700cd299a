import { type RefObject, useEffect } from 'react'
import { LIMITS } from '#contract/limits.ts'

/** Scrolls smoothly to an element, 300 ms after it is wanted there; at once for who wants no motion. */
export function useAutoScroll(target: RefObject<HTMLElement | null>, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return undefined
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(
      () => target.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' }),
      isStill ? 0 : LIMITS.autoScrollDelayMs,
    )
    return () => clearTimeout(timer)
  }, [isWanted, target])
}
