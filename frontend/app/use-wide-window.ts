import { useEffect } from 'react'

const WIDE = '(min-width: 62rem)'

/** Calls `onWide` once the window is wide enough for what stands in a menu on phones. */
export function useWideWindow(onWide: () => void) {
  useEffect(() => {
    const wide = matchMedia(WIDE)
    wide.addEventListener('change', onWide)
    return () => wide.removeEventListener('change', onWide)
  }, [onWide])
}
