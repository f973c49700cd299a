import { useEffect, useEffectEvent } from 'react'

/** While something is open over the page, Back closes it and stays on the page, where the browser lets pages hold Back. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const closeOnBack = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    event.preventDefault()
    // Nobody else asks about leaving the page.
    event.stopImmediatePropagation()
    close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const onNavigate = (event: NavigateEvent) => closeOnBack(event)
    const { navigation }: Partial<Window> = window
    navigation?.addEventListener('navigate', onNavigate, { capture: true })
    return () => navigation?.removeEventListener('navigate', onNavigate, { capture: true })
  }, [isOpen])
}
