const STILL = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asked their device for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(STILL).matches
}

/** For `useSyncExternalStore`: says when that wish changes. */
export function watchReducedMotion(changed: () => void): () => void {
  const still = matchMedia(STILL)
  still.addEventListener('change', changed)
  return () => still.removeEventListener('change', changed)
}
