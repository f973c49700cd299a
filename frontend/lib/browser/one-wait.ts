/** Placeholder boxes that appear this soon after others belong to the same wait. */
const PAUSE_MS = 100

let boxes = 0
let begunAt = 0
let endedAt = Number.NEGATIVE_INFINITY

/** The placeholders in a page's own HTML have waited since the page began; those that replace them go on with that wait. */
export function goOnFromFrame() {
  endedAt = Number.POSITIVE_INFINITY
}

/** From now on a box that replaces none begins a wait of its own. */
export function endWaitOfFrame() {
  if (endedAt === Number.POSITIVE_INFINITY) endedAt = performance.now()
}

/**
 * A ref for a placeholder box. Boxes show once a wait has taken 300 ms; one that replaces another goes on with the same wait
 * (`--waited`), so that the screen is not empty in between.
 */
export function joinWait(box: HTMLElement | null) {
  if (!box) return undefined
  const now = performance.now()
  if (boxes === 0 && now - endedAt > PAUSE_MS) begunAt = now
  boxes += 1
  box.style.setProperty('--waited', `${Math.round(now - begunAt)}ms`)
  return () => {
    boxes -= 1
    endedAt = performance.now()
  }
}
