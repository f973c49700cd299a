import { groupDigits } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Car } from './car.tsx'
import { Drawing, INK } from './drawing.tsx'
import { widthOf } from '#frontend/lib/format/text-width.ts'
import { type Frame, layOut, type PlanLayout, type PlotShape } from './plot-plan-geometry.ts'
import { type PlanParts, planParts } from './plot-plan-labels.ts'

const words = messages.drawings

const [TILE_LETTERS, ROW_LETTERS] = [0.72, 0.875]

/** The frame sizes of a plan; text and lines have the same size in the first three, and the last is too small for text. */
const SMALL = { width: 480, height: 360, marginX: 78, marginY: 62, letters: 1, hasExtras: false } as const
const FRAMES = {
  large: { width: 760, height: 520, marginX: 150, marginY: 76, letters: 1, hasExtras: true },
  small: SMALL,
  card: SMALL,
  tile: { width: 220, height: 160, marginX: 60, marginY: 42, letters: TILE_LETTERS, hasExtras: false },
  row: {
    width: 110,
    height: 112,
    marginX: 9,
    marginY: 10,
    letters: ROW_LETTERS,
    hasExtras: false,
    isPlotOnly: true,
  },
  thumb: { width: 160, height: 120, marginX: 34, marginY: 26, letters: 1, hasExtras: false },
} as const satisfies Record<string, Frame>

type PlotPlanProps = {
  shape: PlotShape
  /** The size as buyers read it: '7 katha', and '5,040 sq ft' below. */
  size: { value: string; more: string | undefined }
  form: keyof typeof FRAMES
  isOpen?: boolean
}

/** A plot seen from above, north up: its sides, its size and the road it opens on. */
export function PlotPlan({ shape, size, form, isOpen }: PlotPlanProps) {
  const frame = FRAMES[form]
  const { letters } = frame
  const layout = layOut(shape, frame)
  const { sides, facing, roadWidthFt } = shape
  const inside = sizeInside(layout, size, letters)
  const roadText = facing ? (roadWidthFt ? words.roadOf(inFeet(roadWidthFt)) : words.road) : undefined
  const corners = [
    ...(inside ? [] : [{ at: [24 * letters, 36 * letters], size: 22 * letters, text: size.value } as const]),
    ...(sides
      ? []
      : [
          {
            at: [24 * letters, frame.height - 22 * letters],
            size: 17 * letters,
            text: words.notToScale,
          } as const,
        ]),
  ]
  const sideTexts = sides && { frontage: inFeet(sides.frontageFt), depth: inFeet(sides.depthFt) }
  const parts = planParts(layout, frame, { sides: sideTexts, road: roadText, corners })
  return (
    <Drawing width={frame.width} height={frame.height} label={planLabel(shape, size.value)} isOpen={isOpen}>
      <g
        transform={`translate(${frame.width / 2} ${frame.height / 2}) rotate(${layout.turn})`}
        strokeLinecap="round"
      >
        {form !== 'row' && <Neighbours layout={layout} />}
        {facing && <Road layout={layout} />}
        {parts.car && <Car {...parts.car} />}
        <Plot layout={layout} isSmall={form === 'row'} />
      </g>
      {form === 'row' && <RowWords layout={layout} size={size.value} isToScale={sides !== undefined} />}
      {form !== 'thumb' && form !== 'row' && (
        <>
          {inside && <Size at={layout.plotMiddle} inside={inside} size={size} />}
          {corners.map(({ at: [x, y], size: fontSize, text }) => (
            <text key={text} x={x} y={y} fontSize={fontSize} fontWeight="550">
              {text}
            </text>
          ))}
          <g className={form === 'tile' ? undefined : 'plan-words'}>
            {sideTexts && (
              <>
                <Side line={layout.frontage} part={parts.frontage} text={sideTexts.frontage} />
                <Side line={layout.depth} part={parts.depth} text={sideTexts.depth} />
              </>
            )}
            {parts.bar && <ScaleBar {...parts.bar} scale={layout.scale} />}
            {roadText && <RoadName turn={layout.roadTurn} road={parts.road} text={roadText} />}
            {parts.north && <NorthArrow at={parts.north} letters={letters} />}
          </g>
        </>
      )}
    </Drawing>
  )
}

function planLabel({ sides, facing, roadWidthFt }: PlotShape, size: string): string {
  return [
    sides ? words.plan.toScale(inFeet(sides.frontageFt), inFeet(sides.depthFt)) : words.plan.notToScale(size),
    ...(facing ? [words.plan.facing(messages.words.stored(facing))] : []),
    ...(roadWidthFt ? [words.plan.road(inFeet(roadWidthFt))] : []),
  ].join(', ')
}

