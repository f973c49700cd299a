import { formatArea } from '#contract/units/area.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Car, CAR_FT } from './car.tsx'
import { Drawing, INK } from './drawing.tsx'
import { type Box, FRAMES, type HouseLayout, type HouseShape, layOutHouse } from './house-plan-geometry.ts'
import { inFeet } from './plot-plan.tsx'

const words = messages.drawings.house

type HousePlanProps = {
  shape: HouseShape
  /** The land's size as buyers read it: '6 katha', and '4,320 sq ft'. */
  size: { value: string; more: string | undefined }
  form: keyof typeof FRAMES
  isOpen?: boolean
}

/** A house on its land, seen from above: both areas to one scale. */
export function HousePlan({ shape, size, form, isOpen }: HousePlanProps) {
  const frame = FRAMES[form]
  const texts = {
    land: size,
    house: words.house,
    builtUp: builtUpIn(shape),
    floors: floorsOf(shape.floors),
    car: words.car(inFeet(CAR_FT.length)),
  }
  const layout = layOutHouse(shape, frame, texts)
  return (
    <Drawing
      width={frame.width}
      height={frame.height}
      label={words.label(size.value, texts.builtUp, texts.floors)}
      isOpen={isOpen}
    >
      {form !== 'row' && <Neighbours land={layout.land} />}
      <Land
        land={layout.land}
        hasGarden={shape.hasGarden}
        isSmall={frame.words === 'below' || frame.least === 0}
      />
      {layout.shrubs.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={INK.shrub} />
      ))}
      <House layout={layout} />
      {layout.car && <CarOnLand box={layout.car} />}
      {layout.landLines.map((line, index) => (
        <Words key={line.text} {...line} isLarge={index === 0} />
      ))}
      <g fill={INK.paper}>
        {layout.roofLines.map((line, index) => (
          <Words key={line.text} {...line} isLarge={index === 1} />
        ))}
      </g>
      {layout.carLine && <Words {...layout.carLine} />}
    </Drawing>
  )
}

export const footprintIn = ({ footprintSqFt }: HouseShape) =>
  messages.words.amount(formatArea(Math.round(footprintSqFt / 10) * 10, 'sq ft'))

export const builtUpIn = ({ footprintSqFt, floors }: HouseShape) =>
  messages.words.amount(formatArea(Math.round(footprintSqFt * floors), 'sq ft'))

const floorsOf = (floors: number) => words.floors(messages.words.amount(String(floors)), floors === 1)

type WordsProps = HouseLayout['roofLines'][number] & { isLarge?: boolean }

function Words({ x, y, size, text, anchor, isLarge }: WordsProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={isLarge ? 600 : 550}
      textAnchor={anchor}
      className={isLarge ? 'font-display' : undefined}
    >
      {text}
    </text>
  )
}

/** The boundaries of the land, going on beyond it. */
function Neighbours({ land: { x, y, width, height } }: { land: Box }) {
  const lines = [
    ...[x, x + width].map((at) => `M${at} -900V1400`),
    ...[y, y + height].map((at) => `M-900 ${at}H1700`),
  ]
  return <path d={lines.join('')} stroke={INK.boundary} strokeWidth="1.5" />
}

function Land({ land, hasGarden, isSmall }: { land: Box; hasGarden: boolean; isSmall: boolean }) {
  const { x, y, width, height } = land
  const corners = [x, x + width].flatMap((across) => [y, y + height].map((down) => ({ across, down })))
  return (
    <>
      <rect
        {...land}
        fill={hasGarden ? INK.garden : INK.yard}
        stroke={INK.leaf}
        strokeWidth={isSmall ? 1.5 : 3}
      />
      {!isSmall &&
        corners.map(({ across, down }) => (
          <circle
            key={`${across} ${down}`}
            cx={across}
            cy={down}
            r="6"
            fill={INK.paper}
            stroke={INK.band}
            strokeWidth="2"
          />
        ))}
    </>
  )
}

/** The roof with its edge; its shadow falls to the lower right. */
function House({ layout: { roof, shadow, scale } }: { layout: HouseLayout }) {
  const { x, y, width, height } = roof
  const [right, bottom] = [x + width, y + height]
  const edge = 1.4 * scale
  return (
    <>
      <path
        d={`M${right} ${y}l${shadow} ${shadow}V${bottom + shadow}H${x + shadow}L${x} ${bottom}H${right}Z`}
        fill={INK.ink}
        opacity=".22"
      />
      <rect {...roof} fill={INK.floor} />
      <rect
        x={x + edge / 2}
        y={y + edge / 2}
        width={width - edge}
        height={height - edge}
        fill="none"
        stroke={INK.container}
        strokeWidth={edge}
      />
      <rect {...roof} fill="none" stroke={INK.band} strokeWidth={Math.min(2, scale * 0.5)} />
    </>
  )
}

function CarOnLand({ box: { x, y, width, height } }: { box: Box }) {
  return (
    <g transform={`rotate(-90 ${x + width / 2} ${y + height / 2})`}>
      <Car at={[x + width / 2, y + height / 2]} length={height} width={width} />
    </g>
  )
}
