import {
  circleMarker,
  divIcon,
  type FitBoundsOptions,
  type LayerGroup,
  layerGroup,
  type Map as LeafletMap,
  map as createMap,
  marker as createMarker,
  polygon,
} from 'leaflet'
import Supercluster from 'supercluster'
import { FIRM } from '#contract/firm.ts'
import { type Box, boxAround, isInBox, type Outline, type Point } from '#contract/list/map-area.ts'
import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import { endZoom } from '#frontend/features/map/end-zoom.ts'
import { addRegion, regionBounds } from '#frontend/features/map/region/region-layer.ts'
import {
  type Label,
  placeLabels,
  type Rect,
  rectOf,
  shiftInto,
  type Side,
} from '#frontend/features/map/region/label-places.ts'
import { roomOf } from '#frontend/features/map/region/region-labels.ts'
import { drawNames } from '#frontend/features/map/region/region-names.ts'
import { messages } from '#frontend/messages/messages.ts'
import { pinPrice } from '#frontend/features/map/pin-price.ts'

export type Pin = PropertiesOnMap['pins'][number]

const [LEAST_ZOOM, TOWN_ZOOM, NEAR_ZOOM, MOST_ZOOM] = [9, 11, 13, 15]
const CLUSTER_PIXELS = 72
/** Clusters are made for whole zooms: of one between, those of the lower, which are further apart, unless it is nearly the next. */
const NEARLY = 0.25
const TILE_PIXELS = 256
const DIGITS = 5
/** Of pins and clusters, as results-map.css draws them. */
const [PIN_TEXT, PIN_FRAME, PIN_HEIGHT, CLUSTER_SIDE] = [15, 20, 40, 44]
/** A pin comes no nearer to the map's sides. */
const EDGE = 4
/** About half of what most prices take. */
const LEFT_MARGIN = 40

type Handlers = {
  onChoose: (id: string) => void
  onMoved: () => void
  /** How many of the pins are in sight, after each move. */
  onSight: (count: number) => void
}

/** The map that moves: our drawing, names, pins that merge, an outline, the place of the device. */
export function makeResultsMap(box: HTMLElement, { onChoose, onMoved, onSight }: Handlers) {
  const map = emptyMap(box)
  const layers = {
    pins: layerGroup().addTo(map),
    names: layerGroup().addTo(map),
    outline: layerGroup().addTo(map),
    device: layerGroup().addTo(map),
  }
  const shown: MapContent = { pins: [], clusters: clustersOf([]), chosen: '', lifted: '' }
  let isGone = false
  const draw = () => {
    if (isGone) return
    drawNames(
      map,
      layers.names,
      besideNote(map, (controls) => drawPins(map, layers.pins, shown, controls, onChoose)),
    )
    const inSight = boxOf(map)
    onSight(shown.pins.filter((pin) => isInBox(pin, inSight)).length)
  }
  const show = (change: Partial<MapContent>) => {
    Object.assign(shown, change)
    draw()
  }
  let isOurMove = false
  const move = (by: () => void) => {
    endZoom(map)
    isOurMove = true
    by()
    isOurMove = false
  }
  map.on('moveend', draw)
  map.on('dragend zoomend', () => {
    if (!isOurMove) onMoved()
  })
  const resized = new ResizeObserver(() => move(() => map.invalidateSize(false)))
  resized.observe(box)
  return {
    map,
    draw,
    setPins: (pins: readonly Pin[]) => show({ pins, clusters: clustersOf(pins) }),
    choose: (chosen: string) => show({ chosen }),
    /** Moves the map so that a pin stands in sight, above what lies over the foot of the map. */
    reveal: (id: string, over: HTMLElement) => {
      const pin = shown.pins.find(({ _id }) => _id === id)
      if (pin && !isGone) reveal(map, pin, over)
    },
    lift: (lifted: string) => {
      if (lifted !== shown.lifted) show({ lifted })
    },
    fit: (points: readonly Point[]) => {
      if (points.length > 0) move(() => map.fitBounds(boundsOf(boxAround(points)), fitted(map)))
    },
    fitBox: (asked: Box) => move(() => map.fitBounds(boundsOf(asked), { animate: false })),
    setView: ({ centre, zoom }: View) => move(() => map.setView(centre, zoom, { animate: false })),
    zoomIn: () => endZoom(map).zoomIn(),
    zoomOut: () => endZoom(map).zoomOut(),
    isGone: () => isGone,
    /** Answers what was in sight last. Pins and choices that still come do nothing. */
    remove: (): View => {
      resized.disconnect()
      endZoom(map)
      isGone = true
      const last = { centre: map.getCenter(), zoom: map.getZoom() }
      map.remove()
      return last
    },
    /** Also of a map that still goes nearer: what it shows in the end. */
    box: () => boxOf(endZoom(map)),
    setOutline: (outline: Outline | undefined) => {
      layers.outline.clearLayers()
      if (outline) layers.outline.addLayer(polygon([...outline], OUTLINED))
    },
    setDevice: (at: Point) => {
      layers.device.clearLayers()
      layers.device.addLayer(circleMarker(at, DEVICE))
      move(() => map.setView(at, NEAR_ZOOM, { animate: false }))
      onMoved()
    },
  }
}
/** What of the map is in sight, see `setView`. */
export type View = { centre: Point; zoom: number }
export type ResultsLeaflet = ReturnType<typeof makeResultsMap>

