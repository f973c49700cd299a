/** Boxes that come so soon after others wait for the same. */
const PAUSE_MS = 100

let boxes = 0
let begunAt = 0
let endedAt = Number.NEGATIVE_INFINITY

/** The frame that a page's HTML brought waits since the page began; what comes in its place goes on with that wait. */
export function goOnFromFrame() {
  endedAt = Number.POSITIVE_INFINITY
}

/** What comes from now on and has no box before it begins a wait of its own. */
export function endWaitOfFrame() {
  if (endedAt === Number.POSITIVE_INFINITY) endedAt = performance.now()
}

/**
 * A ref for what stands where something will be. Boxes are drawn once a wait has taken 300 ms; those that take the place of others go
 * on with their wait (`--waited`), so that a screen is never empty again in between.
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
