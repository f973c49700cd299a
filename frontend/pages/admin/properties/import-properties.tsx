import { Download } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import type { AuditPage } from '#contract/accounts/audit.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { groupDigits } from '#contract/units/money.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { activityItemsOf } from '#frontend/features/activity/activity-items.ts'
import { ColumnsStep } from '#frontend/features/csv/columns-step.tsx'
import type { Choices } from '#frontend/features/csv/csv-calls.ts'
import { FileButton, FileDrop } from '#frontend/features/csv/file-drop.tsx'
import { FileStep } from '#frontend/features/csv/file-step.tsx'
import { ImportDone, ImportBar, ImportProgress, ToPending } from '#frontend/features/csv/import-end.tsx'
import { LookStep } from '#frontend/features/csv/look-step.tsx'
import { missingColumns } from '#frontend/features/csv/row-counts.ts'
import { type Step, STEPS, Steps } from '#frontend/features/csv/steps.tsx'
import { saveTemplate } from '#frontend/features/csv/template.ts'
import { type CheckedFile, type CheckedState, useImport } from '#frontend/features/csv/use-import.ts'
import { TakeBackButton } from '#frontend/features/csv/take-back-button.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { call } from '#frontend/lib/api/api.ts'
import { dateTimeOf } from '#frontend/lib/format/panel-dates.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { Button, Spinner } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const words = panelCsv.import
const MEGABYTE = 1024 * 1024

/** Listings from a spreadsheet, for admins: the file, its columns, the look at what becomes of it. */
export function ImportPage() {
  const { user } = useSession()
  useHead({ title: words.pageTitle, description: words.lead })
  if (!accessOf(user).includes('administer'))
    return (
      <div className="grid max-w-215 grid-cols-1 gap-5">
        <Title said={words.lead} />
        <Alert tone="info">{SERVER_MESSAGES.adminsOnly}</Alert>
      </div>
    )
  return <Import />
}

function Title({ said, children }: { said: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <div className="grid min-w-0 gap-1">
        <h1>{words.title}</h1>
        <p className="text-ink-700 wrap-anywhere">{said}</p>
      </div>
      {children}
    </div>
  )
}

function Import() {
  const [search, setSearch] = useSearchParams()
  const goTo = (step: Step) => setSearch({ step })
  const given = useImport((checked) => goTo(firstStep(checked)))
  const { state, unfinished, check, startOver } = given
  const step = STEPS.find((name) => name === search.get('step'))
  const isOpen = state.step === 'importing' || (state.step === 'checked' && step !== undefined)
  const outcome = useFocusOnOutcome(`${state.step} ${isOpen ? step : ''}`)

  function take(files: readonly File[], choices?: Choices) {
    const [file] = files
    if (files.length > 1 || !file) return startOver(words.oneFile)
    return void check(file, choices)
  }

  return (
    <div ref={outcome} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      {isOpen && (
        <CheckedFileSteps
          {...given}
          state={state}
          step={step ?? 'look'}
          onStep={goTo}
          onFiles={(files) => take(files, state.reply.errors.length > 0 ? state.choices : undefined)}
          onLeave={() => {
            startOver()
            setSearch({})
          }}
        />
      )}
      {!isOpen && (
        <div className="grid max-w-215 grid-cols-1 gap-5">
          <Title said={words.lead} />
          {state.step === 'choosing' && <Rules />}
          {state.step === 'choosing' && state.problem && <Alert>{state.problem}</Alert>}
          {unfinished !== undefined && <Alert tone="waiting">{words.unfinished(unfinished)}</Alert>}
          {state.step === 'checked' && (
            <Alert tone="info">
              <p>{words.goOn(state.file.name)}</p>
              <AlertButton onClick={() => goTo(firstStep(state))}>{words.goOnButton}</AlertButton>
            </Alert>
          )}
          {(state.step === 'choosing' || state.step === 'checked') && (
            <FileDrop label={words.choose} onFiles={(files) => take(files)} />
          )}
          {state.step === 'choosing' && <LastImport />}
          {state.step === 'checking' && <Checking name={state.name} />}
          {state.step === 'done' && (
            <ImportDone
              added={state.added}
              updated={state.updated}
              importId={state.importId}
              back={state.back}
              onAnother={() => {
                startOver()
                setSearch({})
              }}
            />
          )}
        </div>
      )}
    </div>
  )
}

type CheckedFileStepsProps = Pick<
  ReturnType<typeof useImport>,
  'chooseSheet' | 'decide' | 'readAfresh' | 'store'
> & {
  state: CheckedState
  step: Step
  onStep: (step: Step) => void
  onFiles: (files: readonly File[]) => void
  onLeave: () => void
}

