import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { type Hours, PersonSaved, WORKING_DAYS } from '#contract/accounts/people.ts'
import { fieldIn } from '#contract/languages/field-in.ts'
import { type Language, OTHER_LANGUAGES, PUBLISHED } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { usePictures } from '#frontend/features/images/use-pictures.ts'
import { Person } from '#frontend/features/people/person.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { call } from '#frontend/lib/api/api.ts'
import { useTyped } from '#frontend/lib/browser/use-typed.ts'
import { useHead } from '#frontend/lib/head.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { draftSaid } from '#frontend/messages/panel/drafts.ts'
import { panelPerson as words } from '#frontend/messages/panel/person.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { DraftNotice } from '#frontend/ui/feedback/draft-notice.tsx'
import { SkeletonBox } from '#frontend/ui/feedback/skeleton.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { FormSection } from '#frontend/ui/form/form-section.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

/** What visitors may see of an account's owner: one's own, or for admins that of any account. */
export function PersonPage() {
  const { id } = useParams()
  const { user } = useSession()
  const subject = id ?? user?._id ?? ''
  const isOwn = subject === user?._id
  const path = id === undefined ? PATHS.ownPerson : href(PATHS.person, { id })
  const { data, error } = useQuery({
    queryKey: ['person', subject],
    queryFn: async ({ signal }) => (await call<PersonSaved>(path, { signal })).body,
    enabled: subject !== '',
  })
  useHead({ title: words.pageTitle, description: words.title })
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <h1>{isOwn || !data ? words.title : words.titleOf(data.name)}</h1>
      <p className="max-w-[66ch] text-ink-700">{words.lead}</p>
      {error && <Alert>{failureSentence(error, words.notRead)}</Alert>}
      {!data && !error && <SkeletonBox className="h-96" />}
      {data && user && (
        <PersonForm key={subject} path={path} subject={subject} saved={data} accountId={user._id} />
      )}
    </div>
  )
}

const USUAL: Hours = { days: 'monday-to-saturday', from: '10:00', to: '18:00' }

type PersonFormProps = { path: string; subject: string; saved: PersonSaved; accountId: string }

