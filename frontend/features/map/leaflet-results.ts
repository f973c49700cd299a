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
import { type Box, boxAround, type Outline, type Point } from '#contract/list/map-area.ts'
import type { PropertiesOnMap } from '#contract/properties/on-map.ts'
import { addRegion, regionBounds } from './region/region-layer.ts'
import { drawNames, type Taken, taken } from './region/region-names.ts'
import { messages } from '#frontend/messages/messages.ts'
import { pinPrice } from './pin-price.ts'

export type Pin = PropertiesOnMap['pins'][number]

const [LEAST_ZOOM, TOWN_ZOOM, NEAR_ZOOM, MOST_ZOOM] = [9, 11, 13, 15]
const CLUSTER_PIXELS = 68
const TILE_PIXELS = 256
/** A cluster with another pin nearer than this says only how many there are. */
const ALONE_PIXELS = 104
const DIGITS = 5

type Handlers = { onChoose: (id: string) => void; onMoved: () => void }

/** The map that moves: our drawing, names, pins that merge, an outline, the place of the device. */
export function makeResultsMap(box: HTMLElement, { onChoose, onMoved }: Handlers) {
  const map = emptyMap(box)
  const layers = {
    pins: layerGroup().addTo(map),
    names: layerGroup().addTo(map),
    outline: layerGroup().addTo(map),
    device: layerGroup().addTo(map),
  }
  const shown: Shown = { clusters: clustersOf([]), chosen: '', lifted: '' }
  const draw = () => drawNames(map, layers.names, drawPins(map, layers.pins, shown, onChoose))
  const show = (change: Partial<Shown>) => {
    Object.assign(shown, change)
    draw()
  }
  let isOurMove = false
  const move = (by: () => void) => {
    isOurMove = true
    by()
    isOurMove = false
  }
  map.on('moveend', draw)
  map.on('dragend zoomend', () => {
    if (!isOurMove) onMoved()
  })
  return {
    map,
    setPins: (pins: readonly Pin[]) => show({ clusters: clustersOf(pins) }),
    choose: (chosen: string) => show({ chosen }),
    lift: (lifted: string) => {
      if (lifted !== shown.lifted) show({ lifted })
    },
    fit: (points: readonly Point[]) => {
      if (points.length > 0) move(() => map.fitBounds(boundsOf(boxAround(points)), FITTED))
    },
    fitBox: (asked: Box) => move(() => map.fitBounds(boundsOf(asked), { animate: false })),
    box: () => boxOf(map),
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
export type ResultsLeaflet = ReturnType<typeof makeResultsMap>

type Shown = { clusters: Supercluster<Pin, Least>; chosen: string; lifted: string }

const FITTED = { padding: [40, 40], maxZoom: NEAR_ZOOM, animate: false } satisfies FitBoundsOptions
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

/** The pins and clusters in sight; returns what they take. */
function drawPins(map: LeafletMap, layer: LayerGroup, shown: Shown, onChoose: (id: string) => void): Taken[] {
  layer.clearLayers()
  const { west, south, east, north } = boxOf(map)
  const inSight = shown.clusters
    .getClusters([west, south, east, north], Math.round(map.getZoom()))
    .map(({ geometry: { coordinates }, properties, id }) => {
      const at = { lat: coordinates[1] ?? 0, lng: coordinates[0] ?? 0 }
      const { x, y } = map.latLngToContainerPoint(at)
      return { at, properties, id: Number(id), x, y }
    })
  return inSight.map((one) => {
    const { at, properties, x, y } = one
    if (!('cluster' in properties)) {
      layer.addLayer(pinAt(properties, shown, onChoose))
      return taken({ x, y }, pinPrice(properties.price))
    }
    const isAlone = inSight.every(
      (other) => other === one || Math.hypot(other.x - x, other.y - y) > ALONE_PIXELS,
    )
    const from = isAlone && Number.isFinite(properties.least) ? pinPrice(properties.least) : undefined
    const zoomOf = () => shown.clusters.getClusterExpansionZoom(one.id)
    layer.addLayer(clusterAt(map, at, { count: properties.point_count, from }, zoomOf))
    return taken({ x, y }, from ? messages.resultsMap.fromPrice(from) : '00', 48)
  })
}

/** The lowest price of a cluster whose listings are all for sale or all to let; else Infinity. */
type Least = { least: number; deal: Pin['deal'] | undefined }

function clustersOf(pins: readonly Pin[]): Supercluster<Pin, Least> {
  const clusters = new Supercluster<Pin, Least>({
    radius: CLUSTER_PIXELS,
    extent: TILE_PIXELS,
    maxZoom: MOST_ZOOM - 1,
    minPoints: 2,
    map: ({ price, deal }) => ({ least: price > 0 ? price : Infinity, deal }),
    reduce: (sum, { least, deal }) => {
      const isAlike = sum.deal === deal
      Object.assign(sum, {
        least: isAlike ? Math.min(sum.least, least) : Infinity,
        deal: isAlike ? deal : undefined,
      })
    },
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

const iconOf = (html: HTMLElement) => divIcon({ html, className: 'map-place' })

type Counted = { count: number; from: string | undefined }

function clusterAt(map: LeafletMap, { lat, lng }: Point, { count, from }: Counted, zoomOf: () => number) {
  const html = element(messages.words.amount(String(count)), 'map-cluster')
  if (from) html.append(element(messages.resultsMap.fromPrice(from), 'map-from'))
  const marker = createMarker([lat, lng], { icon: iconOf(html), keyboard: false })
  marker.on('click', () => map.setView([lat, lng], Math.min(zoomOf(), MOST_ZOOM)))
  return marker
}

function pinAt(
  pin: Pin,
  { chosen, lifted }: { chosen: string; lifted: string },
  onChoose: (id: string) => void,
) {
  const html = element(pinPrice(pin.price), 'map-price')
  Object.assign(html.dataset, {
    chosen: pin._id === chosen,
    lifted: pin._id === lifted,
    approximate: pin.isApproximate,
  })
  const isAbove = pin._id === chosen || pin._id === lifted
  const marker = createMarker([pin.lat, pin.lng], {
    icon: iconOf(html),
    keyboard: false,
    zIndexOffset: isAbove ? 1000 : 0,
  })
  marker.on('click', () => onChoose(pin._id))
  return marker
}
