import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { PATHS } from '#contract/paths.ts'
import { areaAt, pageAt, Router } from './app/router.tsx'
import { SiteRouter } from './app/site-router.tsx'
import { allStylesHref, hasStylesOf } from './lib/browser/all-styles.ts'
import { prefetch, preloadWhenIdle, whenIdle } from './lib/browser/preload-when-idle.ts'
import { PREFIX } from './lib/navigation/site-href.ts'
import { WAITING_KEY } from './features/enquiries/waiting-key.ts'

/** The build puts the files of the list and of a listing here, see build/site-pages.ts. */
const LIKELY_FILES = '__LIKELY_FILES__'

const APP = (
  <SiteRouter>
    <Router />
    <TakenOver />
  </SiteRouter>
)

const root = document.getElementById('root')
if (root) void start(root)

/** Takes over what was rendered while building, or replaces what the Worker filled in; in short tasks, so that no touch waits. */
async function start(root: HTMLElement) {
  const page = pageAt(location.pathname.slice(PREFIX.length) || '/')
  const area = areaAt(location.pathname)
  // A chunk that does not come is asked for again by the page, whose boundary reports it.
  await (page ? load(page) : area?.Area.preload())?.catch(() => undefined)
  const rendered = page?.path ?? (area ? undefined : '404')
  const isPrerendered = rendered !== undefined && root.dataset['prerendered'] === rendered
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, APP)
    else createRoot(root).render(APP)
  })
}

/** Back may have led to another page than the document's own before its scripts run. */
function load({ path, Page }: NonNullable<ReturnType<typeof pageAt>>): Promise<void> {
  return hasStylesOf(path) ? Page.preloadCode() : Page.preload()
}

/** Without those that the page came with. */
function likelyFiles(): string[] {
  const styles = allStylesHref()
  const there = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ') ?? []
  return [...(styles ? [styles] : []), ...LIKELY_FILES.split(' ')].filter((file) => !there.includes(file))
}

/** Says to deferred-loader.ts that what is pressed from now on is heard, and fetches what is likely to be wanted next. */
function TakenOver() {
  useEffect(() => {
    if (import.meta.env.RECORD_ENQUIRIES === 'true') sendWhatWaits()
    // Once React has ended its work: what is pressed in its midst, where it has not yet taken the page over, it does not hear.
    queueMicrotask(() => dispatchEvent(new Event('site:taken-over')))
    if (areaAt(location.pathname)) return undefined
    whenIdle(
      () => void import('./app/public/once-idle.ts').then(({ onceIdle }) => onceIdle(loadListing), ignore),
    )
    return preloadWhenIdle(likelyFiles().map((href) => () => prefetch(href)))
  }, [])
  return null
}

const loadListing = async () => pageAt(PATHS.viewPage)?.Page.preload()

/** A page that is not counted, and whose pictures do not move, is as good as one that is. */
const ignore = () => undefined

/** Copies of enquiries that an earlier page could not send. */
function sendWhatWaits() {
  try {
    if (localStorage.getItem(WAITING_KEY) === null) return
  } catch {
    return
  }
  void import('./features/enquiries/recorded-copy.ts').then(({ watchWaiting }) => watchWaiting())
}
