import { useSyncExternalStore } from 'react'

const ROOM = '(min-width: 77.5rem)'

/** Whether a screen of the panel has room for its side column. */
export function useSideColumn(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(ROOM).matches)
}

function watch(changed: () => void): () => void {
  const room = matchMedia(ROOM)
  room.addEventListener('change', changed)
  return () => room.removeEventListener('change', changed)
}
