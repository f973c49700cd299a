import { messages } from '#frontend/messages/messages.ts'
import { Drawing, INK } from './drawing.tsx'
import { type HallLayout, type HallShape, layOutHall, WALL, YARD } from './hall-section-geometry.ts'
import { inFeet } from './plot-plan.tsx'

const words = messages.drawings
const PERSON_FT = 5 + 7 / 12
const CONTAINER = { lengthFt: 40, heightFt: 8.9, bedFt: 4.1 }

/** Phones show the right half only, in which text keeps its size. */
const VIEWS = {
  whole: { width: 980, height: 400, left: 0, top: 0 },
  right: { width: 506, height: 360, left: 318, top: 40 },
} as const

/** A warehouse in longitudinal section: clear height, dock, and a truck and a person for scale. */
export function HallSection({ shape, view }: { shape: HallShape; view: keyof typeof VIEWS }) {
  const layout = layOutHall(shape)
  const { left, top, width, height } = VIEWS[view]
  return (
    <Drawing
      left={left}
      top={top + layout.sky}
      width={width}
      height={height - layout.sky}
      label={sectionLabel(shape)}
    >
      <rect y={YARD} width="980" height="84" fill={INK.road} />
      <path d={`M0 ${YARD}H980`} stroke={INK.kerb} strokeWidth="2" />
      <Building layout={layout} dockFt={shape.dockFt} />
      {layout.racks
        .filter(({ x }) => x > left)
        .map((rack) => (
          <Rack key={rack.x} rack={rack} floor={layout.floor} scale={layout.scale} />
        ))}
      <Person x={462} y={layout.floor} scale={layout.scale} />
      <Truck scale={layout.scale} />
      <Height layout={layout} heightFt={shape.heightFt} />
      {shape.dockFt > 0 && <Dock floor={layout.floor} dockFt={shape.dockFt} />}
      {view === 'whole' && <ForSize layout={layout} />}
      {shape.roadWidthFt && (
        <text
          x={view === 'whole' ? 940 : 340}
          y="374"
          fontSize={view === 'whole' ? 17 : 20}
          fontWeight="550"
          textAnchor={view === 'whole' ? 'end' : 'start'}
        >
          {words.accessRoad(inFeet(shape.roadWidthFt))}
        </text>
      )}
    </Drawing>
  )
}

function sectionLabel({ heightFt, dockFt }: HallShape): string {
  const { height, dock, onGround, forSize } = words.section
  return [height(inFeet(heightFt)), dockFt > 0 ? dock(inFeet(dockFt)) : onGround, forSize].join(', ')
}

/** Floor, roof with its trusses, the end wall and the door with its canopy. */
function Building({ layout: { ceiling, floor, scale }, dockFt }: { layout: HallLayout; dockFt: number }) {
  const eave = ceiling - 16
  const trusses = Array.from({ length: 14 }, (_, index) => {
    const x = index * 38
    return `L${x} ${index % 2 === 0 ? eave - 24 + (x * 30) / 530 : ceiling - 5}`
  }).join('')
  const door = Math.min(floor - ceiling - 4, 10 * scale)
  return (
    <>
      {dockFt > 0 && <path d={`M0 ${floor}H${WALL}V${YARD}H0Z`} fill={INK.floor} />}
      <rect y={ceiling} width={WALL} height={floor - ceiling} fill={INK.paper} />
      <path d={`M0 ${eave - 30}L530 ${eave}V${eave + 10}L0 ${eave - 20}Z`} fill={INK.band} />
      <path d={`M0 ${eave - 24}${trusses}`} fill="none" stroke={INK.band} strokeWidth="2.5" />
      <path d={`M0 ${ceiling - 3}H${WALL}`} stroke={INK.band} strokeWidth="6" />
      <rect x={WALL - 9} y={ceiling} width="9" height={floor - ceiling - door} fill={INK.band} />
      <path
        d={`M${WALL - 4} ${floor - door}V${floor}`}
        stroke={INK.leaf}
        strokeWidth="5"
        strokeDasharray="5 3"
      />
      <path d={`M${WALL} ${floor - door - 4}h34l-4 10h-30z`} fill={INK.leaf} />
    </>
  )
}

function Rack({ rack, floor, scale }: { rack: HallLayout['racks'][number]; floor: number; scale: number }) {
  const { x, width, top, levels } = rack
  const [boxWidth, boxHeight, gap] = [width * 0.275, 4 * scale, width * 0.036]
  return (
    <>
      <path d={`M${x} ${floor}V${top}M${x + width} ${floor}V${top}`} stroke={INK.steel} strokeWidth="3" />
      {levels.map((level, row) => (
        <g key={level}>
          {row > 0 && <path d={`M${x} ${level}h${width}`} stroke={INK.brass} strokeWidth="3" />}
          {[0, 1, 2].map((place) => (
            <rect
              key={place}
              x={x + gap + place * (boxWidth + gap) + gap}
              y={level - boxHeight - 2}
              width={boxWidth}
              height={boxHeight}
              fill={(row + place) % 3 === 0 ? INK.boardDark : INK.board}
            />
          ))}
        </g>
      ))}
    </>
  )
}

