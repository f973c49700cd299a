import { type CSSProperties, type ReactNode, useState } from 'react'
import { type Box, isInBox, type Point } from '#contract/list/map-area.ts'
import { REGION } from '#contract/search/region.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { AIRPORT, RIVERS, ROADS, STATIONS } from '#contract/site/region-data.ts'
import { pointsIn, regionShapes, viewBoxOf, xOf, yOf } from './region-shapes.ts'
import { type Tile, tilesIn } from './tiles.ts'

const SHAPES = regionShapes()
const NAME = 'pointer-events-none absolute -translate-x-1/2 text-micro leading-tight whitespace-nowrap'
const LOOKS = {
  place: '-translate-y-1/2 font-semibold text-ink-900',
  river: '-translate-y-1/2 text-rain-700 italic',
  road: '-translate-y-1/2 rounded-tag border border-mist-400 bg-lime-0 px-1 font-semibold text-ink-900',
  /* below its mark */
  station: 'translate-y-1 text-ink-700',
}

type RegionPictureProps = {
  box: Box
  /** Of the picture: its width by its height, as that of the box. */
  ratio: number
  label: string
  /** A line from one point to another, drawn dashed. */
  line?: readonly [Point, Point] | undefined
  /** Names come no nearer to these points. */
  keepFree?: readonly Point[]
  className: string
  children: ReactNode
}

/** A part of the region as we draw it; what stands on it lies at the per cent of `placed`. */
export function RegionPicture({
  box,
  ratio,
  label,
  line,
  keepFree = [],
  className,
  children,
}: RegionPictureProps) {
  const { x, y, width, height } = viewBoxOf(box)
  return (
    <figure
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
        </svg>
        {TILES !== '' &&
          tilesIn(box, TILES, TILED_PIXELS).map((tile) => <TileImage key={tile.src} tile={tile} box={box} />)}
        {line && (
          <svg viewBox={`${x} ${y} ${width} ${height}`} className="absolute inset-0 size-full">
            <path d={`M${line.map(({ lat, lng }) => `${xOf(lng)} ${yOf(lat)}`).join('L')}`} style={LINE} />
          </svg>
        )}
        {namesIn(box, keepFree).map(({ name, at, look }) => (
          <span key={name + look} className={`${NAME} ${LOOKS[look]}`} style={placed(at, box)}>
            {name}
          </span>
        ))}
        {children}
      </div>
      <p className="absolute bottom-1.5 left-1.5 rounded-tag bg-lime-0/90 px-2 py-0.5 text-micro text-ink-700">
        {[messages.map.drawn, import.meta.env.MAP_TILES_ATTRIBUTION].filter(Boolean).join(' · ')}
      </p>
    </figure>
  )
}

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

/** Where a point lies on a picture of a box. */
export function placed({ lat, lng }: Point, box: Box): CSSProperties {
  const { x, y, width, height } = viewBoxOf(box)
  return { left: `${((xOf(lng) - x) / width) * 100}%`, top: `${((yOf(lat) - y) / height) * 100}%` }
}

type Name = { name: string; at: Point; look: keyof typeof LOOKS }

/** How near two names may come, as parts of the picture. */
const [APART_X, APART_Y] = [0.2, 0.07]
const MARGIN = 0.06
/** The corner of the note, as parts of the picture: no name stands there. */
const [NOTE_WIDTH, NOTE_HEIGHT] = [0.58, 0.15]

/** The names in a box, the most wanted first; one that would lie on another is left out. */
function namesIn(box: Box, keepFree: readonly Point[]): Name[] {
  const shown: Name[] = []
  const { width, height } = viewBoxOf(box)
  const isFree = (one: Point, other: Point) =>
    Math.abs(xOf(one.lng) - xOf(other.lng)) / width > APART_X ||
    Math.abs(yOf(one.lat) - yOf(other.lat)) / height > APART_Y
  const [acrossMargin, uprightMargin] = [(box.east - box.west) * MARGIN, (box.north - box.south) * MARGIN]
  const inner = {
    west: box.west + 1.5 * acrossMargin,
    east: box.east - 1.5 * acrossMargin,
    south: box.south + uprightMargin,
    north: box.north - uprightMargin,
  }
  const note = {
    ...box,
    east: box.west + (box.east - box.west) * NOTE_WIDTH,
    north: box.south + (box.north - box.south) * NOTE_HEIGHT,
  }
  for (const name of allNames()) {
    const others = [...shown.map(({ at }) => at), ...keepFree]
    const isNamed = shown.some((other) => other.name === name.name)
    if (
      !isNamed &&
      isInBox(name.at, inner) &&
      !isInBox(name.at, note) &&
      others.every((other) => isFree(name.at, other))
    )
      shown.push(name)
  }
  return shown
}

function allNames(): Name[] {
  const language = import.meta.env.LANGUAGE
  const at = (text: string) => pointsIn(text)[0] ?? { lat: 0, lng: 0 }
  return [
    ...REGION.map(({ locality, lat, lng }): Name => ({
      name: placeNameOf(locality),
      at: { lat, lng },
      look: 'place',
    })),
    { name: AIRPORT.names[language], at: AIRPORT, look: 'station' },
    ...RIVERS.map((river): Name => ({ name: river.names[language], at: at(river.at), look: 'river' })),
    ...ROADS.flatMap((road): Name[] =>
      road.at === undefined ? [] : [{ name: road.names[language], at: at(road.at), look: 'road' }],
    ),
    ...Object.values(STATIONS).map((station): Name => ({
      name: station.names[language],
      at: station,
      look: 'station',
    })),
  ]
}
