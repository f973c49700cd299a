import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import type { Point } from '#contract/list/map-area.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import type { ResultsLeaflet } from './leaflet-results.ts'

const words = messages.resultsMap
type Spot = { x: number; y: number }

/** A pointer that moved less has set a corner. */
const TAP_PIXELS = 10
/** So near to the first corner the outline is closed. */
const CLOSED_PIXELS = 22
const LEAST_CORNERS = 3
/** The way of the cross by one press of an arrow. */
const STEP_PIXELS = 24
const STEPS: Partial<Record<string, Spot>> = {
  ArrowLeft: { x: -STEP_PIXELS, y: 0 },
  ArrowRight: { x: STEP_PIXELS, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PIXELS },
  ArrowDown: { x: 0, y: STEP_PIXELS },
}

type DrawingPadProps = {
  leaflet: Pick<ResultsLeaflet, 'map'>
  onDone: (drawn: Point[]) => void
  onLeave: () => void
}

/** Lies over the map while an outline is drawn on it: by one stroke, or corner by corner, by pointer or keys. */
export function DrawingPad({ leaflet, onDone, onLeave }: DrawingPadProps) {
  const [corners, setCorners] = useState<readonly Spot[]>([])
  const [stroke, setStroke] = useState<readonly Spot[]>([])
  const [cross, setCross] = useState<Spot>()
  const pad = useRef<HTMLDivElement>(null)
  const howId = useId()
  useEffect(() => pad.current?.focus({ preventScroll: true }), [])

  const end = (drawn: readonly Spot[]) =>
    onDone(drawn.map(({ x, y }) => leaflet.map.containerPointToLatLng([x, y])))

  function addCorner(corner: Spot) {
    const [first] = corners
    const isClosed = first && corners.length >= LEAST_CORNERS && farthest(first, [corner]) < CLOSED_PIXELS
    if (isClosed) end(corners)
    else setCorners([...corners, corner])
  }

  function lift() {
    const [first] = stroke
    setStroke([])
    if (!first) return
    if (farthest(first, stroke) < TAP_PIXELS) addCorner(first)
    else end(stroke)
  }

  function pressKey(event: KeyboardEvent<HTMLDivElement>) {
    const { clientWidth, clientHeight } = event.currentTarget
    const at = cross ?? { x: clientWidth / 2, y: clientHeight / 2 }
    const step = STEPS[event.key]
    if (step) setCross({ x: within(at.x + step.x, clientWidth), y: within(at.y + step.y, clientHeight) })
    else if (event.key === 'Enter' || event.key === ' ') {
      setCross(at)
      addCorner(at)
    } else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes pointer and keys */}
      <div
        ref={pad}
        role="application"
        aria-label={words.drawing}
        aria-describedby={howId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the keys that draw
        tabIndex={0}
        onKeyDown={pressKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setStroke([spotOf(event)])
        }}
        onPointerMove={(event) => {
          const spot = spotOf(event)
          setStroke((before) => (before.length > 0 ? [...before, spot] : before))
        }}
        onPointerUp={lift}
        onPointerCancel={() => setStroke([])}
        className="absolute inset-0 z-10 cursor-crosshair touch-none"
      >
        <DrawnLine line={stroke.length > 1 ? stroke : corners} corners={corners} cross={cross} />
      </div>
      <div className="pointer-events-none absolute inset-x-15 top-16 z-20 flex flex-wrap justify-center gap-2">
        <p id={howId} aria-live="polite" className="rounded-tag bg-lime-0 px-2 py-1 text-small">
          {corners.length === 0 ? words.drawHow : words.corners(corners.length)}
        </p>
        {corners.length >= LEAST_CORNERS && (
          <Button size="small" className="pointer-events-auto" onClick={() => end(corners)}>
            {words.drawDone}
          </Button>
        )}
      </div>
    </>
  )
}

const within = (at: number, most: number) => Math.min(Math.max(at, 0), most)

const farthest = (from: Spot, spots: readonly Spot[]) =>
  Math.max(...spots.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)))

function spotOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Spot {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

type DrawnLineProps = { line: readonly Spot[]; corners: readonly Spot[]; cross: Spot | undefined }

function DrawnLine({ line, corners, cross }: DrawnLineProps) {
  return (
    <svg aria-hidden className="size-full stroke-tea-700" strokeWidth={2.5}>
      <polyline points={line.map(({ x, y }) => `${x},${y}`).join(' ')} fill="rgb(36 99 74/.13)" />
      {corners.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={5} className="fill-lime-0" />
      ))}
      {cross && <path d={`M${cross.x - 14} ${cross.y}h28m-14-14v28`} />}
    </svg>
  )
}
