import { LIMITS } from '#contract/limits.ts'
import type { CountedEvent } from '#contract/numbers/counted-events.ts'
import type { Beacon } from '#contract/numbers/page-events.ts'
import { PATHS } from '#contract/paths.ts'
import { keptNow } from '#frontend/features/kept/kept.ts'
import { authToken } from '#frontend/lib/api/auth-token.ts'
import { BASE_URL } from '#frontend/lib/api/base-url.ts'
import { uncounted } from '#frontend/lib/browser/count-event.ts'

const ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/
const LISTING_PAGE = /\/view\/([0-9a-f]{24})$/
/** Pages whose cards are no results: beside a listing, and what somebody chose. */
const NO_RESULTS = /\/(view|kept|compare)(\/|$)/
const CARD = 'main a[href*="/view/"]:not([aria-hidden])'
/** With what a beacon has beside them they are less than 4 kB. */
const MOST_IDS = 110

type FruitlessQuery = 'search' | 'word'
const counted = new Set<string>()
let listings: Partial<Record<CountedEvent, string[]>> = {}
let asked: Record<FruitlessQuery, string[]> = { search: [], word: [] }
let ids = 0
let isLater = false

/** Everything counts once in a document, however often it happens. */
function note(what: CountedEvent | FruitlessQuery, name: string | undefined): void {
  if (name === undefined || counted.has(`${what} ${name}`)) return
  counted.add(`${what} ${name}`)
  if (what === 'search' || what === 'word') {
    asked[what].push(name)
    return
  }
  ;(listings[what] ??= []).push(name)
  ids += 1
  if (ids >= MOST_IDS) send()
}

const idIn = (text: string) => ID.exec(decoded(text))?.[0]

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const listingOfPage = () => LISTING_PAGE.exec(location.pathname)?.[1]

/**
 * Counts what happens on this page and sends it when the page is left or hidden, in one call that nothing waits for. Nothing is
 * stored on the device. Whoever asks not to be tracked, and staff, are not counted.
 */
export function countPage(): void {
  if (isUnwanted() || authToken() !== null) return
  const shown = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        shown.unobserve(target)
        if (!NO_RESULTS.test(location.pathname)) note('shown', idIn(target.getAttribute('href') ?? ''))
      }
    },
    { threshold: 0.5 },
  )
  look()
  // One look for all that changes at a time.
  let isDue = false
  new MutationObserver(() => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      look()
    }, 300)
  }).observe(document.body, { childList: true, subtree: true })

  function look() {
    note('opened', listingOfPage())
    for (const card of document.querySelectorAll(CARD)) shown.observe(card)
  }

  let kept = new Set(keptNow().map(({ id }) => id))
  addEventListener('kept', () => {
    const now = keptNow().map(({ id }) => id)
    for (const id of now) if (!kept.has(id)) note('kept', id)
    kept = new Set(now)
  })
  hear()
  addEventListener('uncounted', hear)
  addEventListener('click', followed, true)
  addEventListener('scroll', swiped, { capture: true, passive: true })
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
}

function isUnwanted(): boolean {
  const { doNotTrack, globalPrivacyControl }: { doNotTrack?: unknown; globalPrivacyControl?: unknown } =
    navigator
  return doNotTrack === '1' || globalPrivacyControl === true
}

function hear(): void {
  for (const [what, texts] of uncounted.splice(0))
    for (const text of texts) note(what, what === 'search' || what === 'word' ? text : idIn(text))
}

const OUR_CHAT = /^https:\/\/wa\.me\/\d/

/** Links to a call or a chat, about the listing that they name or that the page is of. */
function followed({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a')?.href : undefined
  if (link?.startsWith('tel:')) note('called', listingOfPage())
  else if (link?.startsWith('https://wa.me/')) note(OUR_CHAT.test(link) ? 'sent' : 'shared', idIn(link))
}

/** On phones the pictures are a row to swipe through. */
function swiped({ target }: Event): void {
  if (target instanceof Element && target.scrollLeft > 0 && target.querySelector('.cursor-zoom-in'))
    note('pictures', listingOfPage())
}

function send(): void {
  const isEmpty = ids + asked.search.length + asked.word.length === 0
  if (isEmpty && isLater) return
  const beacon: Beacon = {
    language: import.meta.env.LANGUAGE,
    ...(isLater ? { isLater } : cameFrom()),
    listings,
    searches: asked.search.slice(0, LIMITS.seenSearches),
    words: asked.word.filter((word) => word.length <= LIMITS.seenWordLetters).slice(0, LIMITS.seenWords),
  }
  isLater = true
  listings = {}
  asked = { search: [], word: [] }
  ids = 0
  void fetch(BASE_URL + PATHS.seen, {
    method: 'POST',
    body: JSON.stringify(beacon),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined)
}

/** The host alone of the page that led here, and nothing where that was one of ours. */
function cameFrom(): { from?: string } {
  const { hostname } = document.referrer === '' ? { hostname: '' } : new URL(document.referrer)
  return hostname === '' || hostname === location.hostname ? {} : { from: hostname }
}
