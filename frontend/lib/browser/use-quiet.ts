import { useEffect, useState } from 'react'
import { preloadWhenIdle } from './preload-when-idle.ts'

/** True once the page has loaded and the browser has nothing else to do; never on data saver. */
export function useQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => preloadWhenIdle([() => Promise.resolve(setIsQuiet(true))]), [])
  return isQuiet
}
