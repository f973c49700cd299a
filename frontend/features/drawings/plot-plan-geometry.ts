import type { DrawnPlot } from '#contract/site/drawings.ts'

type Facing = NonNullable<DrawnPlot['facing']>
export type Point = readonly [x: number, y: number]

/** What is known of a plot's shape. Lengths in feet; `sides` only where they agree with the size. */
export type PlotShape = {
  areaSqFt: number
  sides: { frontageFt: number; depthFt: number } | undefined
  facing: Facing | null
  roadWidthFt: number | undefined
  isCorner: boolean
}

/** How far the road's side is turned from the bottom of the drawing, in degrees clockwise; north is up. */
const TURN: Record<Facing, number> = {
  South: 0,
  'South-West': 45,
  West: 90,
  'North-West': 135,
  North: 180,
  'North-East': 225,
  East: 270,
  'South-East': 315,
}

const BETWEEN: Partial<Record<Facing, { roads: readonly [Facing, Facing]; side: 1 | -1 }>> = {
  'South-East': { roads: ['South', 'East'], side: 1 },
  'South-West': { roads: ['South', 'West'], side: -1 },
  'North-East': { roads: ['North', 'East'], side: -1 },
  'North-West': { roads: ['North', 'West'], side: 1 },
}

/** A corner plot that faces between two directions has a road in each; which of the two its width and its front belong to is unknown. */
export const roadsBetween = ({ isCorner, facing }: PlotShape) =>
  isCorner && facing ? BETWEEN[facing]?.roads : undefined