function CheckedFileSteps(props: CheckedFileStepsProps) {
  const { state, step, onStep, onFiles, onLeave, chooseSheet, decide, readAfresh, store } = props
  const { file, reply, choices, problem, isUncertain, isRechecking = false, rememberedOn } = state
  const { understood } = reply
  const [isTyping, setIsTyping] = useState(false)
  const isBusy = state.step === 'importing'
  const hasFaults = reply.errors.length > 0 && missingColumns(reply).length === 0
  const ask = (next: Choices) => void decide(state, next)
  return (
    <>
      <Title said={words.chosen(file.name, reply.rows)}>
        <FileButton label={hasFaults ? words.mended : words.anotherFile} isOff={isBusy} onFiles={onFiles} />
      </Title>
      <Steps step={step} onStep={onStep} />
      {problem && (
        <Alert>
          <p>{problem}</p>
          {isUncertain && <ToPending />}
        </Alert>
      )}
      {step !== 'columns' && understood?.columns.every(({ means }) => means === null) && (
        <Alert tone="waiting">{words.noneKnown}</Alert>
      )}
      <fieldset disabled={isBusy} className="contents">
        {step === 'file' && (
          <FileStep
            checked={state}
            isBusy={isBusy}
            onSheet={(sheet) => void chooseSheet(state, sheet)}
            onHeadRow={(headRow) => ask({ ...choices, headRow, columns: {} })}
          />
        )}
        {step === 'columns' && understood && (
          <ColumnsStep
            {...{ understood, choices, rememberedOn }}
            missing={missingColumns(reply)}
            onDecide={ask}
            onTyping={setIsTyping}
            onAfresh={() => void readAfresh(state)}
          />
        )}
        {step === 'look' && (
          <LookStep
            reply={reply}
            choices={choices}
            isBusy={isBusy || isRechecking}
            onDecide={ask}
            onColumns={() => onStep('columns')}
          />
        )}
      </fieldset>
      {isBusy && <ImportProgress done={state.rowsDone ?? 0} rows={reply.rows} />}
      <ImportBar {...{ state, step, isTyping, onStep, onLeave }} onImport={() => void store(state)} />
    </>
  )
}

/** A file whose reading leaves nothing to say opens where it can be imported; else where something is to be said first. */
function firstStep({ reply, rememberedOn }: CheckedFile): Step {
  const { understood } = reply
  if (!understood) return 'look'
  const isNew = rememberedOn === undefined
  if (isNew && understood.lines.some(({ is }) => is === 'above' || is === 'sum')) return 'file'
  if (understood.columns.every(({ means }) => means === null)) return 'file'
  if (missingColumns(reply).length > 0) return 'columns'
  const isGuessed = understood.columns.some(({ how }) => how === 'synonym' || how === 'left out')
  return (isNew && isGuessed) || understood.isUnitOpen ? 'columns' : 'look'
}

function Rules() {
  const rules = words.rules(groupDigits(String(LIMITS.csvRows)), String(LIMITS.csvBytes / MEGABYTE))
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="grid list-disc gap-1 pl-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Button look="secondary" onClick={saveTemplate}>
        <Icon of={Download} />
        {words.template}
      </Button>
      <p className="text-small text-ink-700">{words.templateHint}</p>
    </div>
  )
}

/** The last import that can be taken back, as the log tells of it, and where those before it stand. */
function LastImport() {
  const { data } = useQuery({
    // Read once: what became of it stays said, where the log knows it as taken back.
    queryKey: ['last-import'],
    queryFn: async ({ signal }) =>
      (await call<AuditPage>(`${PATHS.audit}?action=properties-imported`, { signal })).body,
    staleTime: Infinity,
    gcTime: 0,
  })
  const last = activityItemsOf(data?.entries ?? []).find(({ importId }) => importId !== undefined)
  return (
    <section className="grid gap-3 border-t border-mist-200 pt-4">
      {last?.importId && (
        <>
          <h2 className="text-h3">{words.last.title}</h2>
          <p className="wrap-anywhere">
            {words.last.said(last.actorName, dateTimeOf(last.at), last.did)}{' '}
            <b className="font-semibold">{last.subject?.name}</b>
          </p>
          <TakeBackButton importId={last.importId} />
        </>
      )}
      <p className="text-small text-ink-700">
        {last ? words.last.others : words.last.where}{' '}
        <Link to={`${PANEL.activity}?action=properties-imported`} className="underline underline-offset-2">
          {words.last.activity}
        </Link>
      </p>
    </section>
  )
}

function Checking({ name }: { name: string }) {
  return (
    <output className="flex min-h-48 items-center justify-center gap-3 box p-4 wrap-anywhere">
      <Spinner />
      {words.checking(name)}
    </output>
  )
}

/** A new step begins at its top; where the focused control is gone with the last one, it takes the focus and is read out. */
function useFocusOnOutcome(step: string) {
  const outcome = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    if (!outcome.current?.contains(document.activeElement)) outcome.current?.focus({ preventScroll: true })
  }, [step])
  return outcome
}
