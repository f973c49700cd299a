import {
  latLngBounds,
  type LatLngBounds,
  type Map as LeafletMap,
  svgOverlay,
  type TileLayer,
  tileLayer,
} from 'leaflet'
import { REGION_BOX } from '#contract/site/region-data.ts'
import { regionShapes, viewBoxOf } from './region-shapes.ts'

const MOST_ZOOM = 19
const SVG = 'http://www.w3.org/2000/svg'

export const regionBounds = (): LatLngBounds =>
  latLngBounds([REGION_BOX.south, REGION_BOX.west], [REGION_BOX.north, REGION_BOX.east])

/** Puts our own map into one that moves, and over it the tiles of whoever the site is told of, as they come. */
export function addRegion(map: LeafletMap): TileLayer | undefined {
  const { x, y, width, height } = viewBoxOf(REGION_BOX)
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  drawing.setAttribute('preserveAspectRatio', 'none')
  Object.assign(drawing.style, { maxWidth: 'none', maxHeight: 'none' })
  for (const { d, attributes } of regionShapes()) {
    const path = document.createElementNS(SVG, 'path')
    for (const [name, value] of Object.entries({ ...attributes, d })) path.setAttribute(name, value)
    drawing.append(path)
  }
  svgOverlay(drawing, regionBounds(), { pane: 'tilePane', zIndex: 0 }).addTo(map)
  const url = import.meta.env.MAP_TILES_URL
  return url === '' ? undefined : tileLayer(url, { maxZoom: MOST_ZOOM, crossOrigin: false }).addTo(map)
}
