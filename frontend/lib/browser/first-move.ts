import { onMoveByHand } from './move-by-hand.ts'

const MOVED = 'site:moved'
let hasMoved: boolean | undefined

/** Calls back once the page was first scrolled, pressed or typed in: at once where it was. Returns a function that stops waiting. */
export function onFirstMove(callback: () => void): () => void {
  notice()
  if (hasMoved) {
    callback()
    return () => undefined
  }
  addEventListener(MOVED, callback, { once: true })
  return () => removeEventListener(MOVED, callback)
}

function notice() {
  if (hasMoved !== undefined) return
  hasMoved = false
  const notByHand = onMoveByHand(move)
  addEventListener('scroll', move, { passive: true })
  function move() {
    notByHand()
    removeEventListener('scroll', move)
    hasMoved = true
    dispatchEvent(new Event(MOVED))
  }
}
