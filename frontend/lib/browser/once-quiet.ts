import { onFirstMove } from './first-move.ts'
import { connectionNow, onceLoaded, whenIdle } from './preload-when-idle.ts'

/**
 * A fast connection connects and brings the document in less than this, slow 4G takes 160 to 400 ms; the server's own time
 * does not count.
 */
const QUICK_MS = 120
/** Longer than any motion between two pages. */
const SETTLED_MS = 600

const waiting = new Set<() => void>()
let isAtWork = false

/**
 * Calls back once a page has come to rest, one part after the other whenever the browser has nothing else to do: what
 * is out of sight is then found by the browser's search, and seen on pictures of the whole page. Never over a slow
 * line, on mobile data or on data saver: there a part comes when somebody is near it. Returns what takes the part
 * back.
 */
export function onceQuiet(run: () => void): () => void {
  waiting.add(run)
  if (!isAtWork) {
    isAtWork = true
    onceLoaded(() => setTimeout(() => isSpared() || whenIdle(next), SETTLED_MS))
  }
  return () => void waiting.delete(run)
}

function next() {
  const [run] = waiting
  if (!run) {
    isAtWork = false
    fetchPictures()
    return
  }
  waiting.delete(run)
  run()
  requestAnimationFrame(() => whenIdle(next))
}

/** Also those of listings that are still asked for; once somebody scrolls, a picture comes when it is near again. */
function fetchPictures() {
  const fetchAll = () => {
    for (const picture of document.images) picture.loading = 'eager'
  }
  fetchAll()
  const added = new MutationObserver(fetchAll)
  added.observe(document.body, { childList: true, subtree: true })
  onFirstMove(() => added.disconnect())
}

function isSpared(): boolean {
  const visit = visitNow()
  return isFrugal() || !(visit && onTheWayMs(visit) < QUICK_MS)
}

/** Whether the line is slow beyond doubt: a page that came over a connection made before may have waited for its server. */
export function isLineSlow(): boolean {
  const visit = visitNow()
  return isFrugal() || (visit !== undefined && visit.connectEnd - visit.connectStart >= QUICK_MS)
}

function isFrugal(): boolean {
  const { saveData, type } = connectionNow()
  return saveData === true || type === 'cellular'
}

function visitNow(): PerformanceNavigationTiming | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit
}

/**
 * Where the connection was there already, only the answer shows how far it is, with what the server took; only a
 * local one says how long that was.
 */
function onTheWayMs(visit: PerformanceNavigationTiming): number {
  const { connectStart, connectEnd, requestStart, responseStart, responseEnd, serverTiming } = visit
  const serverMs = serverTiming?.find(({ name }) => name === 'total')?.duration ?? 0
  const wayMs =
    connectEnd > connectStart ? connectEnd - connectStart : responseStart - requestStart - serverMs
  return wayMs + (responseEnd - responseStart)
}
