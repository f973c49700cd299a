import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useRootMark } from '#frontend/lib/browser/use-root-mark.ts'

/** The dialogs over the page, the top one last. */
const shown: HTMLDialogElement[] = []

/**
 * Shows a dialog as modal as long as it is mounted. Meanwhile the page behind it does not scroll, and Back calls `close` of the
 * top one and stays on the page, where the browser lets pages hold Back.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, close: () => void) {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const page = document.documentElement
    const scrollbarPx = window.innerWidth - page.clientWidth
    // Setting a property on the root restyles every element; phones, whose scrollbars take no room, do not need it.
    if (scrollbarPx > 0) page.style.setProperty('--scrollbar-width', `${scrollbarPx}px`)
    standOverOwnEntry()
    dialog.showModal()
    shown.push(dialog)
    return () => {
      dialog.close()
      shown.splice(shown.indexOf(dialog), 1)
    }
  }, [ref])
  // After the scrollbar was measured: the mark takes it away.
  useRootMark('data-has-dialog')

  const closeOnBack = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    const top = shown.findLast((dialog) => dialog.open)
    if (!top || top !== ref.current) return
    event.preventDefault()
    // Nobody else asks about leaving the page.
    event.stopImmediatePropagation()
    close()
  })
  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => closeOnBack(event)
    const { navigation }: Partial<Window> = window
    navigation?.addEventListener('navigate', onNavigate, { capture: true })
    return () => navigation?.removeEventListener('navigate', onNavigate, { capture: true })
  }, [])
}

/**
 * Back may be held only where it stays in this document. On the first page of a visit it would leave the site, so that page gets
 * a second entry, once. Whoever goes Back without a dialog goes over both.
 */
function standOverOwnEntry() {
  const { navigation }: Partial<Window> = window
  const own = navigation?.currentEntry
  if (!navigation || !own || navigation.entries()[own.index - 1]?.sameDocument) return
  history.pushState(history.state, '')
  const second = navigation.currentEntry?.key
  navigation.addEventListener('currententrychange', ({ from }) => {
    const isBack = from.key === second && navigation.currentEntry?.key === own.key
    // A dialog that closed just now is still mounted.
    if (isBack && !shown.some((dialog) => dialog.open)) history.back()
  })
}
