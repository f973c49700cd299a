import type { DrawnProperty } from '#contract/site/drawings.ts'

/** What is known of a hall's height. Lengths in feet. */
export type HallShape = {
  heightFt: number
  /** The height of the floor above the yard; 0 where they are level. */
  dockFt: number
  /** The dock's height is unknown: it is drawn at the usual one. */
  isUsualDock: boolean
  roadWidthFt: number | undefined
}

const HIGHEST_FT = 120
const USUAL_DOCK_FT = 4
const HIGHEST_DOCK_FT = 6

/** What can be drawn of a warehouse; undefined where its height is unknown or implausible. */
export function hallShapeOf(property: DrawnProperty<'section'>): HallShape | undefined {
  const { ceilingHeight, loadingDock, accessRoadWidth } = property
  if (!ceilingHeight || ceilingHeight > HIGHEST_FT) return undefined
  return {
    heightFt: ceilingHeight,
    ...readDock(loadingDock),
    roadWidthFt: accessRoadWidth && accessRoadWidth > 0 ? accessRoadWidth : undefined,
  }
}

const FEET = /(?<![\d.])(\d(?:\.\d{1,2})?) ?(?:ft|feet|foot|')/gi
const MOST_LETTERS = 200

/**
 * The height of a raised dock as its text gives it ('Six raised docks, 4 ft, with levellers'), or else the usual one; 0
 * for doors at ground level.
 */
function readDock(dock: DrawnProperty<'section'>['loadingDock']): Pick<HallShape, 'dockFt' | 'isUsualDock'> {
  const level = { dockFt: 0, isUsualDock: false }
  if (typeof dock !== 'string' || dock.length > MOST_LETTERS) return level
  if (!/\braised\b/i.test(dock)) return level
  const [entered] = [...dock.matchAll(FEET)]
    .map(([, feet]) => Number(feet))
    .filter((feet) => feet > 0 && feet <= HIGHEST_DOCK_FT)
  return { dockFt: entered ?? USUAL_DOCK_FT, isUsualDock: entered === undefined }
}

/** Where things stand in the drawing of a hall, in units of its frame; y grows downwards. */
export type HallLayout = {
  /** Frame units per foot. */
  scale: number
  ceiling: number
  floor: number
  racks: { x: number; width: number; top: number; levels: readonly number[] }[]
  /** The empty space above a low hall, cut off the drawing. */
  sky: number
}

export const YARD = 316
export const WALL = 500
const TALLEST = 223
/** Keeps a container and its truck within the right half, which phones show. */
const MOST_UNITS_PER_FOOT = 6.4
const HIGHEST_CEILING = 93
const RACK_FT = 12.3
const LEVEL_FT = 6
const CLEAR_OF_ROOF_FT = 6

/** The scale depends on the height only; the length of the hall is cut off at the left edge. */
export function layOutHall({ heightFt, dockFt }: HallShape): HallLayout {
  const scale = Math.min(MOST_UNITS_PER_FOOT, TALLEST / (heightFt + dockFt))
  const floor = YARD - dockFt * scale
  const levelCount = Math.max(1, Math.min(6, Math.floor((heightFt - CLEAR_OF_ROOF_FT) / LEVEL_FT)))
  const levels = Array.from({ length: levelCount }, (_, index) => floor - index * LEVEL_FT * scale)
  const width = RACK_FT * scale
  const count = Math.max(1, Math.min(5, Math.floor(316 / (width + 28))))
  const isTooLow = heightFt < LEVEL_FT + 2
  const racks = Array.from({ length: isTooLow ? 0 : count }, (_, index) => ({
    x: 36 + index * (width + 28),
    width,
    top: floor - levelCount * LEVEL_FT * scale,
    levels,
  }))
  const ceiling = floor - heightFt * scale
  return { scale, floor, ceiling, racks, sky: Math.max(0, ceiling - HIGHEST_CEILING) }
}
