import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { LIMITS } from '#contract/limits.ts'
import { keepEntry, recallEntry, storeEntries, entryId } from './history-entries.ts'

let lastPath: string | undefined

/**
 * A new path starts at the top; Back, Forward and a reload return to where the visitor was, also when the content comes
 * later.
 */
export function useScrollRestoration() {
  const location = useLocation()
  const { pathname, hash } = location
  const entry = entryId(location)
  const navigation = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    document.addEventListener('visibilitychange', storeEntries)
    return () => document.removeEventListener('visibilitychange', storeEntries)
  }, [])

  useLayoutEffect(() => {
    const isFirstPage = lastPath === undefined
    const isNewPath = pathname !== lastPath
    lastPath = pathname
    // The document was read before its scripts came: where the reader has got to is where the page stays.
    if (isFirstPage && window.scrollY > 0) return undefined
    if (navigation === 'POP') return scrollWhenTallEnough(recallEntry(entry).top)
    if (isNewPath && !hash) window.scrollTo(0, 0)
    return undefined
  }, [entry, pathname, hash, navigation])

  // Swapped while the pages are, or the jump to the next page's top would be remembered as this page's place.
  useLayoutEffect(() => {
    const remember = () => keepEntry(entry, { top: window.scrollY })
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [entry])
}

/** Gives up when the visitor moves, or when nothing more can be on its way. */
function scrollWhenTallEnough(top: number): () => void {
  window.scrollTo(0, top)
  if (top === 0 || window.scrollY >= top) return () => undefined
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (window.scrollY >= top) stop()
  })
  const timer = setTimeout(() => stop(), LIMITS.apiTimeoutMs)
  const stop = () => {
    grown.disconnect()
    clearTimeout(timer)
    for (const event of BY_HAND) window.removeEventListener(event, stop)
  }
  grown.observe(document.body)
  for (const event of BY_HAND) window.addEventListener(event, stop, { passive: true })
  return stop
}

const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
