import { Crosshair, MapPin, Trash2 } from 'lucide-react'
import { type RefCallback, Suspense, useState } from 'react'
import { FIRM } from '#contract/firm.ts'
import { chunk } from '#frontend/lib/chunk.tsx'
import { trustMarkup } from '#frontend/lib/trusted-markup.ts'
import { forms } from '#frontend/messages/panel-forms.ts'
import { Button } from '#frontend/ui/button.tsx'
import { ErrorBoundary } from '#frontend/ui/error-boundary.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { SkeletonBox } from '#frontend/ui/skeleton.tsx'
import { TextField } from '#frontend/ui/text-field.tsx'
import { DEFAULT_VIEW, PIN_ZOOM, TOWN_ZOOM, type View } from './map-view.ts'
import { formatPoint, pointOf, readPlace } from './read-place.ts'

const words = forms.map

/** The library tries once, while it loads, whether the browser draws vectors. */
const MapCanvas = chunk(async () => {
  trustMarkup('<svg/>')
  return (await import('./map-canvas.tsx')).MapCanvas
})

type MapFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  isRequired: boolean
  inputRef: RefCallback<HTMLInputElement>
}

/** Where the property is: chosen on a map, typed as coordinates, or pasted as a link or an embed. */
export function MapField({ label, value, onChange, error, isRequired, inputRef }: MapFieldProps) {
  const [view, setView] = useState<View>()
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
          <MapCanvas point={point} view={view} onPick={(picked) => onChange(formatPoint(picked))} />
        </Suspense>
      </ErrorBoundary>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => setView({ ...FIRM.mapCentre, zoom: TOWN_ZOOM })}>
          <Icon of={Crosshair} />
          {words.toTown(FIRM.city)}
        </Button>
        {point && (
          <Button look="secondary" size="small" onClick={() => setView({ ...point, zoom: PIN_ZOOM })}>
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
    </div>
  )
}
