import './region-names.css'
import { divIcon, type LayerGroup, type Map as LeafletMap, marker as createMarker } from 'leaflet'
import { REGION } from '#contract/search/region.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'

/** About what a letter and the rest of a pin or name take, for keeping names free; pixels. */
const [LETTER_PIXELS, FRAME_PIXELS, LINE_PIXELS] = [8, 22, 34]
/** Below the pins. */
const NAMES = 'names'
const NAMES_LEVEL = '450'

/** What is taken on the screen, in pixels. */
export type Taken = { x: number; y: number; width: number; height: number }

export const taken = ({ x, y }: { x: number; y: number }, text: string, height = LINE_PIXELS): Taken => ({
  x,
  y,
  width: text.length * LETTER_PIXELS + FRAME_PIXELS,
  height,
})

/** The names of places that neither a pin nor another name covers; the first ones are the best known. */
export function drawNames(map: LeafletMap, layer: LayerGroup, pins: readonly Taken[]) {
  layer.clearLayers()
  const pane = map.getPane(NAMES) ?? map.createPane(NAMES)
  pane.style.zIndex = NAMES_LEVEL
  const all = [...pins]
  const isFree = (one: Taken) =>
    all.every(
      (other) =>
        Math.abs(one.x - other.x) > (one.width + other.width) / 2 ||
        Math.abs(one.y - other.y) > (one.height + other.height) / 2,
    )
  for (const { locality, ...at } of REGION) {
    const name = placeNameOf(locality)
    const box = taken(map.latLngToContainerPoint(at), name, LINE_PIXELS - 6)
    if (!isFree(box)) continue
    all.push(box)
    layer.addLayer(
      createMarker(at, { icon: nameIcon(name), interactive: false, keyboard: false, pane: NAMES }),
    )
  }
}

function nameIcon(name: string) {
  const html = document.createElement('span')
  html.className = 'map-name'
  html.textContent = name
  return divIcon({ html, className: 'map-place' })
}
