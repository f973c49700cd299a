import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const GIVE_UP_MS = 3000
const positions = new Map<string, number>()
let lastPath: string | undefined

/** A new path starts at the top; Back and Forward return to where the visitor was, also when the content comes later. */
export function useScrollRestoration() {
  const { key, pathname, hash } = useLocation()
  const navigation = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const isNewPath = pathname !== lastPath
    lastPath = pathname
    if (navigation === 'POP') return scrollWhenTallEnough(positions.get(key) ?? 0)
    if (isNewPath && !hash) window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, hash, navigation])

  // Swapped while the pages are, or the jump to the next page's top would be remembered as this page's place.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}

function scrollWhenTallEnough(top: number): () => void {
  window.scrollTo(0, top)
  if (top === 0 || window.scrollY >= top) return () => undefined
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (window.scrollY >= top) stop()
  })
  const timer = setTimeout(() => stop(), GIVE_UP_MS)
  const stop = () => {
    grown.disconnect()
    clearTimeout(timer)
    for (const event of BY_HAND) window.removeEventListener(event, stop)
  }
  grown.observe(document.body)
  for (const event of BY_HAND) window.addEventListener(event, stop, { passive: true })
  return stop
}

const BY_HAND = ['wheel', 'touchstart', 'keydown'] as const
