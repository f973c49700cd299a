import { useSyncExternalStore } from 'react'

const WIDE = '(width >= 62rem)'

/** Whether the window is as wide as a desktop's, also once a tablet is turned. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, isWide, () => false)
}

const isWide = () => matchMedia(WIDE).matches

function watch(changed: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}
