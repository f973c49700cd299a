import { Crosshair, LocateFixed, MapPin, Trash2 } from 'lucide'
import { useState } from 'react'
import { FIRM } from '#contract/firm.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { DEFAULT_VIEW, PIN_ZOOM, TOWN_ZOOM, type View } from './map-view.ts'
import { formatPoint, type pointOf } from './read-place.ts'

const words = forms.map

type MapButtonsProps = {
  value: string
  point: ReturnType<typeof pointOf>
  view: View | undefined
  onView: (view: View) => void
  onChange: (value: string) => void
  /** A pin in the middle of the map, which nobody has moved yet. */
  onPutPin: (value: string) => void
}

/** Below the map: find the device's location, show the town or the pin, place a pin in the middle, remove the pin. */
export function MapButtons({ value, point, view, onView, onChange, onPutPin }: MapButtonsProps) {
  const [place, setPlace] = useState<Located>({ is: 'unasked' })

  /** Asks for the device's location, only on this tap. */
  function locate() {
    setPlace({ is: 'asked' })
    const failed = () => setPlace({ is: 'unknown' })
    const found = ({ coords }: GeolocationPosition) => {
      const here = { lat: coords.latitude, lng: coords.longitude }
      setPlace({ is: 'found', metres: Math.max(1, Math.round(coords.accuracy)) })
      onChange(formatPoint(here))
      onView({ ...here, zoom: PIN_ZOOM })
    }
    if ('geolocation' in navigator) navigator.geolocation.getCurrentPosition(found, failed, LOCATE)
    else failed()
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" size="small" disabled={place.is === 'asked'} onClick={locate}>
        <Icon of={LocateFixed} />
        {words.here}
      </Button>
      <Button look="secondary" size="small" onClick={() => onView({ ...FIRM.mapCentre, zoom: TOWN_ZOOM })}>
        <Icon of={Crosshair} />
        {words.toTown(FIRM.city)}
      </Button>
      {point && (
        <Button look="secondary" size="small" onClick={() => onView({ ...point, zoom: PIN_ZOOM })}>
          <Icon of={MapPin} />
          {words.toPin}
        </Button>
      )}
      {!point && (
        <Button look="secondary" size="small" onClick={() => onPutPin(formatPoint(view ?? DEFAULT_VIEW))}>
          <Icon of={MapPin} />
          {words.putPin}
        </Button>
      )}
      {value !== '' && (
        <Button look="quiet" size="small" onClick={() => onChange('')}>
          <Icon of={Trash2} />
          {words.remove}
        </Button>
      )}
      <output className="w-full text-small text-ink-700 empty:hidden">
        {place.is === 'asked' && words.locating}
        {place.is === 'found' && words.found(place.metres)}
        {place.is === 'unknown' && words.notFound}
      </output>
    </div>
  )
}

type Located = { is: 'unasked' | 'asked' | 'unknown' } | { is: 'found'; metres: number }

const LOCATE: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 }
