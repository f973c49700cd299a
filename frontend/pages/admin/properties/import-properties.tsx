import { Download } from 'lucide'
import { useEffect, useRef } from 'react'
import type { CsvError, CsvReply } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { groupDigits } from '#contract/units/money.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ColumnChoices } from '#frontend/features/csv/column-choices.tsx'
import { ErrorTable } from '#frontend/features/csv/error-table.tsx'
import { FileDrop } from '#frontend/features/csv/file-drop.tsx'
import type { Choices } from '#frontend/features/csv/csv-calls.ts'
import { Done, ImportSome, Ready } from '#frontend/features/csv/import-steps.tsx'
import { SheetChoice } from '#frontend/features/csv/sheet-choice.tsx'
import { saveTemplate } from '#frontend/features/csv/template.ts'
import { useImport } from '#frontend/features/csv/use-import.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { useHead } from '#frontend/lib/head.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Button, Spinner } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const words = panelCsv.import
const MEGABYTE = 1024 * 1024

/** Listings from a CSV file, for admins. */
export function ImportPage() {
  const { user } = useSession()
  useHead({ title: words.pageTitle, description: words.lead })
  return (
    <div className="grid max-w-215 grid-cols-1 gap-5">
      <div className="grid gap-1.5">
        <h1>{words.title}</h1>
        <p className="text-ink-700">{words.lead}</p>
      </div>
      {accessOf(user).includes('administer') ? (
        <Import />
      ) : (
        <Alert tone="info">{SERVER_MESSAGES.adminsOnly}</Alert>
      )}
    </div>
  )
}

function Import() {
  const { state, unfinished, check, chooseSheet, decide, store, startOver } = useImport()
  const outcome = useFocusOnOutcome(state.step)

  function take(files: readonly File[], choices?: Choices) {
    const [file] = files
    if (files.length > 1 || !file) return startOver(words.oneFile)
    return void check(file, choices)
  }

  return (
    <>
      {state.step === 'choosing' && <Rules />}
      <div ref={outcome} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
        {state.step === 'choosing' && state.problem && <Alert>{state.problem}</Alert>}
        {unfinished !== undefined && <Alert tone="waiting">{words.unfinished(unfinished)}</Alert>}
        {state.step === 'choosing' && <FileDrop label={words.choose} onFiles={(files) => take(files)} />}
        {state.step === 'checking' && <Checking name={state.name} />}
        {(state.step === 'refused' || state.step === 'checked') && (
          <SheetChoice file={state.file} onChoose={(sheet) => void chooseSheet(state, sheet)} />
        )}
        {state.step === 'refused' && (
          <>
            <ErrorTable errors={state.errors} />
            {state.reply.understood && (
              <ColumnChoices
                understood={state.reply.understood}
                choices={state.choices}
                isOpen={goodRows(state) === 0}
                onDecide={(choices) => void decide({ ...state, step: 'refused' }, choices)}
              />
            )}
            {state.problem && <Alert>{state.problem}</Alert>}
            {goodRows(state) > 0 && (
              <ImportSome
                good={goodRows(state)}
                bad={badRows(state.errors)}
                isBusy={state.isRechecking === true}
                onImport={() => void store(state)}
              />
            )}
            <FileDrop label={words.mended} onFiles={(files) => take(files, state.choices)} />
          </>
        )}
        {(state.step === 'checked' || state.step === 'importing') && (
          <Ready
            state={state}
            onDecide={(choices) => void decide({ ...state, step: 'checked' }, choices)}
            onImport={() => void store(state)}
            onOther={() => startOver()}
          />
        )}
        {state.step === 'done' && (
          <Done
            added={state.added}
            updated={state.updated}
            importId={state.importId}
            back={state.back}
            onAnother={() => startOver()}
          />
        )}
      </div>
    </>
  )
}

const badRows = (errors: readonly CsvError[]) => new Set(errors.map(({ row }) => row)).size

/** The rows of a file without an error; none where its columns are not understood, as then no row is read. */
function goodRows({
  reply: { rows, inAlready = 0, understood },
  errors,
}: {
  reply: CsvReply
  errors: readonly CsvError[]
}): number {
  return (understood?.listings.length ?? 0) > 0 ? rows - badRows(errors) - inAlready : 0
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

function Checking({ name }: { name: string }) {
  return (
    <output className="flex min-h-48 items-center justify-center gap-3 rounded-court border border-mist-200 bg-lime-0 p-4 wrap-anywhere">
      <Spinner />
      {words.checking(name)}
    </output>
  )
}

/** The focused control is gone with its step: the new step takes the focus and is read out. */
function useFocusOnOutcome(step: string) {
  const outcome = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (!outcome.current?.contains(document.activeElement)) outcome.current?.focus()
  }, [step])
  return outcome
}