export const inFeet = (feet: number) => words.feet(groupDigits(String(Number(feet.toFixed(2)))))

/** Boundaries of the neighbouring plots, drawn as if each had the same frontage. */
function Neighbours({ layout: { halfWidth, top, plotBottom } }: { layout: PlanLayout }) {
  const step = halfWidth * 2
  const count = Math.min(8, Math.ceil(900 / step))
  const across = Array.from({ length: count * 2 }, (_, index) => (index - count + 0.5) * step)
  return (
    <g stroke={INK.boundary} strokeWidth="1.5" fill="none">
      {across.map((x) => (
        <path key={x} d={`M${x} -1400V${plotBottom}`} />
      ))}
      <path d={`M-1400 ${top}H1400`} />
    </g>
  )
}

function Road({ layout: { plotBottom, roadBottom } }: { layout: PlanLayout }) {
  const middle = (plotBottom + roadBottom) / 2
  return (
    <>
      <rect x="-1400" y={plotBottom} width="2800" height={roadBottom - plotBottom} fill={INK.road} />
      <path d={`M-1400 ${plotBottom}H1400M-1400 ${roadBottom}H1400`} stroke={INK.kerb} strokeWidth="1.5" />
      <path d={`M-1400 ${middle}H1400`} stroke={INK.paper} strokeWidth="2" strokeDasharray="14 12" />
    </>
  )
}

function Plot({ layout: { halfWidth, top, plotBottom }, isSmall }: { layout: PlanLayout; isSmall: boolean }) {
  const height = plotBottom - top
  const corners = [-halfWidth, halfWidth].flatMap((x) => [top, plotBottom].map((y) => ({ x, y })))
  return (
    <>
      <rect x={-halfWidth} y={top} width={halfWidth * 2} height={height} fill={INK.floor} />
      {!isSmall && halfWidth > 12 && height > 24 && (
        <rect
          x={6 - halfWidth}
          y={top + 6}
          width={halfWidth * 2 - 12}
          height={height - 12}
          fill="none"
          stroke={INK.paste}
          strokeWidth="1.5"
          strokeDasharray="2 5"
        />
      )}
      {corners.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={isSmall ? 3.5 : 6}
          fill={INK.paper}
          stroke={INK.band}
          strokeWidth={isSmall ? 1.25 : 2}
        />
      ))}
    </>
  )
}

/** Signs of Indian scripts hang lower below the line than Latin letters, lowest the loop of ठ्ठ in कट्ठा. */
const LINE_GAP = { en: 1.4, bn: 1.8, hi: 2.05, ne: 2.05 }[import.meta.env.LANGUAGE]
/** Of the plot's width the size takes so much at most, so that its letters stay off the dashes. */
const MOST_ACROSS = 0.7

/** The sizes of the two lines in the middle of the plot, as large as fits the narrower of its sides; undefined where none does. */
function sizeInside(layout: PlanLayout, { value, more }: PlotPlanProps['size'], letters: number) {
  const { halfWidth, plotBottom, top, turn } = layout
  const isUpright = turn % 180 === 0
  const isSlanted = turn % 90 !== 0
  const side = isUpright
    ? halfWidth * 2
    : isSlanted
      ? Math.min(halfWidth * 2, plotBottom - top)
      : plotBottom - top
  const across = side - 28 * letters
  const large = Math.min(40, Math.min(across, isSlanted ? across : side * MOST_ACROSS) / widthOf(value))
  if (large < 16 * letters) return undefined
  const small = Math.min(19, large * 0.6)
  return { large, small: more && small >= 10 && widthOf(more) * small <= across ? small : undefined }
}

type SizeProps = {
  at: PlanLayout['plotMiddle']
  inside: NonNullable<ReturnType<typeof sizeInside>>
  size: PlotPlanProps['size']
}

function Size({ at: [x, y], inside: { large, small }, size }: SizeProps) {
  const line = y + large * 0.12
  return (
    <g textAnchor="middle">
      <text x={x} y={line} fontSize={large} className="font-display font-semibold" fill={INK.paper}>
        {size.value}
      </text>
      {small && (
        // Too small to be read on the picture of a card in a row.
        <text x={x} y={line + small * LINE_GAP} fontSize={small} fill={INK.paste} className="in-row:hidden">
          {size.more}
        </text>
      )}
    </g>
  )
}

const ROW = { least: 14, largest: 22, note: 11.5, pad: 5 }

type RowWordsProps = { layout: PlanLayout; size: string; isToScale: boolean }

