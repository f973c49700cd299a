import { useEffect, useEffectEvent, useState } from 'react'
import { CSV_PROBLEMS } from '#contract/properties/csv-groups.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PENDING_TABLE } from '#frontend/lib/navigation/panel-paths.ts'
import { saveFile } from '#frontend/lib/browser/save-file.ts'
import { groupWords } from '#frontend/messages/panel/csv-groups.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import type { Choices } from './csv-calls.ts'
import { goodRows, importLabel, missingColumns } from './row-counts.ts'
import { type Step, STEPS, StepBar } from './steps.tsx'
import { TakeBackButton } from './take-back-button.tsx'
import type { CheckedState, RowsBack } from './use-import.ts'

const words = panelCsv.import

type ImportBarProps = {
  state: CheckedState
  step: Step
  /** Whether a word is being typed that counts once its field is left, as by a press on the way on. */
  isTyping: boolean
  onStep: (step: Step) => void
  onLeave: () => void
  onImport: () => void
}

/** The way on: to the next step, and at the last one into the stock. */
export function ImportBar({ state, step, isTyping, onStep, onLeave, onImport }: ImportBarProps) {
  const { reply, isRechecking = false } = state
  const isBusy = state.step === 'importing'
  const missing = missingColumns(reply)
  const before = STEPS[STEPS.indexOf(step) - 1]
  const label = missing.length > 0 ? undefined : importLabel(state)
  return (
    <StepBar said={<ImportHint {...{ state, step, missing }} />}>
      <Button
        look="quiet"
        disabled={isBusy}
        onClick={() => (before === undefined ? onLeave() : onStep(before))}
      >
        {before === undefined ? words.leave : words.backStep}
      </Button>
      {step === 'file' && <Button onClick={() => onStep('columns')}>{words.toColumns}</Button>}
      {step === 'columns' && <ToLook state={state} isTyping={isTyping} onLook={() => onStep('look')} />}
      {step === 'look' && label !== undefined && (
        <Button
          isBusy={isBusy || isRechecking}
          busyLabel={isBusy ? words.importing : words.rechecking}
          className="max-sm:flex-1"
          onClick={onImport}
        >
          {label}
        </Button>
      )}
    </StepBar>
  )
}

type ToLookProps = Pick<ImportBarProps, 'isTyping'> & { state: CheckedState; onLook: () => void }

/** The way on from the columns; pressed while the file is checked again, it goes on when nothing is missing then. */
function ToLook({ state, isTyping, onLook }: ToLookProps) {
  const { reply, choices, problem, isRechecking = false } = state
  const [pressedWith, setPressedWith] = useState<Choices>()
  const isPressed = pressedWith === choices
  const isReady = missingColumns(reply).length === 0
  const look = useEffectEvent(onLook)
  const goesOn = isPressed && !isRechecking && isReady && problem === undefined

  useEffect(() => {
    if (goesOn) look()
  }, [goesOn])

  function press() {
    if (isRechecking) setPressedWith(choices)
    else if (isReady) onLook()
  }

  return (
    <Button
      isBusy={isPressed && isRechecking}
      busyLabel={words.rechecking}
      disabled={!isReady && !isRechecking && !isTyping}
      onClick={press}
    >
      {words.toLook(reply.rows)}
    </Button>
  )
}

type ImportHintProps = Pick<ImportBarProps, 'state' | 'step'> & { missing: readonly string[] }

function ImportHint({ state, step, missing }: ImportHintProps) {
  const { reply, choices } = state
  if (step === 'file') return <p>{words.rowsGoOn(reply.rows)}</p>
  if (missing.length > 0) return <p>{words.lacks(missing.join(', '))}</p>
  if (step === 'columns') return <p>{reply.understood?.isUnitOpen ? words.sayUnit : words.haveSource}</p>
  if (goodRows(reply) === 0 && reply.badRows === 0 && (reply.inAlready ?? 0) > 0) return <p>{words.allIn}</p>
  if (importLabel(state) === undefined)
    return <p>{choices.isUpdate ? words.update.nothing : words.noneGood}</p>
  const wrong = wrongPrices(state)
  if (wrong === 0) return <p>{groupWords.nothingStored}</p>
  return (
    <p>
      {groupWords.wrongPrices(wrong)}{' '}
      <button
        type="button"
        className="min-h-6 font-semibold text-tea-700 underline underline-offset-4"
        onClick={() => {
          const doubts = document.getElementById('groups-doubt')
          doubts?.scrollIntoView()
          doubts?.focus()
        }}
      >
        {groupWords.lookFirst(wrong)}
      </button>
    </p>
  )
}

const wrongPrices = ({ reply }: CheckedState) =>
  (reply.understood?.groups ?? [])
    .filter(
      ({ problem, answer }) =>
        CSV_PROBLEMS[problem] === 'doubt' && problem.startsWith('price') && answer === null,
    )
    .reduce((sum, { count }) => sum + count, 0)

/** How far the storing is. */
export function ImportProgress({ done, rows }: { done: number; rows: number }) {
  return (
    <div className="grid gap-1.5">
      <progress value={done} max={rows} aria-label={words.importing} className="h-2 w-full accent-tea-700" />
      <output className="text-small text-ink-700 tabular">{words.progress(done, rows)}</output>
    </div>
  )
}

type ImportDoneProps = {
  added: number
  updated: number
  importId: string | undefined
  back: RowsBack | undefined
  onAnother: () => void
}

/** What was stored, where to find it, and the rows that came back. */
export function ImportDone({ added, updated, importId, back, onAnother }: ImportDoneProps) {
  const [isTakenBack, setIsTakenBack] = useState(false)
  const hasPending = !isTakenBack && (added > 0 || updated === 0)
  return (
    <div className="grid grid-cols-1 gap-3.5">
      {!isTakenBack && updated > 0 && (
        <Alert tone="success">{words.update.done(words.listings(updated))}</Alert>
      )}
      {hasPending && (
        <Alert tone="success">{added === 1 ? words.doneOne : words.done(words.listings(added))}</Alert>
      )}
      {back && (
        <Alert tone="waiting">
          <p>{words.back.done(back.rows)}</p>
          <AlertButton onClick={() => saveFile(back.content, back.name)}>{words.back.again}</AlertButton>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2.5 *:flex-auto sm:*:flex-none">
        {hasPending && (
          <Link to={PENDING_TABLE} className={buttonLook({})}>
            {words.toPending}
          </Link>
        )}
        <Button look="secondary" onClick={onAnother}>
          {words.another}
        </Button>
        {importId !== undefined && added + updated > 0 && (
          <TakeBackButton importId={importId} onTakenBack={() => setIsTakenBack(true)} />
        )}
      </div>
    </div>
  )
}

export function ToPending() {
  return (
    <Link
      to={PENDING_TABLE}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {words.toPending}
    </Link>
  )
}
