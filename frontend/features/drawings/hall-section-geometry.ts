import type { WarehouseProperty } from '#contract/properties/replies.ts'

/** What is known of a hall's height. Lengths in feet. */
export type HallShape = {
  heightFt: number
  /** How far the floor lies above the yard; 0 where it is level with it. */
  dockFt: number
  /** Nobody entered the dock's height: it is drawn at the usual one. */
  isUsualDock: boolean
  roadWidthFt: number | undefined
}

const HIGHEST_FT = 120
const USUAL_DOCK_FT = 4
const HIGHEST_DOCK_FT = 6

/** Reads what can be drawn of a warehouse; undefined where its height is not known. */
export function hallShapeOf(property: WarehouseProperty): HallShape | undefined {
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

/** 'Six raised docks, 4 ft, with levellers' lie 4 ft high; doors at ground level at none; a raised dock without a number at the usual height. */
function readDock(dock: WarehouseProperty['loadingDock']): Pick<HallShape, 'dockFt' | 'isUsualDock'> {
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
  /** Units of the frame in one foot. */
  scale: number
  ceiling: number
  floor: number
  racks: { x: number; width: number; top: number; levels: readonly number[] }[]
  /** Empty sky above a low hall, left out of the drawing. */
  sky: number
}

export const YARD = 316
export const WALL = 500
const TALLEST = 223
/** A container with its truck then ends within the half that a phone shows. */
const MOST_UNITS_PER_FOOT = 6.4
const HIGHEST_CEILING = 93
const RACK_FT = 12.3
const LEVEL_FT = 6
const CLEAR_OF_ROOF_FT = 6

/** The drawing's scale follows from the height alone; the length of the hall is cut at the left edge. */
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