function Person({ x, y, scale }: { x: number; y: number; scale: number }) {
  const unit = (PERSON_FT * scale) / 34.7
  return (
    <g transform={`translate(${x} ${y}) scale(${unit.toFixed(3)})`}>
      <circle cy="-30.7" r="4" />
      <path d="M-4.5 -25.2h9l1.5 13h-3l-1 12.2h-4l-1 -12.2h-3z" />
    </g>
  )
}

/** A 40 ft container on its trailer, 13.5 ft high, backed up to the door. */
function Truck({ scale }: { scale: number }) {
  const [length, bed, height] = [
    CONTAINER.lengthFt * scale,
    CONTAINER.bedFt * scale,
    CONTAINER.heightFt * scale,
  ]
  const left = WALL + 7
  const top = YARD - bed - height - 0.5 * scale
  const wheel = 1.7 * scale
  const cab = left + length + 1.3 * scale
  const ribs = Array.from({ length: 20 }, (_, index) => left + 10 + (index * (length - 18)) / 19)
  const wheels = [0.13, 0.24, 0.86, 0.965].map((part) => left + length * part)
  return (
    <>
      <rect x={left} y={top} width={length} height={height} fill={INK.container} />
      <path
        d={ribs.map((x) => `M${x} ${top + 5}v${height - 10}`).join('')}
        stroke={INK.floor}
        strokeWidth="3"
      />
      <rect x={left} y={top + height} width={length + 6} height={0.8 * scale} fill={INK.band} />
      <g transform={`translate(${cab} ${YARD - 10 * scale}) scale(${(scale / 6.2).toFixed(3)})`}>
        <path d="M0 0h34q8 0 10 8l6 26v22H0z" fill={INK.slate} />
        <path d="M14 5h18q5 0 7 6l4 14H14z" fill={INK.glass} />
      </g>
      {[...wheels, cab + 5.2 * scale].map((x) => (
        <g key={x}>
          <circle cx={x} cy={YARD - wheel} r={wheel} fill={INK.band} />
          <circle cx={x} cy={YARD - wheel} r={wheel * 0.38} fill={INK.road} />
        </g>
      ))}
    </>
  )
}

function Height({ layout: { ceiling, floor }, heightFt }: { layout: HallLayout; heightFt: number }) {
  const middle = (ceiling + floor) / 2
  return (
    <>
      <path
        d={`M382 ${ceiling + 2}V${floor - 2}M374 ${ceiling + 2}h16M374 ${floor - 2}h16`}
        stroke={INK.ink}
        strokeWidth="1.5"
      />
      <rect x="324" y={middle - 32} width="116" height="58" fill={INK.paper} />
      <g textAnchor="middle">
        <text x="382" y={middle - 2} fontSize="32" className="font-display font-semibold">
          {inFeet(heightFt)}
        </text>
        <text x="382" y={middle + 20} fontSize="16">
          {words.clearHeight}
        </text>
      </g>
    </>
  )
}

function Dock({ floor, dockFt }: { floor: number; dockFt: number }) {
  const size = Math.max(11, Math.min(17, (YARD - floor) * 0.8))
  return (
    <>
      <path
        d={`M444 ${floor + 2}V${YARD - 2}M438 ${floor + 2}h12M438 ${YARD - 2}h12`}
        stroke={INK.paste}
        strokeWidth="1.5"
      />
      <text
        x="430"
        y={(floor + YARD) / 2 + size * 0.36}
        fontSize={size}
        fontWeight="600"
        textAnchor="end"
        fill={INK.paper}
      >
        {words.dock(inFeet(dockFt))}
      </text>
    </>
  )
}

/** Labels of the container and the person drawn for comparison, and the scale bar. */
function ForSize({ layout: { scale } }: { layout: HallLayout }) {
  const top = YARD - 13.5 * scale - 10
  const step = 10 * scale
  return (
    <>
      <text x={WALL + 42} y={top} fontSize="17" fontWeight="600">
        {words.container}
      </text>
      <Person x={940} y={YARD} scale={scale} />
      <text x="972" y={YARD - PERSON_FT * scale - 12} fontSize="15" textAnchor="end">
        {words.person}
      </text>
      <g transform="translate(40 374)">
        <path d={`M0 0H${2 * step}`} stroke={INK.ink} strokeWidth="4" />
        <path d={`M0 0H${step}`} stroke={INK.paper} strokeWidth="2" />
        <g fontSize="15" textAnchor="middle">
          <text y="-9">{messages.words.amount('0')}</text>
          <text x={step} y="-9">
            {messages.words.amount('10')}
          </text>
          <text x={2 * step} y="-9">
            {inFeet(20)}
          </text>
        </g>
      </g>
    </>
  )
}
