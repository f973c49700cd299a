import { type RefCallback, Suspense, useState } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { trustMarkup } from '#frontend/lib/browser/trusted-markup.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { SkeletonBox } from '#frontend/ui/feedback/skeleton.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { DEFAULT_VIEW, PIN_ZOOM, TOWN_ZOOM, type View } from './map-view.ts'
import { formatPoint, type Point, pointOf, readPlace } from './read-place.ts'
import { Crosshair, LocateFixed, MapPin, Trash2 } from 'lucide'
import { FIRM } from '#contract/firm.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const words = forms.map

/** While it loads, the library inserts this markup once to test whether the browser draws SVG. */
const MapCanvas = chunk(async () => {
  trustMarkup('<svg/>')
  return (await import('./map-canvas.tsx')).MapCanvas
})

type MapFieldProps = {
  label: string
  value: string
  /** `isUnmoved`: a pin that a button put into the middle of the map. */
  onChange: (value: string, isUnmoved?: boolean) => void
  error: string | undefined
  isRequired: boolean
  inputRef: RefCallback<HTMLInputElement>
}

/** Where the property is: chosen on a map, typed as coordinates, or pasted as a link or an embed. */
export function MapField({ label, value, onChange, error, isRequired, inputRef }: MapFieldProps) {
  const [view, setView] = useState<View>()
  const [centre, setCentre] = useState<Point>(DEFAULT_VIEW)
  const [isLeft, setIsLeft] = useState(true)
  const point = pointOf(value)
  const read = readPlace(value)
  const problem = isLeft && value !== '' && 'problem' in read ? words.problems[read.problem] : undefined

  function type(text: string) {
    setIsLeft(false)
    const place = readPlace(text)
    const isPasted = /[<:°]/.test(text)
    onChange('value' in place && isPasted ? place.value : text)
  }

  function leave() {
    setIsLeft(true)
    if ('value' in read) onChange(read.value)
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <TextField
        ref={inputRef}
        label={label}
        isMarked={isRequired}
        required={isRequired}
        hint={value.startsWith('https:') ? words.embed : words.hint}
        error={error ?? problem}
        placeholder={words.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={4000}
        value={value}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
      />
      <ErrorBoundary resetKey="" fallback={() => <p className="text-small">{words.failed}</p>}>
        <Suspense fallback={<SkeletonBox className="h-65 md:h-100" />}>
          <MapCanvas
            point={point}
            view={view}
            onPick={(picked) => onChange(formatPoint(picked))}
            onMoved={setCentre}
          />
        </Suspense>
      </ErrorBoundary>
      <MapButtons
        {...{ value, point, centre }}
        onChange={onChange}
        onPutPin={(put) => onChange(put, true)}
        onView={setView}
      />
    </div>
  )
}

type MapButtonsProps = {
  value: string
  point: ReturnType<typeof pointOf>
  /** What the map shows in its middle. */
  centre: Point
  onView: (view: View) => void
  onChange: (value: string) => void
  /** A pin in the middle of the map, which nobody has moved yet. */
  onPutPin: (value: string) => void
}

/** Below the map: find the device's location, show the town or the pin, place a pin in the middle, remove the pin. */
function MapButtons({ value, point, centre, onView, onChange, onPutPin }: MapButtonsProps) {
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
      <Button look="secondary" size="small" isHeld={place.is === 'asked'} onClick={locate}>
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
        <Button look="secondary" size="small" onClick={() => onPutPin(formatPoint(centre))}>
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
