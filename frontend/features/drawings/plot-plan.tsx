import { groupDigits } from '#contract/units/money.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Drawing, INK } from './drawing.tsx'
import { type Frame, layOut, type PlanLayout, type PlotShape } from './plot-plan-geometry.ts'

const words = messages.drawings

/** The frame sizes of a plan; text and lines have the same size in the first two, and the third is too small for text. */
const FRAMES = {
  large: { width: 760, height: 520, marginX: 150, marginY: 76 },
  small: { width: 480, height: 360, marginX: 78, marginY: 62 },
  thumb: { width: 160, height: 120, marginX: 34, marginY: 26 },
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
  const layout = layOut(shape, frame)
  const { facing } = shape
  return (
    <Drawing width={frame.width} height={frame.height} label={planLabel(shape, size.value)} isOpen={isOpen}>
      <g
        transform={`translate(${frame.width / 2} ${frame.height / 2}) rotate(${layout.turn})`}
        strokeLinecap="round"
      >
        <Neighbours layout={layout} />
        {facing && <Road layout={layout} />}
        {form === 'large' && facing && <Car layout={layout} />}
        <Plot layout={layout} />
      </g>
      {form !== 'thumb' && <PlanWords shape={shape} layout={layout} size={size} form={form} />}
    </Drawing>
  )
}

type PlanWordsProps = {
  shape: PlotShape
  layout: PlanLayout
  size: PlotPlanProps['size']
  form: 'large' | 'small'
}

