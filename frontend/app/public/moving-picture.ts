import { prefersReducedMotion } from '#frontend/lib/browser/reduced-motion.ts'
import { carryPicture, dropCarriedPicture } from '#frontend/lib/navigation/carried-picture.ts'
import { changePagesWith, type PageChange } from '#frontend/lib/navigation/page-change.ts'

/*
 * The picture of a card grows into the main picture of its listing's page, and shrinks back with Back: a view transition with this one
 * element. The history goes on at once, and a page whose code is not there is not waited for.
 */

const NAME = 'moving-picture'
/** In the document's own sheet it would be in the first load of every page. */
const MOTION = `
  :root { view-transition-name: none }
  ::view-transition { pointer-events: none }
  ::view-transition-group(${NAME}) { animation-duration: 240ms; animation-timing-function: var(--ease-settle) }
  ::view-transition-old(${NAME}), ::view-transition-new(${NAME}) { height: 100%; object-fit: cover; overflow: clip }`
const LISTING = /\/view\/[0-9a-f]{24}$/

let shown = location.pathname
let newest: PageChange | undefined
let isListingThere = false
let moving: ViewTransition | undefined
/** Says that nothing moves any more, though the page may never have been shown. */
let giveUp: () => void = () => undefined

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
  if ('startViewTransition' in document) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(MOTION)
    document.adoptedStyleSheets.push(sheet)
  }
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
  if (pathname === left) return void draw()
  dropCarriedPicture()
  const cardPicture = LISTING.test(pathname) ? pictureOnCard(pathname) : undefined
  if (cardPicture) {
    const carried = carryPicture(pathname, cardPicture)
    if (!isListingThere || !canMove()) return void draw()
    carried.arrival = move(cardPicture, draw, () =>
      carried.picture.isConnected ? carried.picture : undefined,
    )
    return
  }
  const mainPicture = action === 'POP' && LISTING.test(left) && canMove() ? pictureOfPage() : undefined
  if (!mainPicture || picturesOnCards(left).length === 0 || isLongList()) return void draw()
  // Within the event that tells of Back React renders at once and waits for nothing. What was asked for meanwhile is drawn already.
  setTimeout(() => newest === change && void move(mainPicture, draw, () => pictureOnCard(left)))
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
        show()
        await stands
        const to = placeOf()
        if (to) arrive(to, transition)
        else transition.skipTransition()
      })
      moving = transition
      transition.ready.catch(() => undefined)
      void transition.finished.then(over)
    }
  })
}

function arrive(picture: HTMLElement, { finished }: ViewTransition) {
  const around = leftOutAround(picture)
  for (const { style } of around) style.contentVisibility = 'visible'
  picture.style.viewTransitionName = NAME
  void finished.then(() => {
    picture.style.viewTransitionName = ''
    for (const { style } of around) style.contentVisibility = ''
  })
}

/** Browsers find out only with the next frame that these are in sight, and take no picture of what is in them. */
function leftOutAround(picture: HTMLElement): HTMLElement[] {
  const box = picture.parentElement?.closest<HTMLElement>('[data-left-out]')
  return box ? [box, ...leftOutAround(box)] : []
}

const picturesOnCards = (pathname: string): HTMLImageElement[] =>
  [...document.querySelectorAll(`article a[href="${pathname}"]`)].flatMap(
    (link) => link.querySelector('img') ?? [],
  )

/** The first picture of the card of a listing, where it is shown and has come. */
const pictureOnCard = (pathname: string) =>
  picturesOnCards(pathname).find((picture) => picture.naturalWidth > 0 && isSeen(picture))

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
