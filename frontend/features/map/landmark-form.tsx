import { type FormEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { OTHER_LANGUAGES, PUBLISHED } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { type Landmark, LANDMARK_KINDS, type LandmarkInput } from '#contract/site/landmarks.ts'
import { MapField } from './picker/map-field.tsx'
import { formatPoint, pointOf } from './picker/read-place.ts'
import { useTyped } from '#frontend/lib/browser/use-typed.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { draftSaid } from '#frontend/messages/panel/drafts.ts'
import { panelLandmarks as words } from '#frontend/messages/panel/landmarks.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { DraftNotice } from '#frontend/ui/feedback/draft-notice.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { useSavingLandmark } from './use-landmarks.ts'

const Filled = z.object({
  kind: z.enum(LANDMARK_KINDS),
  names: z.record(z.enum(PUBLISHED), z.string()),
  /** As the field of the map takes it: '26.72, 88.42'. */
  place: z.string(),
})
type Filled = z.infer<typeof Filled>

const BLANK: Filled = { kind: 'school', names: { en: '', bn: '', hi: '', ne: '' }, place: '' }

const filledOf = ({ kind, names, ...point }: Landmark): Filled => ({
  kind,
  names: { ...BLANK.names, ...names },
  place: formatPoint(point),
})

type LandmarkFormProps = {
  accountId: string
  landmark?: Landmark | undefined
  onSaved: (name: string) => void
  onCancel: () => void
}

/** A landmark's kind, names and pin; what is missing is said below its field. */
export function LandmarkForm({ accountId, landmark, onSaved, onCancel }: LandmarkFormProps) {
  const saving = useSavingLandmark()
  const about = `landmark.${landmark?._id ?? 'new'}`
  const draft = useTyped({ accountId, about }, Filled, landmark ? filledOf(landmark) : BLANK)
  const [isTried, setIsTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { kind, names, place } = draft.typed
  const isNamed = names.en.trim() !== ''
  const point = pointOf(place)
  const change = (changes: Partial<Filled>) => draft.change({ ...draft.typed, ...changes })

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    if (!isNamed || !point) return (isNamed ? undefined : field.current)?.focus()
    const input = { kind, names: namesOf(names), ...point }
    setFailure(undefined)
    try {
      await saving.mutateAsync({ ...input, ...(landmark && { _id: landmark._id }) })
      draft.discard()
      onSaved(input.names.en)
    } catch (error) {
      setFailure(failureSentence(error, words.notSaved))
    }
  }

  function cancel() {
    draft.discard()
    onCancel()
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid max-w-200 gap-4 box p-4 sm:p-5">
      <h2 className="text-h3">{landmark ? words.editTitle(landmark.names.en) : words.addTitle}</h2>
      {draft.isRestored && <DraftNotice {...draftSaid(draft)} onDiscard={draft.discard} />}
      {failure && <Alert>{failure}</Alert>}
      <SelectField
        label={words.kind}
        options={LANDMARK_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={({ currentTarget }) =>
          change({ kind: LANDMARK_KINDS.find((one) => one === currentTarget.value) ?? kind })
        }
      />
      <TextField
        ref={field}
        label={words.name}
        isMarked
        required
        maxLength={LIMITS.landmarkNameLetters}
        value={names.en}
        onChange={({ currentTarget }) => change({ names: { ...names, en: currentTarget.value } })}
        error={isTried && !isNamed ? words.nameMissing : undefined}
      />
      <OtherNames names={names} onChange={(typed) => change({ names: typed })} />
      <p className="-mt-2 text-small text-ink-700">{words.nameHint}</p>
      <MapField
        label={words.place}
        value={place}
        onChange={(value) => change({ place: value })}
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
        <Button look="secondary" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

type OtherNamesProps = { names: Filled['names']; onChange: (names: Filled['names']) => void }

function OtherNames({ names, onChange }: OtherNamesProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {OTHER_LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={words.names[language]}
          lang={language}
          maxLength={LIMITS.landmarkNameLetters}
          value={names[language]}
          onChange={({ currentTarget }) => onChange({ ...names, [language]: currentTarget.value })}
        />
      ))}
    </div>
  )
}

/** Names of other languages may be left out. */
function namesOf(typed: Filled['names']): LandmarkInput['names'] {
  const others = OTHER_LANGUAGES.flatMap((language) => {
    const name = typed[language].trim()
    return name === '' ? [] : [[language, name]]
  })
  return { en: typed.en.trim(), ...Object.fromEntries(others) }
}