const DIMENSION =
  /^ ?(\d{1,5}(?:\.\d{1,3})?) ?(?:ft|feet|foot|')?\.? ?(?:x|×|\*|by) ?(\d{1,5}(?:\.\d{1,3})?)(?![\d.])/i
const MOST_LETTERS = 60
/** The share of the size by which frontage times depth may differ from it before the sides are left out. */
const TOLERANCE = 0.03
const WIDEST_ROAD_FT = 300

/** Reads what can be drawn of a plot; undefined where not even its size is known. */
export function plotShapeOf(property: DrawnPlot): PlotShape | undefined {
  const { plotSizeSqFt, areaSqFt, dimension, facing, roadWidth, isCornerPlot } = property
  const sides = readSides(dimension)
  const size = plotSizeSqFt || areaSqFt || (sides ? sides.frontageFt * sides.depthFt : 0)
  if (size <= 0) return undefined
  const isAgreed =
    sides !== undefined && Math.abs(sides.frontageFt * sides.depthFt - size) <= size * TOLERANCE
  const roadWidthFt = roadWidth && roadWidth > 0 && roadWidth <= WIDEST_ROAD_FT ? roadWidth : undefined
  return {
    areaSqFt: size,
    sides: isAgreed ? sides : undefined,
    facing,
    roadWidthFt,
    isCorner: isCornerPlot === true,
  }
}

/** '60 ft x 84 ft' as frontage and depth in feet; undefined when it says something else. */
export function readSides(dimension: string | null): PlotShape['sides'] {
  if (!dimension || dimension.length > MOST_LETTERS) return undefined
  const [, frontage, depth] = DIMENSION.exec(dimension.replace(/\s+/g, ' ')) ?? []
  const sides = { frontageFt: Number(frontage), depthFt: Number(depth) }
  return sides.frontageFt >= 1 && sides.depthFt >= 1 ? sides : undefined
}

export type Frame = {
  width: number
  height: number
  marginX: number
  marginY: number
  /** How large letters and the gaps at them are, of those on a large plan. */
  letters: number
  /** The radius of the posts at the plot's corners. */
  post: number
  /** Room for a car and a scale bar. */
  hasExtras: boolean
  /** The plot fills it and the road runs out of it. */
  isPlotOnly?: boolean
}

const [TILE_LETTERS, ROW_LETTERS] = [0.85, 0.875]

/** The frame sizes of a plan; text and lines have the same size in the first three, and the last is too small for text. */
const SMALL = {
  width: 480,
  height: 360,
  marginX: 78,
  marginY: 62,
  letters: 1,
  post: 6,
  hasExtras: false,
} as const
export const FRAMES = {
  large: { width: 760, height: 520, marginX: 150, marginY: 76, letters: 1, post: 6, hasExtras: true },
  /* In the place of the photographs, where these are twice as wide as they are high. */
  lead: { width: 740, height: 370, marginX: 110, marginY: 54, letters: 1, post: 6, hasExtras: true },
  small: SMALL,
  card: SMALL,
  /* Of the plot only its size, of its roads what they are called. */
  tile: {
    width: 220,
    height: 190,
    marginX: 26,
    marginY: 24,
    letters: TILE_LETTERS,
    post: 3.5,
    hasExtras: false,
  },
  row: {
    width: 110,
    height: 112,
    marginX: 9,
    marginY: 10,
    letters: ROW_LETTERS,
    post: 3.5,
    hasExtras: false,
    isPlotOnly: true,
  },
  thumb: { width: 160, height: 120, marginX: 34, marginY: 26, letters: 1, post: 3.5, hasExtras: false },
} as const satisfies Record<string, Frame>

/** A road beside a plot: between two lines, `near` at the plot. */
export type Strip = { near: number; far: number; middle: Point; turn: number; isWidthKnown: boolean }

/** A plan in the units of its frame: the road is laid out below the plot, a second one beside it, then all are turned together. */
export type PlanLayout = {
  /** Frame units per foot. */
  scale: number
  turn: number
  /** Where a point of the plan is once turned; the plot's frontage has its middle at 0. */
  turned: (point: Point) => Point
  /** Half the plot's frontage, and where the plot begins and ends above and below the middle. */
  halfWidth: number
  top: number
  plotBottom: number
  /** The road that the plot opens on, and a corner plot's second one: right of the plot, or left of it where that is negative. */
  road: Strip
  beside: Strip | undefined
  /** Dimension lines with the middle of their labels: across the frontage, and along the depth. */
  frontage: { from: Point; to: Point; label: Point }
  depth: { from: Point; to: Point; label: Point }
  plotMiddle: Point
}

/** A road of unknown width is drawn this wide and labelled without a width. */
const SOME_ROAD_FT = 16
const LINE_GAP = 12
const LABEL_GAP = 30

/** The largest drawing of a plot and its roads that fits the frame. */
export function layOut(shape: PlotShape, frame: Frame): PlanLayout {
  const { sides, facing, areaSqFt } = shape
  const square = Math.sqrt(areaSqFt)
  const { frontageFt, depthFt } = sides ?? { frontageFt: square * 1.1, depthFt: square / 1.1 }
  const { turn, side, isWidthKnown } = placeOfRoads(shape)
  const roadFt = facing ? (isWidthKnown && shape.roadWidthFt) || SOME_ROAD_FT : 0
  const besideFt = side ? SOME_ROAD_FT : 0
  const shownFt = frame.isPlotOnly
    ? { across: frontageFt, down: depthFt }
    : { across: frontageFt + besideFt, down: depthFt + roadFt }
  const scale = fittingScale(shownFt.across, shownFt.down, turn, frame)
  const half = (shownFt.down * scale) / 2
  const halfWidth = (frontageFt * scale) / 2
  const plotBottom = depthFt * scale - half
  const roadBottom = plotBottom + roadFt * scale
  const aside = side * (halfWidth - (shownFt.across * scale) / 2)
  const turned = ([x, y]: Point) => turnAround([x + aside, y], turn, frame)
  const middleDown = (plotBottom - half) / 2
  const near = side * halfWidth
  const far = near + side * besideFt * scale
  return {
    scale,
    turn,
    turned,
    halfWidth,
    top: -half,
    plotBottom,
    road: {
      near: plotBottom,
      far: roadBottom,
      middle: turned([0, (plotBottom + roadBottom) / 2]),
      turn: upright(turn),
      isWidthKnown,
    },
    beside: side
      ? {
          near,
          far,
          middle: turned([(near + far) / 2, middleDown]),
          turn: upright(turn + 90),
          isWidthKnown: false,
        }
      : undefined,
    ...dimensionLines(
      { halfWidth, half, plotBottom, outer: -side || depthSide(turn), turned },
      frame.letters,
    ),
    plotMiddle: turned([0, middleDown]),
  }
}

/** How the plan is turned, on which side of the plot a second road runs, and whether the width is that of the first. */
function placeOfRoads({ isCorner, facing, roadWidthFt }: PlotShape) {
  const between = isCorner && facing ? BETWEEN[facing] : undefined
  if (between) return { turn: TURN[between.roads[0]], side: between.side, isWidthKnown: false }
  const turn = facing ? TURN[facing] : 0
  const across = depthSide(turn) > 0 ? -1 : 1
  return { turn, side: isCorner && facing ? across : 0, isWidthKnown: roadWidthFt !== undefined }
}

type Edges = {
  halfWidth: number
  half: number
  plotBottom: number
  outer: number
  turned: (point: Point) => Point
}

function dimensionLines({ halfWidth, half, plotBottom, outer, turned }: Edges, letters: number) {
  const [lineGap, labelGap] = [LINE_GAP * letters, LABEL_GAP * letters]
  const edge = outer * (halfWidth + lineGap)
  return {
    frontage: {
      from: turned([-halfWidth, -half - lineGap]),
      to: turned([halfWidth, -half - lineGap]),
      label: turned([0, -half - lineGap - labelGap]),
    },
    depth: {
      from: turned([edge, -half]),
      to: turned([edge, plotBottom]),
      label: turned([outer * (halfWidth + lineGap + labelGap), (plotBottom - half) / 2]),
    },
  }
}

function fittingScale(widthFt: number, heightFt: number, turn: number, frame: Frame): number {
  const cos = Math.abs(Math.cos(radians(turn)))
  const sin = Math.abs(Math.sin(radians(turn)))
  const across = (frame.width - 2 * frame.marginX) / (widthFt * cos + heightFt * sin)
  const down = (frame.height - 2 * frame.marginY) / (widthFt * sin + heightFt * cos)
  return Math.min(across, down)
}

/** The side of the plot along which its depth is written: the lower one once turned, or else the left one. */
function depthSide(turn: number): 1 | -1 {
  const down = Math.sin(radians(turn))
  if (Math.abs(down) < 0.01) return Math.cos(radians(turn)) > 0 ? -1 : 1
  return down > 0 ? 1 : -1
}

function turnAround([x, y]: Point, turn: number, { width, height }: Frame): Point {
  const cos = Math.cos(radians(turn))
  const sin = Math.sin(radians(turn))
  return [round(width / 2 + x * cos - y * sin), round(height / 2 + x * sin + y * cos)]
}

/** The turn in degrees of text along a line, never upside down. */
function upright(turn: number): number {
  const once = turn % 360
  if (once > 270) return once - 360
  return once > 90 ? once - 180 : once
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const round = (value: number) => Math.round(value * 10) / 10
