import { useEffect, useState, useSyncExternalStore } from 'react'
import { prefersReducedMotion, watchReducedMotion } from '#frontend/lib/browser/reduced-motion.ts'

const SHOWN_MS = 7000

export type Rotation = ReturnType<typeof useRotation>

/**
 * Which of `count` slides is shown. They rotate, unless reduced motion is preferred, until the visitor pauses them, and
 * stop while `isHeld`; the first follows the last.
 */
export function useRotation(count: number, isHeld: boolean) {
  const [shown, setShown] = useState(0)
  const [choice, setChoice] = useState<boolean>()
  const isStill = useSyncExternalStore(watchReducedMotion, prefersReducedMotion, () => true)
  const isPlaying = choice ?? !isStill
  const isRotating = isPlaying && !isHeld

  useEffect(() => {
    if (!isRotating) return undefined
    const timer = setTimeout(() => setShown((shown + 1) % count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isRotating, shown, count])

  return {
    shown,
    isPlaying,
    isRotating,
    step: (by: 1 | -1) => setShown((shown + by + count) % count),
    toggle: () => setChoice(!isPlaying),
  }
}
