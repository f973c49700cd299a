import { type MouseEvent, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { PATHS } from '#contract/paths.ts'
import { ChatWidget } from '#frontend/features/enquiries/chat-widget.tsx'
import { useScrollRestoration } from '#frontend/lib/navigation/use-scroll-restoration.ts'
import { messages } from '#frontend/messages/messages.ts'
import { PrerenderedPart } from '#frontend/features/errors/part.tsx'
import { hasStylesOf } from '#frontend/lib/browser/all-styles.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { preloadWhenIdle } from '#frontend/lib/browser/preload-when-idle.ts'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { SkeletonBox, SkeletonLine, WaitBar } from '#frontend/ui/feedback/skeleton.tsx'
import { Toasts } from '#frontend/ui/overlay/toast.tsx'
import { Broken } from '#frontend/app/error-page.tsx'
import { wantedLanguage } from './chosen-language.ts'
import { PageOfAddress } from './kept-list.tsx'
import { TopBar } from './top-bar.tsx'

const LanguageOffer = chunk(async () => (await import('./language-offer.tsx')).LanguageOffer, {
  neverFails: true,
})

/** Only where another of our languages is wanted than the page's is the code of the offer fetched. */
const prefersAnother = () => wantedLanguage() !== undefined
const neverChanges = () => () => undefined

/** Stands, styled, in the HTML of every page but the list's; its code is not needed for the first paint. */
export const Footer = chunk(async () => (await import('./footer.tsx')).Footer, {
  neverFails: true,
  isStyled: () => !hasStylesOf(PATHS.listPage),
})

/** Around every public page. */
export function Layout() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  useScrollRestoration()
  useEarlyBack()
  const isForeign = useSyncExternalStore(neverChanges, prefersAnother, () => false)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    if (!isHeldIn(main.current)) main.current?.focus({ preventScroll: true })
  }, [pathname])

  function skip(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <>
      <a
        href="#main"
        onClick={skip}
        className="skip-link z-50 rounded-sill bg-lime-0 px-4 py-3 font-semibold"
      >
        {messages.site.skipToContent}
      </a>
      <TopBar
        offer={
          isForeign && (
            <Suspense>
              <LanguageOffer />
            </Suspense>
          )
        }
      />
      <main id="main" ref={main} tabIndex={-1} className="outline-none">
        <ErrorBoundary resetKey={pathname} fallback={(error) => <Broken error={error} />}>
          <PageOfAddress meanwhile={<PageOnItsWay />} />
        </ErrorBoundary>
      </main>
      <LateFooter />
      <ChatWidget />
      <Toasts closeLabel={messages.site.close} />
    </>
  )
}

/** Whether the focus is within what is shown already: Back shows a list before React follows, and somebody may have moved on in it. */
function isHeldIn(main: HTMLElement | null): boolean {
  const held = document.activeElement
  return main !== null && main.contains(held) && held?.checkVisibility?.() !== false
}

function LateFooter() {
  const [isThere] = useState(isFooterThere)
  return isThere ? <WholeFooter /> : <FooterOnItsWay />
}

const WholeFooter = () => (
  <PrerenderedPart of={Footer}>
    <Suspense fallback={FOOTER_ROOM}>
      <Footer />
    </Suspense>
  </PrerenderedPart>
)

/**
 * Where the document brought no footer that React takes over, its code comes when it is near or nothing else is to
 * do; on data saver only when near.
 */
function FooterOnItsWay() {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, FOOTER_AHEAD_PX)
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => preloadWhenIdle([() => Promise.resolve(setIsQuiet(true))]), [])
  return <div ref={box}>{isNear || isQuiet ? <WholeFooter /> : FOOTER_ROOM}</div>
}

const FOOTER_AHEAD_PX = 1200
const FOOTER_ROOM = <div className="min-h-168.5 floor lg:min-h-128" />
const isFooterThere = () =>
  import.meta.env.SSR || document.getElementById('root')?.dataset['prerendered'] !== undefined

/** A page's placeholder boxes while its code loads. */
export function PageOnItsWay() {
  return (
    <output className="grid min-h-dvh content-start gap-4 py-8 wrap">
      <WaitBar />
      <span className="sr-only">{messages.site.loading}</span>
      <SkeletonLine className="!h-8 w-3/5 max-w-105" />
      <SkeletonLine className="mb-4 w-4/5 max-w-150" />
      <SkeletonBox className="h-60 lg:h-90" />
      <SkeletonLine className="mt-4 w-2/5" />
      <SkeletonLine className="w-3/5" />
      <SkeletonLine className="w-1/2" />
    </output>
  )
}

/** The router listens to the history only after its first render: a Back that came before is passed on to it. */
function useEarlyBack() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname + search !== location.pathname + location.search)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, of the first page
  }, [])
}
