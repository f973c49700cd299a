import { type RefCallback, Suspense, useState } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { trustMarkup } from '#frontend/lib/browser/trusted-markup.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { SkeletonBox } from '#frontend/ui/feedback/skeleton.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { MapButtons } from './map-buttons.tsx'
import type { View } from './map-view.ts'
import { formatPoint, pointOf, readPlace } from './read-place.ts'

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
      <MapButtons
        {...{ value, point, view }}
        onChange={onChange}
        onPutPin={(put) => onChange(put, true)}
        onView={setView}
      />
    </div>
  )
}
