import { Crosshair, MapPin, Trash2 } from 'lucide-react'
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
}

/** Below the map: to the town, to the pin or with the pin into the middle, and away with it. */
export function MapButtons({ value, point, view, onView, onChange }: MapButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
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
        <Button look="secondary" size="small" onClick={() => onChange(formatPoint(view ?? DEFAULT_VIEW))}>
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
    </div>
  )
}
