import { countEvent } from '#frontend/lib/browser/count-event.ts'

const HAND_OVER_MS = 1000

/**
 * Opens the chat in a new tab, at once: browsers allow it only during the click. False when it was blocked. The
 * 'noopener' feature would hide that, so `opener` is cleared by hand.
 */
export function openChat(link: string): boolean {
  const chat = window.open(link, '_blank')
  if (!chat) return false
  chat.opener = null
  countEvent('sent', link)
  return true
}

/** Resolves when this page has lost the focus or the view to the chat, at the latest after a second. */
export function handedOver(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, HAND_OVER_MS)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('blur', done)
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    window.addEventListener('blur', done)
    document.addEventListener('visibilitychange', done)
  })
}
