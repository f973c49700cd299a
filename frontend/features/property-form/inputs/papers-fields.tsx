import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CHECK_LABELS, checksOf, isAskedFor } from '#contract/properties/checks.ts'
import type { Category, CheckName } from '#contract/properties/enums.ts'
import { LIMITS } from '#contract/limits.ts'
import { formLabelOf } from '#frontend/features/property-form/plan.ts'
import type { FormCheck, FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { FieldError } from '#frontend/ui/form/field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Flag } from './own-fields.tsx'
import { TextInput } from './text-input.tsx'

const words = forms.papers

/** The RERA registration of the building project, and the checks made by staff. */
export function PapersFields({ category }: { category: Category }) {
  return (
    <>
      <Flag name="isProjectUnit" />
      <div className="grid grid-cols-1 gap-3.5 sm:grid-cols-2">
        <TextInput name="reraNumber" />
        <TextInput name="reraNotNeeded" />
      </div>
      <Checks category={category} />
    </>
  )
}

function Checks({ category }: { category: Category }) {
  const { setValue, clearErrors } = useFormContext<FormValues>()
  const { defaultValues, errors } = useFormState<FormValues>()
  const error = errors.checks?.message
  const [checks, ownershipType] = useWatch<FormValues, ['checks', 'ownershipType']>({
    name: ['checks', 'ownershipType'],
  })

  /** A check that is unticked and ticked again keeps its stored details. */
  const stored = (name: CheckName): FormCheck => {
    const known = defaultValues?.checks?.find((one) => one?.check === name)
    return {
      check: name,
      checkedAt: '',
      checkedByName: '',
      note: '',
      paperNumber: '',
      again: false,
      ...known,
    }
  }
  const put = (name: CheckName, check: FormCheck | undefined) => {
    const others = checks.filter((one) => one.check !== name)
    clearErrors('checks')
    setValue('checks', check ? [...others, check] : others, { shouldDirty: true })
  }
  const isTold = (name: CheckName) =>
    isAskedFor(name, ownershipType) || checks.some(({ check }) => check === name)

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1">
      <legend className="pb-1 font-semibold">{formLabelOf('checks')}</legend>
      <p className="pb-1 text-small text-ink-500">{words.hint}</p>
      {error && <FieldError>{error}</FieldError>}
      {checksOf(category)
        .filter(isTold)
        .map((name) => {
          const done = checks.find(({ check }) => check === name)
          return (
            <fieldset
              key={name}
              aria-label={CHECK_LABELS[name]}
              className="min-w-0 border-t border-mist-200 py-1"
            >
              <Checkbox
                checked={done !== undefined}
                onChange={({ currentTarget }) => put(name, currentTarget.checked ? stored(name) : undefined)}
              >
                {CHECK_LABELS[name]}
              </Checkbox>
              {done && <CheckDetails done={done} onChange={(check) => put(name, check)} />}
            </fieldset>
          )
        })}
    </fieldset>
  )
}

type CheckDetailsProps = { done: FormCheck; onChange: (check: FormCheck) => void }

/** When and by whom a check was made, and its details that only staff see. */
function CheckDetails({ done, onChange }: CheckDetailsProps) {
  const { check, checkedAt, checkedByName, note, paperNumber, again } = done
  const isNew = checkedAt === '' || again
  return (
    <div className="grid grid-cols-1 gap-2 pb-3 pl-9">
      <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-700">
        {isNew ? words.today : words.seen(dayOf(checkedAt), checkedByName)}
        {!isNew && (
          <button
            type="button"
            onClick={() => onChange({ ...done, again: true })}
            className="min-h-11 underline underline-offset-4"
          >
            {words.again}
            <span className="sr-only">{words.of(CHECK_LABELS[check])}</span>
          </button>
        )}
      </p>
      <div className="grid grid-cols-1 gap-3.5 sm:grid-cols-2">
        {check !== 'siteVisited' && (
          <TextField
            label={words.paperNumber}
            placeholder={words.paperHint}
            maxLength={LIMITS.shortTextLetters}
            autoComplete="off"
            value={paperNumber}
            onChange={({ currentTarget }) => onChange({ ...done, paperNumber: currentTarget.value })}
          />
        )}
        <TextField
          label={words.note}
          maxLength={LIMITS.checkNoteLetters}
          autoComplete="off"
          value={note}
          onChange={({ currentTarget }) => onChange({ ...done, note: currentTarget.value })}
        />
      </div>
    </div>
  )
}
