import { groupDigits } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Car } from './car.tsx'
import { Drawing, INK } from './drawing.tsx'
import { widthOf } from '#frontend/lib/format/text-width.ts'
import {
  layOut,
  type PlanLayout,
  type PlotShape,
  roadsBetween,
  type Strip,
  FRAMES,
} from './plot-plan-geometry.ts'
import { type PlanParts, planParts } from './plot-plan-labels.ts'

const words = messages.drawings

type PlotPlanProps = {
  shape: PlotShape
  /** The size as buyers read it: '7 katha', and '5,040 sq ft' below. */
  size: { value: string; more: string | undefined }
  form: keyof typeof FRAMES
  isOpen?: boolean
}

/** A plot seen from above, north up: its sides, its size and the roads it opens on. */
export function PlotPlan({ shape, size, form, isOpen }: PlotPlanProps) {
  const frame = FRAMES[form]
  const layout = layOut(shape, frame)
  const texts = textsOf(shape, size, form, layout)
  const { inside, corners, sides } = texts
  const parts = planParts(layout, frame, texts)
  const [x, y] = layout.turned([0, 0])
  return (
    <Drawing width={frame.width} height={frame.height} label={planLabel(shape, size.value)} isOpen={isOpen}>
      <g transform={`translate(${x} ${y}) rotate(${layout.turn})`} strokeLinecap="round">
        {form !== 'row' && <Neighbours layout={layout} />}
        {shape.facing && <Roads layout={layout} />}
        {parts.car && <Car {...parts.car} />}
        <Plot layout={layout} post={frame.post} />
      </g>
      {form === 'row' && <SizeAcross layout={layout} size={size.value} pad={ROW.pad} />}
      {form === 'tile' && <SizeAcross layout={layout} size={size.value} pad={ROW.airy} />}
      {form === 'row' && !shape.sides && <RowNote />}
      {form !== 'thumb' && form !== 'row' && (
        <>
          {inside && form !== 'tile' && <Size at={layout.plotMiddle} inside={inside} size={size} />}
          {corners.map((corner) => (
            <text key={corner.text} x={corner.at[0]} y={corner.at[1]} fontSize={corner.size} fontWeight="550">
              {corner.text}
            </text>
          ))}
          <g className={form === 'tile' ? undefined : 'plan-words'}>
            {sides && (
              <>
                <Side line={layout.frontage} part={parts.frontage} text={sides.frontage} />
                <Side line={layout.depth} part={parts.depth} text={sides.depth} />
              </>
            )}
            {parts.bar && <ScaleBar {...parts.bar} scale={layout.scale} />}
            {texts.road && <RoadName place={parts.road} text={texts.road} />}
            {parts.beside && <RoadName place={parts.beside} text={words.road} />}
            {parts.north && form !== 'tile' && <NorthArrow at={parts.north} letters={frame.letters} />}
          </g>
        </>
      )}
    </Drawing>
  )
}

type Form = keyof typeof FRAMES

function textsOf(shape: PlotShape, size: PlotPlanProps['size'], form: Form, layout: PlanLayout) {
  const { sides, facing, roadWidthFt } = shape
  const { letters, height } = FRAMES[form]
  const inside = sizeInside(layout, size, letters)
  const corners =
    form === 'tile'
      ? []
      : [
          // A card has its badge in the upper corner.
          ...(inside ? [] : [corner(letters, form === 'card' ? height - 22 : 36 * letters, 22, size.value)]),
          ...(sides ? [] : [corner(letters, height - 22 * letters, 17, words.notToScale)]),
        ]
  const ofWidth = roadWidthFt && layout.road.isWidthKnown ? words.roadOf(inFeet(roadWidthFt)) : words.road
  return {
    inside,
    corners,
    sides:
      sides && form !== 'tile'
        ? { frontage: inFeet(sides.frontageFt), depth: inFeet(sides.depthFt) }
        : undefined,
    road: facing ? ofWidth : undefined,
    beside: layout.beside && words.road,
  }
}

const corner = (letters: number, y: number, size: number, text: string) =>
  ({ at: [24 * letters, y], size: size * letters, text }) as const

function planLabel(shape: PlotShape, size: string): string {
  const { sides, facing, roadWidthFt, isCorner } = shape
  const between = roadsBetween(shape)
  return [
    sides ? words.plan.toScale(inFeet(sides.frontageFt), inFeet(sides.depthFt)) : words.plan.notToScale(size),
    ...(facing ? [words.plan.facing(messages.words.stored(facing))] : []),
    ...(between ? [words.plan.roads(directions(between))] : []),
    ...(roadWidthFt && !between ? [words.plan.road(inFeet(roadWidthFt))] : []),
    ...(isCorner && facing && !between ? [words.plan.second] : []),
  ].join(', ')
}