function PersonForm({ path, subject, saved, accountId }: PersonFormProps) {
  const draft = useTyped({ accountId, about: `person.${subject}` }, PersonSaved, saved)
  const { typed } = draft
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const client = useQueryClient()
  const pictures = usePictures('people', [])
  const [chosen] = pictures.kept
  const person = { ...typed, photo: chosen?.url ?? typed.photo }
  const change = (changes: Partial<PersonSaved>) => draft.change({ ...typed, ...changes })

  async function save(event: FormEvent) {
    event.preventDefault()
    setIsSaving(true)
    setProblem(undefined)
    try {
      const { body } = await call<PersonSaved>(path, { method: 'PUT', json: person })
      client.setQueryData(['person', subject], body)
      draft.saved(body)
      pictures.reset([])
      showToast('success', words.saved)
    } catch (error) {
      setProblem(failureSentence(error, words.notSaved))
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      {draft.isRestored && <DraftNotice {...draftSaid(draft)} onDiscard={draft.discard} />}
      <FormSection title={words.preview}>
        {person.isShown ? <Person person={person} /> : <p className="text-ink-700">{words.hidden}</p>}
        <Checkbox checked={person.isShown} onChange={({ target }) => change({ isShown: target.checked })}>
          {words.isShown}
        </Checkbox>
      </FormSection>
      <FormSection title={words.details}>
        <TextField
          label={words.name}
          value={person.name}
          maxLength={LIMITS.usernameLetters}
          onChange={({ target }) => change({ name: target.value })}
        />
        <NameFields person={person} onChange={change} />
        <Photo
          pictures={pictures}
          hasPhoto={person.photo !== null}
          onTakeOff={() => change({ photo: null })}
        />
        <SpokenFields spoken={person.languages} onChange={(languages) => change({ languages })} />
        <HoursFields hours={person.hours} onChange={(hours) => change({ hours })} />
      </FormSection>
      {problem !== undefined && <Alert>{problem}</Alert>}
      <div>
        <Button type="submit" isBusy={isSaving || pictures.isUploading} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

type NameFieldsProps = { person: PersonSaved; onChange: (changes: Partial<PersonSaved>) => void }

/** The name in the letters of every other language. */
function NameFields({ person, onChange }: NameFieldsProps) {
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {OTHER_LANGUAGES.map((language) => {
          const field = fieldIn('name', language)
          return (
            <TextField
              key={language}
              lang={language}
              label={words.nameIn[language]}
              value={person[field] ?? ''}
              maxLength={LIMITS.nameInLanguageLetters}
              aria-describedby="names-hint"
              onChange={({ target }) => onChange({ [field]: target.value === '' ? null : target.value })}
            />
          )
        })}
      </div>
      <p id="names-hint" className="text-small text-ink-500">
        {words.nameInHint}
      </p>
    </div>
  )
}

type SpokenFieldsProps = {
  spoken: PersonSaved['languages']
  onChange: (spoken: PersonSaved['languages']) => void
}

function SpokenFields({ spoken, onChange }: SpokenFieldsProps) {
  const isSpoken = (language: Language, other: Language, isTicked: boolean) =>
    language === other ? isTicked : spoken.includes(other)
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{words.languages}</legend>
      <div className="flex flex-wrap gap-x-6">
        {PUBLISHED.map((language) => (
          <Checkbox
            key={language}
            checked={spoken.includes(language)}
            onChange={({ target }) =>
              onChange(PUBLISHED.filter((one) => isSpoken(language, one, target.checked)))
            }
          >
            {words.spoken[language]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

type PhotoProps = { pictures: ReturnType<typeof usePictures>; hasPhoto: boolean; onTakeOff: () => void }

function Photo({ pictures, hasPhoto, onTakeOff }: PhotoProps) {
  const input = useRef<HTMLInputElement>(null)

  function choose(files: FileList | null) {
    const [file] = files ?? []
    if (!file) return
    pictures.reset([])
    pictures.add([file])
  }

  function takeOff() {
    pictures.reset([])
    onTakeOff()
  }

  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{words.photo}</p>
      <p className="text-small text-ink-500">{words.photoHint}</p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={words.choosePhoto}
        onChange={({ target }) => choose(target.files)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button look="secondary" onClick={() => input.current?.click()}>
          {words.choosePhoto}
        </Button>
        {hasPhoto && (
          <Button look="quiet" onClick={takeOff}>
            {words.takeOffPhoto}
          </Button>
        )}
      </div>
      {pictures.isUploading && <p className="text-small text-ink-700">{words.uploading}</p>}
      {pictures.failedCount > 0 && <Alert>{words.photoFailed}</Alert>}
    </div>
  )
}

type HoursFieldsProps = { hours: Hours | null; onChange: (hours: Hours | null) => void }

function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const { days, from, to } = hours ?? { ...USUAL, days: '' }
  const options = [
    { value: '', label: words.noHours },
    ...WORKING_DAYS.map((value) => ({ value, label: words.days[value] })),
  ]
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-[2fr_1fr_1fr]">
      <SelectField
        label={words.hours}
        options={options}
        value={days}
        onChange={({ target }) => {
          const chosen = WORKING_DAYS.find((known) => known === target.value)
          onChange(chosen ? { from, to, days: chosen } : null)
        }}
      />
      {hours && (
        <>
          <TextField
            label={words.from}
            type="time"
            value={from}
            onChange={({ target }) => onChange({ ...hours, from: target.value })}
          />
          <TextField
            label={words.to}
            type="time"
            value={to}
            onChange={({ target }) => onChange({ ...hours, to: target.value })}
          />
        </>
      )}
    </div>
  )
}
