import './region-names.css'
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Box, Point } from '#contract/list/map-area.ts'
import { messages } from '#frontend/messages/messages.ts'
import {
  type Corner,
  frameOf,
  freeCorner,
  type Label,
  placeMerged,
  placeNearest,
  type Rect,
  rectOf,
  shiftTo,
  type Side,
} from './label-places.ts'
import { namesPlaced, roomOf, runwayEnds } from './region-labels.ts'
import { regionShapes, RUNWAY, viewBoxOf, xOf, yOf } from './region-shapes.ts'
import { type Tile, tilesIn } from './tiles.ts'

const SHAPES = regionShapes()
/** What stands on a picture of the region beside the names, which keep away from it. */
export type MapMark = Pick<
  Label,
  'width' | 'height' | 'gap' | 'widerGaps' | 'sides' | 'isKept' | 'isText'
> & {
  key: string
  at: Point
  /** The station whose name it is. */
  station?: string
  node: ReactNode
}

type Line = readonly [Point, Point]

type RegionPictureProps = {
  box: Box
  /** Of the picture: its width by its height, as that of the box. */
  ratio: number
  label: string
  /** From one point to others, drawn dotted. */
  ways?: readonly Line[]
  /** To the one that is pointed at, drawn dashed. */
  line?: Line | undefined
  /** The most important first. */
  marks: readonly MapMark[]
  /** One mark for several that cannot all stand; without it those are left out. */
  merged?: ((held: readonly MapMark[]) => MapMark) | undefined
  /** What is said beside who drew it, of so many marks for which there is no room. */
  noteOf?: ((withoutRoom: number) => string | undefined) | undefined
  /** Names that the marks say. */
  said?: readonly string[]
  className: string
  children?: ReactNode
}

/** A part of the region as we draw it; what stands on it lies at the per cent of `placed`. */
export function RegionPicture({
  box,
  ratio,
  label,
  ways = [],
  line,
  marks,
  merged,
  noteOf = NO_NOTE,
  said,
  className,
  children,
}: RegionPictureProps) {
  const figure = useRef<HTMLElement>(null)
  const size = useSize(figure, ratio)
  const { x, y, width, height } = viewBoxOf(box)
  const { shown, names, corner, note } = notedLabelsOf({ box, ratio, marks, merged, said, size }, noteOf)
  return (
    <figure
      ref={figure}
      aria-label={label}
      className={`relative overflow-hidden rounded-court border border-mist-200 bg-mist-100 [container-type:size] ${className}`}
    >
      <div
        aria-hidden
        className="absolute top-1/2 left-1/2 -translate-1/2"
        style={{ width: `max(100cqw, 100cqh * ${ratio})`, aspectRatio: ratio }}
      >
        <svg viewBox={`${x} ${y} ${width} ${height}`} className="absolute inset-0 size-full">
          {SHAPES.map(({ d, attributes }) => (
            <path
              key={`${d.slice(0, 40)}${attributes['stroke']}${attributes['fill']}`}
              d={d}
              style={styleOf(attributes)}
            />
          ))}
          {names.some(({ look }) => look === 'airport') && (
            <path d={pathOf(runwayEnds())} style={styleOf(RUNWAY)} />
          )}
        </svg>
        {TILES !== '' &&
          tilesIn(box, TILES, TILED_PIXELS).map((tile) => <TileImage key={tile.src} tile={tile} box={box} />)}
        {(line || ways.length > 0) && (
          <svg viewBox={`${x} ${y} ${width} ${height}`} className="absolute inset-0 size-full">
            {ways.length > 0 && <path d={ways.map(pathOf).join('')} style={WAY} />}
            {line && <path d={pathOf(line)} style={LINE} />}
          </svg>
        )}
        {names.map(({ name, at, look, side, gap }) => (
          <span
            key={name}
            data-look={look}
            className="map-name absolute font-semibold"
            style={beside(at, box, side, gap)}
          >
            {name}
          </span>
        ))}
        {children}
        {shown.map(({ key, at, node, side, gap }) => (
          <span key={key} className="absolute" style={beside(at, box, side, gap)}>
            {node}
          </span>
        ))}
      </div>
      <p className={`absolute rounded-tag bg-lime-0 px-2 py-0.5 text-micro text-ink-700 ${NOTE_IN[corner]}`}>
        {note}
      </p>
    </figure>
  )
}

type Size = { width: number; height: number }
/** About as wide as pictures of a place are on phones. */
const PHONE_PIXELS = 358

