import type { DrawnPlot } from '#contract/site/drawings.ts'

type Facing = NonNullable<DrawnPlot['facing']>
export type Point = readonly [x: number, y: number]

/** The fields from which a plot's plan is drawn. */
/** What is known of a plot's shape. Lengths in feet; `sides` only where they agree with the size. */
export type PlotShape = {
  areaSqFt: number
  sides: { frontageFt: number; depthFt: number } | undefined
  facing: Facing | null
  roadWidthFt: number | undefined
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

const DIMENSION =
  /^ ?(\d{1,5}(?:\.\d{1,3})?) ?(?:ft|feet|foot|')?\.? ?(?:x|×|\*|by) ?(\d{1,5}(?:\.\d{1,3})?)(?![\d.])/i
const MOST_LETTERS = 60
/** The share of the size by which frontage times depth may differ from it before the sides are left out. */
const TOLERANCE = 0.03
const WIDEST_ROAD_FT = 300

/** Reads what can be drawn of a plot; undefined where not even its size is known. */
export function plotShapeOf(property: DrawnPlot): PlotShape | undefined {
  const { plotSizeSqFt, areaSqFt, dimension, facing, roadWidth } = property
  const sides = readSides(dimension)
  const size = plotSizeSqFt || areaSqFt || (sides ? sides.frontageFt * sides.depthFt : 0)
  if (size <= 0) return undefined
  const isAgreed =
    sides !== undefined && Math.abs(sides.frontageFt * sides.depthFt - size) <= size * TOLERANCE
  const roadWidthFt = roadWidth && roadWidth > 0 && roadWidth <= WIDEST_ROAD_FT ? roadWidth : undefined
  return { areaSqFt: size, sides: isAgreed ? sides : undefined, facing, roadWidthFt }
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
  /** Room for a car and a scale bar. */
  hasExtras: boolean
  /** The plot fills it and the road runs out of it. */
  isPlotOnly?: boolean
}

/** A plan in the units of its frame: the road is laid out below the plot, then both are turned together. */
export type PlanLayout = {
  /** Frame units per foot. */
  scale: number
  turn: number
  /** Half the plot's frontage, and where plot and road begin and end above and below the middle. */
  halfWidth: number
  top: number
  plotBottom: number
  roadBottom: number
  /** Dimension lines with the middle of their labels: across the frontage, and along the depth. */
  frontage: { from: Point; to: Point; label: Point }
  depth: { from: Point; to: Point; label: Point }
  /** The middle of the plot and of the road, and the turn in degrees that keeps the road's label upright. */
  plotMiddle: Point
  roadMiddle: Point
  roadTurn: number
}

/** A road of unknown width is drawn this wide and labelled without a width. */
const SOME_ROAD_FT = 16
const LINE_GAP = 12
const LABEL_GAP = 30

/** The largest drawing of a plot and its road that fits the frame. */
export function layOut({ sides, facing, roadWidthFt, areaSqFt }: PlotShape, frame: Frame): PlanLayout {
  const side = Math.sqrt(areaSqFt)
  const { frontageFt, depthFt } = sides ?? { frontageFt: side * 1.1, depthFt: side / 1.1 }
  const roadFt = facing ? (roadWidthFt ?? SOME_ROAD_FT) : 0
  const turn = facing ? TURN[facing] : 0
  const shownFt = depthFt + (frame.isPlotOnly ? 0 : roadFt)
  const scale = fittingScale(frontageFt, shownFt, turn, frame)
  const half = (shownFt * scale) / 2
  const halfWidth = (frontageFt * scale) / 2
  const plotBottom = depthFt * scale - half
  const roadBottom = plotBottom + roadFt * scale
  const turned = (point: Point) => turnAround(point, turn, frame)
  const outer = depthSide(turn)
  const [lineGap, labelGap] = [LINE_GAP * frame.letters, LABEL_GAP * frame.letters]
  const edge = outer * (halfWidth + lineGap)
  return {
    scale,
    turn,
    halfWidth,
    top: -half,
    plotBottom,
    roadBottom,
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
    plotMiddle: turned([0, (plotBottom - half) / 2]),
    roadMiddle: turned([0, (plotBottom + roadBottom) / 2]),
    roadTurn: upright(turn),
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

export function turnAround([x, y]: Point, turn: number, { width, height }: Frame): Point {
  const cos = Math.cos(radians(turn))
  const sin = Math.sin(radians(turn))
  return [round(width / 2 + x * cos - y * sin), round(height / 2 + x * sin + y * cos)]
}

/** The turn in degrees of text along a line, never upside down. */
const upright = (turn: number) => (turn > 90 && turn <= 270 ? turn - 180 : turn === 315 ? -45 : turn)

const radians = (degrees: number) => (degrees * Math.PI) / 180
const round = (value: number) => Math.round(value * 10) / 10