/** Upright in a row of a list: the size across the plot, on a plate where that is too narrow for it, and whether it is to scale. */
function RowWords({ layout, size, isToScale }: RowWordsProps) {
  const { width, height } = FRAMES.row
  const [x, y] = layout.plotMiddle
  const inside = sizeInRow(layout, size)
  const letters = inside ?? ROW.least
  const plate = widthOf(size) * letters * 1.1 + 2 * ROW.pad
  const note = widthOf(words.notToScale) * ROW.note * 1.1 + 2 * ROW.pad
  return (
    <g textAnchor="middle" fontWeight="600">
      {inside === undefined && (
        <rect
          x={x - plate / 2}
          y={y - letters * 0.8}
          width={plate}
          height={letters * 1.6}
          rx="3"
          fill={INK.paper}
        />
      )}
      <text
        x={x}
        y={y + letters * 0.34}
        fontSize={letters}
        className="font-display"
        fill={inside === undefined ? INK.ink : INK.paper}
      >
        {size}
      </text>
      {!isToScale && (
        <>
          <rect x={(width - note) / 2} y={height - 17} width={note} height="17" fill={INK.ground} />
          <text x={width / 2} y={height - 4.5} fontSize={ROW.note}>
            {words.notToScale}
          </text>
        </>
      )}
    </g>
  )
}

/** Letters as large as the plot is wide at their height; undefined where they would be too small. */
function sizeInRow({ halfWidth, top, plotBottom, turn }: PlanLayout, text: string): number | undefined {
  const [frontage, depth] = [halfWidth * 2, plotBottom - top]
  const [across, down] = turn % 180 === 0 ? [frontage, depth] : [depth, frontage]
  const isSlanted = turn % 90 !== 0
  const room = isSlanted ? Math.min(frontage, depth) * Math.SQRT2 : across
  const wide = (room - 2 * ROW.pad) / (widthOf(text) * 1.08 + (isSlanted ? 1.2 : 0))
  const letters = Math.min(ROW.largest, wide, isSlanted ? wide : down / 1.6)
  return letters < ROW.least ? undefined : letters
}

type SideProps = { line: PlanLayout['depth']; part: PlanParts['depth']; text: string }

function Side({ line: { from, to }, part, text }: SideProps) {
  return (
    <>
      <path d={`M${from.join(' ')}L${to.join(' ')}`} stroke={INK.ink} strokeWidth="1.5" />
      <circle cx={from[0]} cy={from[1]} r="2.5" fill={INK.ink} />
      <circle cx={to[0]} cy={to[1]} r="2.5" fill={INK.ink} />
      <text
        x={part.at[0]}
        y={part.at[1] + part.size * 0.37}
        fontSize={part.size}
        fontWeight="600"
        textAnchor="middle"
      >
        {text}
      </text>
    </>
  )
}

type RoadNameProps = { turn: number; road: PlanParts['road']; text: string }

function RoadName({ turn, road: { at, size, width }, text }: RoadNameProps) {
  return (
    <g transform={`translate(${at.join(' ')}) rotate(${turn})`}>
      <rect x={-width / 2} y={-size * 0.68} width={width} height={size * 1.32} fill={INK.road} />
      <text textAnchor="middle" y={size * 0.33} fontSize={size} fontWeight="550">
        {text}
      </text>
    </g>
  )
}

function NorthArrow({ at, letters }: { at: NonNullable<PlanParts['north']>; letters: number }) {
  return (
    <g transform={`translate(${at.join(' ')}) scale(${0.72 * letters})`}>
      <circle r="30" fill={INK.paper} stroke={INK.band} strokeWidth="1.5" />
      <path d="M0 -22L9 14L0 7L-9 14Z" fill={INK.band} />
      <text y="-34" textAnchor="middle" fontSize="20" className="font-display font-semibold">
        {words.north}
      </text>
    </g>
  )
}

/** Two equal steps of a round length. */
function ScaleBar({ at, stepFt: step, scale }: NonNullable<PlanParts['bar']> & { scale: number }) {
  const length = step * scale
  return (
    <g transform={`translate(${at.join(' ')})`}>
      <rect x="-14" y="-30" width={2 * length + 64} height="44" fill={INK.ground} opacity=".9" />
      <path d={`M0 0H${2 * length}`} stroke={INK.ink} strokeWidth="4" />
      <path d={`M0 0H${length}`} stroke={INK.paper} strokeWidth="2" />
      <g fontSize="15" textAnchor="middle">
        <text y="-9">{messages.words.amount('0')}</text>
        <text x={length} y="-9">
          {messages.words.amount(groupDigits(String(step)))}
        </text>
        <text x={2 * length - 8} y="-9" textAnchor="start">
          {inFeet(step * 2)}
        </text>
      </g>
    </g>
  )
}
