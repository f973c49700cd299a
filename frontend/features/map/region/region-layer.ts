import { latLngBounds, type LatLngBounds, type SVGOverlay, svgOverlay } from 'leaflet'
import { REGION_BOX } from './region-data.ts'
import { regionShapes, viewBoxOf } from './region-shapes.ts'

const SVG = 'http://www.w3.org/2000/svg'

export const regionBounds = (): LatLngBounds =>
  latLngBounds([REGION_BOX.south, REGION_BOX.west], [REGION_BOX.north, REGION_BOX.east])

/** Our own map as the lowest layer of one that moves; tiles lie over it. */
export function regionLayer(): SVGOverlay {
  const { x, y, width, height } = viewBoxOf(REGION_BOX)
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  drawing.setAttribute('preserveAspectRatio', 'none')
  for (const { d, attributes } of regionShapes()) {
    const path = document.createElementNS(SVG, 'path')
    for (const [name, value] of Object.entries({ ...attributes, d })) path.setAttribute(name, value)
    drawing.append(path)
  }
  return svgOverlay(drawing, regionBounds(), { pane: 'tilePane', zIndex: 0 })
}
