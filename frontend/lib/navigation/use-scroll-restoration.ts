import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { LIMITS } from '#contract/limits.ts'
import { onMoveByHand } from '#frontend/lib/browser/move-by-hand.ts'
import { keepEntry, recallEntry, storeEntries, entryId } from './history-entries.ts'
import { measured } from './page-change.ts'

let lastPath: string | undefined

/** Set while a page that is not tall enough yet is on its way to where the visitor was. */
let isReturning = false

/** The entry whose page stands where it was left before React knows of it. */
let ahead: string | undefined

/** Keeps how far the page that React has drawn is scrolled. */
let remember: (() => void) | undefined

/** Scrolls to where the visitor was in an entry whose page stands already. Returns what forgets that. */
export function returnAhead(entry: string): () => void {
  // Events of the window reach its listeners in the order in which they began to listen: the router hears of Back first.
  remember?.()
  const { scrollX, scrollY } = window
  ahead = entry
  window.scrollTo(0, recallEntry(entry).top)
  return () => {
    ahead = undefined
    window.scrollTo(scrollX, scrollY)
  }
}

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
    // Whoever has moved on since then stays there.
    const isThere = ahead === entry
    ahead = undefined
    if (isThere) return undefined
    const top = navigation === 'POP' ? recallEntry(entry).top : 0
    // The document was read before its scripts came: where the reader has got to is where the page stays. Asked only where there is
    // a place to return to: the answer costs a layout of what was rendered just now.
    if (isFirstPage && (top === 0 || window.scrollY > 0)) return undefined
    if (navigation === 'POP') return measured(() => scrollWhenTallEnough(top))
    if (isNewPath && !hash) window.scrollTo(0, 0)
    return undefined
  }, [entry, pathname, hash, navigation])

  // Swapped while the pages are, or the jump to the next page's top would be remembered as this page's place.
  useLayoutEffect(() => {
    const keepTop = () => {
      if (!isReturning && ahead === undefined) keepEntry(entry, { top: window.scrollY })
    }
    remember = keepTop
    const listening = new AbortController()
    for (const moment of MOMENTS)
      window.addEventListener(moment, keepTop, { capture: true, passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [entry])
}

/** A page may be left before the browser tells that it was scrolled: by a click on a link, or by Back. */
const MOMENTS = ['scroll', 'click', 'popstate'] as const

/** Gives up when the visitor moves, or when nothing more can be on its way. */
function scrollWhenTallEnough(top: number): () => void {
  window.scrollTo(0, top)
  if (top === 0 || window.scrollY >= top) return () => undefined
  isReturning = true
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (window.scrollY >= top) stop()
  })
  const timer = setTimeout(() => stop(), LIMITS.apiTimeoutMs)
  const stop = () => {
    isReturning = false
    grown.disconnect()
    clearTimeout(timer)
    notMoved()
  }
  const notMoved = onMoveByHand(() => stop())
  grown.observe(document.body)
  return stop
}