type MapContent = { pins: readonly Pin[]; clusters: Supercluster<Pin>; chosen: string; lifted: string }

/** Keeps what is shown clear of what stands along the map's edges. */
function fitted(map: LeafletMap): FitBoundsOptions {
  const { top, left, bottom, right } = marginsOf(map)
  return {
    paddingTopLeft: [left, top],
    paddingBottomRight: [right, bottom],
    maxZoom: NEAR_ZOOM,
    animate: false,
  }
}
const OUTLINED = { color: '#1B4A37', weight: 2.5, dashArray: '1 6', fillOpacity: 0.13, interactive: false }
const DEVICE = { radius: 9, color: '#fff', weight: 3, fillColor: '#1f5f8b', fillOpacity: 1 }

function emptyMap(box: HTMLElement): LeafletMap {
  const map = createMap(box, {
    zoomControl: false,
    attributionControl: false,
    zoomSnap: 0.25,
    minZoom: LEAST_ZOOM,
    maxZoom: MOST_ZOOM,
    maxBounds: regionBounds(),
    maxBoundsViscosity: 1,
    fadeAnimation: false,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  map.setView([FIRM.mapCentre.lat, FIRM.mapCentre.lng], TOWN_ZOOM)
  addRegion(map)
  const stayWithin = () => map.setMinZoom(Math.min(TOWN_ZOOM, map.getBoundsZoom(regionBounds(), true)))
  stayWithin()
  map.on('resize', stayWithin)
  return map
}

/** Between a pin and the card that it opens. */
const CARD_GAP = 12

function reveal(map: LeafletMap, at: Point, over: HTMLElement): void {
  endZoom(map)
  if (!map.getBounds().contains(at)) map.panTo(at, { animate: false })
  const card = over.getBoundingClientRect()
  const { left, top } = map.getContainer().getBoundingClientRect()
  const { x, y } = map.latLngToContainerPoint(at)
  const lowest = card.top - top - CARD_GAP
  const isBeside = x - PIN_ROOM > card.right - left || x + PIN_ROOM < card.left - left
  if (y <= lowest || isBeside) return
  // Where there is no room above it, it goes to the other half of the map.
  if (lowest < PIN_HEIGHT) over.dataset['side'] = x < map.getSize().x / 2 ? 'right' : 'left'
  else map.panBy([0, y - lowest], { animate: false })
}
/** About half of the widest price. */
const PIN_ROOM = 60

const boundsOf = ({ west, south, east, north }: Box): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
]

function boxOf(map: LeafletMap): Box {
  const bounds = map.getBounds()
  const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS))
  return {
    west: rounded(bounds.getWest()),
    south: rounded(bounds.getSouth()),
    east: rounded(bounds.getEast()),
    north: rounded(bounds.getNorth()),
  }
}

