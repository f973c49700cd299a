const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Calls back when visitors begin to scroll the page themselves; returns a function that stops listening. */
export function onMoveByHand(moved: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const event of BY_HAND) window.addEventListener(event, moved, { passive: true, signal })
  return () => listening.abort()
}
