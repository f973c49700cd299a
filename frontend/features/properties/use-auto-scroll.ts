import { type RefObject, useEffect } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { prefersStillness } from '#frontend/lib/stillness.ts'

/** Scrolls smoothly to an element, 300 ms after it is wanted there; at once for who wants no motion. */
export function useAutoScroll(target: RefObject<HTMLElement | null>, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return undefined
    const [behavior, delayMs] = prefersStillness()
      ? (['auto', 0] as const)
      : (['smooth', LIMITS.autoScrollDelayMs] as const)
    const timer = setTimeout(() => target.current?.scrollIntoView({ behavior, block: 'start' }), delayMs)
    return () => clearTimeout(timer)
  }, [isWanted, target])
}
