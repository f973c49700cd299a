import './region-names.css'
import { divIcon, type LayerGroup, type Map as LeafletMap, marker as createMarker, polyline } from 'leaflet'
import { frameOf, type Rect, shiftTo } from './label-places.ts'
import { namesPlaced, type PlacedName, runwayEnds } from './region-labels.ts'
import { RUNWAY } from './region-shapes.ts'

/** Below the pins. */
const NAMES = 'names'
const NAMES_LEVEL = '450'

/** The names of what is drawn that neither a pin nor another name nor an edge covers. */
export function drawNames(map: LeafletMap, layer: LayerGroup, taken: readonly Rect[]) {
  layer.clearLayers()
  const pane = map.getPane(NAMES) ?? map.createPane(NAMES)
  pane.style.zIndex = NAMES_LEVEL
  const { x, y } = map.getSize()
  const frame = frameOf(x, y)
  for (const one of namesPlaced((point) => map.latLngToContainerPoint(point), frame, taken)) {
    layer.addLayer(
      createMarker(one.at, { icon: nameIcon(one), interactive: false, keyboard: false, pane: NAMES }),
    )
    if (one.look === 'airport') layer.addLayer(polyline(runwayEnds(), RUNWAY_LINE))
  }
}

const RUNWAY_LINE = {
  color: RUNWAY['stroke'],
  weight: Number(RUNWAY['stroke-width']),
  lineCap: 'square',
  interactive: false,
} as const

function nameIcon({ name, look, side, gap }: PlacedName) {
  const html = document.createElement('span')
  html.className = 'map-name font-semibold'
  html.dataset['look'] = look
  html.style.transform = shiftTo(side, gap)
  html.textContent = name
  return divIcon({ html, className: 'map-place', iconSize: [0, 0] })
}
