const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Says when visitors begin to move the page themselves, until the answered function is called. */
export function onMoveByHand(moved: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const event of BY_HAND) window.addEventListener(event, moved, { passive: true, signal })
  return () => listening.abort()
}