export const directions = (facings: NonNullable<ReturnType<typeof roadsBetween>>) =>
  words.and(facings.map((facing) => messages.words.stored(facing)))

export const inFeet = (feet: number) => words.feet(groupDigits(String(Number(feet.toFixed(2)))))

/** Boundaries of the neighbouring plots, drawn as if each had the same frontage; across a second road they go on. */
function Neighbours({ layout: { halfWidth, top, plotBottom, beside } }: { layout: PlanLayout }) {
  const step = halfWidth * 2
  const count = Math.min(8, Math.ceil(900 / step))
  const lines = (from: number, by: number) => Array.from({ length: count }, (_, index) => from + index * by)
  const [left, right] =
    beside && beside.far < 0 ? [beside.far, halfWidth] : [-halfWidth, beside?.far ?? halfWidth]
  return (
    <g stroke={INK.boundary} strokeWidth="1.5" fill="none">
      {[...lines(left, -step), ...lines(right, step)].map((x) => (
        <path key={x} d={`M${x} -1400V${plotBottom}`} />
      ))}
      <path d={`M-1400 ${top}H1400`} />
    </g>
  )
}

/** A road whose width is unknown has no middle, and dashes where it might end. */
const UNKNOWN_EDGE = '3 7'

function Roads({ layout: { road, beside } }: { layout: PlanLayout }) {
  const { near, far, isWidthKnown } = road
  return (
    <g stroke={INK.kerb} strokeWidth="1.5">
      <rect x="-1400" y={near} width="2800" height={far - near} fill={INK.road} stroke="none" />
      <path d={`M-1400 ${near}H1400`} />
      <path d={`M-1400 ${far}H1400`} strokeDasharray={isWidthKnown ? undefined : UNKNOWN_EDGE} />
      {isWidthKnown && (
        <path
          d={`M-1400 ${(near + far) / 2}H1400`}
          stroke={INK.paper}
          strokeWidth="2"
          strokeDasharray="14 12"
        />
      )}
      {beside && <RoadBeside strip={beside} end={near} />}
    </g>
  )
}

/** The second road runs into the first. */
function RoadBeside({ strip: { near, far }, end }: { strip: Strip; end: number }) {
  return (
    <>
      <rect
        x={Math.min(near, far)}
        y={-1400}
        width={Math.abs(far - near)}
        height={1401 + end}
        fill={INK.road}
        stroke="none"
      />
      <path d={`M${near} -1400V${end}`} />
      <path d={`M${far} -1400V${end}`} strokeDasharray={UNKNOWN_EDGE} />
    </>
  )
}

function Plot({ layout: { halfWidth, top, plotBottom }, post }: { layout: PlanLayout; post: number }) {
  const isSmall = post < FRAMES.large.post
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
          r={post}
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

const ROW = { least: 14, largest: 22, note: 11.5, pad: 5, airy: 10 }

/** Upright where the plan is small: the size across the plot, on a plate where that is too narrow for it. */
function SizeAcross({ layout, size, pad }: { layout: PlanLayout; size: string; pad: number }) {
  const [x, y] = layout.plotMiddle
  const inside = sizeAcross(layout, size, pad)
  const letters = inside ?? ROW.least
  const plate = widthOf(size) * letters * 1.1 + 2 * ROW.pad
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
    </g>
  )
}

function RowNote() {
  const { width, height } = FRAMES.row
  const note = widthOf(words.notToScale) * ROW.note * 1.1 + 2 * ROW.pad
  return (
    <g textAnchor="middle" fontWeight="600">
      <rect x={(width - note) / 2} y={height - 17} width={note} height="17" fill={INK.ground} />
      <text x={width / 2} y={height - 4.5} fontSize={ROW.note}>
        {words.notToScale}
      </text>
    </g>
  )
}

/** Letters as large as the plot is wide at their height; undefined where they would be too small. */
function sizeAcross(
  { halfWidth, top, plotBottom, turn }: PlanLayout,
  text: string,
  pad: number,
): number | undefined {
  const [frontage, depth] = [halfWidth * 2, plotBottom - top]
  const [across, down] = turn % 180 === 0 ? [frontage, depth] : [depth, frontage]
  const isSlanted = turn % 90 !== 0
  const room = isSlanted ? Math.min(frontage, depth) * Math.SQRT2 : across
  const wide = (room - 2 * pad) / (widthOf(text) * 1.08 + (isSlanted ? 1.2 : 0))
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

type RoadNameProps = { place: PlanParts['road']; text: string }

function RoadName({ place: { at, size, width, turn }, text }: RoadNameProps) {
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
