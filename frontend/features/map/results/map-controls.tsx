import { LocateFixed, Minus, Pencil, Plus, X } from 'lucide'
import { type Ref, useState } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import type { ResultsLeaflet } from './leaflet-results.ts'

const words = messages.resultsMap

type MapActionsProps = {
  drawButton: Ref<HTMLButtonElement>
  isDrawing: boolean
  onDraw: () => void
  onClear: (() => void) | undefined
  onSearchHere: (() => void) | undefined
}

/** What can be done with the part of the map that is searched. */
export function MapActions({ drawButton, isDrawing, onDraw, onClear, onSearchHere }: MapActionsProps) {
  return (
    <div
      data-map-edge="top"
      className="pointer-events-none absolute inset-x-2.5 top-2.5 z-20 flex flex-wrap justify-center gap-2 *:pointer-events-auto"
    >
      <Button ref={drawButton} look="secondary" size="small" aria-pressed={isDrawing} onClick={onDraw}>
        <Icon of={Pencil} />
        {isDrawing ? words.drawing : words.draw}
      </Button>
      {onClear && (
        <Button look="secondary" size="small" onClick={onClear}>
          <Icon of={X} />
          {words.clear}
        </Button>
      )}
      {onSearchHere && !isDrawing && (
        <Button size="small" onClick={onSearchHere}>
          {words.searchArea}
        </Button>
      )}
    </div>
  )
}

/** Closer, further, and where the device is, which is asked only here and stays on the device. */
export function MapTools({ leaflet }: { leaflet: ResultsLeaflet }) {
  const [isUnknown, setIsUnknown] = useState(false)

  function locate() {
    setIsUnknown(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => leaflet.setDevice({ lat: coords.latitude, lng: coords.longitude }),
      () => setIsUnknown(true),
      { timeout: 20_000 },
    )
  }

  return (
    <>
      <div
        data-map-edge="right"
        className="absolute top-16 right-2.5 z-10 grid overflow-clip rounded-sill border border-mist-400 bg-lime-0"
      >
        <IconButton label={words.nearMe} icon={LocateFixed} onClick={locate} />
        <IconButton label={words.zoomIn} icon={Plus} onClick={leaflet.zoomIn} />
        <IconButton label={words.zoomOut} icon={Minus} onClick={leaflet.zoomOut} />
      </div>
      <output className="absolute inset-x-14 bottom-12 z-10 rounded-tag bg-lime-0 px-2 py-1 text-small empty:hidden">
        {isUnknown && words.notFound}
      </output>
    </>
  )
}

/** Whose drawing it is: in the other corner where a pin lies in its own. Presses go through to the pins. */
export function Note() {
  return (
    <p
      data-map-edge="bottom"
      className="pointer-events-none absolute right-2 bottom-2 z-10 rounded-tag bg-lime-0/90 px-2 py-0.5 text-micro text-ink-700 data-aside:right-auto data-aside:left-2 min-[112rem]:not-data-aside:right-auto min-[112rem]:not-data-aside:left-2 min-[112rem]:data-aside:right-2 min-[112rem]:data-aside:left-auto [@media(height<27rem)]:right-auto [@media(height<27rem)]:left-2"
    >
      {[messages.map.drawn, import.meta.env.MAP_TILES_ATTRIBUTION].filter(Boolean).join(' · ')}
    </p>
  )
}
