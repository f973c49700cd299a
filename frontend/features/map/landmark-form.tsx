import { type FormEvent, useRef, useState } from 'react'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { LIMITS } from '#contract/limits.ts'
import { type Landmark, LANDMARK_KINDS, type LandmarkInput } from '#contract/site/landmarks.ts'
import { MapField } from './picker/map-field.tsx'
import { formatPoint, pointOf } from './picker/read-place.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLandmarks as words } from '#frontend/messages/panel/landmarks.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { useSavingLandmark } from './use-landmarks.ts'

/** Beside English. */
export const OTHER_LANGUAGES = ['bn', 'hi', 'ne'] as const

type LandmarkFormProps = {
  landmark?: Landmark | undefined
  onSaved: (name: string) => void
  onCancel: () => void
}

/** A landmark's kind, names and pin; what is missing is said below its field. */
export function LandmarkForm({ landmark, onSaved, onCancel }: LandmarkFormProps) {
  const saving = useSavingLandmark()
  const [place, setPlace] = useState(landmark ? formatPoint(landmark) : '')
  const [isTried, setIsTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [name, setName] = useState(landmark?.names.en ?? '')
  const field = useRef<HTMLInputElement>(null)
  const point = pointOf(place)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    const input = inputOf(new FormData(event.currentTarget), point)
    if (input === undefined) return (name.trim() === '' ? field.current : undefined)?.focus()
    setFailure(undefined)
    try {
      await saving.mutateAsync({ ...input, ...(landmark && { _id: landmark._id }) })
      onSaved(input.names.en)
    } catch (error) {
      setFailure(failureSentence(error, words.notSaved))
    }
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      noValidate
      className="grid max-w-200 gap-4 rounded-court border border-mist-200 bg-lime-0 p-4 sm:p-5"
    >
      <h2 className="text-h3">{landmark ? words.editTitle(landmark.names.en) : words.addTitle}</h2>
      {failure && <Alert>{failure}</Alert>}
      <SelectField
        label={words.kind}
        name="kind"
        defaultValue={landmark?.kind ?? 'school'}
        options={LANDMARK_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      />
      <TextField
        ref={field}
        label={words.name}
        name="en"
        isMarked
        required
        maxLength={LIMITS.landmarkNameLetters}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={isTried && name.trim() === '' ? words.nameMissing : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {OTHER_LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={words.names[language]}
            name={language}
            lang={language}
            maxLength={LIMITS.landmarkNameLetters}
            defaultValue={landmark?.names[language] ?? ''}
          />
        ))}
      </div>
      <p className="-mt-2 text-small text-ink-700">{words.nameHint}</p>
      <MapField
        label={words.place}
        value={place}
        onChange={(value) => setPlace(value)}
        error={
          isTried && !point ? (place === '' ? words.placeMissing : SERVER_MESSAGES.landmarkPoint) : undefined
        }
        isRequired
        inputRef={() => undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={saving.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** What was filled in; undefined where name or pin are missing. */
function inputOf(form: FormData, point: ReturnType<typeof pointOf>): LandmarkInput | undefined {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const kind = LANDMARK_KINDS.find((one) => one === form.get('kind'))
  if (!kind || !point || textOf('en') === '') return undefined
  const others = OTHER_LANGUAGES.flatMap((language) =>
    textOf(language) ? [[language, textOf(language)]] : [],
  )
  return { kind, names: { en: textOf('en'), ...Object.fromEntries(others) }, ...point }
}
