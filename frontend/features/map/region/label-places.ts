/** A box on the screen, in pixels. */
export type Rect = {
  left: number
  right: number
  top: number
  bottom: number
  /** Words: others beside them would be read as one name. */
  isText?: boolean | undefined
}
export type Side =
  | 'over'
  | 'right'
  | 'left'
  | 'below'
  | 'above'
  | 'belowLeft'
  | 'belowRight'
  | 'aboveLeft'
  | 'aboveRight'

/** What is to stand on or beside a point of a map, in pixels. */
export type Label = {
  x: number
  y: number
  width: number
  height: number
  /** From the point to what stands beside it. */
  gap: number
  /** And where all that near is taken, the nearest first. */
  widerGaps?: readonly number[]
  /** Where it may stand, the best first. */
  sides: readonly [Side, ...Side[]]
  /** It stands there even where nothing is free. */
  isKept?: boolean
  isText?: boolean
}

/** Between two labels, and at the sides of two that are words. */
const [APART, WORDS_APART] = [2, 8]

/**
 * Puts labels on a map, the most important first: each on the first of its sides that lies in the frame and on nothing that
 * stands there. One without such a side is left out.
 */
export function placeLabels<T extends Label>(
  labels: readonly T[],
  frame: Rect,
  taken: readonly Rect[],
): (T & { side: Side })[] {
  const all = [...taken]
  const placed: (T & { side: Side })[] = []
  for (const label of labels) {
    const spots = [label.gap, ...(label.widerGaps ?? [])].flatMap((gap) =>
      label.sides.map((side) => ({ ...label, side, gap })),
    )
    const free = spots.find((spot) => {
      const rect = rectOf(spot, spot.side)
      return isIn(rect, frame) && all.every((other) => !isOver(rect, other))
    })
    const spot = free ?? (label.isKept ? spots[0] : undefined)
    if (!spot) continue
    all.push(rectOf(spot, spot.side))
    placed.push(spot)
  }
  return placed
}

/** How often others are asked to make room. */
const TRIES = 4

/** As `placeLabels`, but one that would stand far off, or nowhere, is placed before the others where all stand nearer then. */
export function placeNearest<T extends Label>(
  labels: readonly T[],
  frame: Rect,
  taken: readonly Rect[],
): (T & { side: Side })[] {
  const place = (order: readonly T[]) => {
    const placed = placeLabels(order, frame, taken)
    const far = order.filter(({ x, y, width, gap, isKept }) => {
      const stands = placed.find((one) => one.x === x && one.y === y && one.width === width)
      return !isKept && stands?.gap !== gap
    })
    const off = placed.reduce((sum, { gap, widerGaps = [] }) => sum + widerGaps.indexOf(gap) + 1, 0)
    return { order, placed, far, off: off + (labels.length - placed.length) * NOWHERE }
  }
  let best = place(labels)
  for (let tries = 0; tries < TRIES && best.far.length > 0; tries += 1) {
    const { order, far } = best
    const kept = order.filter(({ isKept }) => isKept)
    const first = new Set([...kept, ...far])
    const next = place([...first, ...order.filter((label) => !first.has(label))])
    if (next.off >= best.off) break
    best = next
  }
  return best.placed
}
/** As bad as so many steps off. */
const NOWHERE = 4

/** Labels further apart than this are no company: one that finds no room then stands in the way of others. */
const IN_COMPANY = 100
/** Of more than these, those in one square of so many pixels are one from the start: they are tried again for each that finds no room. */
const [MOST_SINGLE, CELL] = [150, 50]

/**
 * As `placeLabels`, but one for which there is no room becomes one with the nearest, as `merged` makes it, until all that lie
 * in the frame stand. Each tells what it holds.
 */
export function placeMerged<T extends Label>(
  labels: readonly T[],
  frame: Rect,
  taken: readonly Rect[],
  merged: (held: readonly T[]) => T,
): (T & { side: Side; held: readonly T[] })[] {
  const all = [...inCells(labels, frame)].map((held) => {
    const [only] = held
    return { ...(only && held.length === 1 ? only : merged(held)), held }
  })
  for (;;) {
    all.sort((one, other) => other.held.length - one.held.length)
    const placed = placeLabels(all, frame, taken)
    const stands = new Set(placed.map(({ held }) => held))
    const inFrame = all.filter((label) => isIn(pointOf(label), frame))
    const left = inFrame.find((label) => !stands.has(label.held))
    if (!left) return placed
    const far = (other: Label) => Math.hypot(other.x - left.x, other.y - left.y)
    const [nearest] = inFrame
      .filter((other) => other !== left && far(other) < IN_COMPANY)
      .toSorted((one, other) => far(one) - far(other))
    if (nearest) {
      const held = [...nearest.held, ...left.held]
      all.splice(all.indexOf(nearest), 1)
      all.splice(all.indexOf(left), 1, { ...merged(held), held })
    } else all.splice(all.indexOf(left), 1, { ...left, isKept: true })
  }
}

