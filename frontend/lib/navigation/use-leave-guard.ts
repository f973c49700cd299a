import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

type Guard = {
  /** Whether somebody wants to leave and has to be asked. */
  isAsking: boolean
  stay: () => void
  leave: () => void
}

type Ask = (leave: () => void) => void

let guardHere: ((leave: () => void) => boolean) | undefined

/** Leaves the page by `leave`, which is no link; where a page with unsaved work asks first, once that is answered. */
export function leaveBy(leave: () => void) {
  if (!guardHere?.(leave)) leave()
}

/**
 * Asks before a page with unsaved work is left: by a link of the site, by Back or Forward, by closing the tab, by
 * whatever else goes through `leaveBy`.
 * The router's own blocker needs a data router, which every visitor would load.
 */
export function useLeaveGuard(isUnsaved: () => boolean): Guard {
  const [goOn, setGoOn] = useState<() => void>()
  const navigate = useNavigate()
  const latest = useRef({ isUnsaved, navigate })
  useEffect(() => {
    latest.current = { isUnsaved, navigate }
  })

  useEffect(() => {
    const isLeaving = { current: false }
    const mustAsk = () => !isLeaving.current && latest.current.isUnsaved()
    const ask: Ask = (leave) =>
      setGoOn(() => () => {
        isLeaving.current = true
        leave()
      })
    const stops = [
      watchCalls(mustAsk, ask),
      watchClosing(mustAsk),
      watchLinks(mustAsk, (path) => ask(() => void latest.current.navigate(path))),
      watchHistory(mustAsk, (key) => ask(() => void window.navigation.traverseTo(key))),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])

  return { isAsking: goOn !== undefined, stay: () => setGoOn(undefined), leave: () => goOn?.() }
}

function watchCalls(mustAsk: () => boolean, ask: Ask): () => void {
  const guard = (leave: () => void) => {
    const isAsking = mustAsk()
    if (isAsking) ask(leave)
    return isAsking
  }
  guardHere = guard
  return () => {
    if (guardHere === guard) guardHere = undefined
  }
}

function watchClosing(mustAsk: () => boolean): () => void {
  const onClosing = (event: BeforeUnloadEvent) => {
    if (mustAsk()) event.preventDefault()
  }
  window.addEventListener('beforeunload', onClosing)
  return () => window.removeEventListener('beforeunload', onClosing)
}

function watchLinks(mustAsk: () => boolean, ask: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const path = pathOfLink(event)
    if (path === undefined || !mustAsk()) return
    event.preventDefault()
    event.stopPropagation()
    ask(path)
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}

/** Where a click leads within the site; undefined when it stays here, opens elsewhere or is no link. */
function pathOfLink(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link?.href || link.target === '_blank' || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href, location.href)
  const isHere = pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere ? pathname + search + hash : undefined
}

/**
 * Back and Forward, where the browser lets pages ask: after each question it waits for another touch or key before
 * it can be asked again, so that nobody is held here.
 */
function watchHistory(mustAsk: () => boolean, ask: (key: string) => void): () => void {
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || !mustAsk()) return
    event.preventDefault()
    ask(event.destination.key)
  }
  const { navigation } = window as Partial<Window>
  navigation?.addEventListener('navigate', onNavigate)
  return () => navigation?.removeEventListener('navigate', onNavigate)
}