const noteOf = (map: LeafletMap) =>
  map.getContainer().parentElement?.querySelector<HTMLElement>('[data-map-edge=bottom]')

/** Draws beside the controls, once more with the note in the other corner where something lies on it; what then is taken. */
function besideNote(map: LeafletMap, drawn: (controls: readonly Rect[]) => readonly Rect[]): Rect[] {
  const draw = (isAside: boolean) => {
    noteOf(map)?.toggleAttribute('data-aside', isAside)
    const controls = controlsOn(map)
    return { controls, pins: drawn(controls) }
  }
  const first = draw(false)
  const { controls, pins } = isOnNote(map, first.pins) ? draw(true) : first
  return [...pins, ...controls]
}

function isOnNote(map: LeafletMap, pins: readonly Rect[]): boolean {
  const note = noteOf(map)?.getBoundingClientRect()
  const from = map.getContainer().getBoundingClientRect()
  return (
    note !== undefined &&
    pins.some(
      ({ left, right, top, bottom }) =>
        left < note.right - from.left &&
        right > note.left - from.left &&
        top < note.bottom - from.top &&
        bottom > note.top - from.top,
    )
  )
}

/** What stands on the map and is no part of it: buttons, notes, the row at its foot. */
function controlsOn(map: LeafletMap): Rect[] {
  const own = map.getContainer()
  const from = own.getBoundingClientRect()
  return [...(own.parentElement?.querySelectorAll('button, p, output') ?? [])].flatMap((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect()
    if (width === 0 || own.contains(control)) return []
    return [
      { left: left - from.left, right: right - from.left, top: top - from.top, bottom: bottom - from.top },
    ]
  })
}

/** How far in from its edges a map is free of controls, for pins that stand above their places. */
function marginsOf(map: LeafletMap): Rect {
  const own = map.getContainer()
  const from = own.getBoundingClientRect()
  const edge = (name: string) =>
    own.parentElement?.querySelector(`[data-map-edge=${name}]`)?.getBoundingClientRect()
  const [above, beside, below] = [edge('top'), edge('right'), edge('bottom')]
  return {
    top: (above ? above.bottom - from.top : 0) + PIN_HEIGHT + EDGE,
    left: LEFT_MARGIN,
    right: (beside ? from.right - beside.left : 0) + CLUSTER_SIDE / 2,
    bottom: (below ? from.bottom - below.top : 0) + CLUSTER_SIDE / 2,
  }
}

/** Comes nearer until a cluster parts; its pins stand in the middle of what is free. */
function openCluster(map: LeafletMap, pins: readonly Point[], zoom: number): void {
  const { top, left, bottom, right } = marginsOf(map)
  const { west, south, east, north } = boxAround(pins)
  const middle = map
    .project([north, west], zoom)
    .add(map.project([south, east], zoom))
    .divideBy(2)
  const centre = middle.add([(right - left) / 2, (bottom - top) / 2])
  endZoom(map).setView(map.unproject(centre, zoom), zoom)
}

/** The pins and clusters in sight; returns what they take. A pin stands above its place, or beside it where another one is above. */
function drawPins(
  map: LeafletMap,
  layer: LayerGroup,
  shown: MapContent,
  controls: readonly Rect[],
  onChoose: (id: string) => void,
): Rect[] {
  layer.clearLayers()
  const { x: right, y: bottom } = map.getSize()
  const inSight = pinsInSight(map, shown)
  const scale = letterScale()
  const labels = inSight.map((one) => labelOf(one, { left: EDGE, right: right - EDGE, scale }))
  const placed = placeLabels(
    labels.toSorted((one, other) => Number('cluster' in other.pin) - Number('cluster' in one.pin)),
    { left: 0, right, top: 0, bottom },
    controls,
  )
  for (const { pin, at, shift, side } of placed) {
    if (!('cluster' in pin)) {
      layer.addLayer(pinAt(pin, shown, { shift, side }, onChoose))
      continue
    }
    const open = () => {
      const zoom = Math.min(shown.clusters.getClusterExpansionZoom(pin.cluster_id), MOST_ZOOM)
      const held = shown.clusters.getLeaves(pin.cluster_id, Infinity).map(({ properties }) => properties)
      if (!held.some(({ _id }) => _id === shown.chosen)) onChoose('')
      openCluster(map, held, zoom)
    }
    layer.addLayer(clusterAt(at, pin.point_count, open))
  }
  return placed.map((one) => rectOf(one, one.side))
}

