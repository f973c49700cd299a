import { prefersReducedMotion } from '#frontend/lib/browser/reduced-motion.ts'
import { carryPicture, dropCarriedPicture } from '#frontend/lib/navigation/carried-picture.ts'
import { entryId } from '#frontend/lib/navigation/history-entries.ts'
import { changePagesWith, measurePagesWith, type PageChange } from '#frontend/lib/navigation/page-change.ts'
import { CARDS_IN_TURN, drawAll, drawOthers, drawSeenFirst, leaveCards } from './cards-in-turn.ts'
import { showKept, type ShownAhead } from './kept-boxes.ts'
import { moveByTransforms } from './move-by-transforms.ts'

/*
 * The picture of a card grows into the main picture of its listing's page, and shrinks back with Back: a view transition with this one
 * element. The history goes on at once, and a page whose code is not there is not waited for.
 */

const NAME = 'moving-picture'
/** In the document's own sheet it would be in the first load of every page. */
const MOTION = `
  :root { view-transition-name: none }
  ::view-transition { pointer-events: none }
  ::view-transition-group(${NAME}) {
    animation-duration: 240ms; animation-timing-function: var(--ease-settle); transform-origin: 0 0; overflow: clip
  }
  ::view-transition-old(${NAME}), ::view-transition-new(${NAME}) { height: 100%; object-fit: fill }`
const LISTING = /\/view\/[0-9a-f]{24}$/

let shown = location.pathname
let newest: PageChange | undefined
let isListingThere = false
let moving: ViewTransition | undefined
/** Says that nothing moves any more, though the page may never have been shown. */
let giveUp: () => void = () => undefined
let ahead: ShownAhead | undefined

/** `loadListing` loads the code of a listing's page. */
export function movePictures(loadListing: () => Promise<void>) {
  const load = () =>
    void loadListing().then(
      () => (isListingThere = true),
      () => undefined,
    )
  for (const touch of ['pointerdown', 'focusin'])
    addEventListener(touch, ({ target }) => {
      if (target instanceof Element && target.closest('article a[href*="/view/"]')) load()
    })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(MOTION + CARDS_IN_TURN)
  document.adoptedStyleSheets.push(sheet)
  changePagesWith(changePage)
}

function changePage(change: PageChange) {
  const { action, draw } = change
  const { pathname } = change.location
  const left = shown
  newest = change
  shown = pathname
  moving?.skipTransition()
  giveUp()
  drawAll()
  // What is opened over the list that stands already is at its place.
  if (ahead?.entry !== entryId(change.location)) putBack()
  const stands = () => {
    if (newest === change) ahead = undefined
  }
  if (pathname === left) return void draw().then(stands)
  dropCarriedPicture()
  if (LISTING.test(pathname)) {
    const cards = cardsOf(pathname)
    const pressed = cards.find((card) => card.checkVisibility())
    if (pressed && !LISTING.test(left)) leaveCards(pressed)
    const [cardPicture] = cards.flatMap((card) => pictureOn(card) ?? [])
    if (!cardPicture) return void draw()
    const carried = carryPicture(pathname, cardPicture)
    if (!isListingThere || !canMove()) return void draw()
    carried.arrival = move(cardPicture, draw, () =>
      carried.picture.isConnected ? carried.picture : undefined,
    )
    return
  }
  const card = action === 'POP' ? cardsOf(left).find((one) => !one.checkVisibility()) : undefined
  if (!card || !drawSeenFirst(card)) return void draw()
  const mainPicture = canMove() && !isLongList() ? pictureOfPage() : undefined
  if (!mainPicture) ahead = showKept(change.location)
  const show = () => (mainPicture ? move(mainPicture, draw, () => pictureOn(card)) : draw())
  // Within the event that tells of Back React renders at once and waits for nothing. What was asked for meanwhile is drawn already.
  const go = () =>
    newest === change &&
    void show().then(() => {
      stands()
      drawOthers()
    })
  if (ahead && !document.hidden) requestAnimationFrame(() => setTimeout(go))
  else setTimeout(go)
}

function putBack() {
  ahead?.putBack()
  ahead = undefined
}

/** Its cards alone take as long as Back may take on a phone. */
const isLongList = () => document.querySelectorAll('main article').length > MOST_CARDS
const MOST_CARDS = 36

const canMove = () => 'startViewTransition' in document && !prefersReducedMotion()

/**
 * Has the next page drawn, and the browser show how the picture gets to where it is there. Nothing is painted while the browser waits for
 * the page: it is asked only when React has rendered it. Resolves when it is over.
 */
function move(
  from: HTMLElement,
  draw: PageChange['draw'],
  placeOf: () => HTMLElement | undefined,
): Promise<void> {
  return new Promise((over) => {
    giveUp = over
    let opening: Promise<void> | undefined
    const stands = draw(() => (opening ??= new Promise(open)))

    function open(show: () => void) {
      from.style.viewTransitionName = NAME
      const transition = document.startViewTransition(async () => {
        from.style.viewTransitionName = ''
        await showInTasks(show, stands)
        const to = placeOf()
        if (to) arrive(to, transition)
        else transition.skipTransition()
      })
      moving = transition
      transition.ready.then(
        () => moveByTransforms(NAME),
        () => undefined,
      )
      void transition.finished.then(over)
    }
  })
}

/** While nothing is painted the page is drawn, styled and laid out in a task each. */
async function showInTasks(show: () => void, stands: Promise<void>) {
  const reads: (() => void)[] = []
  measurePagesWith((run) => reads.push(run))
  show()
  await stands
  measurePagesWith()
  await nextTask()
  // Styles the document.
  document.getAnimations()
  await nextTask()
  for (const read of reads) read()
  await nextTask()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function arrive(picture: HTMLElement, { finished }: ViewTransition) {
  picture.style.viewTransitionName = NAME
  void finished.then(() => {
    picture.style.viewTransitionName = ''
  })
}

const cardsOf = (pathname: string) => [...document.querySelectorAll(`article:has(a[href="${pathname}"])`)]

/** The first picture of a card, where it has come and is on the screen. */
function pictureOn(card: Element): HTMLImageElement | undefined {
  const picture = card.querySelector<HTMLImageElement>('a[href*="/view/"] img')
  return picture && picture.naturalWidth > 0 && isSeen(picture) ? picture : undefined
}

function pictureOfPage(): HTMLElement | undefined {
  const picture = document.querySelector<HTMLImageElement>('[data-press="picture 0"] img')
  return picture && picture.naturalWidth > 0 && isSeen(picture) ? picture : undefined
}

/** Its middle is on the screen, and its row of pictures stands at its beginning. */
function isSeen(picture: HTMLElement): boolean {
  if (!picture.checkVisibility() || (picture.closest('.scroll-row')?.scrollLeft ?? 0) > 1) return false
  const { left, top, width, height } = picture.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight
}