/** What is written into a plan: size, sides, road and north. */
function PlanWords({ shape: { sides, facing, roadWidthFt }, layout, size, form }: PlanWordsProps) {
  const frame = FRAMES[form]
  return (
    <>
      <Size layout={layout} size={size} />
      {sides ? (
        <>
          <Side line={layout.frontage} text={inFeet(sides.frontageFt)} />
          <Side line={layout.depth} text={inFeet(sides.depthFt)} />
          {form === 'large' && <ScaleBar frame={frame} scale={layout.scale} />}
        </>
      ) : (
        <text x="24" y={frame.height - 22} fontSize="17" fontWeight="550">
          {words.notToScale}
        </text>
      )}
      {facing && <RoadName layout={layout} roadWidthFt={roadWidthFt} />}
      {facing && <NorthArrow x={frame.width - 44} y={form === 'large' ? 62 : frame.height - 32} />}
    </>
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

/** A 14 ft car in the far lane, for scale; left out where it would be too small or the road too narrow. */
function Car({ layout: { scale, halfWidth, plotBottom, roadBottom } }: { layout: PlanLayout }) {
  const [length, width] = [14 * scale, 6 * scale]
  const lane = (plotBottom + roadBottom * 3) / 4
  if (roadBottom - plotBottom < width * 2 || length < 16) return null
  return (
    <g transform={`translate(${-Math.max(Math.min(halfWidth, 150) * 0.7, 92)} ${lane})`}>
      <rect x={-length / 2} y={-width / 2} width={length} height={width} rx={width * 0.3} fill={INK.ink} />
      <rect
        x={-length * 0.25}
        y={-width * 0.36}
        width={length * 0.45}
        height={width * 0.72}
        rx={width * 0.15}
        fill={INK.glass}
      />
    </g>
  )
}

function Plot({ layout: { halfWidth, top, plotBottom } }: { layout: PlanLayout }) {
  const height = plotBottom - top
  const corners = [-halfWidth, halfWidth].flatMap((x) => [top, plotBottom].map((y) => ({ x, y })))
  return (
    <>
      <rect x={-halfWidth} y={top} width={halfWidth * 2} height={height} fill={INK.floor} />
      {halfWidth > 12 && height > 24 && (
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
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" fill={INK.paper} stroke={INK.band} strokeWidth="2" />
      ))}
    </>
  )
}

/** Signs of Indian scripts hang lower below the line than Latin letters. */
const LINE_GAP = import.meta.env.LANGUAGE === 'en' ? 1.4 : 1.8

/** The size in the middle of the plot, as large as fits the narrower of its sides. */
function Size({ layout, size }: { layout: PlanLayout; size: PlotPlanProps['size'] }) {
  const { plotMiddle, halfWidth, plotBottom, top, turn } = layout
  const [x, y] = plotMiddle
  const isUpright = turn % 180 === 0
  const isSlanted = turn % 90 !== 0
  const across =
    (isUpright ? halfWidth * 2 : isSlanted ? Math.min(halfWidth * 2, plotBottom - top) : plotBottom - top) -
    28
  const large = Math.min(40, across / (size.value.length * 0.52))
  const small = Math.min(19, large * 0.6)
  if (large < 16)
    return (
      <text x="24" y="36" fontSize="22" className="font-display font-semibold">
        {size.value}
      </text>
    )
  return (
    <g textAnchor="middle">
      <text
        x={x}
        y={y + large * 0.12}
        fontSize={large}
        className="font-display font-semibold"
        fill={INK.paper}
      >
        {size.value}
      </text>
      {size.more && small >= 10 && size.more.length * small * 0.5 <= across && (
        <text x={x} y={y + large * 0.12 + small * LINE_GAP} fontSize={small} fill={INK.paste}>
          {size.more}
        </text>
      )}
    </g>
  )
}

function Side({ line: { from, to, label }, text }: { line: PlanLayout['depth']; text: string }) {
  return (
    <>
      <path d={`M${from.join(' ')}L${to.join(' ')}`} stroke={INK.ink} strokeWidth="1.5" />
      <circle cx={from[0]} cy={from[1]} r="2.5" fill={INK.ink} />
      <circle cx={to[0]} cy={to[1]} r="2.5" fill={INK.ink} />
      <text x={label[0]} y={label[1] + 7} fontSize="19" fontWeight="600" textAnchor="middle">
        {text}
      </text>
    </>
  )
}

function RoadName({ layout, roadWidthFt }: { layout: PlanLayout; roadWidthFt: number | undefined }) {
  const text = roadWidthFt ? words.roadOf(inFeet(roadWidthFt)) : words.road
  const { roadMiddle, roadTurn, roadBottom, plotBottom } = layout
  const size = Math.max(12, Math.min(19, (roadBottom - plotBottom) * 0.75))
  const width = text.length * size * 0.56 + 14
  return (
    <g transform={`translate(${roadMiddle.join(' ')}) rotate(${roadTurn})`}>
      <rect x={-width / 2} y={-size * 0.68} width={width} height={size * 1.32} fill={INK.road} />
      <text textAnchor="middle" y={size * 0.33} fontSize={size} fontWeight="550">
        {text}
      </text>
    </g>
  )
}

function NorthArrow({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(.72)`}>
      <circle r="30" fill={INK.paper} stroke={INK.band} strokeWidth="1.5" />
      <path d="M0 -22L9 14L0 7L-9 14Z" fill={INK.band} />
      <text y="-34" textAnchor="middle" fontSize="20" className="font-display font-semibold">
        {words.north}
      </text>
    </g>
  )
}

const BAR_STEPS_FT = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

/** A scale bar of two equal steps, the shortest round length in feet that is at least 36 units. */
function ScaleBar({ frame, scale }: { frame: Frame; scale: number }) {
  const step = BAR_STEPS_FT.find((feet) => feet * scale >= 36)
  if (!step) return null
  const length = step * scale
  const x = frame.width - 2 * length - 36
  return (
    <g transform={`translate(${x} ${frame.height - 24})`}>
      <rect x="-14" y="-30" width={2 * length + 36} height="44" fill={INK.ground} opacity=".9" />
      <path d={`M0 0H${2 * length}`} stroke={INK.ink} strokeWidth="4" />
      <path d={`M0 0H${length}`} stroke={INK.paper} strokeWidth="2" />
      <g fontSize="15" textAnchor="middle">
        <text y="-9">{messages.words.amount('0')}</text>
        <text x={length} y="-9">
          {messages.words.amount(groupDigits(String(step)))}
        </text>
        <text x={2 * length} y="-9">
          {inFeet(step * 2)}
        </text>
      </g>
    </g>
  )
}
