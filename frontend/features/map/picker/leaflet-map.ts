import {
  type Coords,
  divIcon,
  type GridLayer,
  gridLayer,
  type GridLayerOptions,
  type LatLng,
  latLngBounds,
  layerGroup,
  type Map as LeafletMap,
  map as createMap,
  marker as createMarker,
  type Marker,
} from 'leaflet'
import { addRegion } from '#frontend/features/map/region/region-layer.ts'
import { drawNames } from '#frontend/features/map/region/region-names.ts'
import { DEFAULT_VIEW, GRID_ZOOM, MAX_ZOOM } from './map-view.ts'
import { formatPoint, type Point } from './read-place.ts'

const WORLD = latLngBounds([-85, -180], [85, 180])

/** A map without the library's own controls: they insert markup, which the content security policy forbids. */
export function makeMap(box: HTMLElement, onTiles: (areShown: boolean) => void): LeafletMap {
  const map = createMap(box, {
    zoomControl: false,
    attributionControl: false,
    maxBounds: WORLD,
    minZoom: 3,
    maxZoom: MAX_ZOOM,
    scrollWheelZoom: 'center',
    fadeAnimation: false,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  map.setView([DEFAULT_VIEW.lat, DEFAULT_VIEW.lng], DEFAULT_VIEW.zoom)
  grid({ zIndex: 0, maxZoom: GRID_ZOOM - 1 }).addTo(map)
  grid({ zIndex: 1, minZoom: GRID_ZOOM }).addTo(map)
  addRegion(map)
    ?.on('tileload', () => onTiles(true))
    .on('tileerror', () => onTiles(false))
  const names = layerGroup().addTo(map)
  const name = () => drawNames(map, names, [])
  map.on('moveend', name)
  name()
  return map
}

/** A grid labelled with coordinates: around our drawing, and from near over it. */
function grid(options: GridLayerOptions): GridLayer {
  const createTile = ({ x, y, z }: Coords) => {
    const tile = document.createElement('div')
    tile.className = 'map-grid'
    tile.textContent = cornerOf(x, y, z)
    return tile
  }
  return Object.assign(gridLayer(options), { createTile })
}

/** Latitude and longitude of a tile's north-west corner (Web Mercator). */
function cornerOf(x: number, y: number, zoom: number): string {
  const tiles = 2 ** zoom
  const lng = (x / tiles) * 360 - 180
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tiles))) * 180) / Math.PI
  const digits = zoom > 9 ? 3 : 1
  return `${lat.toFixed(digits)}, ${lng.toFixed(digits)}`
}

const SVG = 'http://www.w3.org/2000/svg'

function pinShape(): HTMLElement {
  const box = document.createElement('span')
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  for (const [shape, attributes] of Object.entries({
    path: { d: 'M12 23C8 17 4 13.500 4 9.500a8 8 0 0 1 16 0C20 13.500 16 17 12 23Z' },
    circle: { cx: '12', cy: '9.500', r: '3' },
  })) {
    const element = document.createElementNS(SVG, shape)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    svg.append(element)
  }
  box.append(svg)
  return box
}

/** The pin: dragged, or moved by the arrow keys in steps of 10 pixels, with Shift of 1. */
export function makePin(
  map: LeafletMap,
  point: Point,
  label: string,
  onMoved: (point: Point) => void,
): Marker {
  const pin = createMarker(point, {
    draggable: true,
    autoPan: true,
    icon: divIcon({ html: pinShape(), className: 'map-pin', iconSize: [44, 48], iconAnchor: [22, 46] }),
  }).addTo(map)
  const moved = ({ lat, lng }: LatLng) => onMoved({ lat, lng: wrapped(lng) })
  const element = pin.getElement()
  element?.setAttribute('aria-label', label)
  pin.on('dragend', () => moved(pin.getLatLng()))
  element?.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const [right, down] = step
    const pixels = event.shiftKey ? 1 : 10
    const at = map.latLngToContainerPoint(pin.getLatLng()).add([right * pixels, down * pixels])
    const next = map.containerPointToLatLng(at)
    pin.setLatLng(next)
    map.panInside(next, { padding: [50, 50] })
    moved(next)
  })
  return pin
}

const STEPS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The longitude in degrees, brought into -180 to 180. */
export const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

/** Whether two points are the same to a tenth of a metre. */
export const isSamePoint = (a: Point, b: Point) => formatPoint(a) === formatPoint(b)
