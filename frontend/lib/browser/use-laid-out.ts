import { type RefObject, useEffect } from 'react'
import { onMoveByHand } from './move-by-hand.ts'
import { isLineSlow } from './once-quiet.ts'
import { onceLoaded, whenIdle } from './preload-when-idle.ts'

const LEFT_OUT = 'data-left-out'

/**
 * Marks each whole part of a box that is out of sight once a frame with it has been drawn, also those that come with other
 * `parts` later: `skip-unseen` leaves them out of style and layout on phones. Measures nothing: that would lay out the page
 * between the marks.
 */
export function useLaidOut(box: RefObject<HTMLElement | null>, parts?: unknown) {
  useEffect(() => {
    const drawn = new IntersectionObserver((parts) => {
      drawn.disconnect()
      const unseen = parts.filter(({ isIntersecting }) => !isIntersecting).map(({ target }) => target)
      for (const part of unseen) part.setAttribute(LEFT_OUT, '')
      drawUntilTouched(unseen)
    })
    for (const part of box.current?.children ?? [])
      if (part.getAttribute('aria-busy') !== 'true') drawn.observe(part)
    return () => drawn.disconnect()
  }, [box, parts])
}

let isTouched = false
let isWhole = false
let waiting: Element[] = []
const drawn = new Set<Element>()

/**
 * Nobody waits for a page that has not been touched: whenever the browser has nothing else to do it draws more of the parts that were
 * left out, so that pictures of the whole page show them. With the first touch they are left out again. A phone on a slow line is spared
 * that: it keeps its processor busy for two seconds.
 */
function drawUntilTouched(parts: readonly Element[]) {
  if (isTouched || isLineSlow()) return
  if (drawn.size + waiting.length === 0) leaveOutOnceTouched()
  const isIdle = waiting.length === 0
  waiting.push(...parts)
  if (isWhole && isIdle) whenIdle(drawNext)
}

/** The foot of a page comes last, and with it the sheet that has all that is drawn styled anew: only then the parts above it are drawn. */
export function drawAbove(foot: Element) {
  drawUntilTouched([foot])
  if (isWhole) return
  isWhole = true
  onceLoaded(() => whenIdle(drawNext))
}

/** Two cards and their frame are a long task on a slow phone, after which a touch would wait. */
function drawNext() {
  for (const part of waiting.splice(0, 1)) {
    part.removeAttribute(LEFT_OUT)
    drawn.add(part)
  }
  if (waiting.length > 0) requestAnimationFrame(() => whenIdle(drawNext))
}

function leaveOutOnceTouched() {
  const untouched = onMoveByHand(() => {
    untouched()
    isTouched = true
    for (const part of drawn) part.setAttribute(LEFT_OUT, '')
    drawn.clear()
    waiting = []
  })
}