function inCells<T extends Label>(labels: readonly T[], frame: Rect): Iterable<T[]> {
  if (labels.length <= MOST_SINGLE) return labels.map((label) => [label])
  const cells = new Map<string, T[]>()
  for (const label of labels) {
    if (!isIn(pointOf(label), frame)) continue
    const cell = `${Math.floor(label.x / CELL)} ${Math.floor(label.y / CELL)}`
    cells.set(cell, [...(cells.get(cell) ?? []), label])
  }
  return cells.values()
}

const pointOf = ({ x, y }: Label): Rect => ({ left: x, right: x, top: y, bottom: y })

export function rectOf({ x, y, width, height, gap, isText }: Omit<Label, 'sides'>, side: Side): Rect {
  const [across, down] = STEPS[side]
  const middle = { x: x + across * (gap + width / 2), y: y + down * (gap + height / 2) }
  return {
    left: middle.x - width / 2,
    right: middle.x + width / 2,
    top: middle.y - height / 2,
    bottom: middle.y + height / 2,
    isText,
  }
}

/** The CSS that takes what stands with its middle on a point to a side of it. */
export function shiftTo(side: Side, gap: number): string {
  const [across, down] = STEPS[side].map((step) => `calc(${step * 50}% + ${step * gap}px)`)
  return `translate(${across}, ${down})`
}

const STEPS: Record<Side, readonly [across: number, down: number]> = {
  over: [0, 0],
  right: [1, 0],
  left: [-1, 0],
  below: [0, 1],
  above: [0, -1],
  belowLeft: [-1, 1],
  belowRight: [1, 1],
  aboveLeft: [-1, -1],
  aboveRight: [1, -1],
}

/** From the edge of a map to what is written on it. */
const INSET = 5
/** Where names may stand on a map of a size. */
export const frameOf = (width: number, height: number): Rect => ({
  left: INSET,
  right: width - INSET,
  top: INSET,
  bottom: height - INSET,
})

export const isIn = (one: Rect, frame: Rect) =>
  one.left >= frame.left && one.right <= frame.right && one.top >= frame.top && one.bottom <= frame.bottom

/** Of a pixel: what stands just so far apart is not over the other for how it was counted. */
const ROUNDING = 0.01

function isOver(one: Rect, other: Rect): boolean {
  const aside = (one.isText && other.isText ? WORDS_APART : APART) - ROUNDING
  const above = APART - ROUNDING
  return (
    one.left < other.right + aside &&
    one.right > other.left - aside &&
    one.top < other.bottom + above &&
    one.bottom > other.top - above
  )
}

/** How far a box of a width must move to lie whole between two edges. */
export function shiftInto(x: number, width: number, frame: { left: number; right: number }): number {
  const [least, most] = [frame.left + width / 2, frame.right - width / 2]
  return Math.max(least, Math.min(most, x)) - x
}

/** The corners of a picture, the best first for what is said about it. */
const CORNERS = ['bottomLeft', 'bottomRight', 'topRight', 'topLeft'] as const
export type Corner = (typeof CORNERS)[number]
type Size = { width: number; height: number }

/** The first corner of a frame where a label lies on nothing, else the first of all. */
export function freeCorner(
  frame: Size,
  { width, height }: Size,
  taken: readonly Rect[],
): Rect & { corner: Corner } {
  const spotIn = (corner: Corner) => {
    const left = corner.endsWith('Left') ? 0 : frame.width - width
    const top = corner.startsWith('top') ? 0 : frame.height - height
    return { corner, left, top, right: left + width, bottom: top + height }
  }
  const free = CORNERS.map(spotIn).find((spot) => taken.every((rect) => !isOver(spot, rect)))
  return free ?? spotIn(CORNERS[0])
}