type InSight = ReturnType<typeof pinsInSight>[number]

function pinsInSight(map: LeafletMap, { clusters }: MapContent) {
  const { west, south, east, north } = boxOf(map)
  return clusters
    .getClusters([west, south, east, north], Math.floor(map.getZoom() + NEARLY))
    .map(({ geometry: { coordinates }, properties: pin }) => {
      const at = { lat: coordinates[1] ?? 0, lng: coordinates[0] ?? 0 }
      const { x, y } = map.latLngToContainerPoint(at)
      return { at, pin, x, y }
    })
}

type PinLabel = Label & InSight & { shift: number }

type Edges = { left: number; right: number; scale: number }

/** How large letters are, as the visitor has set them: pins and clusters grow with them. */
const letterScale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

/** What a pin or cluster takes. */
function labelOf(one: InSight, { scale, ...edges }: Edges): PinLabel {
  const { pin, x } = one
  const kept = { ...one, gap: 0, isKept: true }
  if ('cluster' in pin) {
    const side = CLUSTER_SIDE * scale
    return { ...kept, shift: 0, width: side, height: side, sides: ['over'] }
  }
  const width = roomOf(pinPrice(pin), PIN_FRAME, PIN_TEXT).width * scale
  const shift = shiftInto(x, width, edges)
  return {
    ...kept,
    x: x + shift,
    shift,
    width,
    height: PIN_HEIGHT * scale,
    sides: ['above', 'below', 'right', 'left'],
  }
}

function clustersOf(pins: readonly Pin[]): Supercluster<Pin> {
  const clusters = new Supercluster<Pin>({
    radius: CLUSTER_PIXELS * letterScale(),
    extent: TILE_PIXELS,
    maxZoom: MOST_ZOOM - 1,
    minPoints: 2,
  })
  return clusters.load(
    pins.map((pin) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [pin.lng, pin.lat] },
      properties: pin,
    })),
  )
}

function element(text: string, className: string): HTMLElement {
  const made = document.createElement('span')
  made.className = className
  made.textContent = text
  return made
}

const iconOf = (html: HTMLElement) => divIcon({ html, className: 'map-place', iconSize: [0, 0] })

function clusterAt({ lat, lng }: Point, count: number, onPress: () => void) {
  const html = element(messages.words.amount(String(count)), 'map-cluster')
  const marker = createMarker([lat, lng], { icon: iconOf(html), keyboard: false })
  marker.on('click', onPress)
  return marker
}

function pinAt(
  pin: Pin,
  { chosen, lifted }: { chosen: string; lifted: string },
  { shift, side }: { shift: number; side: Side },
  onChoose: (id: string) => void,
) {
  const html = element(pinPrice(pin), 'map-price')
  Object.assign(html.dataset, {
    chosen: pin._id === chosen,
    lifted: pin._id === lifted,
    approximate: pin.isApproximate,
    side,
  })
  html.style.setProperty('--shift', `${Math.round(shift)}px`)
  const isAbove = pin._id === chosen || pin._id === lifted
  const marker = createMarker([pin.lat, pin.lng], {
    icon: iconOf(html),
    keyboard: false,
    zIndexOffset: isAbove ? 1000 : 0,
  })
  marker.on('click', () => onChoose(pin._id))
  return marker
}
