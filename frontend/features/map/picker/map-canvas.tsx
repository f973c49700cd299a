import 'leaflet/dist/leaflet.css'
import './map-canvas.css'
import type { Map as LeafletMap, Marker } from 'leaflet'
import { Minus, Plus } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { forms } from '#frontend/messages/panel/forms.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { endZoom } from '#frontend/features/map/end-zoom.ts'
import { isSamePoint, makeMap, makePin, wrapped } from './leaflet-map.ts'
import { PIN_ZOOM, type View } from './map-view.ts'
import type { Point } from './read-place.ts'

const words = forms.map

type MapCanvasProps = {
  point: Point | undefined
  view: View | undefined
  onPick: (point: Point) => void
  /** Told what is in the middle by now. */
  onMoved: (centre: Point) => void
}

/** The map: a tap places the pin, which can be dragged or moved with the arrow keys. */
export function MapCanvas({ point, view, onPick, onMoved }: MapCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap>()
  const [hasTiles, setHasTiles] = useState(true)
  const latestPick = useRef(onPick)
  const latestMoved = useRef(onMoved)
  useEffect(() => {
    latestPick.current = onPick
    latestMoved.current = onMoved
  })

  useEffect(() => {
    if (!box.current) return undefined
    const made = makeMap(box.current, setHasTiles)
    made.on('click', ({ latlng }) => latestPick.current({ lat: latlng.lat, lng: wrapped(latlng.lng) }))
    made.on('moveend', () => {
      const { lat, lng } = made.getCenter()
      latestMoved.current({ lat, lng: wrapped(lng) })
    })
    setMap(made)
    return () => {
      endZoom(made)
      made.remove()
    }
  }, [])
  usePin(map, point, latestPick)
  useEffect(() => {
    if (view && map) endZoom(map).setView([view.lat, view.lng], view.zoom)
  }, [map, view])

  return (
    <>
      <div className="relative">
        <div
          ref={box}
          role="application"
          aria-label={words.label}
          className="map-canvas h-65 rounded-court border border-mist-200 md:h-100"
        />
        <div className="absolute top-2.5 left-2.5 z-10 grid overflow-clip rounded-sill border border-mist-400 bg-lime-0">
          <IconButton label={words.zoomIn} icon={Plus} onClick={() => map && endZoom(map).zoomIn()} />
          <IconButton label={words.zoomOut} icon={Minus} onClick={() => map && endZoom(map).zoomOut()} />
        </div>
        <Source />
      </div>
      <p aria-live="polite" className="text-small text-ink-700 empty:hidden">
        {!hasTiles && words.noTiles}
      </p>
    </>
  )
}

function Source() {
  return (
    <p className="absolute right-0 bottom-0 z-10 rounded-tl-court bg-lime-0/90 px-1.5 text-micro">
      {[words.source, import.meta.env.MAP_TILES_ATTRIBUTION].filter(Boolean).join(' · ')}
    </p>
  )
}

function usePin(
  map: LeafletMap | undefined,
  point: Point | undefined,
  latestPick: { current: (point: Point) => void },
) {
  const pin = useRef<Marker>(undefined)
  useEffect(() => {
    if (!map) return
    if (!point) {
      pin.current?.remove()
      pin.current = undefined
      return
    }
    if (!pin.current) {
      pin.current = makePin(map, point, words.pin, (moved) => latestPick.current(moved))
      endZoom(map).setView([point.lat, point.lng], Math.max(map.getZoom(), PIN_ZOOM))
      return
    }
    if (isSamePoint(pin.current.getLatLng(), point)) return
    pin.current.setLatLng([point.lat, point.lng])
    map.panInside([point.lat, point.lng], { padding: [50, 50] })
  }, [map, point, latestPick])
}
