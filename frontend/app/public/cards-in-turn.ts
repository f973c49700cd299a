import { onMoveByHand } from '#frontend/lib/browser/move-by-hand.ts'

/*
 * With the first frame of a list that is shown again, browsers draw all cards up to one and a half screens around the screen. On phones
 * those that were on the screen when the list was left are drawn first, the others one with every frame, the nearest first.
 */

const TURN = 'data-turn'
export const CARDS_IN_TURN = `
  @media (width < 64rem) {
    [data-left-out][${TURN}=first] { content-visibility: visible }
    [data-left-out][${TURN}=later] { content-visibility: hidden }
  }`
/** More than stand on the screen before or after one. */
const NEAR = 12

let left: { cards: Element[]; seen: Element[] } | undefined
let first: Element[] = []
let later: Element[] = []

/** A list is left by a press on one of its cards. */
export function leaveCards(pressed: Element) {
  const cards = cardsAround(pressed)
  const at = cards.indexOf(pressed)
  left = { cards, seen: cards.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter(isOnScreen) }
}

/** Before the list with a card is shown again as it was left; false where it was left otherwise. `drawOthers` goes on. */
export function drawSeenFirst(card: Element): boolean {
  drawAll()
  if (!left?.cards.includes(card)) return false
  const { cards, seen } = left
  const from = cards.findIndex((one) => seen.includes(one))
  const above = cards.slice(0, from).toReversed()
  const below = cards.slice(from + seen.length)
  first = [...seen, ...new Set(seen.flatMap((one) => one.parentElement ?? []))]
  later = cards.flatMap((_, far) => [below[far] ?? [], above[far] ?? []].flat())
  for (const one of first) one.setAttribute(TURN, 'first')
  for (const one of later) one.setAttribute(TURN, 'later')
  return true
}

export function drawOthers() {
  forget(first.splice(0))
  const notMoved = onMoveByHand(drawAll)
  const drawNext = () =>
    requestAnimationFrame(() => {
      forget(later.splice(0, 1))
      if (later.length > 0) drawNext()
      else notMoved()
    })
  requestAnimationFrame(drawNext)
}

/** Of cards that wait for their turn, those of a page that was never shown too. */
export const drawAll = () => forget([...first.splice(0), ...later.splice(0)])

function forget(cards: readonly Element[]) {
  for (const card of cards) card.removeAttribute(TURN)
}

const cardsAround = (card: Element): Element[] => [
  ...(card.closest('.card-rows')?.parentElement?.querySelectorAll('article') ?? []),
]

function isOnScreen(card: Element) {
  const { top, bottom } = card.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
