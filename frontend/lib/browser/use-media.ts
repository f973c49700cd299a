import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, also once the window or the device changes; not on a page that is drawn without a window. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Whether the window is as wide as a desktop's, also once a tablet is turned. */
export const useWide = () => useMedia('(width >= 62rem)')

/** Whether a screen of the panel has room for its side column. */
export const useSideColumn = () => useMedia('(width >= 77.5rem)')
