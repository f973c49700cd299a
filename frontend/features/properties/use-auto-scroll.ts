import { type RefObject, useEffect } from 'react'
import { LIMITS } from '#contract/limits.ts'

/** Scrolls smoothly to an element, 300 ms after it is wanted there. */
export function useAutoScroll(target: RefObject<HTMLElement | null>, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => {
      target.current?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth', block: 'start' })
    }, LIMITS.autoScrollDelayMs)
    return () => clearTimeout(timer)
  }, [isWanted, target])
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