/** How large a picture is on the screen; until that is known as on a phone. */
function useSize(figure: RefObject<HTMLElement | null>, ratio: number): Size {
  const [size, setSize] = useState({ width: PHONE_PIXELS, height: PHONE_PIXELS / ratio })
  useLayoutEffect(() => {
    const element = figure.current
    if (!element) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [figure])
  return size
}

const [NOTE_FRAME, NOTE_HEIGHT] = [28, 34]
const NOTE_IN: Record<Corner, string> = {
  bottomLeft: 'bottom-1.5 left-1.5',
  bottomRight: 'right-1.5 bottom-1.5',
  topRight: 'top-1.5 right-1.5',
  topLeft: 'top-1.5 left-1.5',
}

const NO_NOTE = () => undefined
const OWN_NOTE = [messages.map.drawn, import.meta.env.MAP_TILES_ATTRIBUTION]

/** The note takes room itself: it says what is left out beside one that says as much. */
function notedLabelsOf(given: Omit<LabelsOf, 'note'>, noteOf: (withoutRoom: number) => string | undefined) {
  const noteFor = (shown: number) =>
    [...OWN_NOTE, noteOf(given.marks.length - shown)].filter(Boolean).join(' · ')
  const note = noteFor(given.marks.length)
  const first = labelsOf({ ...given, note })
  const longer = noteFor(first.count)
  if (longer === note) return { ...first, note }
  const labels = labelsOf({ ...given, note: longer })
  return { ...labels, note: noteFor(labels.count) }
}

type LabelsOf = Pick<RegionPictureProps, 'box' | 'ratio' | 'marks' | 'merged' | 'said'> & {
  note: string
  size: Size
}

/**
 * Marks and names with their sides, and the corner for what is said of the picture. The picture covers its frame from
 * the middle, so that two edges may be cut.
 */
function labelsOf({ box, ratio, marks, merged, said = [], note, size: { width, height } }: LabelsOf) {
  const wide = Math.max(width, height * ratio)
  const toPixels = (point: Point) => {
    const [across, down] = partsOf(point, box)
    return { x: (width - wide) / 2 + across * wide, y: (height - wide / ratio) / 2 + down * (wide / ratio) }
  }
  const frame = frameOf(width, height)
  const inPixels = (mark: MapMark) => ({ ...mark, ...toPixels(mark.at) })
  const placed = marks.map(inPixels)
  const kept = placed.filter(({ isKept }) => isKept).map((mark) => rectOf(mark, mark.sides[0]))
  const noteSize = { width: roomOf(note).width + NOTE_FRAME, height: NOTE_HEIGHT }
  const { corner, ...noted } = freeCorner({ width, height }, noteSize, kept)
  const shown = merged
    ? placeMerged(placed, frame, [noted], (held) => inPixels(merged(held)))
    : placeNearest(placed, frame, [noted]).map((mark) => ({ ...mark, held: [mark] }))
  const count = shown.reduce((sum, { held }) => sum + held.length, 0)
  const taken = [
    noted,
    ...shown.map((mark) =>
      grown(rectOf(mark, mark.side), mark.isKept && mark.side === 'over' ? OTHERS_OFF : 0),
    ),
  ]
  const stations = shown.flatMap(({ station, at }) => (station === undefined ? [] : [{ name: station, at }]))
  const names = namesPlaced(toPixels, frame, taken, [...said.map((name) => ({ name })), ...stations])
  return { shown, count, corner, names }
}

/** From a square with a name of its own to the names of what else is drawn, which would be read as its own. */
const OTHERS_OFF = 6

const grown = ({ left, right, top, bottom, isText }: Rect, by: number): Rect => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
  isText,
})

const TILES = import.meta.env.MAP_TILES_URL
/** About as wide as pictures of a place are. */
const TILED_PIXELS = 700

/** Lies over the drawing once it has come; one that never comes leaves the drawing as it is. */
function TileImage({ tile: { src, northWest, southEast }, box }: { tile: Tile; box: Box }) {
  const [hasCome, setHasCome] = useState(false)
  const { x, y, width, height } = viewBoxOf(box)
  const [left, top] = [xOf(northWest.lng), yOf(northWest.lat)]
  const style: CSSProperties = {
    left: `${((left - x) / width) * 100}%`,
    top: `${((top - y) / height) * 100}%`,
    width: `${((xOf(southEast.lng) - left) / width) * 100}%`,
    height: `${((yOf(southEast.lat) - top) / height) * 100}%`,
    opacity: hasCome ? 1 : 0,
  }
  return (
    <img src={src} alt="" style={style} onLoad={() => setHasCome(true)} className="absolute max-w-none" />
  )
}

const WAY: CSSProperties = {
  fill: 'none',
  stroke: 'var(--color-tea-700)',
  strokeWidth: 2,
  strokeDasharray: '2 5',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
}
const LINE: CSSProperties = {
  fill: 'none',
  stroke: 'var(--color-oxide-700)',
  strokeWidth: 2,
  strokeDasharray: '5 5',
  vectorEffect: 'non-scaling-stroke',
}

const styleOf = (attributes: Record<string, string>): CSSProperties =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replaceAll(/-./g, ([, letter = '']) => letter.toUpperCase()),
      value,
    ]),
  )

/** Where a point lies on a picture of a box, as parts of it. */
function partsOf({ lat, lng }: Point, box: Box): [across: number, down: number] {
  const { x, y, width, height } = viewBoxOf(box)
  return [(xOf(lng) - x) / width, (yOf(lat) - y) / height]
}

export function placed(point: Point, box: Box): CSSProperties {
  const [across, down] = partsOf(point, box)
  return { left: `${across * 100}%`, top: `${down * 100}%` }
}

const beside = (point: Point, box: Box, side: Side, gap: number): CSSProperties => ({
  ...placed(point, box),
  transform: `translate(-50%, -50%) ${shiftTo(side, gap)}`,
})

const pathOf = (points: readonly Point[]) =>
  `M${points.map(({ lat, lng }) => `${xOf(lng)} ${yOf(lat)}`).join('L')}`
