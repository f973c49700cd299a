/** What browsers tell of the line; few do. */
type Connection = { saveData?: boolean; type?: string }

export const connectionNow = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}

const WITHOUT_IDLE_CALLBACKS_MS = 2000

/**
 * Fetches what likely next screens need, one after the other, when the browser has nothing else to do; nothing on data
 * saver. Returns what ends it.
 */
export function preloadWhenIdle(parts: readonly (() => Promise<void>)[]): () => void {
  const left = [...parts]
  let isOver = connectionNow().saveData === true

  async function preloadNext() {
    const next = isOver ? undefined : left.shift()
    if (!next) return
    // What does not come now is asked for again when it is wanted.
    await next().catch(() => undefined)
    whenIdle(preloadNext)
  }

  onceLoaded(() => whenIdle(preloadNext))
  return () => void (isOver = true)
}

/** At once where the page with its first pictures has loaded already. */
export function onceLoaded(run: () => void) {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}

/** Brings a file of the site into the browser's cache. Unlike an import it runs nothing, so that no touch waits for it. */
export function prefetch(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href })
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}

/** Safari has no idle callbacks. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, WITHOUT_IDLE_CALLBACKS_MS)
}
